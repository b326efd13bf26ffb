import Foundation

/// The checkout that these tests are part of.
enum Checkout {
  /// The folder with `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file.
  ///
  /// - Parameter path: Where the file is, from the root.
  /// - Returns: All of it.
  /// - Throws: What reading it throws.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
