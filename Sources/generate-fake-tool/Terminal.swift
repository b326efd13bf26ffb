import Foundation

/// The terminal, where the tool reports errors and warnings.
enum Terminal {
  /// Writes a line to standard error.
  static func complain(_ line: String) {
    // Standard output is buffered, and what was done comes first.
    fflush(nil)
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
