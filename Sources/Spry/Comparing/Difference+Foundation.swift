import Foundation

extension Difference {
  /// Returns the text in two pieces of data, or `nil` if either contains none.
  static func texts(_ expected: Any, _ actual: Any) -> (String, String)? {
    guard type(of: expected) == Data.self, type(of: actual) == Data.self,
      let expected = (expected as? Data).flatMap(ValueText.text(of:)),
      let actual = (actual as? Data).flatMap(ValueText.text(of:))
    else { return nil }
    return (expected, actual)
  }

  /// Whether two values are described as a whole, although the system's mirror shows parts.
  static func areWhole(_ expected: Any, _ actual: Any) -> Bool {
    (expected is Date && actual is Date) || (expected is Data && actual is Data)
  }
}
