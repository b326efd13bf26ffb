import FakeGenerator
import Foundation
import Testing

/// The functions in `calls` have the names of the members unless these are ambiguous.
@Suite struct CallNameTests {
  /// The declarations of the functions in `calls`, without result types.
  private func functions(_ members: Member...) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members)
    let text = try result(["Trail"], [trails]).files[0].text
    let calls = text.components(separatedBy: "\nextension")[1]
    return calls.matches(of: /(?:(@_disfavoredOverload)\s+)?func ([^\(]+)\(([^\)]*)\)/).map {
      let words = $0.3.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return ($0.1 == nil ? "" : "- ") + "\($0.2)(\(words))"
    }
  }

  /// Whether a function has parameters, and none of them takes a plain value.
  private func hasOnlyMatchers(_ function: String) -> Bool {
    function.contains("Typed") && !function.contains(/: Int[,)]/)
  }

  @Test func valuesAndMatchersAreMixedForUpToThreeParameters() throws {
    let any = "TypedArgument<Int> = .anything"
    #expect(
      try functions(Member(title: "go(_:to:)", text: "func go(_ a: Int, to b: Int)")) == [
        "go(_ a: Int, to b: Int)", "- go(_ a: Int, to b: \(any))", "- go(_ a: \(any), to b: Int)",
        "- go(_ a: \(any), to b: \(any))",
      ])
    let three = Member(title: "go(_:_:_:)", text: "func go(_ a: Int, _ b: Int, _ c: Int)")
    #expect(try functions(three).count == 8)
    #expect(Set(try functions(three)).count == 8)
    // A closure can't be compared, so it is always a matcher.
    let done = Member(
      title: "go(_:_:done:)", text: "func go(_ a: Int, _ b: Int, done: @escaping () -> Void)")
    #expect(try functions(done).count == 4)
    let four = "a: Int, b: Int, c: Int, d: Int"
    #expect(
      try functions(Member(title: "go(a:b:c:d:)", text: "func go(\(four))")) == [
        "go(\(four))", "- go(a: \(any), b: \(any), c: \(any), d: \(any))",
      ])
  }

  @Test func matcherForAnOptionalIsOptional() throws {
    #expect(
      try functions(Member(title: "go(_:)", text: "func go(_ a: Int?)")) == [
        "go(_ a: Int?)", "- go(_ a: TypedArgument<Int?> = .anything)",
      ])
  }

  /// Matchers don't distinguish overloads whose parameters differ only in their types.
  @Test(
    arguments: [
      (
        ("show(_:)", "func show(_ a: Bool)"),
        [
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
          "show(_ a: Int)", "showInt(_ a: TypedArgument<Int> = .anything)",
        ]
      ),
      (
        ("show(b:)", "func show(b: Int)"),
        [
          "show(b: Int)", "- show(b: TypedArgument<Int>)",
          "show(_ a: Int)", "- show(_ a: TypedArgument<Int>)",
        ]
      ),
    ]) func overloadsKeepTheirName(other: (String, String), expected: [String]) throws
  {
    #expect(
      try functions(
        Member(title: other.0, text: other.1),
        Member(title: "show(_:)", text: "func show(_ a: Int)")) == expected)
  }

  @Test func overloadsByResultAreNamedAfterTheirCases() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show(_ a: Int) -> Int"),
        Member(title: "show(_:)", text: "func show(_ a: Int) -> Bool"),
        Member(title: "show(_:)", text: "func show(_ a: Bool) -> Bool")) == [
          "showIntInt(_ a: Int)", "- showIntInt(_ a: TypedArgument<Int> = .anything)",
          "showIntBool(_ a: Int)", "- showIntBool(_ a: TypedArgument<Int> = .anything)",
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
        ])
  }

  /// The compiler would silently choose the function with the fewest default values.
  @Test func argumentThatDistinguishesAnOverloadCannotBeOmitted() throws {
    #expect(
      try functions(
        Member(title: "show()", text: "func show()"),
        Member(title: "show(_:)", text: "func show(_ a: Int)"),
        Member(title: "show(_:at:by:)", text: "func show(_ a: Int, at b: Int, by c: Int)"),
        Member(title: "show(_:in:)", text: "func show(_ a: Int, in b: Int)"),
        Member(title: "hide(_:in:)", text: "func hide(_ a: Int, in b: Int)"),
        Member(title: "move(_:to:)", text: "func move(_ a: Int, to b: Int)"),
        Member(title: "move(_:to:by:)", text: "func move(_ a: Int, to b: Int, by c: Int)")
      ).filter(hasOnlyMatchers) == [
        "- show(_ a: TypedArgument<Int>)",
        "- show(_ a: TypedArgument<Int> = .anything, at b: TypedArgument<Int>, "
          + "by c: TypedArgument<Int> = .anything)",
        "- show(_ a: TypedArgument<Int> = .anything, in b: TypedArgument<Int>)",
        "- hide(_ a: TypedArgument<Int> = .anything, in b: TypedArgument<Int> = .anything)",
        "- move(_ a: TypedArgument<Int> = .anything, to b: TypedArgument<Int>)",
        "- move(_ a: TypedArgument<Int> = .anything, to b: TypedArgument<Int> = .anything, "
          + "by c: TypedArgument<Int>)",
      ])
  }

  @Test func typesOfValuesDistinguishOverloadsToo() throws {
    let done = "done: @escaping () -> Void"
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "show(_:done:)", text: "func show(_ a: Bool, \(done))"),
        Member(title: "show(_:done:)", text: "func show(_ a: Int, \(done))"),
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.matches(of: /done: TypedArgument<\(\) -> Void> = \.anything/).count == 4)
  }

  /// A test couldn't call it by its sign, and operators have no labels.
  @Test func operatorHasTheNameOfItsCase() throws {
    let functions = try functions(
      Member(
        title: "+(_:_:)", text: "static func + (left: Self, right: Int) -> Self", kind: "func.op"))
    #expect(
      functions == [
        "plus(_ left: FakeTrail, _ right: Int)",
        "- plus(_ left: FakeTrail, _ right: TypedArgument<Int> = .anything)",
        "- plus(_ left: TypedArgument<FakeTrail> = .anything, _ right: Int)",
        "- plus(_ left: TypedArgument<FakeTrail> = .anything, "
          + "_ right: TypedArgument<Int> = .anything)",
      ])
  }

  /// The compiler prints the backticks, because `Type` has another meaning after a dot.
  @Test func nameInBackticksKeepsThem() throws {
    let functions = try functions(Member(title: "Type(a:)", text: "func `Type`(a: Int)"))
    #expect(
      functions == ["`Type`(a: Int)", "- `Type`(a: TypedArgument<Int> = .anything)"])
  }

  @Test func initializerIsAFunctionInCalls() throws {
    let functions = try functions(Member(title: "init(a:)", text: "init(a: Int)", kind: "init"))
    #expect(
      functions == ["initialize(a: Int)", "- initialize(a: TypedArgument<Int> = .anything)"])
  }

  @Test func newValueDistinguishesSettingASubscript() throws {
    let get = Member(
      title: "subscript(_:)", text: "subscript(a: Int) -> Int { get }", kind: "subscript")
    let set = Member(
      title: "subscript(b:)", text: "subscript(b b: Int) -> Int { get set }", kind: "subscript")
    let setter =
      "- `subscript`(b: TypedArgument<Int> = .anything, set newValue: TypedArgument<Int>)"
    #expect(
      try functions(set).filter(hasOnlyMatchers) == [
        "- `subscript`(b: TypedArgument<Int> = .anything)", setter,
      ])
    #expect(
      try functions(get, set).filter(hasOnlyMatchers) == [
        "- `subscript`(_ a: TypedArgument<Int>)", "- `subscript`(b: TypedArgument<Int>)", setter,
      ])
  }

  @Test func genericOverloadsAreComparedWithoutParameterNames() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show<A>(_ a: A) where A : Hashable"),
        Member(title: "show(_:)", text: "func show<B>(_ b: B) where B : Comparable")
      ).filter { !$0.hasPrefix("-") } == [
        "showA<A: Hashable>(_ a: A)", "showB<B: Comparable>(_ b: B)",
      ])
  }

  /// The compiler couldn't infer the type of the items from that of an item.
  @Test func elementDoesNotDetermineItsCollection() throws {
    #expect(
      try functions(
        Member(
          title: "add(_:done:)",
          text: "func add<T, I>(_ item: T, done: @escaping (I) -> Void) "
            + "where I : Sequence, I.Element == T"))
        == [
          "add<T>(_ item: T, done: TypedArgument<Any?> = .anything)",
          "- add(_ item: TypedArgument<Any?> = .anything, done: TypedArgument<Any?> = .anything)",
        ])
  }

  @Test func collectionDeterminesItsElement() throws {
    #expect(
      try functions(
        Member(
          title: "add(_:done:)",
          text: "func add<T, I>(_ items: I, done: @escaping (T) -> Void) "
            + "where I : Sequence, I.Element == T"))
        == [
          "add<T, I: Sequence>(_ items: I, done: TypedArgument<Any?> = .anything)",
          "- add(_ items: TypedArgument<Any?> = .anything, done: TypedArgument<Any?> = .anything)",
        ])
  }

  @Test func everyOpaqueParameterHasAName() throws {
    let names = ["Value", "T", "U", "V"] + (1...101).map { "T\($0)" }
    func list(_ text: (String) -> String) -> String { names.map(text).joined(separator: ", ") }
    let opaque = list { "\($0.lowercased()): some Hashable" }
    #expect(
      try functions(Member(title: "add()", text: "func add(\(opaque))")).first
        == "add<\(list { "\($0): Hashable" })>(\(list { "\($0.lowercased()): \($0)" }))")
  }

  @Test(arguments: [
    ("[some Hashable & Sendable]", "<Value: Hashable & Sendable>", "[Value]"),
    ("(some Collection<[Int]>)?", "<Value: Collection<[Int]>>", "(Value)?"),
    ("[some Alps.Peak<Int> : Int]", "<Value: Alps.Peak<Int>>", "[Value: Int]"),
    ("(some Peak, some Hut)", "<Value: Peak, T: Hut>", "(Value, T)"),
    ("(some: Int, a: some Peak)", "<Value: Peak>", "(some: Int, a: Value)"),
    ("(some: Int)", "", "(some: Int)"),
  ])
  func opaqueTypesEndWithTheirProtocols(type: String, generics: String, named: String) throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail", members: [Member(title: "add(_:)", text: "func add(_ a: \(type))")])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("    func add\(generics)(_ a: \(named)) ->"))
  }

  @Test func namesOfOpaqueParametersAreNew() throws {
    #expect(
      try functions(
        Member(title: "Value", text: "associatedtype Value", kind: "associatedtype"),
        Member(title: "add(_:_:_:)", text: "func add<T, A>(_ a: A, _ u: U, _ b: some Hashable)")
      ).first == "add<A, V: Hashable>(_ a: A, _ u: U, _ b: V)")
  }

  /// The compiler can infer a generic parameter from others, in several steps if necessary.
  @Test(arguments: [
    ("<C, B, A>", "B.Element == C, A.Element == B", "<C, B, A>"),
    ("<C, B, A>", "C == A.Element", "<C, A>"),
    ("<C, B, A>", "A : Sequence<C>", "<C, A: Sequence<C>>"),
    ("<C, B, A>", "C : Sequence<A>", "<A>"),
  ])
  func genericParametersThatAreInferredAreDeclared(
    generics: String, demands: String, declared: String
  ) throws {
    #expect(
      try functions(
        Member(
          title: "add(_:done:)",
          text: "func add\(generics)(_ a: A, done: @escaping (B, C) -> Void) where \(demands)")
      ).first == "add\(declared)(_ a: A, done: TypedArgument<Any?> = .anything)")
  }

  /// Only the metatype of a generic parameter tells the compiler what that is.
  @Test func matchersOfOtherMetatypes() throws {
    #expect(
      try functions(
        Member(
          title: "load(_:_:)", text: "func load<V>(_ type: V.Type, _ other: Int.Type) -> V")) == [
          "load<V>(_ type: V.Type, _ other: Int.Type)",
          "- load<V>(_ type: V.Type, _ other: TypedArgument<Int.Type> = .anything)",
        ])
  }

  /// The case for the first member would have the name of the second member.
  @Test func casesNamedLikeAnotherMember() throws {
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show(_ a: Bool)"),
        Member(title: "show(_:)", text: "func show(_ a: Int)"),
        Member(title: "showInt(_:)", text: "func showInt(_ a: Int)")) == [
          "show(_ a: Bool)", "showBool(_ a: TypedArgument<Bool> = .anything)",
          "show(_ a: Int)", "showIntCall(_ a: TypedArgument<Int> = .anything)",
          "showInt(_ a: Int)", "- showInt(_ a: TypedArgument<Int> = .anything)",
        ])
    #expect(
      try functions(
        Member(title: "show(_:)", text: "func show(_ a: Bool)"),
        Member(title: "show(_:)", text: "func show(_ a: Int)"),
        Member(title: "showInt(_:)", text: "func showInt(_ a: Int)"),
        Member(title: "showIntCall(_:)", text: "func showIntCall(_ a: Int)"))[3]
        == "showIntCallCall(_ a: TypedArgument<Int> = .anything)")
  }

  @Test func propertyNameAvoidsTheNamesOfParameters() throws {
    let members = [
      Member(title: "fake()", text: "func fake()"),
      Member(title: "owner(fake2:)", text: "func owner(fake2: Int)"),
    ]
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: members)
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("fileprivate let fake3: FakeTrail\n"))
    #expect(text.contains("Calls(fake3: self)"))
  }

  /// The second overload is called `fake2`, because the words for both types are the same.
  @Test func propertyNameAvoidsTheNamesOfCases() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(title: "fake(_:)", text: "func fake(_ a: Alps.Peak)"),
        Member(title: "fake(_:)", text: "func fake(_ a: Hills.Peak)"),
        Member(title: "owner()", text: "func owner()"),
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(text.contains("fileprivate let fake3: FakeTrail\n"))
  }
}

/// Tests the generic parameters of functions in `calls`.
@Suite struct CallGenericsTests {
  /// The form with plain values of the call to a member, and its type.
  private func call(_ text: String) throws -> [String] {
    var trails = GraphBuilder("Trails")
    trails.type("protocol Trail", members: [Member(title: "keep(_:)", text: "func \(text)")])
    let text = try result(["Trail"], [trails]).files[0].text
    let calls = text.components(separatedBy: "\nextension")[1]
    let head = calls.components(separatedBy: "func ")[1].components(separatedBy: " { .init(")[0]
    let alias = calls.firstMatch(of: /typealias KeepCall = (.*)\n/).map { "\($0.1)" } ?? ""
    return head.replacing("KeepCall", with: alias).components(separatedBy: " -> TypedCall")
  }

  @Test func opaqueTypesAreGenericParameters() throws {
    #expect(
      try call("keep(_ a: some Hut)") == [
        "keep<Value: Hut>(_ a: Value)", "<(Value) -> Void, Void, Never>",
      ])
    #expect(
      try call("keep(_ a: [some Hut & Alps.Peak], _ b: some Map<Int>, _ c: Int)") == [
        "keep<Value: Hut & Alps.Peak, T: Map<Int>>(_ a: [Value], _ b: T, _ c: Int)",
        "<([Value], T, Int) -> Void, Void, Never>",
      ])
    #expect(
      try call("keep<Value: Hut>(_ a: [Value: some Hut], _ b: T)") == [
        "keep<Value: Hut, U: Hut>(_ a: [Value: U], _ b: T)",
        "<([Value: U], T) -> Void, Void, Never>",
      ])
    #expect(
      try call("keep(_ a: (some: Int, none: some Hut))")
        == [
          "keep<Value: Hut>(_ a: (some: Int, none: Value))",
          "<((some: Int, none: Value)) -> Void, Void, Never>",
        ])
    #expect(
      try call("keep(_ a: Map<some Hut, (some Peak)?>)")
        == [
          "keep<Value: Hut, T: Peak>(_ a: Map<Value, (T)?>)",
          "<(Map<Value, (T)?>) -> Void, Void, Never>",
        ])
  }

  /// The compiler warns about a function with one parameter that is written as `Void`.
  @Test func parametersWithoutAValueAreWrittenAsParentheses() throws {
    #expect(
      try call("keep(_ a: Void)") == ["keep(_ a: Void)", "<(()) -> Void, Void, Never>"])
  }

  @Test func valuesOfAutoclosuresAreMatched() throws {
    #expect(
      try call("keep(_ a: @autoclosure () -> [Int])")
        == ["keep(_ a: [Int])", "<([Int]) -> Void, Void, Never>"])
    #expect(
      try call("keep(_ a: @autoclosure () throws -> Int?) throws")
        == ["keep(_ a: Int?)", "<(Int?) -> Void, Void, any Error>"])
    #expect(
      try call("keep(_ a: @autoclosure () -> () -> [Int])") == [
        "keep(_ a: TypedArgument<() -> [Int]> = .anything)",
        "<(@escaping () -> [Int]) -> Void, Void, Never>",
      ])
    #expect(
      try call("keep(_ a: @autoclosure () -> (Int) -> (Int) -> Void)") == [
        "keep(_ a: TypedArgument<(Int) -> (Int) -> Void> = .anything)",
        "<(@escaping (Int) -> (Int) -> Void) -> Void, Void, Never>",
      ])
  }

  /// The fake is generic over the associated type.
  @Test func genericParameterHasTheNameOfNoOther() throws {
    var trails = GraphBuilder("Trails")
    trails.type(
      "protocol Trail",
      members: [
        Member(
          title: "Value", text: "associatedtype Value", kind: "associatedtype",
          type: MemberType(name: "Value", id: "s:6Trails5TrailP5ValueQa")),
        Member(title: "keep(_:)", text: "func keep(_ a: some Hut)"),
      ])
    let text = try result(["Trail"], [trails]).files[0].text
    #expect(
      text.contains(
        "    func keep<T: Hut>(_ a: T) -> TypedCall<(T) -> Void, Void, Never> { .init("))
  }

  /// A test determines the others with its arguments.
  @Test func genericParametersThatTheFormNeedsAreDeclared() throws {
    #expect(
      try call("keep<A, B>(_ a: A, _ b: [B]) -> A where A : Hut, B == A.Bed") == [
        "keep<A: Hut, B>(_ a: A, _ b: [B])", "<(A, [B]) -> Void, A, Never> where B == A.Bed",
      ])
    #expect(
      try call("keep<A, B>(_ a: A, _ b: (B) -> Void)") == [
        "keep<A>(_ a: A, _ b: TypedArgument<Any?> = .anything)",
        "<(A, Any?) -> Void, Void, Never>",
      ])
  }

  /// They would have the name of another type in the declaration, or of one of the fake's own.
  @Test func genericParametersAreRenamed() throws {
    #expect(
      try call("keep<Function>(_ a: Function)")
        == ["keep<F>(_ a: F)", "<(F) -> Void, Void, Never>"])
    #expect(
      try call("keep<Function, F>(_ a: Function, _ b: F)")
        == ["keep<T, F>(_ a: T, _ b: F)", "<(T, F) -> Void, Void, Never>"])
    #expect(
      try call("keep<Function, ClassFunction, F, C, T, U, V>(_ a: Function, _ b: ClassFunction)")
        .first == "keep<T1, T2>(_ a: T1, _ b: T2)")
  }
}
