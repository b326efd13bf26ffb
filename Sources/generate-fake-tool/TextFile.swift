import FakeGenerator
import Foundation

/// Files with text, whose errors tell which one it is about.
enum TextFile {
  /// What went wrong with a file.
  struct Failure: Error {
    let diagnostic: Diagnostic
  }

  /// Reads a file.
  static func read(_ path: String) throws(Failure) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Failure(diagnostic: .unreadable(path: path, reason: reason(of: error)))
    }
  }

  /// Reads a file; `nil` where there is none.
  static func readIfThere(_ path: String) throws(Failure) -> String? {
    FileManager.default.fileExists(atPath: path) ? try read(path) : nil
  }

  /// Writes a file, and the folders that it needs.
  static func write(_ text: String, to path: String) throws(Failure) {
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw Failure(diagnostic: .unwritable(path: path, reason: reason(of: error)))
    }
  }

  /// What the system says, as Foundation keeps to itself.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    return underlying?.localizedFailureReason ?? error.localizedDescription
  }
}
