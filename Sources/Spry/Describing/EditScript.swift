/// The fewest changes that turn one list into another: missing, unexpected and changed elements.
///
/// It is found by Myers' algorithm, whose cost grows with the number of changes. Lists with more
/// than a few changes have no script.
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

  let edits: [Edit]

  /// Compares two lists, or returns `nil` if that takes too long or there are too many changes.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first list.
  ///   - otherCount: The number of elements of the second list.
  ///   - commonCount: Returns the number of elements that the lists have in common from an index in
  ///     each, or `nil` if that takes too long to determine.
  init?(_ count: Int, _ otherCount: Int, commonCount: (Int, Int) -> Int?) {
    guard abs(count - otherCount) <= Self.limit else { return nil }
    // For each number of changes, the points furthest into the lists.
    var history: [Frontier] = []
    for changes in 0...Self.limit {
      var frontier = Frontier(count: count, otherCount: otherCount)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let start = history.last.map { $0.step(to: diagonal)?.index } ?? 0
        guard let start else { continue }
        guard let common = commonCount(start, start - diagonal) else { return nil }
        frontier.furthest[diagonal] = start + common
        if start + common == count, start + common - diagonal == otherCount {
          edits = Self.pair(Self.edits(history, endingOn: diagonal))
          return
        }
      }
      history.append(frontier)
    }
    return nil
  }

  /// The furthest points that a number of changes leads to.
  ///
  /// On a diagonal, the indices in the two lists always have the same difference.
  private struct Frontier {
    let count: Int
    let otherCount: Int
    /// For each diagonal, the index in the first list.
    var furthest: [Int: Int] = [:]

    /// Returns the change from a neighboring diagonal that leads furthest.
    func step(to diagonal: Int) -> (index: Int, edit: Edit)? {
      let removal = furthest[diagonal - 1].map { (index: $0 + 1, edit: Edit.missing($0)) }
      let insertion = furthest[diagonal + 1]
        .map { (index: $0, edit: Edit.unexpected($0 - diagonal - 1)) }
      return [removal, insertion].compactMap(\.self)
        .filter { $0.index <= count && $0.index - diagonal <= otherCount }
        .max { $0.index < $1.index }
    }
  }

  /// Collects the changes by walking back from the end of both lists.
  private static func edits(_ history: [Frontier], endingOn last: Int) -> [Edit] {
    var edits: [Edit] = []
    var diagonal = last
    for frontier in history.reversed() {
      guard let edit = frontier.step(to: diagonal)?.edit else { break }
      if case .missing = edit { diagonal -= 1 } else { diagonal += 1 }
      edits.append(edit)
    }
    return edits.reversed()
  }

  /// Combines a missing and an unexpected element between the same neighbors into a changed one.
  private static func pair(_ edits: [Edit]) -> [Edit] {
    var paired: [Edit] = []
    var missing: [Int] = []
    var unexpected: [Int] = []
    func close() {
      let common = min(missing.count, unexpected.count)
      paired += (0..<common).map { .changed(missing[$0], unexpected[$0]) }
      paired += missing.dropFirst(common).map { .missing($0) }
      paired += unexpected.dropFirst(common).map { .unexpected($0) }
      (missing, unexpected) = ([], [])
    }
    // The indices in both lists after the last edit.
    var end = (0, 0)
    for edit in edits {
      let offset = end.0 - end.1
      switch edit {
      case .missing(let index):
        if end != (index, index - offset) { close() }
        missing.append(index)
        end = (index + 1, index - offset)
      case .unexpected(let index):
        if end != (index + offset, index) { close() }
        unexpected.append(index)
        end = (index + offset, index + 1)
      case .changed:
        break
      }
    }
    close()
    return paired
  }
}
