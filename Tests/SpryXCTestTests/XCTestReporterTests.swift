import Foundation
import SpryTestSupport
import SpryXCTest
import XCTest

@testable import Hiking

/// A mistake fails its test without crashing the process, regardless of where the call comes from.
final class XCTestReporterTests: RecordingTestCase {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  private var missingStub: [String] {
    coreTexts { _ = FakeTrailStore().trails(near: "Bern") }
  }

  func testMissingStubInATest() {
    let failures = failures { XCTAssertEqual(store.trails(near: "Bern"), []) }
    XCTAssertEqual(failures.map(\.text), missingStub)
    #if os(Linux)
      XCTAssertEqual(failures.map { $0.file.hasSuffix("XCTestReporterTests.swift") }, [true])
      XCTAssertEqual(failures.map(\.line), [#line - 4])
    #else
      XCTAssertEqual(failures.map { $0.file.hasSuffix("FakeTrailStore.swift") }, [true])
    #endif
  }

  func testRepeatedMissingStubIsReportedOnItsOwnLine() {
    let line = #line + 2
    let failures = failures {
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Bern")
      store.stub(.trails, file: "/tests/StoreTests.swift", line: 7).andReturn("wrong")
      _ = store.trails(near: "Bern")
    }
    let texts = coreTexts {
      let store = FakeTrailStore()
      _ = store.trails(near: "Bern")
      _ = store.trails(near: "Bern")
      store.stub(.trails, file: "/tests/StoreTests.swift", line: 7).andReturn("wrong")
      _ = store.trails(near: "Bern")
    }
    XCTAssertEqual(failures.map(\.text), texts)
    XCTAssertEqual(Set(texts).count, 3)
    #if os(Linux)
      XCTAssertEqual(failures.map(\.line), [line, line + 1, line + 3])
    #endif
  }

  /// If this test failed, the second stub would be explained.
  func testShadowedStubIsNoFailure() {
    store.stub(.trails).with("Bern").andReturn([Trail.eiger])
    store.stub(.trails).andReturn([Trail]())
    XCTAssertEqual(store.trails(near: "Bern"), [.eiger])
  }

  /// Repeated missing stubs are counted for each test.
  func testRunningTestIsTheTestCase() {
    XCTAssertEqual(XCTestReporter().runningTest, name)
  }

  func testTypeWhoseNameEndsWithTheTestCasesIsNotTheTest() {
    func isTest(_ function: String) -> Bool {
      XCTestReporter().isTest(
        Caller(function: function, location: CodeLocation(#filePath, #line)))
    }
    XCTAssertTrue(isTest("XCTestReporterTests.testMissingStubInATest()"))
    XCTAssertTrue(isTest("closure #1 in XCTestReporterTests.testMissingStubInATest()"))
    XCTAssertFalse(isTest("DataXCTestReporterTests.load()"))
    XCTAssertFalse(isTest("XCTestReporterTestsData.load()"))
  }

  func testMissingStubInAnAsyncTest() async {
    let failures = await failures { [ranger] in
      _ = try? await ranger.closures(on: 1)
    }
    let text = await reportedFailures { _ = try? await FakeRanger().closures(on: 1) }.map(\.text)
    XCTAssertEqual(failures, text.map { "failed - \($0)" })
  }

  func testMissingStubInADetachedTask() async {
    let failures = await failures { [store] in
      await Task.detached { _ = store.trails(near: "Bern") }.value
    }
    XCTAssertEqual(failures, missingStub)
  }

  func testMissingStubOnAThread() async {
    let failures = await failures { [store] in
      await withCheckedContinuation { continuation in
        Thread {
          _ = store.trails(near: "Bern")
          continuation.resume()
        }.start()
      }
    }
    XCTAssertEqual(failures, missingStub)
  }

  #if canImport(Darwin)
    func testFailureHasACallStack() {
      startRecording()
      _ = store.trails(near: "Bern")
      let stack = stopRecording().isEmpty ? [] : issues[0].sourceCodeContext.callStack
      XCTAssertFalse(stack.isEmpty)
    }

    func testLateFailureHasNoCallStack() {
      let location = CodeLocation("/tests/StoreTests.swift", 3)
      let context = XCTIssue(Report("late", at: location), hasCallStack: false).sourceCodeContext
      XCTAssertEqual(context.callStack, [])
      XCTAssertEqual(context.location?.fileURL.path, "/tests/StoreTests.swift")
      XCTAssertEqual(context.location?.lineNumber, 3)
    }
  #endif

  private func failures(_ body: @Sendable () async throws -> Void) async rethrows -> [String] {
    startRecording()
    try await body()
    return stopRecording().map(\.text)
  }
}
