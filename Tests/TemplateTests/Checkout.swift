import Foundation

/// The checkout that contains these tests.
enum Checkout {
  /// The folder with `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the text of a file.
  ///
  /// - Parameter path: The path of the file, relative to the root.
  /// - Returns: The complete text.
  /// - Throws: An error if the file can't be read.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
