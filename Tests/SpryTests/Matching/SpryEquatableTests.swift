import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

extension Trail: SpryEquatable {}

@Suite struct SpryEquatableTests {
  @Test func equatableTypesNeedOnlyTheConformance() {
    #expect(Trail.eiger.isEqual(toArgument: Trail.eiger))
    #expect(!Trail.eiger.isEqual(toArgument: Trail.gemmi))
    #expect(!Trail.eiger.isEqual(toArgument: "Eiger Trail"))
  }

  @Test func containersCompareTheirParts() {
    let one: Int? = 1
    let none: Int? = nil
    let matches = (one.isEqual(toArgument: 1), none.isEqual(toArgument: 1))
    #expect(matches == (true, false))
    #expect([1, 2].isEqual(toArgument: [1, 2]))
    #expect(!["a": 1].isEqual(toArgument: ["a": 2]))
  }

  @Test func objectsAreComparedByIdentity() {
    let object = NSObject()
    #expect(object.isEqual(toArgument: object))
    #expect(!object.isEqual(toArgument: NSObject()))
  }
}
