import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private enum BookError: Error, Equatable {
  case torn
  case wet(Int)
}

/// An error that can't be compared.
private struct InkError: Error { let color: String }

/// An error whose payload can be compared, though it isn't `Equatable`.
private enum PageError: Error { case missing(Int) }

private struct Book: Equatable { var pages: [String] = [] }

private protocol Library: AnyObject, Sendable {
  func lock<Value>(_ body: () throws -> Value) rethrows -> Value
  func open<Value>(_ body: (String) throws -> Value) rethrows -> Value
  func edit<Value>(_ body: (inout Book) throws -> Value) rethrows -> Value
  func wait<Value>(_ body: () async throws -> Value) async rethrows -> Value
  func find<Value>(_ body: (Int) async throws -> Value) async rethrows -> Value
  func sort(by areInOrder: (String, Int) throws -> Bool) rethrows -> Bool
}

private final class FakeLibrary: Library, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
    case lock = "lock(_:)"
    case open = "open(_:)"
    case edit = "edit(_:)"
    case wait = "wait(_:)"
    case find = "find(_:)"
    case close = "close(_:)"
    case sort = "sort(by:)"
  }

  let spryStorage = SpryStorage()

  func lock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(
        arguments: Rethrowing(body), throwing: Failure.self, fallbackValue: try body())
    }
  }

  func open<Value, Failure: Error>(
    _ body: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func edit<Value, Failure: Error>(
    _ body: (inout Book) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func wait<Value, Failure: Error>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withoutActuallyEscaping(body) { body async throws(Failure) in
      try await spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func find<Value, Failure: Error>(
    _ body: (Int) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withoutActuallyEscaping(body) { body async throws(Failure) in
      try await spryifyThrows(arguments: Rethrowing(body), throwing: Failure.self)
    }
  }

  func sort<Failure: Error>(
    by areInOrder: (String, Int) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try withoutActuallyEscaping(areInOrder) { areInOrder throws(Failure) in
      try spryifyThrows(arguments: Rethrowing(areInOrder), throwing: Failure.self)
    }
  }

  /// A member that doesn't let errors through.
  func close(_ body: () throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in spryify(arguments: Rethrowing(body)) }
  }
}

@Suite("Members that rethrow") struct RethrowingTests {
  private let fake = FakeLibrary()
  private var library: any Library { fake }

  @Test func closureIsRunAndReturnsItsValue() async {
    fake.stub(.open).andDo { (body: @escaping (String) throws -> Int) in try body("atlas") + 1 }
    #expect(library.open { $0.count } == 6)
    #expect(fake.open { $0.count } == 6)
    fake.stub(.lock).andDo { (body: @escaping () throws -> Int) in try body() * 2 }
    #expect(library.lock { 4 } == 8)
    fake.stub(.edit).andDo { (body: @escaping (inout Book) throws -> Int) in
      var book = Book(pages: ["1"])
      return try body(&book) + book.pages.count
    }
    let count = library.edit { book -> Int in
      book.pages.append("2")
      return 10
    }
    #expect(count == 12)
    fake.stub(.wait).andDo { (body: @escaping () async throws -> Int) async throws in
      try await body()
    }
    #expect(await library.wait { 3 } == 3)
    fake.stub(.find).andDo { (body: @escaping (Int) async throws -> Int) async throws in
      try await body(7)
    }
    #expect(await library.find { $0 + 1 } == 8)
  }

  @Test func errorOfTheClosureLeavesTheMember() async {
    fake.stub(.open).andDo { (body: @escaping (String) throws -> Int) in try body("atlas") }
    fake.stub(.edit).andDo { (body: @escaping (inout Book) throws -> Int) in
      var book = Book()
      return try body(&book)
    }
    fake.stub(.wait).andDo { (body: @escaping () async throws -> Int) async throws in
      try await body()
    }
    fake.stub(.find).andDo { (body: @escaping (Int) async throws -> Int) async throws in
      try await body(7)
    }
    #expect(throws: BookError.wet(1)) { try library.open { _ -> Int in throw BookError.wet(1) } }
    #expect(throws: BookError.torn) {
      try fake.open { (_) throws(BookError) -> Int in throw .torn }
    }
    #expect(throws: InkError.self) { try library.open { _ -> Int in throw InkError(color: "red") } }
    #expect(throws: PageError.self) { try library.open { _ -> Int in throw PageError.missing(1) } }
    #expect(throws: BookError.torn) { try library.edit { _ -> Int in throw BookError.torn } }
    await #expect(throws: BookError.torn) {
      try await library.wait { () -> Int in throw BookError.torn }
    }
    await #expect(throws: BookError.torn) {
      try await library.find { _ -> Int in throw BookError.torn }
    }
    #expect(fake.callCount(of: .open) == 4)
  }

  @Test func closureMayHaveTwoParameters() {
    fake.stub(.sort).andDo { (areInOrder: @escaping (String, Int) throws -> Bool) in
      try areInOrder("atlas", 5)
    }
    #expect(library.sort { $0.count == $1 })
    #expect(!fake.sort { $0.count < $1 })
    #expect(throws: BookError.wet(5)) { try library.sort { throw BookError.wet($1) } }
    #expect(
      fake.recordedCalls[0].description
        == "sort(by: (String, Int) throws -> Bool (not recorded))")
  }

  @Test func stubMayCatchTheErrorAndThrowItAgain() {
    fake.stub(.open).andDo { (body: @escaping (String) throws -> Int) in
      do { return try body("") } catch let error as BookError { throw error }
    }
    #expect(throws: BookError.torn) { try library.open { _ -> Int in throw BookError.torn } }
  }

  @Test func fallbackMayThrowTheErrorOfTheClosure() {
    #expect(throws: BookError.torn) { try library.lock { () -> Int in throw BookError.torn } }
    #expect(throws: BookError.torn) {
      try fake.lock { () throws(BookError) -> Int in throw .torn }
    }
    #expect(library.lock { 5 } == 5)
    fake.stub(.lock).andReturn(1)
    fake.stub(.lock).with(Argument.anything).andCallThrough()
    #expect(fake.lock { 6 } == 6)
  }

  @Test func closureIsNotRecorded() {
    fake.stub(.open).andReturn(1)
    _ = library.open { $0.count }
    #expect(
      fake.recordedCalls.map(\.description) == ["open((String) throws -> Int (not recorded))"])
    #expect(fake.didCall(.open, with: Argument.anything, countSpecifier: .once).success)
    let captor = Argument.captor()
    #expect(fake.didCall(.open, with: captor).success)
    #expect(outlines { _ = captor.getValue(as: Int.self) } == ["captor wrongType at 0"])
  }

  @Test func typedCallTakesTheClosure() {
    let open = TypedCall<(@escaping (String) throws -> Int) -> Void, Int, any Error>(
      fake.call(.open))
    open.andDo { body in try body("atlas") }
    #expect(library.open { $0.count } == 5)
    #expect(throws: BookError.torn) { try library.open { _ -> Int in throw BookError.torn } }
    #expect(open.callCount == 2)
  }
}

@Suite("Errors that a member may not rethrow") struct RethrowingMistakeTests {
  private let fake = FakeLibrary()
  private var library: any Library { fake }

  private func text(_ error: String, _ call: String = "open(a closure (String) throws -> Int)")
    -> [String]
  {
    [
      """
      FakeLibrary can't throw \(error) from \(call): the member throws only the errors of its closure.
      The stub is at StoreTests.swift:3; let the closure throw the error, and call it in andDo.
      """
    ]
  }

  @Test func stubbedErrorIsReportedAndNotThrown() async {
    fake.stub(.open, file: "/tests/StoreTests.swift", line: 3).andThrow(BookError.torn)
    // The caller doesn't look for an error.
    let unexpecting = failures {
      #expect(library.open { $0.count } == 0)
      #expect(fake.open { $0.count } == 0)
    }
    #expect(unexpecting == text(".torn (BookError)") + text(".torn (BookError)"))
    // The caller looks for an error, but the closure doesn't run.
    let texts = failures {
      #expect((try? library.open { _ -> Int in throw BookError.torn }) == 0)
      #expect((try? fake.open { (_) throws(BookError) -> Int in throw .torn }) == 0)
    }
    #expect(texts == text(".torn (BookError)") + text(".torn (BookError)"))
    fake.stub(.find, file: "/tests/StoreTests.swift", line: 3).andThrow(BookError.torn)
    let asyncTexts = await failures { #expect(await library.find { $0 } == 0) }
    #expect(asyncTexts == text(".torn (BookError)", "find(a closure (Int) async throws -> Int)"))
  }

  @Test func otherErrorThanThatOfTheClosureIsReported() {
    for other in [BookError.wet(2), InkError(color: "red"), PageError.missing(2)] as [any Error] {
      fake.stub(.open, file: "/tests/StoreTests.swift", line: 3).andDo {
        (body: @escaping (String) throws -> Int) in
        do { return try body("") } catch { throw other }
      }
      for own in [BookError.wet(1), PageError.missing(1)] as [any Error] {
        let texts = failures { #expect((try? library.open { _ -> Int in throw own }) == 0) }
        #expect(texts.count == 1, "\(own) \(other)")
      }
    }
    let texts = failures { #expect((try? library.open { _ -> Int in throw BookError.torn }) == 0) }
    #expect(texts == text(".missing(2) (PageError)"))
    // The closure's own error can't be compared, but it has another type.
    let others = failures {
      #expect((try? library.open { _ -> Int in throw InkError(color: "red") }) == 0)
    }
    #expect(others == text(".missing(2) (PageError)"))
  }

  @Test func missingStubIsReportedAndNotThrown() async {
    let found = reportedFailures { #expect(library.open { $0.count } == 0) }
    #expect(
      found.map(\.outline) == ["missingStub FakeLibrary.open(a closure (String) throws -> Int)"])
    #expect(
      found.first?.text.hasSuffix(
        "fake.stub(.open).andDo { (argument1: @escaping (String) throws -> Int) -> Int in <#code#> }"
      )
        == true)
    let others = await failures {
      #expect((try? library.open { _ -> Int in throw BookError.torn }) == 0)
      #expect(await library.wait { 1 } == 0)
    }
    #expect(others.count == 2)
  }

  @Test func wrongClosureIsReportedAndNotThrown() {
    fake.stub(.open).andDo { (body: @escaping (Int) throws -> Int) in try body(1) }
    let texts = failures { #expect(library.open { $0.count } == 0) }
    #expect(texts.count == 1)
  }

  @Test func memberThatDoesNotThrowCannotLetErrorsThrough() {
    fake.stub(.close).andDo { (body: @escaping () throws -> Int) in try body() }
    let failures = outlines { #expect(fake.close { throw BookError.torn } == 0) }
    #expect(failures == ["wrongError FakeLibrary.close(a closure () throws -> Int)"])
  }

  @Test func canceledCallAtAGateStaysSuspended() async {
    let fake = FakeLibrary()
    let gate = fake.stub(.find).andSuspend()
    let call = Task { await (fake as any Library).find { $0 } }
    await gate.untilReached()
    call.cancel()
    await gate.untilCancelled()
    gate.resume(returning: 4)
    #expect(await call.value == 4)
  }

  #if os(Linux) || os(macOS)
    /// Spry doesn't look for wrappers until one has been created, so this test needs a new process.
    @Test(.early) func firstClosureOfAProcessIsNotRecorded() async {
      await #expect(processExitsWith: .success) {
        let fake = FakeLibrary()
        fake.stub(.open).andReturn(1)
        #expect((fake as any Library).open { $0.count } == 1)
        #expect(
          fake.recordedCalls.map(\.description) == ["open((String) throws -> Int (not recorded))"])
      }
    }

    @Test(.early) func resultWithoutDefaultEndsTheProcessWithTheText() async {
      final class Shelf: Sendable {}
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let fake = FakeLibrary()
        fake.stub(.open).andThrow(BookError.torn)
        failures { _ = (fake as any Library).open { _ in Shelf() } }
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("the member throws only the errors of its closure."))
    }
  #endif
}

#if os(Linux)
  @Suite("A fallback that throws") struct ThrowingFallbackTests {
    @Test func compilerRejectsIt() async throws {
      let source = """
        import Spry
        final class FakeQueue: Spryable {
          enum Function: String, StringRepresentable { case sync }
          let spryStorage = SpryStorage()
          func sync<Value>(_ work: () throws -> Value) rethrows -> Value {
            try spryify(fallbackValue: try work())
          }
          func wait<Value>(_ work: () async throws -> Value) async rethrows -> Value {
            try await spryify(fallbackValue: try await work())
          }
        }
        """
      let error =
        "thrown expression type 'any Error' cannot be converted to error type 'SpryFailure'"
      #expect(try await Compiler.errors(in: source) == [error, error])
    }
  }
#endif
