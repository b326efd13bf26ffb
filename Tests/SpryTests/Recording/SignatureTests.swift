import Spry
import Testing

private final class FakeParty: Spryable {
  enum Function: String, StringRepresentable {
    case 🎉 = "🎉(_:)"
    case é = "é(_:)"
  }
  func 🎉(_ number: Int) { recordCall(arguments: number) }
  func é(_ text: String) { recordCall(arguments: text) }
}

@Suite struct SignatureTests {
  @Test(
    arguments: [
      ("name", "name", nil),
      ("refresh()", "refresh", []),
      ("load(id:name:)", "load", ["id", "name"]),
      ("load(id:) -> Int", "load", ["id"]),
      ("load(_:name:)", "load", [nil, "name"]),
      ("subscript(_:)", "subscript", [nil]),
      ("+(_:_:)", "+", [nil, nil]),
      ("init(id:)", "init", ["id"]),
      ("weird name(a:)", "weird name", ["a"]),
    ] as [(String, String, [String?]?)])
  func isSplitIntoBaseNameAndLabels(text: String, baseName: String, labels: [String?]?) {
    let signature = Signature(text)
    #expect(signature.baseName == baseName)
    #expect(signature.labels == labels)
  }

  @Test func recognizesSubscriptsAndOperators() {
    #expect(Signature("subscript(_:)").isSubscript)
    #expect(!Signature("subscript").isSubscript)
    #expect(Signature("+(_:_:)").isOperator)
    #expect(Signature("==(_:_:)").isOperator)
    #expect(!Signature("_private(_:)").isOperator)
    #expect(!Signature("load(_:)").isOperator)
  }

  @Test func nameThatBeginsWithAnEmojiIsNotAnOperator() {
    #expect(!Signature("🎉(_:)").isOperator)
    #expect(Signature("→(_:_:)").isOperator)
    for name in ["é(_:)", "山(_:)", "👨‍👩‍👧(_:)", "🇨🇭(_:)", "a b(_:)"] {
      #expect(!Signature(name).isOperator, "\(name)")
    }
    for name in ["√(_:)", "≠(_:_:)", "±(_:_:)", "..<(_:_:)"] {
      #expect(Signature(name).isOperator, "\(name)")
    }
  }

  @Test func callOfAFunctionNamedByAnEmojiIsPrintedLikeOthers() {
    let party = FakeParty()
    party.🎉(1)
    party.é("x")
    #expect(party.recordedCalls.map(\.description) == ["🎉(1)", #"é("x")"#])
  }
}
