/// Tells whether two texts are equal except for whitespace, which formatters change.
struct Checksum: Hashable, Sendable {
  let text: String

  /// Creates a checksum that was computed before.
  init(text: String) {
    self.text = text
  }

  /// Computes the checksum of a text with the hash function FNV-1a.
  init(of body: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body.utf8 where byte > 0x20 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
