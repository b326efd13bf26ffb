import Foundation

extension Difference {
  /// The number of bytes printed before and after a difference.
  private static let context = 8

  /// Describes how two dates that print alike differ, or two pieces of binary data.
  ///
  /// It returns `nil` for any other values.
  static func foundation(_ expected: Any, _ actual: Any) -> String? {
    switch (expected, actual) {
    case (let expected as Date, let actual as Date): text(expected, actual)
    case (let expected as Data, let actual as Data): text(expected, actual)
    default: nil
    }
  }

  private static func text(_ expected: Date, _ actual: Date) -> String? {
    guard expected.description == actual.description else { return nil }
    let seconds = actual.timeIntervalSince(expected)
    // Microseconds are precise enough to read. A smaller difference is printed in full.
    let rounded = (abs(seconds) * 1e6).rounded() / 1e6
    return "expected \(expected), received a date \(rounded > 0 ? rounded : abs(seconds)) seconds "
      + (seconds > 0 ? "later" : "earlier")
  }

  private static func text(_ expected: Data, _ actual: Data) -> String? {
    guard max(expected.count, actual.count) > 2 * context, texts([expected, actual]).count < 2
    else { return nil }
    let index = zip(expected, actual).prefix { $0 == $1 }.count
    let place = StringDifference.place(index, of: expected.count, "byte")
    return "expected \(excerpt(expected, at: index)), received \(excerpt(actual, at: index)) "
      + "(\(place))"
  }

  private static func excerpt(_ data: Data, at index: Int) -> String {
    let start = max(0, index - context)
    let bytes = data.dropFirst(start).prefix(2 * context).map(ValueText.hex)
    let before = start > 0 ? "… " : ""
    let after = start + bytes.count < data.count ? " …" : ""
    return bytes.isEmpty ? "no more bytes" : "\(before)\(bytes.joined(separator: " "))\(after)"
  }
}
