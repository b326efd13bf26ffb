import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite struct ArgumentCaptorTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()
  private let captor = Argument.captor()

  @Test func capturesWhenTheStubAnswers() {
    store.stub(.save).with(captor, "best").andReturn()
    failures { store.save(.gemmi, as: "worst") }
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "best")
    #expect(captor.getValue(as: Trail.self) == .eiger)
    #expect(captor.getValue(at: 1, as: Trail.self) == .gemmi)
  }

  @Test func doesNotCaptureWhenAnotherStubAnswers() {
    store.stub(.save).with(captor, Argument.anything).andReturn()
    store.stub(.save).with(Trail.eiger, "best").andReturn()
    store.save(.eiger, as: "best")
    let failures = outlines { #expect(captor.getValue(as: Int.self) == 0) }
    #expect(failures == ["captor outOfRange at 0"])
  }

  @Test func indexOutOfRangeFails() {
    store.stub(.save).with(captor, Argument.anything).andReturn()
    store.save(.eiger, as: "best")
    let texts = failures {
      #expect(captor.getValue(at: 1, as: String.self) == "")
      #expect(captor.getValue(at: -1, as: String.self) == "")
    }
    #expect(
      texts == [
        """
        The captor has no value at index 1: \
        it captured 1 argument.
        It captures when a call uses its stub, and when an assertion that uses it passes.
        """,
        """
        The captor has no value at index -1: \
        it captured 1 argument.
        It captures when a call uses its stub, and when an assertion that uses it passes.
        """,
      ])
  }

  @Test func valueOfAnotherTypeFails() {
    store.stub(.save).with(Argument.anything, captor).andReturn()
    store.save(.eiger, as: "best")
    let texts = failures { #expect(captor.getValue(as: Int.self) == 0) }
    #expect(
      texts == [
        """
        The captor has no Int at index 0: \
        it captured "best" (String).
        Use: try captor.value(at: 0, as: String.self)
        """
      ])
  }

  @Test func capturesNil() {
    ranger.stub(.anything).with(captor).andReturn(1)
    let _: Int = ranger.anything(nil)
    #expect(captor.getValue(as: String?.self) == nil)
  }

  @Test func closureThatDiffersOnlyInSendableFails() {
    let captor = Argument.captor()
    let ranger = FakeRanger()
    ranger.stub(.anything).with(captor).andReturn(1)
    let done: @Sendable (Int) -> Void = { _ in }
    _ = ranger.anything(done, as: Int.self)
    let texts = failures { _ = captor.getValue(as: ((Int) -> Void)?.self) }
    #expect(
      texts == [
        """
        The captor has no ((Int) -> Void)? at index 0: \
        it captured a closure @Sendable (Int) -> Void.
        Use: try captor.value(at: 0, as: (@Sendable (Int) -> Void).self)
        """
      ])
    captor.getValue(as: (@Sendable (Int) -> Void).self)(1)
  }

  @Test func captorOfAPropertyReadsItDuringTheCall() throws {
    final class Cart {
      var items: [String] = ["tent"]
      var label: String?
    }
    let cart = Cart()
    let (items, label) = (Argument.captor(), Argument.captor())
    let properties = Argument.all(of: .where(\Cart.items, items), .where(\Cart.label, label))
    ranger.stub(.anything).with(properties).andReturn(())
    ranger.anything(cart, as: Void.self)
    cart.items.append("rope")
    cart.label = "big"
    ranger.anything(cart, as: Void.self)
    #expect(items.values(as: [String].self) == [["tent"], ["tent", "rope"]])
    #expect(label.values(as: String?.self) == [nil, "big"])
  }

  @Test func captorOfAPropertyMatchesItsOwnersOnly() {
    let name = Argument.captor()
    let property = Argument.where(\Trail.name, name)
    #expect(property.description == "Trail where \\.name is anything (captured)")
    ranger.stub(.anything).with(property).andReturn(())
    let texts = failures { ranger.anything(7, as: Void.self) }
    #expect(texts.count == 1)
    let missing = outlines { #expect(name.getValue(as: String.self) == "") }
    #expect(missing == ["captor outOfRange at 0"])
  }
}
