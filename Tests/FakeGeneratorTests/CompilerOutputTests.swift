import FakeGenerator
import Testing

/// Tests the errors for fakes that don't compile.
@Suite struct CompilerOutputTests {
  @Test func errorsAreGroupedByFile() {
    let output = CompilerOutput(
      """
      /trails/Fakes/FakeA.swift:7:13: error: type 'FakeA' does not conform to protocol 'A'
      5 | import Spry
      /trails/Fakes/FakeA.swift:9:3: warning: unused
      /trails/Fakes/FakeA.swift:11:3: error: invalid redeclaration
      """)
    let problems = output.problems(in: ["Fakes/FakeB.swift", "Fakes/FakeA.swift"])
    #expect(
      problems.map(\.text) == [
        """
        error: Fakes/FakeA.swift doesn't compile; please report this with the declaration
          line 7: type 'FakeA' does not conform to protocol 'A'
          line 11: invalid redeclaration
        """
      ])
  }

  @Test func missingModulesAreReported() {
    let output = CompilerOutput("/a/FakeA.swift:1:8: error: no such module 'Spry'")
    #expect(
      output.problems(in: ["/a/FakeA.swift"]).map(\.text) == [
        "error: the generated fakes couldn't be compiled: no such module 'Spry'; build the tests "
          + "first, or pass the folder of the module with --search-path"
      ])
  }

  @Test func otherErrorsAreReported() {
    #expect(
      CompilerOutput("<unknown>:0: error: unknown argument").problems(in: ["A.swift"]).map(\.text)
        == [
          "error: the generated fakes couldn't be compiled: <unknown>:0: error: unknown "
            + "argument"
        ])
  }
}
