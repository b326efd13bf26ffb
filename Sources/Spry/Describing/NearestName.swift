/// Finds the function that someone may have meant who wrote another one.
enum NearestName {
  /// Returns the function with the same base name, else the one that is spelled most alike.
  ///
  /// - Parameters:
  ///   - signature: What was looked for.
  ///   - known: The functions that are known to exist.
  ///   - fake: Whose functions are tried where they cannot be listed.
  /// - Returns: `nil` when none is near.
  static func find(
    _ signature: String, among known: [FunctionName], of fake: FakeIdentity
  ) -> FunctionName? {
    let baseName = Signature(signature).baseName
    let known = known + fake.knownFunctions
    if let same = known.first(where: { Signature($0.rawValue).baseName == baseName }) {
      return same
    }
    let near =
      known
      .map { (name: $0, distance: distance(Signature($0.rawValue).baseName, baseName)) }
      .filter { $0.distance <= max(1, baseName.count / 4) }
      .min { $0.distance < $1.distance }
    return near?.name ?? singleEdit(from: signature, of: fake) ?? singleEdit(from: baseName, of: fake)
  }

  /// Tries every string that is a single edit away, because an enum that is not `CaseIterable`
  /// can only be asked for a case.
  private static func singleEdit(from text: String, of fake: FakeIdentity) -> FunctionName? {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let characters = Array(text)
    for index in 0...characters.count {
      let before = String(characters[..<index])
      let rest = String(characters[index...])
      let shorter = String(rest.dropFirst())
      var edits: [String] = [before + shorter]
      if rest.count > 1 {
        edits.append("\(before)\(String(rest.prefix(2).reversed()))\(rest.dropFirst(2))")
      }
      for letter in letters {
        edits.append("\(before)\(letter)\(rest)")
        edits.append("\(before)\(letter)\(shorter)")
      }
      if let slip = edits.first(where: { fake.hasFunction($0) }) { return FunctionName(slip) }
    }
    return nil
  }

  /// The number of characters to insert, remove or replace to make one text of the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (index, other) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = min(diagonal + (character == other ? 0 : 1), above + 1, row[index] + 1)
        diagonal = above
      }
    }
    return row[second.count]
  }
}
