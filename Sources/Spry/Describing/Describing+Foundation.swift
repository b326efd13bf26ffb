import Foundation

extension ValueText {
  /// The maximum number of bytes of binary data that are printed.
  private static let byteLimit = 16
  /// The maximum size in bytes of data that is checked for text.
  private static let textLimit = 1 << 20

  /// Prints a value of a Foundation type whose own description isn't enough; returns `nil` for
  /// others.
  static func foundation(_ value: Any) -> String? {
    switch value {
    case let data as Data where type(of: value) == Data.self: describe(data)
    case let string as NSString: describe(string as String)
    default: nil
    }
  }

  /// Returns the text in data, or `nil` if it isn't UTF-8, has control characters or is too long.
  static func text(of data: Data) -> String? {
    guard data.count <= textLimit, let text = String(data: data, encoding: .utf8) else {
      return nil
    }
    let isBinary = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0)
    }
    return isBinary ? nil : text
  }

  /// Prints a byte as in a hex dump: `0A`.
  static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Prints data as `Data("ping".utf8)`, or as `Data(FF D8 FF E0)` if it isn't text.
  private static func describe(_ data: Data) -> String {
    if data.isEmpty { return "Data()" }
    if let text = text(of: data) { return "Data(\(describe(text)).utf8)" }
    let bytes = ListText.shortened(data, keeping: byteLimit, gap: { _ in "…" }, hex)
    let size = bytes.count < data.count ? " (\(data.count) bytes)" : ""
    return "Data(\(bytes.joined(separator: " ")))\(size)"
  }
}

extension LiteralText {
  /// The maximum size in bytes of data that is written as a literal.
  private static let byteLimit = 200

  /// Writes data that contains text as Swift code, or returns `nil` for any other value.
  static func foundation(_ value: Any) -> String? {
    guard type(of: value) == Data.self, let data = value as? Data, data.count <= byteLimit else {
      return nil
    }
    return data.isEmpty
      ? "Data()" : ValueText.text(of: data).map { "Data(\($0.quoted).utf8)" }
  }
}

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

  /// Returns the text in two pieces of data, or `nil` if either contains none.
  static func texts(_ expected: Any, _ actual: Any) -> (String, String)? {
    guard type(of: expected) == Data.self, type(of: actual) == Data.self,
      let expected = (expected as? Data).flatMap(ValueText.text(of:)),
      let actual = (actual as? Data).flatMap(ValueText.text(of:))
    else { return nil }
    return (expected, actual)
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
    guard max(expected.count, actual.count) > 2 * context, texts(expected, actual) == nil else {
      return nil
    }
    let index = StringDifference.commonPrefixCount(expected, actual)
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
