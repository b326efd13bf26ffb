import Spry
import SpryTestSupport
import Testing

@testable import Hiking

private struct Booking: Equatable {
  var id: Int
  var trail: Trail
  var note: String?
}

private final class Cart: Equatable {
  var items: [String]
  init(_ items: [String]) { self.items = items }
  static func == (first: Cart, second: Cart) -> Bool { first.items == second.items }
}

private struct Order: Equatable {
  var number: Int
  var cart: Cart
}

@Suite("Equal apart from some properties") struct EqualIgnoringTests {
  private let ranger = FakeRanger()
  private let booking = Booking(id: 1, trail: .eiger, note: nil)

  private func record(_ argument: Any?) {
    ranger.stub(.anything).andReturn(())
    ranger.anything(argument, as: Void.self)
  }

  private func mismatch(_ argument: Argument) -> String {
    let lines = ranger.didCall(.anything, with: argument).failureMessage.split(separator: "\n")
    return lines.first { $0.contains("argument 1") }.map(String.init) ?? ""
  }

  @Test func ignoredPropertiesMayDiffer() {
    record(Booking(id: 2, trail: .eiger, note: "late"))
    #expect(
      ranger.didCall(.anything, with: Argument.equal(to: booking, ignoring: \.id, \.note)).success)
    record(Booking(id: 3, trail: Trail(name: "Eiger Trail", ascent: 150), note: nil) as Booking?)
    #expect(
      ranger.didCall(.anything, with: Argument.equal(to: booking, ignoring: \.id, \.trail.ascent))
        .success)
  }

  @Test func otherPropertiesMustBeEqual() {
    record(Booking(id: 2, trail: .gemmi, note: "late"))
    #expect(
      mismatch(.equal(to: booking, ignoring: \.id, \.note))
        == "    argument 1.trail.name: expected \"Eiger Trail\", received \"Gemmi Pass\"")
    #expect(
      Argument.equal(to: booking, ignoring: \.id, \.trail.name).description == """
        equal to Booking(id: 1, trail: Trail(name: "Eiger Trail", ascent: 140), note: nil) \
        ignoring \\.id, \\.trail.name
        """)
  }

  @Test func nilAndOtherTypesDoNotMatch() {
    record(nil)
    #expect(
      mismatch(.equal(to: booking, ignoring: \.id)) == """
            argument 1: expected equal to Booking(id: 1, trail: Trail(name: "Eiger Trail", ascent: 140), \
        note: nil) ignoring \\.id, received nil
        """)
    ranger.resetCalls()
    record(7)
    #expect(
      mismatch(.equal(to: booking, ignoring: \.id)) == """
            argument 1: expected Booking(id: 1, trail: Trail(name: "Eiger Trail", ascent: 140), \
        note: nil), received 7 (Int)
        """)
  }

  @Test func propertiesOfObjectsCannotBeIgnored() {
    let cart = Cart(["tent"])
    record(cart)
    let received = Cart(["rope"])
    record(received)
    record(Order(number: 1, cart: received))
    let texts = failures {
      _ = mismatch(.equal(to: cart, ignoring: \.items))
      _ = mismatch(.equal(to: Order(number: 1, cart: cart), ignoring: \.number, \.cart.items))
    }
    #expect(
      texts == [
        """
        FakeRanger.anything, argument 1: equal(to:ignoring:) can't ignore \\.items, \
        because it belongs to an object, which can't be copied.
        Match each of the other properties with Argument.where, and combine them with Argument.all(of:).
        """,
        """
        FakeRanger.anything, argument 1: equal(to:ignoring:) can't ignore \\.cart.items, \
        because it belongs to an object, which can't be copied.
        Match each of the other properties with Argument.where, and combine them with Argument.all(of:).
        """,
      ])
    #expect(received.items == ["rope"])
  }

  @Test func typedArgumentIgnoresProperties() {
    let store = FakeTrailStore()
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    let trail = Trail(name: "Eiger Trail", ascent: 0)
    #expect(store.calls.save(.equal(to: trail, ignoring: \.ascent)).didCall().success)
    #expect(!store.calls.save(.equal(to: trail, ignoring: \.name)).didCall().success)
  }

  @Test func objectMayHaveChangedSinceTheCall() {
    let cart = Cart(["tent"])
    record(cart)
    cart.items.append("rope")
    #expect(
      mismatch(.where(\Cart.items, ["tent"])) == """
            argument 1: \\.items: expected ["tent"], received ["tent", "rope"]; \
        the object may have changed since the call
        """)
  }
}
