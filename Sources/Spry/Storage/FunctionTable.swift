/// The functions of one fake that have been called or stubbed, each with its calls and stubs.
///
/// The table is a value. It is an array, because a fake has few functions and their names are
/// literals. Finding a name by comparing its bytes is faster than hashing it, above all in a debug
/// build.
package struct FunctionTable: Sendable {
  /// One function, with its calls, stubs and verifications.
  private struct Row: Sendable {
    var calls: FunctionCalls
    var stubs = StubsByPrecedence()
    var verified = VerifiedCalls()
    /// A signature for which the fake's enum has this function; empty if none is known yet.
    var signature = ""
    /// The signatures of further overloads, if the case is a base name that matches several.
    var overloads: [String] = []

    init(_ function: FunctionName) { calls = FunctionCalls(of: function) }
  }

  private var rows: [Row] = []
  /// The functions' names, in an array of their own because every call searches it.
  private var rawValues: [String] = []

  package init() {}

  package var names: [FunctionName] { rows.map(\.calls.function) }

  /// The calls so far.
  package var log: CallLog { CallLog(rows.map(\.calls)) }

  /// The stubs that no call has used, with the calls to their functions, in the order in which they
  /// were begun.
  package var unusedStubs: [UnusedStub] {
    rows.flatMap { row in
      row.stubs.rules.filter { !$0.answers.isUsed && !$0.isOptional }
        .map { UnusedStub(rule: $0, calls: row.calls) }
    }
    .sorted { $0.rule.number < $1.rule.number }
  }

  package func name(at index: Int) -> FunctionName { rows[index].calls.function }

  /// Notes that the shadowed stubs of a function are known.
  package mutating func noteShadowed(of function: FunctionName) {
    rows[index(of: function)].stubs.mayShadow = false
  }

  /// Returns the stubs that may answer calls to a function, in the order in which to try them, or
  /// those of all functions.
  package func rules(of function: FunctionName?) -> [StubRule] {
    rows.filter { function == nil || $0.calls.function == function }.flatMap(\.stubs.rules)
  }

  /// Finds a function by its name, adding it if it is new.
  ///
  /// - Returns: Its index.
  package mutating func index(of function: FunctionName) -> Int {
    let index = index(named: function.rawValue)
    if index >= 0 { return index }
    rows.append(Row(function))
    rawValues.append(function.rawValue)
    return rows.count - 1
  }

  /// Finds a function by its name.
  ///
  /// This doesn't use `firstIndex`, which is unspecialized in a debug build.
  ///
  /// - Returns: Its index, or -1 if there is none.
  private func index(named name: String) -> Int {
    var index = rawValues.count - 1
    while index >= 0, rawValues[index] != name { index -= 1 }
    return index
  }

  /// Finds a function by a signature that was noted for it.
  ///
  /// `FunctionName.init(of:in:)` has decided which function that is. Asking the fake's enum again
  /// would compare the signature with the raw value of every case. Here it is compared only with
  /// the few signatures that have been used, which are the same bytes each time.
  ///
  /// - Returns: Its index, or -1 if there is none.
  package func index(ofSignature signature: String) -> Int {
    var index = rows.count - 1
    while index >= 0, rows[index].signature != signature {
      if rows[index].overloads.count > 0, rows[index].overloads.contains(signature) { break }
      index -= 1
    }
    return index
  }

  /// Notes that a member belongs to a function.
  package mutating func note(_ member: Member, for function: FunctionName) {
    let index = index(of: function)
    let signature = member.signature
    // Two concurrent calls may both have asked the enum.
    if member.isNamed || self.index(ofSignature: signature) >= 0 { return }
    let isNew = rows[index].signature.isEmpty
    if isNew { rows[index].signature = signature } else { rows[index].overloads.append(signature) }
  }

  /// Records a call, if its function is known, and finds a constant or the stubs that may answer
  /// it.
  ///
  /// If the function is known and has no such constant, `found` has the stubs.
  ///
  /// - Returns: The ``ConstantValue`` that answers the call, if it has exactly this type and can be
  ///   found without running code of the test.
  package mutating func enter(
    _ member: Member, _ arguments: [Any?], for type: any Any.Type, _ found: inout EnteredCall
  ) -> Unchecked<ConstantValue>? {
    let index = member.isNamed ? index(named: member.name) : index(ofSignature: member.signature)
    if index < 0 { return nil }
    found.index = index
    if member.isRecorded {
      found.ordinal = rows[index].calls.append(signature: member.signature, arguments: arguments)
    } else {
      rows[index].calls.noteUnrecorded(member.signature)
    }
    if let constant = rows[index].stubs.useConstant(type, for: arguments) { return constant }
    found.rules = rows[index].stubs.rules
    found.mayShadow = rows[index].stubs.mayShadow
    return nil
  }

  /// Makes a stub take effect.
  ///
  /// - Returns: The earlier version of the stub that it replaces, if there is one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    rows[index(of: rule.function)].stubs.register(rule)
  }

  /// Marks the calls that a successful verification matched as verified.
  package mutating func markVerified(_ matched: MatchedCalls) {
    rows[index(of: matched.function)].verified.insert(matched)
  }

  /// Whether a successful verification has matched a call.
  package func isVerified(_ call: RecordedCall) -> Bool {
    let index = index(named: call.function)
    return index >= 0 && rows[index].verified.contains(call)
  }

  /// Removes the calls or stubs of a function, or of all functions.
  ///
  /// - Returns: The previous table, to be freed outside the lock.
  package mutating func reset(calls: Bool, stubs: Bool, of function: FunctionName? = nil) -> Self {
    let previous = self
    for index in rows.indices where function == nil || rows[index].calls.function == function {
      if calls {
        rows[index].calls = FunctionCalls(of: rows[index].calls.function)
        rows[index].verified = VerifiedCalls()
      }
      if stubs { rows[index].stubs = StubsByPrecedence() }
    }
    return previous
  }
}
