/// Whether calls of one or several fakes were received in an order.
package struct OrderResult: Sendable {
  /// A fake whose calls were asked for.
  package struct Witness: Sendable {
    package let fake: FakeIdentity
    package let source: any CallSource
    /// Its calls when the question was asked.
    package let log: CallLog
  }

  package let patterns: [CallPattern]
  /// The fakes, in the order in which the patterns name them, each once.
  package let witnesses: [Witness]
  /// The calls found, one for each pattern, up to where the order broke.
  package let found: [RecordedCall]
  package let beginning: Checkpoint?

  /// Looks for the calls, for each the earliest that comes after the one before.
  ///
  /// No other choice could find more of them, and no call is taken twice.
  package init(_ patterns: [CallPattern], since beginning: Checkpoint?) {
    self.patterns = patterns
    self.beginning = beginning
    var witnesses: [Witness] = []
    for pattern in patterns where !witnesses.contains(where: { $0.source === pattern.source }) {
      witnesses.append(
        Witness(
          fake: pattern.fake, source: pattern.source, log: pattern.source.log.since(beginning)))
    }
    self.witnesses = witnesses

    var found: [RecordedCall] = []
    for pattern in patterns {
      let log = witnesses.first { $0.source === pattern.source }?.log ?? CallLog()
      let last = found.last?.ordinal ?? 0
      guard
        pattern.pattern.mistake == nil,
        let call = log.calls(of: pattern.function).first(where: {
          $0.ordinal > last && pattern.pattern.matches($0.arguments)
        })
      else { break }
      found.append(call)
    }
    self.found = found
  }

  package var success: Bool { found.count == patterns.count }

  /// The first pattern with an argument that makes no sense.
  package var mistake: (pattern: CallPattern, ArgumentMistake)? {
    for pattern in patterns {
      if let mistake = pattern.pattern.mistake { return (pattern, mistake) }
    }
    return nil
  }

  /// Where a call stands among the witnesses' patterns: its fake's place, from 0.
  package func place(of pattern: CallPattern) -> Int {
    witnesses.firstIndex { $0.source === pattern.source } ?? 0
  }
}
