import Foundation
import Spry
import Testing

private enum Weather: CaseIterable { case sun, rain }
private enum Nothing: CaseIterable {}
private struct Summit: DefaultProvidable, Equatable {
  var name: String
  static var defaultValue: Summit { Summit(name: "default") }
}
private struct Valley {}

@Suite struct DefaultProvidableTests {
  @Test func numbersAreZero() {
    #expect(DefaultValue.of(Int.self) == 0)
    #expect(DefaultValue.of(Int8.self) == 0)
    #expect(DefaultValue.of(Int16.self) == 0)
    #expect(DefaultValue.of(Int32.self) == 0)
    #expect(DefaultValue.of(Int64.self) == 0)
    #expect(DefaultValue.of(UInt.self) == 0)
    #expect(DefaultValue.of(UInt8.self) == 0)
    #expect(DefaultValue.of(UInt16.self) == 0)
    #expect(DefaultValue.of(UInt32.self) == 0)
    #expect(DefaultValue.of(UInt64.self) == 0)
    #expect(DefaultValue.of(Float.self) == 0)
    #expect(DefaultValue.of(Double.self) == 0)
    #expect(DefaultValue.of(CGFloat.self) == 0)
    #expect(DefaultValue.of(CGPoint.self) == .zero)
    #expect(DefaultValue.of(CGSize.self) == .zero)
    #expect(DefaultValue.of(CGRect.self) == .zero)
    #expect(DefaultValue.of(Decimal.self) == 0)
    #expect(DefaultValue.of(Duration.self) == .zero)
  }

  @Test func stringsAreEmptyAndBoolIsFalse() {
    #expect(DefaultValue.of(String.self) == "")
    #expect(DefaultValue.of(Substring.self) == "")
    #expect(DefaultValue.of(Character.self) == " ")
    #expect(DefaultValue.of(Bool.self) == false)
  }

  @Test func containersAreEmpty() {
    #expect(DefaultValue.of([Valley].self)?.isEmpty == true)
    #expect(DefaultValue.of([String: Valley].self)?.isEmpty == true)
    #expect(DefaultValue.of(Set<Int>.self) == [])
    #expect(DefaultValue.of(Int?.self) == .some(nil))
    let valley = DefaultValue.of(Valley?.self)
    #expect(valley != nil)
  }

  @Test func foundationTypesHaveFixedValues() {
    #expect(DefaultValue.of(Data.self) == Data())
    #expect(DefaultValue.of(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(DefaultValue.of(UUID.self)?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(DefaultValue.of(Locale.self) == Locale(identifier: ""))
    #expect(DefaultValue.of(URL.self) == URL(fileURLWithPath: "/"))
    #expect(DefaultValue.of(URLComponents.self) == URLComponents())
    #expect(DefaultValue.of(URLQueryItem.self) == URLQueryItem(name: "", value: nil))
  }

  @Test func voidHasAValue() {
    #expect(DefaultValue.of(Void.self) != nil)
  }

  @Test func usersTypesProvideTheirDefaults() {
    #expect(DefaultValue.of(Summit.self) == Summit(name: "default"))
    #expect(DefaultValue.of(Weather.self) == .sun)
  }

  @Test func otherTypesHaveNoDefault() {
    let valley = DefaultValue.of(Valley.self)
    #expect(valley == nil)
    let nothing: Nothing? = DefaultValue.of(Nothing.self)
    #expect(nothing == nil)
    let any = DefaultValue.of(Any.self)
    #expect(any == nil)
    let closure = DefaultValue.of((() -> Void).self)
    #expect(closure == nil)
  }
}
