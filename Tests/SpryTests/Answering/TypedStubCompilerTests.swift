import Foundation
import SpryTestSupport
import Testing

/// The compiler, run on a piece of a test.
private enum Compiler {
  /// Where the build has put the modules: beside the running test, or in a folder next to it.
  private static let modules: URL? = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let products = executable.deletingLastPathComponent()
    return [products.appendingPathComponent("Modules"), products].first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("Spry.swiftmodule").path)
    }
  }()

  /// Type-checks statements that use a fake, and returns the compiler's errors.
  static func errors(in statements: String) async throws -> [String] {
    let modules = try #require(modules)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("TypedStub-\(UUID().uuidString).swift")
    try Data((fake + statements + "\n}\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await run([
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
    ])
    return result.output.split(separator: "\n")
      .filter { $0.hasPrefix(file.path) }
      .compactMap { line in line.range(of: " error: ").map { String(line[$0.upperBound...]) } }
  }

  private static let fake = """
    import Spry

    final class FakeStore: Spryable {
      enum Function: String, StringRepresentable { case load, fetch, name }
      func load(_ id: Int, _ name: String) throws -> Double { try spryifyThrows(arguments: id, name) }
      func fetch(_ id: Int) async -> String { await spryify(arguments: id) }
      var name: String { stubbedValue() }
    }

    func test(_ store: FakeStore) {

    """
}

// The compiler is asked with the modules that the tests were built with; where they are, and what
// they need of an SDK, depends on the system.
#if os(Linux)
  @Suite("What the compiler does not accept") struct TypedStubCompilerTests {
    @Test func whatFitsCompiles() async throws {
      let errors = try await Compiler.errors(
        in: """
          store.stub(.load, as: store.load).with(.equal(1), .anything).andReturn(2.0)
          store.stub(.load, as: store.load).andDo { id, name in Double(id + name.count) }
          store.stub(.fetch, as: store.fetch).with(.pass { $0 > 1 }).andReturn("x")
          store.stub(.name, as: String.self).andReturn("x")
          """)
      #expect(errors == [])
    }

    @Test(arguments: [
      (
        #"store.stub(.load, as: store.load).andReturn("two")"#,
        "cannot convert value of type 'String' to expected argument type 'Double'"
      ),
      (
        #"store.stub(.load, as: store.load).with(.equal("1"), .anything).andReturn(2)"#,
        "cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      (
        "store.stub(.load, as: store.load).with(.equal(1)).andReturn(2)",
        "missing argument"
      ),
      (
        "store.stub(.load, as: store.load).andDo { (id: Int) in 2.0 }",
        "pack expansion requires that 'Int, String' and 'Int' have the same shape"
      ),
      (
        "store.stub(.fetch, as: store.fetch).andReturn(1)",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      (
        "store.stub(.name, as: String.self).andReturn(1)",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
    ])
    func whatDoesNotFitDoesNotCompile(statement: String, error: String) async throws {
      let errors = try await Compiler.errors(in: statement)
      #expect(errors.contains { $0.contains(error) }, "\(errors)")
    }
  }
#endif
