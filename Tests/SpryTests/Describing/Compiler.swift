#if os(Linux)
  import Foundation
  import SpryTestSupport
  import Testing

  /// The compiler, run on a piece of a test.
  enum Compiler {
    /// Where the build has put the modules: beside the running test, or in a folder next to it.
    private static let modules: URL? = {
      let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let products = executable.deletingLastPathComponent()
      return [products.appendingPathComponent("Modules"), products].first {
        FileManager.default.fileExists(
          atPath: $0.appendingPathComponent("Spry.swiftmodule").path)
      }
    }()

    /// Type-checks a file, and returns the compiler's errors.
    ///
    /// - Parameters:
    ///   - source: What is in the file.
    ///   - others: The paths of other files of the same module.
    /// - Returns: The errors, without their places.
    /// - Throws: What starting the compiler throws.
    static func errors(in source: String, with others: [String] = []) async throws -> [String] {
      let modules = try #require(modules)
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("Compiled-\(UUID().uuidString).swift")
      try Data(source.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let result = try await run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path] + others)
      return result.output.split(separator: "\n")
        .compactMap { line in line.range(of: " error: ").map { String(line[$0.upperBound...]) } }
    }
  }
#endif
