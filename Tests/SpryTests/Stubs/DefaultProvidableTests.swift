import Foundation
import Spry
import Testing

private enum Weather: CaseIterable { case sun, rain }
private enum Season: CaseIterable, DefaultProvidable {
  case winter, summer
  static var defaultValue: Season { .summer }
}
private enum Nothing: CaseIterable {}
private struct Summit: DefaultProvidable, Equatable {
  var name: String
  static var defaultValue: Summit { Summit(name: "default") }
}
private struct Valley { var depth = 0 }

@Suite struct DefaultProvidableTests {
  @Test func numbersAreZero() {
    func expectZero<Number: Numeric>(_: Number.Type) {
      #expect(DefaultValues().value(of: Number.self) == 0, "\(Number.self)")
    }
    let types: [any Numeric.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, CGFloat.self, Decimal.self,
    ]
    for type in types { expectZero(type) }
    #if arch(x86_64)
      expectZero(Float80.self)
    #endif
    #if os(Linux) || arch(arm64)
      expectZero(Float16.self)
    #endif
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      expectZero(Int128.self)
      expectZero(UInt128.self)
    }
  }

  @Test func measuresAreZero() {
    #expect(DefaultValues().value(of: CGPoint.self) == .zero)
    #expect(DefaultValues().value(of: CGSize.self) == .zero)
    #expect(DefaultValues().value(of: CGRect.self) == .zero)
    #expect(DefaultValues().value(of: Duration.self) == .zero)
  }

  @Test func stringsAreEmptyAndBoolIsFalse() {
    #expect(DefaultValues().value(of: String.self) == "")
    #expect(DefaultValues().value(of: Substring.self) == "")
    #expect(DefaultValues().value(of: Character.self) == " ")
    #expect(DefaultValues().value(of: Bool.self) == false)
  }

  @Test func containersAreEmpty() {
    #expect(DefaultValues().value(of: [Valley].self)?.isEmpty == true)
    #expect(DefaultValues().value(of: [String: Valley].self)?.isEmpty == true)
    #expect(DefaultValues().value(of: Set<Int>.self) == [])
    #expect(DefaultValues().value(of: Int?.self) == .some(nil))
    let valley = DefaultValues().value(of: Valley?.self)
    #expect(valley != nil)
  }

  @Test func foundationTypesHaveFixedValues() {
    #expect(DefaultValues().value(of: Data.self) == Data())
    #expect(DefaultValues().value(of: Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(
      DefaultValues().value(of: UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(DefaultValues().value(of: Locale.self) == Locale(identifier: ""))
    #expect(DefaultValues().value(of: URL.self) == URL(fileURLWithPath: "/"))
    #expect(DefaultValues().value(of: URLComponents.self) == URLComponents())
    #expect(DefaultValues().value(of: URLQueryItem.self) == URLQueryItem(name: "", value: nil))
  }

  @Test func rangesAndSlices() {
    #expect(DefaultValues().value(of: Range<Int>.self) == 0..<0)
    #expect(DefaultValues().value(of: ClosedRange<Double>.self) == 0...0)
    #expect(DefaultValues().value(of: ArraySlice<Int>.self) == [])
    #expect(DefaultValues().value(of: ContiguousArray<Int>.self) == [])
  }

  @Test func streamsFinishAtOnce() async throws {
    let stream = try #require(DefaultValues().value(of: AsyncStream<Int>.self))
    for await _ in stream { Issue.record("an element") }
    let throwing = try #require(
      DefaultValues().value(of: AsyncThrowingStream<Int, any Error>.self))
    for try await _ in throwing { Issue.record("an element") }
  }

  @Test func moreTypesOfFoundation() throws {
    #expect(DefaultValues().value(of: AttributedString.self) == AttributedString())
    #expect(DefaultValues().value(of: CharacterSet.self) == CharacterSet())
    #expect(DefaultValues().value(of: IndexSet.self) == [])
    #expect(DefaultValues().value(of: IndexPath.self) == [])
    #expect(DefaultValues().value(of: DateComponents.self) == DateComponents())
    let interval = try #require(DefaultValues().value(of: DateInterval.self))
    #expect(interval.start == Date.defaultValue && interval.duration == 0)
    #expect(DefaultValues().value(of: TimeZone.self) == .gmt)
    let calendar = try #require(DefaultValues().value(of: Calendar.self))
    #expect(calendar.identifier == .gregorian && calendar.timeZone == .gmt)
    #expect(calendar.locale == Locale(identifier: ""))
  }

  @Test func voidHasAValue() {
    #expect(DefaultValues().value(of: Void.self) != nil)
  }

  @Test func usersTypesProvideTheirDefaults() {
    #expect(DefaultValues().value(of: Summit.self) == Summit(name: "default"))
    #expect(DefaultValues().value(of: Weather.self) == .sun)
    #expect(DefaultValues().value(of: Season.self) == .summer)
  }

  @Test func tuplesHaveTheDefaultsOfTheirParts() throws {
    let pair = try #require(DefaultValues().value(of: (Int, [String]).self))
    #expect(pair.0 == 0)
    #expect(pair.1 == [])
    let labeled = try #require(
      DefaultValues().value(of: (summit: Summit, day: Weather?, (Bool, Void)).self))
    #expect(labeled.summit == Summit(name: "default"))
    #expect(labeled.day == nil)
    #expect(labeled.2.0 == false)
    let long = try #require(
      DefaultValues().value(of: (Int, Int, Int, Int, Int, Int, Int, last: String).self))
    #expect(long.last == "")
    let nested = try #require(DefaultValues().value(of: ((Int, String), Weather).self))
    #expect(nested.0.1 == "")
    #expect(nested.1 == .sun)
  }

  @Test func tupleWithAPartWithoutADefaultHasNone() {
    let first = DefaultValues().value(of: (Valley, Int).self)
    #expect(first == nil)
    let last = DefaultValues().value(of: (Int, String, Valley).self)
    #expect(last == nil)
    let nested = DefaultValues().value(of: (Int, (Int, Valley)).self)
    #expect(nested == nil)
    let closure = DefaultValues().value(of: (Int, () -> Void).self)
    #expect(closure == nil)
    let optional = DefaultValues().value(of: (Int, Valley)?.self)
    #expect(optional != nil)
  }

  @Test func tupleOfASetDefaultTakesPrecedenceOverThoseOfItsParts() throws {
    var defaults = DefaultValues()
    _ = defaults.set(Valley.self) { Valley(depth: 7) }
    #expect(try #require(defaults.value(of: (Int, Valley).self)).1.depth == 7)
    _ = defaults.set((Int, Valley).self) { (1, Valley(depth: 8)) }
    let pair = try #require(defaults.value(of: (Int, Valley).self))
    #expect(pair.0 == 1)
    #expect(pair.1.depth == 8)
    #expect(try #require(defaults.value(of: (day: Int, Valley).self)).1.depth == 7)
  }

  @Test func otherTypesHaveNoDefault() {
    let valley = DefaultValues().value(of: Valley.self)
    #expect(valley == nil)
    let nothing: Nothing? = DefaultValues().value(of: Nothing.self)
    #expect(nothing == nil)
    let any = DefaultValues().value(of: Any.self)
    #expect(any == nil)
    let closure = DefaultValues().value(of: (() -> Void).self)
    #expect(closure == nil)
  }
}
