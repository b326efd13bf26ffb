public import SpryXCTest
import XCTest

private struct Person: Sendable {
  let name: String
  let age: Int
}

// A custom type, which one line makes an argument that is compared with `==`.
extension Person: Equatable, SpryEquatable {
  static func == (lhs: Person, rhs: Person) -> Bool {
    lhs.name == rhs.name
      && lhs.age == rhs.age
  }
}

// An existing type that is already Equatable.
extension Character: SpryEquatable {}

// A class, which one line makes an argument that is compared by identity, `Equatable` or not.
private final class House: SpryEquatable, Equatable {
  static func == (lhs: House, rhs: House) -> Bool { true }
}

private final class FakeRegistryOffice: Spyable {
  enum Function: String, StringRepresentable {
    case register
  }

  func register(_ anything: Any?) { recordCall(arguments: anything) }
}

/// The SpryEquatable examples of the original Spry, and its list of types that conform already.
final class SeedSpryEquatableTests: XCTestCase {
  private let office = FakeRegistryOffice()

  func testCustomType() {
    office.register(Person(name: "Ada", age: 36))
    XCTAssertHaveReceived(office, .register, with: Person(name: "Ada", age: 36))
    XCTAssertHaveNotReceived(office, .register, with: Person(name: "Ada", age: 37))
  }

  func testExistingType() {
    office.register(Character("a"))
    XCTAssertHaveReceived(office, .register, with: Character("a"))
    XCTAssertHaveNotReceived(office, .register, with: Character("b"))
  }

  func testClassIsComparedByIdentityEvenIfEquatable() {
    let house = House()
    office.register(house)
    XCTAssertHaveReceived(office, .register, with: house)
    XCTAssertFalse(office.didCall(.register, with: House()).success)
    XCTAssertHaveNotReceived(office, .register, with: Argument.identical(to: House()))
  }

  func testTypesThatConformAlready() {
    let object = NSObject()
    let values: [any SpryEquatable] = [
      Optional(1), "text", 1, 1.5, true, [1, 2], ["a": 1], object,
    ]
    for value in values {
      office.resetCalls()
      office.register(value)
      XCTAssertHaveReceived(office, .register, with: value, countSpecifier: .once, "\(value)")
      XCTAssertHaveNotReceived(
        office, .register, with: "another", countSpecifier: .atLeast(1), "\(value)")
    }
  }
}
