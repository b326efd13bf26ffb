/// Says how two values differ that are not looked into.
enum LeafText {
  static func mismatch(_ expected: Any?, _ actual: Any?) -> String {
    guard let expected = Optionals.flatten(expected), let actual = Optionals.flatten(actual) else {
      return "expected \(ValueText.describe(expected)), received \(ValueText.describe(actual))"
    }
    if type(of: expected) != type(of: actual) {
      return "expected \(ValueText.describeWithType(expected)), "
        + "received \(ValueText.describeWithType(actual))"
    }
    let text = ValueText.describe(expected)
    if (expected as? any FloatingPoint)?.isNaN ?? false {
      return
        "expected \(text), received \(ValueText.describe(actual)); NaN is never equal to itself, "
        + "so give Argument.pass { (number: \(type(of: expected))) in number.isNaN }"
    }
    if Identity.object(expected) != nil, Equality.isEqual(expected, actual) {
      return "expected \(text), received an equal but different object; "
        + "to compare with ==, give Argument.equal(to:)"
    }
    let other = ValueText.describe(actual)
    guard text == other else { return "expected \(text), received \(other)" }
    return Identity.object(expected) != nil
      ? "expected \(text), received another object of the class"
      : "expected \(text), received a value that prints the same but is not equal"
  }
}
