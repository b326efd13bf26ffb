/// The names of cases without some of their words, if they would be too long.
struct ShortName {
  /// The length of the longest name, unless a base name is longer.
  static let limit = 60

  /// The name of the member, which is kept whole.
  private let base: String
  /// The words that distinguish it from others.
  private let words: [String]

  private init(_ name: String, base: String) {
    self.base = base
    words = name.dropFirst(base.count).reduce(into: []) { words, letter in
      if letter.isUppercase, words.last?.last?.isUppercase != true { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }

  /// As many of the first words as fit, followed by some of the last words.
  private func name(lastWords count: Int, within limit: Int = Self.limit) -> String {
    let end = words.suffix(count).joined()
    var name = base
    for word in words.dropLast(count) {
      guard name.count + word.count + end.count <= limit else { break }
      name += word
    }
    return name + end
  }

  /// Omits words of long names.
  ///
  /// A name keeps its first words. If it would then be the same as another one, it also keeps its last
  /// words, as many as distinguish them. If nothing distinguishes them, numbers can be appended.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - bases: Their beginnings that are kept whole.
  /// - Returns: The names, of which some may be equal.
  static func shortened(_ names: [String], keeping bases: [String]) -> [String] {
    var shortened = names
    var rest = names.indices.filter { names[$0].count > limit }
      .map { (index: $0, name: ShortName(names[$0], base: bases[$0])) }
    var taken = Set(names.filter { $0.count <= limit })
    let longest = rest.map(\.name.words.count).max() ?? 0
    for count in 0..<longest {
      let candidates = rest.map { $0.name.name(lastWords: count) }
      let counts = Dictionary(candidates.map { ($0, 1) }, uniquingKeysWith: +)
      let isUnique = candidates.map { name in
        counts[name] == 1 && !taken.contains(name) && name.count <= limit
      }
      for (position, name) in candidates.enumerated() where isUnique[position] {
        shortened[rest[position].index] = name
        taken.insert(name)
      }
      rest = zip(rest, isUnique).filter { !$1 }.map(\.0)
    }
    for (index, name) in rest { shortened[index] = name.name(lastWords: 0, within: limit - 2) }
    return shortened
  }
}
