/// The search for the function that a misspelled name refers to.
enum NearestName {
  /// Returns the function with the same base name, or otherwise the one with the most similar
  /// spelling.
  ///
  /// - Parameters:
  ///   - signature: The misspelled signature.
  ///   - known: The functions that are known to exist.
  ///   - fake: The fake. If its functions can't be listed, similar names are tried one by one.
  /// - Returns: The function, or `nil` if none is similar.
  static func find(
    _ signature: String, among known: [FunctionName], of fake: FakeIdentity
  ) -> FunctionName? {
    let baseName = Signature(signature).baseName
    let known = known + fake.functions.known
    if let same = known.first(where: { Signature($0.rawValue).baseName == baseName }) {
      return same
    }
    let near =
      known
      .map { (name: $0, distance: distance(Signature($0.rawValue).baseName, baseName)) }
      .filter { $0.distance <= max(1, baseName.count / 4) }
      .min { $0.distance < $1.distance }
    return near?.name
      ?? singleEdit(from: signature, of: fake) ?? singleEdit(from: baseName, of: fake)
  }

  /// Tries every name that is a single edit away.
  ///
  /// An enum that isn't `CaseIterable` can't list its cases. It can only be asked for one by its
  /// raw value.
  private static func singleEdit(from text: String, of fake: FakeIdentity) -> FunctionName? {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for index in Array(text.indices) + [text.endIndex] {
      let (start, end) = (text[..<index], text[index...])
      let shorter = end.dropFirst()
      let swapped = String(end.prefix(2).reversed()) + end.dropFirst(2)
      var edits = ["\(start)\(shorter)", "\(start)\(swapped)"]
      for letter in letters { edits += ["\(start)\(letter)\(end)", "\(start)\(letter)\(shorter)"] }
      if let edited = edits.first(where: fake.hasFunction) { return FunctionName(edited) }
    }
    return nil
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
