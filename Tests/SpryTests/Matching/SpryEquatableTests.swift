import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

extension Trail: SpryEquatable {}

/// An object with its own rule.
private final class Peak: SpryEquatable {
  let height: Int
  init(height: Int) { self.height = height }
  func isEqual(toArgument actual: Any) -> Bool { (actual as? Peak)?.height == height }
}

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

  @Test func objectMayDecideForItself() {
    let ranger = FakeRanger()
    ranger.stub(.anything).with(Peak(height: 3_967)).andReturn("Eiger")
    #expect(ranger.anything(Peak(height: 3_967)) == "Eiger")
    #expect(!ranger.didCall(.anything, with: Peak(height: 4_107)).success)
  }
}
