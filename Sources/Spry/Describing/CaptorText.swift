/// What is said to someone who asks a captor for what it does not have.
enum CaptorText {
  static func miss(_ miss: ArgumentCaptor.Miss) -> String {
    let captor = miss.place.map { "The captor of \(describe($0))" } ?? "The captor"
    switch miss.reason {
    case .outOfRange(let count):
      let captured = count == 0 ? "nothing" : Wording.count(count, "argument")
      return """
        \(captor) has no value at index \(miss.index): it has captured \(captured).
        \(advice(miss))
        """
    case .wrongType(let expected, let value):
      return """
        \(captor) has no \(TypeText.describe(expected)) at index \(miss.index): \
        it has captured \(ValueText.describeWithType(value.value)).\
        \(TypeText.sendableHint(expected, value.value))
        \(remedy(miss, value.value))
        """
    }
  }

  private static func remedy(_ miss: ArgumentCaptor.Miss, _ value: Any?) -> String {
    value is Transient.Placeholder
      ? "The fake passes it on as Transient, which is not kept: take it in andDo { … }."
      : "Write: try captor.value(at: \(miss.index), as: \(TypeText.metatype(of: value)))"
  }

  private static func describe(_ place: CaptorPlace) -> String {
    let name = CallText.argumentName(at: place.index, ofCase: place.function)
    return "\(place.fake) \(place.function.rawValue), \(name),"
  }

  private static func advice(_ miss: ArgumentCaptor.Miss) -> String {
    miss.place == nil
      ? "Give it to a stub with an answer, or to a verification."
      : "It captures when the stub answers, and when the verification finds a call."
  }
}
