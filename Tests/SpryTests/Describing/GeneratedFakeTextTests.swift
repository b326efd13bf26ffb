import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake as `generate-fake` writes it, without the code of `stub` and `calls`.
private final class FakeKiosk: Spryable {
  enum Function: String, GeneratedFunction {
    case isOpen
    case price = "price(of:)"
    case order = "order(_:for:done:)"
    case pack = "pack(_:_:to:done:)"
    case sellInt = "sell(_:) (Int)"
    case shelf = "subscript(_:row:)"
    case note = "note(_:)"
    case forecast = "forecast(for:)"
    case rent = "rent(_:)"
    case lend = "lend(_:_:_:)"
    case draw = "draw(_:on:in:done:)"
    case wait = "wait(_:)"
    case waitFor = "wait(for:_:)"
  }
  enum ClassFunction: String, GeneratedFunction {
    case find = "find(near:)"
    case plus = "+(_:_:)"
    case initialize = "init(name:)"
  }

  let spryStorage = SpryStorage()

  var isOpen: Bool { stubbedValue(.isOpen) }
  func price(of name: String) -> Int { spryify(.price, arguments: name) }
  func order(_ name: String, for day: Int, done: @escaping (Bool) -> Void) {
    spryify(.order, arguments: name, day, done)
  }
  func pack(_ item: String, _ count: Int, to place: String?, done: @escaping () -> Void) -> Int {
    spryify(.pack, arguments: item, count, place, done)
  }
  func sell(_ number: Int) -> Int { spryify(.sellInt, arguments: number) }
  subscript(column: Int, row row: Int) -> String { spryify(.shelf, arguments: column, row) }
  func note(_ scribble: Scribble) -> Int { spryify(.note, arguments: scribble) }
  func forecast(for day: Int) -> Int { spryify(.forecast, arguments: day) }
  func rent(_ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { spryify(.rent, arguments: Transient($0)) }
  }
  func lend(_ first: @escaping () -> Void, _ name: String, _ second: @escaping () -> Void) {
    spryify(.lend, arguments: first, name, second)
  }
  func draw(_ a: Scribble, on wall: String, in color: String?, done: @escaping () -> Void) {
    spryify(.draw, arguments: a, wall, color, done)
  }
  func wait(_ body: @escaping () -> Void) { spryify(.wait, arguments: body) }
  func wait(for day: Int, _ body: @escaping () -> Void) {
    spryify(.waitFor, arguments: day, body)
  }
  static func find(near place: String) -> Int { spryify(.find, arguments: place) }
  static func + (left: FakeKiosk, right: Int) -> Int { spryify(.plus, arguments: 1, right) }
}

/// The fake of a protocol that has a member called `calls`.
private final class FakeHotline: Spryable {
  enum Function: String, GeneratedFunction {
    case calls = "calls(_:)"

    static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  func calls(_ number: Int) -> Int { spryify(.calls, arguments: number) }
}

@Suite("Texts about generated fakes") struct GeneratedFakeTextTests {
  private let kiosk = FakeKiosk()
  private let file: StaticString = "/tests/KioskTests.swift"

  private func text(_ body: () -> Void) -> String { failures(body).joined(separator: "\n\n") }

  @Test func lineToPasteIsATypedStub() {
    #expect(
      text { _ = kiosk.price(of: "tea") } == """
        FakeKiosk has no stub for price(of: "tea").
        Add: fake.stub.price(of: "tea").andReturn(<#Int#>)
        """)
    #expect(
      text { _ = kiosk.isOpen } == """
        FakeKiosk has no stub for isOpen.
        Add: fake.stub.isOpen.andReturn(<#Bool#>)
        """)
    #expect(
      text { _ = kiosk[1, row: 2] } == """
        FakeKiosk has no stub for subscript[1, row: 2].
        Add: fake.stub.subscript(1, row: 2).andReturn(<#String#>)
        """)
    withOwnStaticFakes {
      #expect(
        text { _ = FakeKiosk.find(near: "Bern") } == """
          FakeKiosk.self has no stub for find(near: "Bern").
          Add: FakeKiosk.classStub.find(near: "Bern").andReturn(<#Int#>)
          """)
      #expect(
        text { _ = kiosk + 2 } == """
          FakeKiosk.self has no stub for 1 + 2.
          Add: FakeKiosk.classStub.plus(1, 2).andReturn(<#Int#>)
          """)
    }
    let type = FakeIdentity(
      FakeKiosk.self, functions: FakeKiosk.ClassFunction.self, isStatic: true)
    let call = Call(
      FunctionName(FakeKiosk.ClassFunction.initialize), signature: "init(name:)",
      arguments: Unchecked(["Bern"]))
    #expect(
      LineToPaste.stub(type, call, Bool.self)
        == #"FakeKiosk.classStub.initialize(name: "Bern").andReturn(<#Bool#>)"#)
  }

  @Test func lineForAllOtherCallsHasNoConditions() {
    kiosk.spryStorage.unstubbedPolicy = .returnDefault
    kiosk.stub(.price, file: file, line: 3).with("tea").andReturn(2)
    kiosk.stub(.pack).with("tea", Argument.rest).andReturn(2)
    kiosk.stub(.waitFor).with(1, Argument.anything).andReturn()
    func sentence(_ body: () -> Void) -> Substring? {
      text(body).split(separator: "\n").first { $0.hasPrefix("Since") }
    }
    let start = "the policy doesn't answer it. To answer all other calls, add: fake.stub"
    #expect(
      sentence { _ = kiosk.price(of: "milk") }
        == "Since price(of:) has stubs, \(start).price().andReturn(<#Int#>)")
    #expect(
      sentence { _ = kiosk.pack("milk", 2, to: nil) {} }
        == "Since pack(_:_:to:done:) has stubs, \(start).pack().andDo { _, _, to, done in <#code#> }"
    )
    // Without arguments, it wouldn't be clear which of two functions is meant.
    #expect(
      sentence { kiosk.wait(for: 2) {} }
        == "Since wait(for:_:) has stubs, \(start).wait(for: .anything, .anything).andDo { `for`, argument2 in <#code#> }"
    )
  }

  @Test func callWithAClosureIsAnsweredByOne() {
    #expect(
      text { kiosk.order("tea", for: 7) { _ in } } == """
        FakeKiosk has no stub for order("tea", for: 7, done: a closure (Bool) -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.order("tea", for: 7).andDo { _, `for`, done in <#code#> }
        """)
    #expect(
      text { _ = kiosk.pack("tea", 2, to: nil) {} } == """
        FakeKiosk has no stub for pack("tea", 2, to: nil, done: a closure () -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.pack("tea", 2, to: nil).andDo { _, _, to, done in <#code#> }
        """)
    #expect(
      text { kiosk.rent { _ in } } == """
        FakeKiosk has no stub for rent(a closure (Int) -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.rent().andDo { argument1 in <#code#> }
        """)
    #expect(
      text { kiosk.lend({}, "tea", {}) } == """
        FakeKiosk has no stub for lend(a closure () -> Void, "tea", a closure () -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.lend("tea").andDo { argument1, _, argument3 in <#code#> }
        """)
  }

  @Test func argumentsThatCannotBeComparedAreMatchedByAnything() {
    #expect(
      text { _ = kiosk.note(Scribble(strokes: 1)) } == """
        FakeKiosk has no stub for note(Scribble(strokes: 1)).
        Add: fake.stub.note(.anything).andReturn(<#Int#>)
        """)
    // With more than three parameters, a value can't stand beside a matcher.
    #expect(
      text { kiosk.draw(Scribble(strokes: 1), on: "door", in: nil) {} } == """
        FakeKiosk has no stub for draw(Scribble(strokes: 1), on: "door", in: nil, done: a closure () -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.draw(.anything, on: .equal("door"), in: .equal(nil)).andDo { _, on, `in`, done in <#code#> }
        """)
  }

  @Test func closureOfOneOfSeveralFunctionsIsWritten() {
    #expect(
      text { kiosk.wait {} } == """
        FakeKiosk has no stub for wait(a closure () -> Void).
        Closure arguments aren't called, so code that waits for them hangs.
        Add: fake.stub.wait(.anything).andDo { argument1 in <#code#> }
        """)
  }

  @Test func overloadsAndFakesWithoutCallsAreNamedByTheirCase() {
    #expect(
      text { _ = kiosk.sell(3) } == """
        FakeKiosk has no stub for sell(3) [sellInt].
        Add: fake.stub(.sellInt).with(3).andReturn(<#Int#>)
        """)
    #expect(
      text { _ = FakeHotline().calls(117) } == """
        FakeHotline has no stub for calls(117).
        Add: fake.stub(.calls).with(117).andReturn(<#Int#>)
        """)
  }

  @Test func codeMayBeWrongIfThereAreStubs() {
    kiosk.stub(.price, file: file, line: 3).with("tea").andReturn(2)
    #expect(
      text { _ = kiosk.price(of: "coffee") } == """
        FakeKiosk has no stub for price(of: "coffee").
        Stubs for price(of:):
          1. with("tea"), at KioskTests.swift:3
             of: expected "tea", received "coffee"
        Add: fake.stub.price(of: "coffee").andReturn(<#Int#>)
        Or, if these arguments are wrong, fix the code that passes them.
        """)
  }

  @Test func hintsNameMatchersAsInCalls() {
    kiosk.stub(.note).andReturn(1)
    _ = kiosk.note(Scribble(strokes: 1))
    #expect(
      text { _ = kiosk.didCall(.note, with: Scribble(strokes: 1)) } == """
        FakeKiosk.note(_:), argument 1: values of type Scribble can't be compared, because Scribble isn't Equatable.
        Use: .where { (value: Scribble) in <#condition#> }
        Or make Scribble Equatable.
        """)
    #expect(
      text { _ = kiosk.didCall(.note, with: { (_: Scribble) in true }) } == """
        FakeKiosk.note(_:), argument 1: closures can't be compared.
        Use: .anything
        Or, if it is a condition for the argument: Argument.where { <#condition#> }
        Or, to call the closure later, pass a captor to a stub: let captor = Argument.captor()
        """)
    kiosk.stub(.price).andReturn(1)
    _ = kiosk.price(of: "7")
    let result = kiosk.didCall(.price, with: Argument.in(1...9))
    #expect(!result.success)
    kiosk.stub(.rent).andReturn()
    kiosk.rent { _ in }
    #expect(
      kiosk.didCall(.rent, with: Argument.nil).failureMessage.contains(
        "expected nil, received (Int) -> Void (not recorded); use the matcher anything"))
    let range = kiosk.didCall(.forecast, with: 1...3)
    kiosk.stub(.forecast).andReturn(1)
    _ = kiosk.forecast(for: 2)
    #expect(!range.success)
    #expect(
      kiosk.didCall(.forecast, with: 1...3).failureMessage.contains(
        "expected 1...3 (ClosedRange<Int>), received 2 (Int); use the matcher in(1...3)"))
  }

  @Test func nobodyIsToldToEditTheFile() async {
    kiosk.stub(.isOpen).andReturn(true)
    _ = kiosk.isOpen
    #expect(
      kiosk.didCall(.isOpen).failureMessage.hasSuffix(
        """
        isOpen was used, but the fake answers with stubbedValue, which doesn't record calls.
        Verify what the code does with the value instead.
        """))
    kiosk.stub(.forecast, file: file, line: 3).andDo { (_: Int) async in 1 }
    #expect(
      text { _ = kiosk.forecast(for: 1) } == """
        FakeKiosk can't run an async closure for forecast(for: 1), because the member isn't async.
        The stub is at KioskTests.swift:3; use andReturn or a synchronous andDo.
        """)
    kiosk.stub(.forecast, file: file, line: 4).andCallThrough()
    #expect(
      text { _ = kiosk.forecast(for: 1) } == """
        FakeKiosk can't call through to a fallbackValue for forecast(for: 1), because the member has none.
        The stub is at KioskTests.swift:4; use andReturn instead of andCallThrough.
        """)
    kiosk.stub(.forecast, file: file, line: 5).andThrow(TrailError.closed)
    #expect(
      text { _ = kiosk.forecast(for: 1) } == """
        FakeKiosk can't throw .closed (TrailError) from forecast(for: 1): the member doesn't throw.
        The stub is at KioskTests.swift:5; make it return a value.
        """)
    kiosk.stub(.forecast, file: file, line: 6).andDo { (_: Inout<Int>) in 1 }
    #expect(
      text { _ = kiosk.forecast(for: 1) } == """
        FakeKiosk can't call its stub's closure for forecast(for: 1):
          argument "for": expected Inout<Int>, received 1 (Int)
        The stub is at KioskTests.swift:6; change parameter 1 of its closure to Int.
        """)
  }

  @Test func argumentsAreReadWithCalls() {
    kiosk.stub(.price).andReturn(1)
    _ = kiosk.price(of: "tea")
    #expect(
      text { _ = kiosk.arguments(of: .price, as: Int.self, file: file, line: 3) } == """
        FakeKiosk received price(of: "tea"): the type of its arguments is String, not Int.
        Use: fake.calls.price().arguments()
        """)
  }
}
