import Dispatch
import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private class Guide {}
private protocol Shelter {}

private struct Plan: Hashable {
  struct Leg: Hashable {
    let from = "a"
    var ascent: Double
    private var surface: Surface
  }
  var name: String
  var legs: [Leg]
  var first: Leg
  var days: ClosedRange<Int>
  var start: Date?
}

private enum Surface: Hashable {
  case snow(depth: Int)
  case rock, grass
}
private enum Impossible: Hashable {
  case never(Never)
  case neither(Never, Int)
  case fine
}
private indirect enum Chain {
  case link(Chain)
  case end
}
private enum Either<First, Second> {
  case first(First)
  case second(Second)
  case none
}
private enum Weather: String, Error {
  case sun = "SUN"
  case rain
}
private enum Drop { case onlyOne }
private struct Nothing {}

private struct Generic<Value, Other> {
  var value: Value
  var other: Other
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct Packed<each Element> {
  var elements: (repeat each Element)
}

@propertyWrapper private struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}

/// With an unowned property alone, Swift takes a value in an optional for `nil`.
@safe private struct Holder {
  var name: String
  weak var weak: Guide?
  unowned var unowned: Guide?
  unowned(unsafe) var unsafe: Guide?
  var unmanaged: Unmanaged<Guide>?
  var closure: (() -> Void)?
  var shelter: (any Shelter)?
  var guide: Guide?
  @Clamped var level: Int
  lazy var text = "\(level)"
}

private struct Large {
  var a: (Int8, Int64, Bool), b: [String: Int], c: Set<Int>, d: Data, e: URL, f: Character
  var g: (Surface, Weather, Drop), h: Result<Plan, any Error>, i: Task<Int, any Error>
  var j: Generic<Int8, Surface>, k: Holder, l: Chain, m: Nothing, n: AsyncStream<Int>
}

private enum OnlyPayloads {
  case first(Int)
  case second(String)
}
private enum OnlyNever { case impossible(Never) }
private struct OfClass { var name: String, guide: Guide }
private struct OfClosure { var name: String, run: () -> Void }
private struct OfUnowned { unowned var guide: Guide }
private struct OfPayloads { var payloads: OnlyPayloads }
@safe private struct OfPointer { var pointer: UnsafePointer<Int> }
private struct OfMany { var name: String, other: String, plans: [Plan], guide: Guide }
private actor Station {}

/// A fake whose members return any type.
private final class FakeForge: Spryable {
  enum Function: String, StringRepresentable { case make = "make(_:)" }
  let spryStorage = SpryStorage()
  func make<Value>(_: Value.Type) -> Value { spryify(.make) }
}

@Suite("Made-up values") struct MadeUpValuesTests {
  private let makers = MadeUpValues(defaults: DefaultValues(), failure: TrailError.closed)

  /// Makes a value for want of a stub, and prints, compares, copies, and drops it.
  private func make<Value>(_ type: Value.Type, as text: String? = nil) {
    let forge = FakeForge()
    var described = ""
    let failures = outlines {
      let values = Array(repeating: forge.make(type), count: 3)
      described = "\(values[2])"
      _ = forge.call(.make, with: values[0])
      _ = Comparison.matches(values[0], values[1])
      if let value = values[0] as? any Hashable {
        #expect(AnyHashable(value) == AnyHashable(value))
      }
      for child in Mirror(reflecting: values[1]).children { _ = "\(child)" }
    }
    #expect(failures == ["missingStub FakeForge.make()"])
    if let text { #expect(described == text) }
  }

  @Test func structsAreMadeOfTheirParts() {
    make(Nothing.self)
    make(Plan.self)
    make(Generic<Plan, Int8>.self)
    make(Holder.self)
    make(Large.self)
    make((Plan, name: String).self)
    make(timespec.self)
    #expect(makers.value(of: Plan.self)?.first.ascent == 0)
    #expect(makers.value(of: (Plan, Int).self)?.1 == 0)
    var holder = makers.value(of: Holder.self)
    holder?.level = 20
    #expect(holder?.text == "9")
    #expect(holder?.weak == nil && holder?.unowned == nil)
    unsafe #expect(holder?.unsafe == nil)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func packsAreMadeOfTheirParts() {
    #expect(makers.value(of: Packed<Int, Plan, Bool>.self)?.elements.2 == false)
    #expect(makers.value(of: Packed<Int, Guide>.self) == nil)
  }

  @Test func enumsAreTheirFirstCaseWithoutAPayload() {
    make(Surface.self, as: "rock")
    make(Impossible.self, as: "fine")
    make(Chain.self, as: "end")
    make(Either<Int, String>.self, as: "none")
    make(Either<Guide, Never>.self, as: "none")
    make(Weather.self, as: "sun")
    make(Drop.self, as: "onlyOne")
    make(FloatingPointRoundingRule.self, as: "toNearestOrAwayFromZero")
  }

  @Test func resultsAndTasksFail() async {
    #expect(throws: TrailError.closed) { try makers.value(of: Result<Int, any Error>.self)?.get() }
    #expect(throws: TrailError.closed) { try makers.value(of: Result<Int, TrailError>.self)?.get() }
    let task = makers.value(of: Task<Int, any Error>.self)
    await #expect(throws: TrailError.closed) { try await task?.value }
    #expect(throws: Weather.sun) { try makers.value(of: Result<Guide, Weather>.self)?.get() }
    make(Result<Guide, any Error>.self)
  }

  @Test func defaultsComeFirst() {
    var defaults = DefaultValues()
    _ = defaults.set(Double.self) { 7.0 }
    _ = defaults.set(Guide?.self) { Guide() }
    let makers = MadeUpValues(defaults: defaults, failure: TrailError.closed)
    #expect(makers.value(of: Plan.self)?.first.ascent == 7)
    let holder = makers.value(of: Holder.self)
    #expect(holder?.guide != nil)
    // Storage that isn't strong can't hold it.
    #expect(holder?.weak == nil && holder?.unowned == nil)
  }

  /// What is half made is dropped.
  @Test func nothingIsLeftOfARefusedValue() {
    final class Pass: DefaultProvidable {
      nonisolated(unsafe) static weak var last: Pass?
      static var defaultValue: Pass {
        let pass = Pass()
        unsafe last = pass
        return pass
      }
    }
    struct Two { var pass: Pass, guide: Guide }
    #expect(makers.value(of: Two.self) == nil)
    #expect(unsafe Pass.last == nil)
  }

  private func refuse<Value>(_ type: Value.Type) {
    #expect(makers.value(of: type) == nil, "\(type)")
  }

  @Test func whatContainsAClassAClosureAProtocolOrAPointerIsRefused() {
    refuse(Guide.self)
    refuse(Station.self)
    refuse((() -> Void).self)
    refuse((any Shelter).self)
    refuse(Any.self)
    refuse((any Error).self)
    refuse(Guide.Type.self)
    refuse(KeyPath<Plan, String>.self)
    unsafe refuse(UnsafePointer<Int>.self)
    unsafe refuse(Unmanaged<Guide>.self)
    refuse(OfClass.self)
    refuse(OfClosure.self)
    refuse(OfUnowned.self)
    refuse(OfPointer.self)
    refuse(OfMany.self)
    refuse((Plan, Guide).self)
    refuse(Generic<Int, Guide>.self)
    refuse(AnyHashable.self)
  }

  @Test func enumsWithPayloadsOnlyAreRefused() {
    refuse(Never.self)
    refuse(OnlyPayloads.self)
    refuse(OnlyNever.self)
    refuse(OfPayloads.self)
  }

  #if os(Linux)
    /// The runtime doesn't describe a union, nor what follows it.
    @Test func unionsOfCAreRefused() {
      refuse(in6_addr.self)
      unsafe refuse(sigval.self)
      unsafe refuse(siginfo_t.self)
    }
  #endif

  /// They rely on more than their parts.
  @Test func structsOfTheSDKAreRefused() {
    refuse(String.Index.self)
    refuse(Unicode.Scalar.self)
    unsafe refuse(UnsafeBufferPointer<Int>.self)
    refuse(StaticString.self)
    refuse(ObjectIdentifier.self)
    refuse(DispatchTimeInterval.self)
    refuse(DispatchTime.self)
    refuse(CocoaError.self)
    refuse(Notification.self)
    refuse(Notification.Name.self)
    refuse(String.CompareOptions.self)
    refuse(SIMD2<Int>.self)
    refuse(Task<Int, Never>.self)
    refuse(CheckedContinuation<Int, Never>.self)
  }
}
