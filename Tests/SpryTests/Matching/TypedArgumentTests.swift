import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// Expects that a matcher matches `matching` but none of `others`, and that it prints as `text`.
private func expect<Value>(
  _ argument: TypedArgument<Value>, _ matching: [Value], not others: [Value], prints text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let matcher = argument.untyped
  #expect(matching.allSatisfy { matcher.matches($0) }, sourceLocation: sourceLocation)
  #expect(!others.contains { matcher.matches($0) }, sourceLocation: sourceLocation)
  #expect(matcher.description == text, sourceLocation: sourceLocation)
}

private final class Hut {}

@Suite("Typed matchers") struct TypedArgumentTests {
  @Test func anythingAndNil() {
    expect(.anything, [1, 2], not: [], prints: "anything")
    expect(.any, [Int?.none, 1], not: [], prints: "anything")
    expect(.nil, [Int?.none], not: [1], prints: "nil")
    expect(.nonNil, [1], not: [Int?.none], prints: "not nil")
    expect(.that(.isType(Int.self)), [1], not: [], prints: "of type Int")
  }

  @Test func predicates() {
    expect(.pass { $0 > 1 }, [2], not: [1], prints: "Int that satisfies a closure")
    expect(.pass("an even number") { $0 % 2 == 0 }, [2], not: [1], prints: "an even number")
  }

  @Test func values() {
    let (hut, other) = (Hut(), Hut())
    expect(
      .equal(to: .eiger), [Trail.eiger], not: [.gemmi],
      prints: #"equal to Trail(name: "Eiger Trail", ascent: 140)"#)
    expect(.equal(1), [Int?.some(1)], not: [nil, 2], prints: "equal to 1")
    expect(.equal(nil), [Int?.none], not: [2], prints: "nil")
    expect(.oneOf("a", "b"), ["a", "b"], not: ["c"], prints: #"one of "a", "b""#)
    expect(.identical(to: hut), [hut], not: [other], prints: "identical to <Hut>")
    expect(.identical(to: hut), [Hut?.some(hut)], not: [other, nil], prints: "identical to <Hut>")
    expect(.isType(Int.self), [1 as Any], not: ["1"], prints: "of type Int")
    expect(.in(1...3), [1, 3], not: [4], prints: "in 1...3")
    expect(.in(1...), [Double?.some(1.5)], not: [0.5, nil], prints: "in 1.0...")
  }

  @Test func strings() {
    expect(.hasPrefix("B"), ["Bern"], not: ["Thun"], prints: #"starting with "B""#)
    expect(.hasPrefix("B"), [String?.some("Bern")], not: [nil], prints: #"starting with "B""#)
    expect(.hasSuffix("n"), ["Bern"], not: ["Spiez"], prints: #"ending with "n""#)
    expect(.hasSuffix("n"), [String?.some("Bern")], not: [nil], prints: #"ending with "n""#)
    expect(.matching(/e.n/), ["Bern"[...]], not: ["Thun"], prints: "matching /e.n/")
    expect(.matching(/e.n/), [String?.some("Bern")], not: [nil], prints: "matching /e.n/")
    expect(.contains("er", "n"), ["Bern"], not: ["er"], prints: #"containing "er" and "n""#)
    expect(.contains("er"), [String?.some("Bern")], not: [nil], prints: #"containing "er""#)
    expect(.hasCount(4), ["Bern"], not: ["Spiez"], prints: "of count 4")
  }

  @Test func collections() {
    expect(.contains(2, 1), [[1, 2]], not: [[1]], prints: "containing 2 and 1")
    expect(.contains(1), [[Int]?.some([1])], not: [nil, []], prints: "containing 1")
    expect(.contains(.in(2...3)), [[1, 2]], not: [[1]], prints: "containing in 2...3")
    expect(
      .contains(.where(\.ascent, 140)), [[Trail]?.some([.eiger])], not: [nil, [.gemmi]],
      prints: #"containing Trail where \.ascent is 140"#)
    expect(.hasCount(1), [[1]], not: [[]], prints: "of count 1")
    expect(.hasCount(1), [[Int]?.some([1])], not: [nil], prints: "of count 1")
    expect(.isEmpty, [[Int]()], not: [[1]], prints: "empty")
    expect(.hasCount(0), [String?.some("")], not: [nil], prints: "empty")
    expect(.hasCount(1), [["a": 1]], not: [[:]], prints: "of count 1")
  }

  @Test func properties() {
    expect(
      .where(\.ascent, 140), [Trail.eiger], not: [.gemmi], prints: #"Trail where \.ascent is 140"#)
    expect(
      .where(\.ascent, .in(500...)), [Trail.gemmi], not: [.eiger],
      prints: #"Trail where \.ascent is in 500..."#)
    expect(
      .where(\.ascent, in: 500...), [Trail.gemmi], not: [.eiger],
      prints: #"Trail where \.ascent is in 500..."#)
    expect(
      .where(\.name, .hasPrefix("E"), as: "title"), [Trail?.some(.eiger)], not: [.gemmi, nil],
      prints: #"Trail where \.title is starting with "E""#)
    expect(
      .where(\.ascent, in: 500..., as: "climb"), [Trail.gemmi], not: [.eiger],
      prints: #"Trail where \.climb is in 500..."#)
    expect(
      .where(\.ascent, in: 0..<500, as: "climb"), [Trail?.some(.eiger)], not: [nil],
      prints: #"Trail where \.climb is in 0..<500"#)
    expect(
      .where(\.ascent, 140), [Trail?.some(.eiger)], not: [nil],
      prints: #"Trail where \.ascent is 140"#)
    expect(
      .where(\.ascent, in: 0..<500), [Trail?.some(.eiger)], not: [nil],
      prints: #"Trail where \.ascent is in 0..<500"#)
  }

  @Test func compositions() {
    expect(.not(6), [5], not: [6], prints: "not 6")
    expect(.not(.in(1...3)), [4], not: [2], prints: "not in 1...3")
    expect(.not(.nil), [Int?.some(1)], not: [nil], prints: "not nil")
    expect(.all(of: .in(1...3), .not(2)), [1, 3], not: [2, 4], prints: "in 1...3 and not 2")
    expect(.any(of: .equal(1), .in(5...)), [1, 5], not: [2], prints: "equal to 1 or in 5...")
  }

  @Test func captorInsideAMatcherCaptures() {
    let captor = Argument.captor()
    let argument = TypedArgument<Trail>.where(\.ascent, .captured(by: captor))
    ArgumentPattern([argument.untyped]).capture([Trail.gemmi])
    #expect(captor.values(as: Int.self) == [940])
  }

  /// The names of the static members that the extensions of `type` declare.
  private func names(in type: String) throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Spry/Matching")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 == "\(type).swift" || $0.hasPrefix("\(type)+") }
    let declaration = /public static (?:func|var) `?(\w+)`?(\((?:_|\w+))?/
    return try Set(
      files.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: declaration).map { "\($0.1)\($0.2 ?? "")" }
      })
  }

  @Test func everyArgumentMatcherHasATypedCounterpart() throws {
    let untyped = try names(in: "Argument")
    let typed = try names(in: "TypedArgument")
    #expect(untyped.count > 15)
    // The regular expression misses the label after generic parameters.
    func bare(_ names: Set<String>) -> Set<String> {
      Set(names.map { String($0.prefix { $0 != "(" }) })
    }
    // The typed captor is called `captured`, and there is no typed `rest`.
    #expect(bare(untyped).subtracting(bare(typed)) == ["captor", "rest"])
    #expect(bare(typed).subtracting(bare(untyped)) == ["captured", "that"])
  }
}
