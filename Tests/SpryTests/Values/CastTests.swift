import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private class Peak {}
private final class Summit: Peak {}
private struct Mirrored: CustomReflectable {
  var customMirror: Mirror { fatalError("this is code of the test") }
}

@Suite("Casts that don't convert") struct CastTests {
  @Test func castReadsNoMirrorOfTheTest() {
    #expect(Cast.value(Mirrored() as AnyObject, as: Mirrored.self) == nil)
    #expect(Cast.value(Mirrored(), as: Mirrored.self) != nil)
  }

  @Test func castsSucceedWithoutAConversion() {
    #expect(Cast.value(1, as: Int.self) == 1)
    #expect(Cast.value(1, as: Int?.self) == 1)
    #expect(Cast.value(1, as: Any.self) as? Int == 1)
    #expect(Cast.value(nil, as: Int?.self) == .some(nil))
    #expect(Cast.value(Int?.none, as: String?.self) == .some(nil))
    #expect(Cast.value(TrailError.closed, as: (any Error).self) as? TrailError == .closed)
    #expect(Cast.value(Summit(), as: Peak.self) != nil)
    #expect(Cast.value(Summit(), as: AnyObject.self) != nil)
    #expect(Cast.value(AnyHashable(1), as: Int.self) == 1)
    #expect(Cast.value(1, as: AnyHashable.self) == AnyHashable(1))
    #expect(Cast.value((1, "a"), as: (Int, Any).self) != nil)
    #expect(Cast.value([1], as: [Any].self)?.count == 1)
    #expect(Cast.value([1] as [Any], as: [Int].self) == [1])
    #expect(Cast.value([Int](), as: [Int?].self) == [])
    #expect(Cast.value([TrailError](), as: [any Error].self)?.isEmpty == true)
    #expect(Cast.value([Summit](), as: [Peak].self)?.isEmpty == true)
    #expect(Cast.value(["a": 1], as: [String: Any].self)?.count == 1)
    #expect(Cast.value(Int.self, as: Any.Type.self) == Int.self)
    typealias Described = CustomDebugStringConvertible
    #expect(Cast.value("a", as: (any Described).self)?.debugDescription == #""a""#)
    #expect(Cast.value(String?.some("a"), as: (any Described).self) is String)
    #expect(Cast.value("a", as: (any CustomReflectable).self) is String)
    let closure = { 1 } as () -> Int
    #expect(Cast.value(closure, as: (() throws -> Int).self) != nil)
  }

  @Test func nilKeepsTheOptionalsAroundIt() {
    #expect(Cast.value(nil, as: Int??.self) == .some(.none))
    #expect(Cast.value(nil, as: String???.self) == .some(.none))
    #expect(Cast.value(Int??.none as Any, as: Int??.self) == .some(.none))
    #expect(Cast.value(Int??.some(nil) as Any, as: Int??.self) == .some(.some(nil)))
    #expect(Cast.value(Int??.some(1) as Any, as: Int??.self) == .some(.some(1)))
    #expect(Cast.value(nil, as: Any.self) != nil)
  }

  @Test func listBesideAnotherParameterIsAnArgument() throws {
    var arguments = try TypedArguments(
      [1, [2, nil] as [Any?]], for: Int.self, [Any?].self, isCall: true)
    #expect(try arguments.next(Int.self) == 1)
    #expect(try arguments.next([Any?].self).count == 2)
  }

  @Test func castsThatNeedAConversionFail() {
    #expect(Cast.value("1", as: Int.self) == nil)
    #expect(Cast.value(nil, as: Int.self) == nil)
    #expect(Cast.value(NSNumber(value: 1), as: Int.self) == nil)
    #expect(Cast.value(NSNumber(value: 1), as: Int?.self) == nil)
    #expect(Cast.value(1, as: NSNumber.self) == nil)
    #expect(Cast.value("a", as: NSString.self) == nil)
    #expect(Cast.value(NSString("a"), as: String.self) == nil)
    #expect(Cast.value(Trail.eiger, as: AnyObject.self) == nil)
    #expect(Cast.value([String](), as: [Int].self) == nil)
    #expect(Cast.value([[String]](), as: [[Int]].self) == nil)
    #expect(Cast.value([String: Int](), as: [Int: String].self) == nil)
    #expect(Cast.value(Set<String>(), as: Set<Int>.self) == nil)
    #expect(Cast.value([NSNumber(value: 1)], as: [Int].self) == nil)
    #expect(Cast.value([NSNumber(value: 1)] as [Any], as: [Int].self) == nil)
    #expect(Cast.value([NSNumber(value: 1), nil] as [Any?], as: [Int?].self) == nil)
    #expect(Cast.value([[NSNumber(value: 1)] as [Any]] as [Any], as: [[Int]].self) == nil)
    #expect(Cast.value(["a": NSNumber(value: 1)] as [String: Any], as: [String: Int].self) == nil)
    #expect(Cast.value([1], as: Set<Int>.self) == nil)
    #expect(Cast.value((1, NSNumber(value: 1)), as: (Int, Int).self) == nil)
    #expect(Cast.value((1, [NSNumber(value: 1)]), as: (Int, [Int]).self) == nil)
    // Objective-C would turn it into `nil`.
    #expect(Cast.value(NSNull(), as: Int?.self) == nil)
    #expect(!Cast.fits(NSNull(), Int?.self))
  }

  @Test func fitsAgreesWithValue() {
    #expect(Cast.fits(1, Int.self))
    #expect(Cast.fits(1, Int?.self))
    #expect(Cast.fits(Int?.none as Any, String?.self))
    #expect(!Cast.fits([String](), [Int].self))
    #expect(!Cast.fits(NSNumber(value: 1), Int.self))
    #expect(!Cast.fits("1", Int.self))
  }
}

@Suite("Values from tests are never converted") struct NothingIsConvertedTests {
  private let ranger = FakeRanger()

  @Test func emptyArrayAnswersOnlyItsOwnOverload() {
    ranger.stub(.anything).andReturn([1, 2])
    ranger.stub(.anything).andReturn([String]())
    #expect(ranger.anything(nil) as [Int] == [1, 2])
    #expect(ranger.anything(nil) as [String] == [])
    #expect(ranger.anything(nil) as [String]? == [])
  }

  @Test func nsNumberIsNotReturnedAsAnInt() {
    ranger.stub(.anything).andReturn(NSNumber(value: 1))
    let texts = failures { #expect(ranger.anything(nil) as Int == 0) }
    #expect(texts.count == 1)
    // On Apple's systems, the type is a private subclass.
    let type = type(of: NSNumber(value: 1))
    #expect(texts[0].contains("returns 1 (\(type)), but the member returns Int"))
  }

  @Test func argumentsAndResultsOfClosuresAreNotConverted() {
    ranger.stub(.anything).andDo { (number: Int) in number }
    let parameterFailures = failures { #expect(ranger.anything(NSNumber(value: 1)) as Int == 0) }
    #expect(parameterFailures.count == 1)
    #expect(ranger.anything(1) as Int == 1)
    ranger.stub(.anything).andDo { [String]() }
    let resultFailures = failures { #expect(ranger.anything(1) as [Int] == []) }
    #expect(resultFailures.count == 1)
  }

  @Test func matchersDoNotConvertArguments() {
    let misses: [(Argument, Any)] = [
      (.isType([Int].self), [String]()), (.isType([String].self), [Int]()),
      (.isType(NSString.self), "a"), (.isType(NSNumber.self), 1),
      (.isType(Int.self), NSNumber(value: 1)),
      (.in(0...2), NSNumber(value: 1)), (.pass { (_: Int) in true }, NSNumber(value: 1)),
      (.isType(AnyObject.self), Trail.eiger),
    ]
    for (argument, value) in misses {
      #expect(!Argument(argument).matches(value), "\(argument) and \(value)")
    }
    #expect(Argument(Argument.isType([Int].self)).matches([Int]()))
    #expect(Argument(Argument.isType(AnyObject.self)).matches(Summit()))
    #expect(Argument(Argument.isType(Peak.self)).matches(Summit()))
  }

  @Test func captorsAndTypedArgumentsDoNotConvert() {
    let captor = Argument.captor()
    ranger.stub(.anything).with(captor).andReturn(1)
    let _: Int = ranger.anything(NSNumber(value: 1))
    #expect(captor.values(as: Int.self) == [])
    #expect(captor.last(as: Int.self) == nil)
    #expect(captor.values(as: NSNumber.self) == [1])
    let texts = failures { #expect(ranger.arguments(of: .anything, as: Int.self) == []) }
    #expect(texts.count == 1)
  }
}
