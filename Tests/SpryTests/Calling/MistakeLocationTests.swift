// The toolchain provides the callers of a function only on Linux.
#if os(Linux)
  import Spry
  import SpryTestSupport
  import Testing

  @testable import Hiking

  private struct Snow: Error {}

  /// A fake whose members can be stubbed in a wrong way, and which is called by ``Ascent``.
  private final class FakeLift: Spryable, Sendable {
    enum Function: String, StringRepresentable {
      case ride = "ride(to:)"
      case call = "call(_:then:)"
      case fare = "fare(on:)"
      case ring
    }

    let spryStorage = SpryStorage()

    func ride(to top: String) -> Int { spryify(arguments: top) }
    func call(_ top: String, then done: @escaping (Int) -> Void) -> Int {
      spryify(arguments: top, done)
    }
    func fare(on day: Int) async -> Int { await spryify(arguments: day) }
    func ring(_ bell: String) -> Int { spryify(arguments: bell) }
    func stop() -> Int { spryify() }
  }

  /// The code under test.
  private struct Ascent: Sendable {
    let lift: FakeLift

    func ride() -> Int { lift.ride(to: "Eiger") }
    func call() -> Int { lift.call("Eiger") { _ in } }
    func fare() async -> Int { await lift.fare(on: 1) }
    func stop() -> Int { lift.stop() }
  }

  @Suite("Mistakes in stubs are reported on the line of the test") struct MistakeLocationTests {
    private let lift = FakeLift()
    private let name = "MistakeLocationTests."

    @Test func stubsThatCannotAnswerAMember() {
      let rows: [(stub: (Stub) -> Void, mistake: String)] = [
        ({ stub in stub.andDo { (_: Int) in 1 } }, "wrongClosure"),
        ({ stub in stub.andDo { (_: String) in "1" } }, "wrongResult"),
        ({ stub in stub.andThrow(Snow()) }, "wrongError"),
        ({ stub in _ = stub.andSuspend() }, "asyncAnswer"),
      ]
      for (stub, mistake) in rows {
        lift.resetStubs()
        stub(lift.stub(.ride))
        let reported = reportedFailures(callersUpTo: name) {
          _ = Ascent(lift: lift).ride()
        }
        let line = #line - 2
        let outline = #"\#(mistake) FakeLift.ride(to: "Eiger")"#
        #expect(reported.map(\.outlined) == [ReportedFailure(outline, at: line)])
      }
    }

    @Test func missingFallbackOfAnAsyncMember() async {
      lift.stub(.fare).andCallThrough()
      let reported = await reportedFailures(callersUpTo: name) {
        _ = await Ascent(lift: lift).fare()
      }
      let line = #line - 2
      #expect(
        reported.map(\.outlined) == [
          ReportedFailure("missingFallback FakeLift.fare(on: 1)", at: line)
        ])
    }

    /// The mistake is in the fake.
    @Test func memberWithoutACaseIsReportedInTheFake() {
      let reported = reportedFailures(callersUpTo: name) {
        _ = Ascent(lift: lift).stop()
      }
      #expect(
        reported.map(\.outlined) == [ReportedFailure("unknownFunction FakeLift.stop()", at: 28)])
    }

    @Test func mistakeOutsideTheTestIsReportedInTheFake() {
      lift.stub(.ride).andThrow(Snow())
      let reported = reportedFailures(callersUpTo: "another test") {
        _ = Ascent(lift: lift).ride()
      }
      #expect(reported.map(\.line) == [22])
    }

    @Test func callInAClosureOfAMacroIsReportedOnTheLineOfTheMacro() {
      let reported = reportedFailures(callersUpTo: name) {
        #expect(throws: Snow.self) {
          let ascent = Ascent(lift: lift)
          if ascent.ride() == 0 { throw Snow() }
        }
      }
      let line = #line - 5
      // All copies of a package on one machine share the compiler's folder of expanded macros, which
      // names the path in the copy that was built last.
      let file = reported.first?.file ?? ""
      #expect(file.hasSuffix("Tests/SpryTests/Calling/MistakeLocationTests.swift"))
      let outline = #"missingStub FakeLift.ride(to: "Eiger")"#
      #expect(reported.map(\.outlined) == [ReportedFailure(outline, at: line, in: file)])
      #expect(
        reported.map { $0.text.split(separator: "\n").last } == [
          "called by Ascent.ride() at MistakeLocationTests.swift:35"
        ])
    }

    @Test func callInATaskGroupIsReportedOnItsLine() async {
      let reported = await reportedFailures(callersUpTo: name) {
        await withTaskGroup(of: Int.self) { group in
          group.addTask { [lift] in
            Ascent(lift: lift).ride()
          }
        }
      }
      #expect(reported.map(\.line) == [#line - 4])
    }

    @Test func fileOfAMacroThatIsGoneHasNoLine() {
      #expect(CodeLocation(ofMacroExpandedIn: "/nowhere/generated-sources/gone.swift") == nil)
      #expect(CodeLocation(ofMacroExpandedIn: #filePath) == nil)
    }
  }
#endif
