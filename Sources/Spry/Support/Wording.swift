/// The grammar of numbers: the one place that knows singular from plural.
package enum Wording {
  /// `1 call`, `2 calls`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// `0 times`, `once`, `twice`, `3 times`.
  package static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// `first`, `second`, `third`, then `4th`, `11th`, `21st`.
  package static func ordinal(_ position: Int) -> String {
    switch position {
    case 1: return "first"
    case 2: return "second"
    case 3: return "third"
    default: break
    }
    if (11...13).contains(position % 100) { return "\(position)th" }
    switch position % 10 {
    case 1: return "\(position)st"
    case 2: return "\(position)nd"
    case 3: return "\(position)rd"
    default: return "\(position)th"
    }
  }
}
