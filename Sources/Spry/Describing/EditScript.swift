/// The fewest changes that turn one list into another: missing, unexpected and changed elements.
///
/// Lists with more than a few changes have no script.
struct EditScript {
  /// One change, in the order of the lists.
  enum Edit: Equatable {
    /// An element of the first list that the second one lacks.
    case missing(Int)
    /// An element of the second list that the first one lacks.
    case unexpected(Int)
    /// An element of the first list that is replaced by another in the second one.
    case changed(Int, Int)
  }

  /// The maximum number of missing and unexpected elements.
  private static let limit = 20

  /// The maximum number of elements, in both lists together, between the common beginning and the
  /// common end.
  ///
  /// The standard library compares elements about as often as half of its square if the lists have
  /// nothing in common, which takes less than a second in a debug build.
  private static let sizeLimit = 800

  let edits: [Edit]

  /// Compares two lists, or returns `nil` if that takes too long or there are too many changes.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first list.
  ///   - otherCount: The number of elements of the second list.
  ///   - start: The number of elements that the lists have in common at the beginning.
  ///   - matches: Whether an element of the first list, by its index, matches one of the second.
  init?(
    _ count: Int, _ otherCount: Int, commonPrefix start: Int, matches: (Int, Int) -> Bool
  ) {
    guard abs(count - otherCount) <= Self.limit else { return nil }
    var (end, otherEnd) = (count, otherCount)
    while min(end, otherEnd) > start, matches(end - 1, otherEnd - 1) {
      end -= 1
      otherEnd -= 1
    }
    guard end + otherEnd - 2 * start <= Self.sizeLimit else { return nil }
    let difference = Array(start..<otherEnd).difference(from: Array(start..<end)) {
      matches($0, $1)
    }
    guard difference.count <= Self.limit else { return nil }
    edits = Self.edits(
      missing: difference.removals.map { start + $0.offset },
      unexpected: difference.insertions.map { start + $0.offset })
  }

  /// Merges the changes, and combines a missing and an unexpected element between the same neighbors
  /// into a changed one.
  private static func edits(missing: [Int], unexpected: [Int]) -> [Edit] {
    var edits: [Edit] = []
    var (removed, inserted) = (missing[...], unexpected[...])
    // What an index in the first list adds up to in the second one.
    var offset = 0
    while !removed.isEmpty || !inserted.isEmpty {
      let first = min(removed.first.map { $0 + offset } ?? .max, inserted.first ?? .max)
      let gone = run(in: &removed, from: first - offset)
      let new = run(in: &inserted, from: first)
      edits += zip(gone, new).map { .changed($0, $1) }
      edits += gone.dropFirst(new.count).map { .missing($0) }
      edits += new.dropFirst(gone.count).map { .unexpected($0) }
      offset += new.count - gone.count
    }
    return edits
  }

  /// Removes and returns the numbers that follow each other from a first one on.
  private static func run(in numbers: inout ArraySlice<Int>, from first: Int) -> [Int] {
    let run = zip(numbers, first...).prefix { $0 == $1 }.map(\.0)
    numbers = numbers.dropFirst(run.count)
    return run
  }
}

extension CollectionDifference.Change {
  /// The index of the element in its list.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
