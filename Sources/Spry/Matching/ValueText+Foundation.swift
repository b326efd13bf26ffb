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
    case let dictionary as NSDictionary: describe(dictionary as? [AnyHashable: Any])
    default: nil
    }
  }

  /// Returns the text in data, or `nil` if it isn't UTF-8, has control characters or is too long.
  static func text(of data: Data) -> String? {
    guard data.count <= textLimit, let text = String(data: data, encoding: .utf8)
    else { return nil }
    let isRaw = text.unicodeScalars.contains { $0.isControl && !["\t", "\n", "\r"].contains($0) }
    return isRaw ? nil : text
  }

  /// Prints a byte as in a hex dump: `0A`.
  static func hex(_ byte: UInt8) -> String { String(format: "%02X", byte) }

  /// Prints data as `Data("ping".utf8)`, or as `Data(FF D8 FF E0)` if it isn't text.
  private static func describe(_ data: Data) -> String {
    if data.isEmpty { return "Data()" }
    if let text = text(of: data) { return "Data(\(describe(text)).utf8)" }
    let bytes = ListText.shortened(data, keeping: byteLimit, gap: { _ in "…" }, hex)
    let size = bytes.count < data.count ? " (\(data.count) bytes)" : ""
    return "Data(\(bytes.joined(separator: " ")))\(size)"
  }
}
