import Foundation

extension Difference {
  /// Returns two strings, or the texts in two pieces of data; fewer if the values are neither.
  static func texts(_ values: [Any?]) -> [String] {
    let data = values.compactMap { Cast.value($0, as: Data.self) }
    if data.isEmpty { return values.compactMap { Cast.value($0, as: String.self) } }
    return data.compactMap(ValueText.text)
  }

  /// Whether two values are described as a whole, although the system's mirror shows parts.
  static func areWhole(_ expected: Any, _ actual: Any) -> Bool {
    (expected is Date && actual is Date) || (expected is Data && actual is Data)
  }
}
