// Tests for platforms with Objective-C; Linux bridges too, but has no such objects.
#if canImport(ObjectiveC)
  import Foundation
  import Spry
  import Testing

  @testable import Hiking

  @Suite struct ObjectiveCTests {
    @Test func castsDoNotBridge() {
      #expect(Cast.value("a", as: NSString.self) == nil)
      #expect(Cast.value([1], as: NSArray.self) == nil)
      #expect(Cast.value(NSArray(array: [1]), as: [Int].self) == nil)
      #expect(Cast.value(NSDictionary(dictionary: ["a": 1]), as: [String: Int].self) == nil)
      #expect(Cast.value(TrailError.closed, as: NSError.self) == nil)
      #expect(Cast.value(NSNumber(value: true), as: Bool.self) == nil)
      #expect(!Cast.fits(NSNumber(value: 1), Double.self))
    }

    @Test func matchersDoNotBridge() {
      #expect(!Argument(Argument.isType(Int.self)).matches(NSNumber(value: 1)))
      #expect(!Argument(Argument.isType(NSString.self)).matches("a"))
      #expect(!Argument(Argument.in(1...3)).matches(NSNumber(value: 2)))
    }

    @Test func smallNumbersAreTheSameObject() {
      #expect(Comparison.matches(NSNumber(value: 1), NSNumber(value: 1)))
    }

    @Test func valuesAreNotObjects() {
      #expect(Identity.object("a") == nil)
      #expect(Identity.object([1]) == nil)
      #expect(Identity.object(NSString("a")) != nil)
    }
  }
#endif
