import FakeGenerator
import Testing

/// Tests errors in modules that don't compile.
@Suite struct SourceErrorTests {
  @Test func errorsOfTheCompilerAreRead() throws {
    let errors = SourceError.all(
      in: """
        /app/A B.swift:18:5: error: cannot find type 'Nix': maybe 'Six'
        func load(_ n: Nix) -> Int
            ^
        /app/A.swift:2:8: note: add stubs for conformance
        <unknown>:0: error: no such module 'App'
        /app/C.swift:1:8: error: no such module 'UIKit'
        """)
    #expect(
      errors == [
        SourceError(
          path: "/app/A B.swift", line: 17, column: 4,
          message: "cannot find type 'Nix': maybe 'Six'"),
        SourceError(path: "/app/C.swift", line: 0, column: 7, message: "no such module 'UIKit'"),
      ])
    #expect(errors.map(\.hidesOthers) == [false, true])
  }
}
