/// The words that distinguish several names.
enum Distinction {
  /// Chooses words at as few positions as possible.
  ///
  /// - Parameter lists: The words of each name, by position.
  /// - Returns: The joined words that distinguish each name from the others.
  static func words(in lists: [[String]]) -> [String] {
    let count = lists.map(\.count).max() ?? 0
    var chosen: [Int] = []
    var best = 1
    while best < lists.count {
      let next = (0..<count).filter { !chosen.contains($0) }
        .map { (position: $0, distinct: distinct(lists, chosen + [$0])) }
        .max { ($0.distinct, -$0.position) < ($1.distinct, -$1.position) }
      guard let next, next.distinct > best else { break }
      chosen.append(next.position)
      best = next.distinct
    }
    return lists.map { joined($0, chosen.sorted()) }
  }

  /// Shortens lists of words to distinct beginnings.
  ///
  /// - Parameter lists: The words of each thing.
  /// - Returns: The shortest beginning of each list that no other list begins with.
  static func beginnings(of lists: [[String]]) -> [String] {
    lists.indices.map { index in
      let list = lists[index]
      let length = list.indices.first { end in
        !lists.indices.contains { $0 != index && lists[$0].starts(with: list[...end]) }
      }
      return list.prefix(length.map { $0 + 1 } ?? list.count).joined()
    }
  }

  private static func distinct(_ lists: [[String]], _ positions: [Int]) -> Int {
    Set(lists.map { joined($0, positions) }).count
  }

  private static func joined(_ list: [String], _ positions: [Int]) -> String {
    positions.filter(list.indices.contains).map { list[$0] }.joined()
  }
}
