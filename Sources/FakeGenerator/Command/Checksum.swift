/// Tells whether two texts are the same but for white space, which formatters change.
struct Checksum: Hashable, Sendable {
  let text: String

  /// Remembers what was computed before.
  init(text: String) {
    self.text = text
  }

  /// Computes a text's checksum, by the function FNV-1a.
  init(of body: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body.utf8 where byte > 0x20 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
