import FakeGenerator
import Foundation

/// Text files whose errors name the file.
enum TextFile {
  /// Reads a file.
  static func read(_ path: String) throws(Diagnostic) -> String {
    try naming(path) { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// Reads a file, or returns `nil` if it doesn't exist.
  static func readIfThere(_ path: String) throws(Diagnostic) -> String? {
    FileManager.default.fileExists(atPath: path) ? try read(path) : nil
  }

  /// The names of the files in a folder.
  static func names(in folder: String) throws(Diagnostic) -> [String] {
    try naming(folder) { try FileManager.default.contentsOfDirectory(atPath: folder) }
  }

  private static func naming<Content>(
    _ path: String, _ read: () throws -> Content
  ) throws(Diagnostic) -> Content {
    do {
      return try read()
    } catch {
      throw .unreadable(path: path, reason: reason(of: error))
    }
  }

  /// Writes a file, and creates its folder.
  static func write(_ text: String, to path: String) throws(Diagnostic) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      let folder = file.deletingLastPathComponent().relativePath
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
      let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
      throw .unwritable(
        path: path, reason: isFile ? "\(folder) isn't a folder" : reason(of: error))
    }
  }

  /// The message of the system, which Foundation doesn't include in its own.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    return underlying?.localizedFailureReason ?? error.localizedDescription
  }
}
