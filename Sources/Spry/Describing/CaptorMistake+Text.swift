extension CaptorMistake {
  /// Describes why a captor doesn't have the requested value.
  var text: String {
    switch self {
    case .outOfRange(let index, let count):
      return """
        The captor has no value at index \(index): it captured \(Wording.count(count, "argument")).
        It captures when a call uses its stub, and when an assertion that uses it passes.
        """
    case .wrongType(let index, let expected, let value):
      let remedy =
        value.value is Transient.Unrecorded
        ? "To use it, stub the member with andDo, whose closure receives it."
        : "Use: try captor.value(at: \(index), as: \(TypeText.metatype(of: value.value)))"
      return """
        The captor has no \(TypeText.describe(expected)) at index \(index): \
        it captured \(ValueText.describeWithType(value.value)).
        \(remedy)
        """
    }
  }
}
