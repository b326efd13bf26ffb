import FakeGenerator
import Testing

/// What the sources tell that symbol graphs don't.
@Suite struct SourceFactsTests {
  @Test(arguments: [
    ("struct Ticket: ~Copyable {}", ["Ticket"]),
    ("public enum Voucher<Value: ~Copyable>: Sendable, ~Copyable {", ["Voucher"]),
    ("struct Slot :\n  ~Escapable\n{", ["Slot"]),
    ("struct Box<Value: ~Copyable> { let a: B }\nstruct C: ~Copyable {}", ["C"]),
    ("struct Plain: Sendable { func f(_: some ~Copyable) }", []), ("~Copyable", []),
  ])
  func typesWithoutCopies(text: String, names: [String]) {
    #expect(SourceFacts(in: text).noncopyableTypes == Set(names))
  }

  @Test(arguments: [
    ("@available(*, unavailable)\nextension Pack: @unchecked Sendable {}", ["Pack"]),
    ("@available(*, unavailable, message: \"no\") extension A.Pack: Sendable {}", ["Pack"]),
    ("@available(*, unavailable)\nextension Pack: Equatable {}", []),
    ("extension Pack: Sendable {}", []),
  ])
  func classesThatAreNotSendable(text: String, names: [String]) {
    #expect(SourceFacts(in: text).unsendableTypes == Set(names))
  }

  @Test func whatSeveralFilesTell() {
    var facts = SourceFacts(in: "struct Ticket: ~Copyable {}")
    facts.formUnion(SourceFacts(in: "struct Pass: ~Copyable {}\ninternal(set) var a = 1"))
    #expect(facts.noncopyableTypes == ["Ticket", "Pass"])
    #expect(facts.internalSetters == [InternalSetter(name: "a", line: 1)])
  }
}
