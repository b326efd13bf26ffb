import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Answering with a Result") struct AndReturnResultTests {
  private let ranger = FakeRanger()

  @Test func successIsReturned() async throws {
    ranger.stub(.length).andReturn(Result<Double, any Error>.success(7))
    ranger.stub(.closures).andReturn(Result<[String], TrailError>.success(["Gemmi"]))
    #expect(try ranger.length(of: .eiger) == 7)
    #expect(try await ranger.closures(on: 1) == ["Gemmi"])
  }

  @Test func failureIsThrown() {
    ranger.stub(.length).andReturn(Result<Double, TrailError>.failure(.steep(40)))
      .thenReturn(Result<Double, TrailError>.success(1))
    #expect(throws: TrailError.steep(40)) { try ranger.length(of: .eiger) }
    #expect(throws: Never.self) { try #expect(ranger.length(of: .eiger) == 1) }
  }

  @Test func memberThatReturnsAResultReturnsIt() {
    let result = Result<Int, TrailError>.failure(.closed)
    ranger.stub(.anything).andReturn(result)
    #expect(ranger.anything(nil, as: Result<Int, TrailError>.self) == result)
  }

  @Test func failureOfAMemberThatCannotThrowIsReported() async {
    ranger.stub(.forecast).andReturn(Result<String, TrailError>.failure(.closed))
    let failures = await outlines { #expect(await ranger.forecast(for: 1) == "") }
    #expect(failures == ["wrongError FakeRanger.forecast(for: 1)"])
  }

  @Test func successOfAnotherTypeIsPassedOver() {
    ranger.stub(.length).andReturn(Result<String, any Error>.success("long"))
    let found = reportedFailures { _ = try? ranger.length(of: .eiger) }
    #expect(
      found.map(\.outline) == [
        #"missingStub FakeRanger.length(of: Trail(name: "Eiger Trail", ascent: 140))"#
      ])
    #expect(
      found.map(\.evidence) == [
        [
          "1. any arguments, at AndReturnResultTests.swift:37",
          #"returns .success("long") (Result<String, any Error>), but the member returns Double"#,
        ]
      ])
  }

  @Test func typedStubTakesAResult() throws {
    ranger.stub.length().andReturn(.success(3))
    #expect(try ranger.length(of: .eiger) == 3)
    ranger.stub.length().andReturn(.failure(TrailError.closed))
    #expect(throws: TrailError.closed) { try ranger.length(of: .eiger) }
  }
}
