/// The search for the function that a misspelled name refers to.
enum NearestName {
  /// Returns the function whose base name has the most similar spelling.
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
    return (known + fake.functions.known)
      .map { (name: $0, edits: Signature($0.rawValue).baseName.difference(from: baseName).count) }
      .filter { $0.edits <= max(2, baseName.count / 2) }
      .min { $0.edits < $1.edits }?.name
  }
}
