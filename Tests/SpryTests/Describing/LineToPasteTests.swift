import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private struct Avalanche: Error {
  var onEnd: @Sendable () -> Void = {}
}

/// A fake whose functions aren't cases of an enum.
private final class FakeSledge: Spryable {
  struct Function: StringRepresentable {
    let rawValue: String
  }
  struct ClassFunction: StringRepresentable {
    let rawValue: String
  }

  func ride(on slope: String) -> Int { spryify(arguments: slope) }
  enum Cargo { case `init`, wood }

  func other() -> Int { spryify() }
  func load(_ cargo: Cargo) { spryify(arguments: cargo) }
  func pull(_ rope: Int?, then body: @escaping () -> Void) { spryify(arguments: rope, body) }
  func race() -> Int { spryify(.init(rawValue: #"ride(on:) "fast""#)) }
  static func build() -> Int { spryify() }
}

@Suite("Lines to paste") struct LineToPasteTests {
  private let search = FakeTrailSearch()

  init() { search.spryStorage.unstubbedPolicy = .fail }

  /// The line to paste from the only failure that `body` causes.
  private func line(_ body: () throws -> Void) rethrows -> String {
    let texts = try failures(body)
    let lines = texts.first?.components(separatedBy: "\n") ?? []
    let line = lines.first { $0.hasPrefix("Use: ") || $0.hasPrefix("Add: ") } ?? ""
    return String(line.drop { $0 != " " }.dropFirst())
  }

  private var ofClosures: String {
    line {
      _ = search.find(near: "Bern", in: .summer, cached: { _ in }, completion: { _ in })
    }
  }

  private var ofAClosureThatDoesNotEscape: String { line { search.visit([.eiger]) { _ in } } }
  private var ofAnError: String { line { search.report(TrailError.closed, on: 7) } }
  private var ofAnErrorThatCannotBeCompared: String { line { search.report(Avalanche(), on: 7) } }
  private var ofAResult: String { line { _ = search.finish(.success(["a"])) } }
  private var ofAValueThatCannotBeCompared: String {
    line { _ = search.draw(Scribble(strokes: 1)) }
  }
  private var ofData: String { line { _ = search.send(Data("a \"b\"".utf8)) } }
  private var ofAStaticMember: String {
    withOwnStaticFakes { line { _ = FakeTrailSearch.open(.summer) } }
  }

  @Test func memberThatNeverReturnsIsAnsweredWithAnError() {
    // A stub that throws from it would end the process, so only the text is asked for.
    let fake = FakeIdentity(
      FakeTrailSearch.self, functions: FakeTrailSearch.Function.self, isStatic: false)
    let call = Call(FunctionName("open(_:)"), signature: "open(_:)", arguments: Unchecked([1]))
    #expect(
      LineToPaste.stub(fake, call, Never.self) == "fake.stub(.open).with(1).andThrow(<#error#>)")
    let without = Call(FunctionName("open()"), signature: "open()", arguments: Unchecked([]))
    #expect(LineToPaste.stub(fake, without, Never.self) == "fake.stub(.open).andThrow(<#error#>)")
    #expect(
      LineToPaste.stub(fake, without, Never?.self)
        == "fake.stub(.open).andReturn(<#Never?#>)")
  }

  @Test func stringsOfUpTo200CharactersAreWritten() {
    let slope = String(repeating: "a", count: 200)
    let start = "fake.stub(.init(rawValue: \"ride(on:)\"))"
    #expect(
      line { _ = FakeSledge().ride(on: slope) }
        == "\(start).with(\"\(slope)\").andReturn(<#Int#>)")
    #expect(
      line { _ = FakeSledge().ride(on: slope + "a") }
        == "\(start).with(<#String#>).andReturn(<#Int#>)")
  }

  @Test func functionOfAStructIsWrittenAsItsInitializer() {
    #expect(
      line { _ = FakeSledge().ride(on: "Bern") }
        == #"fake.stub(.init(rawValue: "ride(on:)")).with("Bern").andReturn(<#Int#>)"#)
    #expect(
      line { _ = FakeSledge().other() }
        == #"fake.stub(.init(rawValue: "other()")).andReturn(<#Int#>)"#)
    withOwnStaticFakes {
      #expect(
        line { _ = FakeSledge.build() }
          == #"FakeSledge.stub(.init(rawValue: "build()")).andReturn(<#Int#>)"#)
    }
    #expect(
      line { _ = FakeSledge().race() }
        == #"fake.stub(.init(rawValue: "ride(on:) \"fast\"")).andReturn(<#Int#>)"#)
    let fake = FakeSledge()
    fake.stub(.init(rawValue: "ride(on:)")).with("Bern").andReturn(3)
    #expect(fake.ride(on: "Bern") == 3)
  }

  @Test func callWithClosuresIsAnsweredByAClosure() {
    #expect(
      ofClosures == """
        fake.stub(.find).andDo { (near: String, `in`: FakeTrailSearch.Season, \
        cached: @escaping ([Trail]) -> Void, \
        completion: @escaping @Sendable (Result<[Trail], any Error>) -> Void) -> Int? in <#code#> }
        """)
    #expect(
      ofAClosureThatDoesNotEscape == """
        fake.stub(.visit).andDo { (argument1: [Trail], argument2: @escaping (Trail) -> Void) in \
        <#code#> }
        """)
  }

  @Test func labelsThatAreKeywordsAreEscaped() {
    let keywords =
      """
      Any Protocol Self Type as associatedtype break case catch class continue default defer deinit do else enum \
      extension fallthrough false fileprivate for func guard if import in init inout internal is let \
      nil operator precedencegroup private protocol public repeat rethrows return self static struct \
      subscript super switch throw throws true try typealias var where while
      """.split(separator: " ")
    let fake = FakeIdentity(
      FakeTrailSearch.self, functions: FakeTrailSearch.Function.self, isStatic: false)
    let signature = "open(\(keywords.map { "\($0):" }.joined()))"
    let closure: () -> Void = {}
    let call = Call(
      FunctionName("open"), signature: signature,
      arguments: Unchecked(keywords.map { _ in closure }))
    let parameters = keywords.map { "`\($0)`: @escaping () -> Void" }.joined(separator: ", ")
    #expect(
      LineToPaste.stub(fake, call, Void.self)
        == "fake.stub(.open).andDo { (\(parameters)) in <#code#> }")
  }

  @Test func caseNamedLikeAKeywordIsEscaped() {
    let fake = FakeSledge()
    fake.spryStorage.unstubbedPolicy = .fail
    #expect(
      line { fake.load(.`init`) }
        == "fake.stub(.init(rawValue: \"load(_:)\")).with(FakeSledge.Cargo.`init`).andReturn()")
    fake.stub(.init(rawValue: "load(_:)")).with(FakeSledge.Cargo.`init`).andReturn()
    #expect(failures { fake.load(.`init`) } == [])
  }

  @Test func nilBesideAClosureHasAnyType() {
    let fake = FakeSledge()
    let line = line { fake.pull(nil) {} }
    #expect(
      line == """
        fake.stub(.init(rawValue: "pull(_:then:)")).andDo { \
        (argument1: Any?, then: @escaping () -> Void) in <#code#> }
        """)
    fake.stub(.init(rawValue: "pull(_:then:)"))
      .andDo { (argument1: Any?, then: @escaping () -> Void) in then() }
    var isDone = false
    fake.pull(nil) { isDone = true }
    #expect(isDone)
  }

  @Test func pastedLineForClosuresWorks() {
    let fake = search
    fake.stub(.find).andDo {
      (
        near: String, `in`: FakeTrailSearch.Season, cached: @escaping ([Trail]) -> Void,
        completion: @escaping @Sendable (Result<[Trail], any Error>) -> Void
      ) -> Int? in
      cached([.gemmi])
      completion(.success([.eiger]))
      return 2
    }
    fake.stub(.visit).andDo { (argument1: [Trail], argument2: @escaping (Trail) -> Void) in
      argument1.forEach(argument2)
    }
    let done = FakeClosure()
    let collect: ([Trail]) -> Void = done.closure()
    let count = search.find(
      near: "Bern", in: .summer, cached: collect, completion: { _ in })
    #expect(count == 2)
    #expect(done.arguments(of: .call, as: [Trail].self) == [[.gemmi]])
    var visited: [Trail] = []
    search.visit([.eiger, .gemmi]) { visited.append($0) }
    #expect(visited == [.eiger, .gemmi])
  }

  @Test func errorsAndResultsAreCompared() {
    #expect(ofAnError == "fake.stub(.report).with(TrailError.closed, 7 as Int64).andReturn()")
    #expect(
      ofAResult
        == "fake.stub(.finish).with(<#Result<[String], any Error>#>).andReturn(<#(any Ranger)?#>)")
    let fake = search
    fake.stub(.report).with(TrailError.closed, 7 as Int64).andReturn()
    fake.stub(.finish).with(Result<[String], any Error>.success(["a"])).andReturn(nil)
    search.report(TrailError.closed, on: 7)
    #expect(search.finish(.success(["a"])) == nil)
  }

  @Test func incomparableArgumentsAreMatchedByAnything() {
    #expect(
      ofAnErrorThatCannotBeCompared
        == "fake.stub(.report).with(Argument.anything, 7 as Int64).andReturn()")
    #expect(ofAValueThatCannotBeCompared == "fake.stub(.draw).andReturn(<#Int#>)")
    let fake = search
    fake.stub(.report).with(Argument.anything, 7 as Int64).andReturn()
    fake.stub(.draw).andReturn(3)
    search.report(Avalanche(), on: 7)
    #expect(search.draw(Scribble(strokes: 1)) == 3)
  }

  @Test func dataIsAPlaceholder() {
    #expect(ofData == "fake.stub(.send).with(<#Data#>).andReturn(<#Data#>)")
  }

  @Test func staticMemberIsStubbedOnTheType() {
    #expect(
      ofAStaticMember == """
        FakeTrailSearch.stub(.open).with(FakeTrailSearch.Season.summer)\
        .andReturn(<#[FakeTrailSearch.Season: [Int?]]#>)
        """)
  }
}

extension LineToPasteTests {
  private var argumentsOfAnotherType: String {
    line {
      search.report(TrailError.closed, on: 7)
      search.resetStubs()
      _ = search.arguments(of: .report, as: Int.self)
    }
  }

  /// The suggested matcher for a value that can't be compared.
  private func matcher(for value: Any?) -> String {
    line { _ = search.didCall(.draw, with: value) }
  }

  @Test func matchersForValuesThatCannotBeCompared() {
    #expect(
      matcher(for: [1: Scribble(strokes: 1)])
        == "Argument.where { (value: [Int: Scribble]) in <#condition#> }")
    #expect(
      failures { _ = search.didCall(.draw, with: ["a": Avalanche()]) } == [
        """
        FakeTrailSearch.draw(_:), argument 1: values of type [String: Avalanche] can't be compared, because they contain a closure.
        Use: Argument.where { (value: [String: Avalanche]) in <#condition#> }
        """
      ])
    #expect(
      failures { _ = search.didCall(.draw, with: { 1 } as () -> Int) } == [
        """
        FakeTrailSearch.draw(_:), argument 1: closures can't be compared.
        Use: Argument.anything
        Or, to call the closure later, pass a captor to a stub: let captor = Argument.captor()
        """
      ])
    #expect(
      failures { _ = search.didCall(.draw, with: /a.c/) } == [
        """
        FakeTrailSearch.draw(_:), argument 1: a regular expression doesn't equal the text that it matches.
        Use: Argument.matching(<#regular expression#>)
        """
      ])
    #expect(
      failures { _ = search.didCall(.draw, with: (1, { 1 } as () -> Int)) } == [
        """
        FakeTrailSearch.draw(_:), argument 1: values of type (Int, () -> Int) can't be compared, \
        because they contain a closure.
        Use: Argument.where { (value: (Int, () -> Int)) in <#condition#> }
        """
      ])
  }

  @Test func caseNamesAreValidSwift() {
    #expect(line { search.default() } == #"case `default` = "default()""#)
    #expect(line { search + 1 } == ##"case <#name#> = "+(_:_:)""##)
  }

  /// A function that returns a value of any type.
  private static let helper = "func value<T>() -> T { fatalError() }"

  /// A line whose placeholders are replaced with code.
  private func filled(_ line: String) -> String {
    line.replacing("<#code#>", with: "fatalError()").replacing("<#condition#>", with: "true")
      .replacing("<#name#>", with: "name").replacing("<#value#>", with: "value()")
      .replacing("<#count#>", with: "value()").replacing("<#arguments#>", with: "value()")
      .replacing("<#", with: "value() as ").replacing("#>", with: "")
  }

  #if os(Linux)
    @Test func allLinesCompile() async throws {
      let search = search
      let captor = Argument.captor()
      search.stub(.report).with(captor, Argument.anything).andReturn()
      search.stub(.find).with(
        Argument.anything, Argument.anything, Argument.anything, captor
      ).andReturn(nil)
      search.report(TrailError.closed, on: 7)
      _ = search.find(near: "", in: .summer, cached: { _ in }, completion: { _ in })
      let questions = [
        line { _ = try? captor.value(as: Int.self) },
        line { _ = captor.getValue(at: 1, as: Int?.self) },
        argumentsOfAnotherType,
        line { _ = search.stub(.find).andReturn(1).with(1) },
        line { search.stub(.find).times(2) },
      ]
      search.resetStubs()
      let stubs = [
        ofClosures, ofAClosureThatDoesNotEscape, ofAnError, ofAnErrorThatCannotBeCompared,
        ofAResult,
        ofAValueThatCannotBeCompared, ofData, ofAStaticMember,
      ]
      let matchers = [
        matcher(for: Scribble(strokes: 1)), matcher(for: [1: Scribble(strokes: 1)]),
        matcher(for: { 1 } as () -> Int), matcher(for: (1, { 1 } as () -> Int)),
      ]
      let cases = [line { search.default() }, line { search + 1 }]
      let lines = questions + stubs + matchers + cases
      #expect(!lines.contains(""), "\(lines)")
      let source = """
        import Foundation
        import Spry
        @testable import Hiking

        struct Avalanche: Error {}
        \(Self.helper)

        func test(_ fake: FakeTrailSearch, _ captor: ArgumentCaptor) throws {
        \((questions + stubs).map { "  _ = \(filled($0))" }.joined(separator: "\n"))
        \(matchers.map { "  let _: Argument = \(filled($0))" }.joined(separator: "\n"))
        }

        enum Cases: String {
        \(cases.map(filled).joined(separator: "\n"))
        }
        """
      let errors = try await Compiler.errors(
        in: source, with: [#filePath.replacing("LineToPasteTests", with: "FakeTrailSearch")])
      #expect(errors == [], "\(source)")
    }
  #endif
}
