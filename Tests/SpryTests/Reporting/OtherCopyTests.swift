// The linker binds a library to its own symbols only on request, and has another option elsewhere.
#if os(Linux)
  import Foundation
  import SpryTestSupport
  import Testing

  /// The objects of Spry and its companions that the running tests are linked with.
  private let objects: [String]? = {
    let list = try? BuildProducts.current().programs
      .appending(path: "SpryPackageTests.product/Objects.LinkFileList")
    let paths = list.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return paths?.split(separator: "\n").map(String.init)
      .filter { $0.contains(/\/Spry(Runtime|(Testing|XCTest)(Loader)?)?\.build\//) }
  }()

  /// Loads a library with a copy of Spry into a process that has one already.
  @Suite(.enabled(if: canRunCommands && objects != nil, "There is nothing to link"), .early)
  struct OtherCopyTests {
    @Test func copyOfSpryFindsItsOwnReporters() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "copy-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // The copy isn't part of the package, so it can't use `package` access.
      try Data(
        """
        import Glibc
        @testable import Spry

        @_cdecl("reporters") public func reporters() -> UnsafeMutablePointer<CChar> {
          strdup(Reporting.local.get().map { "\\(type(of: $0))" }.joined(separator: ", "))
        }
        """.utf8
      ).write(to: folder.appending(path: "Copy.swift"))
      let modules = try BuildProducts.current().modules.path
      let link = try await run(
        ["swiftc", "-emit-library", "-o", "libCopy.so", "Copy.swift", "-I", modules]
          + ["-Xlinker", "-Bsymbolic", "-lXCTest", "-lTesting"] + (objects ?? []), in: folder)
      #expect(link == CommandResult(status: 0, output: ""))

      let path = folder.appending(path: "libCopy.so").path
      await #expect(processExitsWith: .success) { [path = path as String] in
        guard let symbol = unsafe dlsym(dlopen(path, RTLD_NOW), "reporters") else {
          fatalError("\(path) can't be loaded")
        }
        let reporters = unsafe unsafeBitCast(
          symbol, to: (@convention(c) () -> UnsafeMutablePointer<CChar>).self)
        let names = unsafe String(cString: reporters())
        // Swift Testing knows best whether one of its tests is running.
        #expect(names == "TestingReporter, XCTestReporter")
      }
    }
  }
#endif
