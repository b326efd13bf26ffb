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

  /// ` within 1 second`, ` within 0.5 seconds`.
  package static func within(_ limit: Duration) -> String {
    let (seconds, rest) = limit.components
    return " within \(rest == 0 ? count(Int(seconds), "second") : "\(limit)")"
  }
}
