/// The search for the function that a misspelled name refers to.
enum NearestName {
  /// Returns the function with the same base name, or otherwise the one with the most similar
  /// spelling.
  ///
  /// - Parameters:
  ///   - signature: The misspelled signature.
  ///   - known: The functions that are known to exist.
  ///   - fake: The fake, whose other functions are known if its enum is `CaseIterable`.
  /// - Returns: The function, or `nil` if none is similar.
  static func find(
    _ signature: String, among known: [FunctionName], of fake: FakeIdentity
  ) -> FunctionName? {
    let baseName = Signature(signature).baseName
    let known = known + fake.functions.known
    if let same = known.first(where: { Signature($0.rawValue).baseName == baseName }) {
      return same
    }
    return
      known
      .map { (name: $0, distance: distance(Signature($0.rawValue).baseName, baseName)) }
      .filter { $0.distance <= max(1, baseName.count / 4) }
      .min { $0.distance < $1.distance }?.name
  }

  /// The edit distance: the number of characters to insert, remove or replace.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(diagonal + (character == other ? 0 : 1), above + 1, row[column] + 1)
        diagonal = above
      }
    }
    return row[second.count]
  }
}
