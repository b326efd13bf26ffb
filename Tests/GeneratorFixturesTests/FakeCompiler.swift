import FakeGenerator
import Foundation
import SpryTestSupport

/// Compiles generated fakes as a module of their own.
enum FakeCompiler {
  /// Runs the compiler, for which warnings are errors.
  ///
  /// - Parameters:
  ///   - texts: The files of the module.
  ///   - flags: What to produce, and other arguments.
  /// - Returns: The compiler's status and output.
  /// - Throws: An error if the compiler can't be started.
  static func result(of texts: [String], flags: [String]) async throws -> CommandResult {
    var result = CommandResult(status: 0, output: "")
    try await inFolder { folder in
      let paths = try texts.enumerated().map { position, text in
        let file = folder.appending(path: "\(position).swift")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      let modules = try BuildProducts.current().modules.path
      result = try await run(
        ["swiftc", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-I", modules]
          + flags + paths)
    }
    return result
  }
}
