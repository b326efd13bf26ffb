extension Set<String> {
  /// Inserts the first name that isn't in the set yet.
  ///
  /// - Parameters:
  ///   - names: The names to try first.
  ///   - stem: What comes before the number of every other name.
  ///   - number: The first of these numbers.
  /// - Returns: The name.
  mutating func insertUnused(
    _ names: [String], numbered stem: String, from number: Int = 1
  ) -> String {
    for name in names where insert(name).inserted { return name }
    var number = number
    while !insert("\(stem)\(number)").inserted { number += 1 }
    return "\(stem)\(number)"
  }
}
