/// The search for the function that a misspelled name refers to.
enum NearestName {
  /// Returns the function whose base name has the most similar spelling.
  ///
  /// - Parameters:
  ///   - signature: The misspelled signature.
  ///   - functions: The functions that are known to exist.
  /// - Returns: The function, or `nil` if none is similar.
  static func find(_ signature: String, among functions: [FunctionName]) -> FunctionName? {
    let baseName = Signature(signature).baseName
    let edits = functions.map { Signature($0.rawValue).baseName.difference(from: baseName).count }
    return zip(functions, edits).filter { $1 <= max(2, baseName.count / 2) }.min { $0.1 < $1.1 }?.0
  }
}
