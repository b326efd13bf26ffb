/// The functions of one fake that have been called or stubbed, each with all that is kept of it: a
/// value.
///
/// An array, because a fake has few functions, and their names are literals: finding the one that
/// is the same bytes takes less than hashing it, in a debug build above all.
package struct FunctionTable: Sendable {
  /// What is kept of one function.
  private struct Row: Sendable {
    var calls: FunctionCalls
    var stubs = StubList()
    var verified = VerifiedCalls()
    var index = CallIndex()
    /// A signature that stands for the function, as the fake's enum says; empty if none is known.
    var signature = ""
    /// Further ones, where a case named by its base name stands for overloads.
    var otherSignatures: [String] = []

    init(_ function: FunctionName) {
      calls = FunctionCalls(of: function)
    }
  }

  /// Looked at as a span, because an array hands out copies; `Array.span` needs macOS 26.
  private var rows: [Row] = []

  package init() {}

  package var names: [FunctionName] { rows.map(\.calls.function) }

  /// The calls so far.
  package var log: CallLog { CallLog(rows.map(\.calls)) }

  /// All stubs, in the order in which they were begun, with the calls of their functions.
  package var stubs: [UnusedStub] {
    rows.flatMap { row in row.stubs.rules.map { UnusedStub($0, calls: row.calls) } }
      .sorted { $0.rule.number < $1.rule.number }
  }

  /// The stubs that an older, more specific one keeps from being used.
  package var lostStubs: [LostStub] {
    rows.flatMap { $0.stubs.lostStubs($0.calls) }.sorted { $0.rule.number < $1.rule.number }
  }

  package func name(at index: Int) -> FunctionName {
    #if !canImport(Darwin)
      let rows = rows.span
    #endif
    return rows[index].calls.function
  }

  /// The stub that answers every call of a function with a value, if that one is tried first.
  package func constant(at index: Int) -> StubRule? {
    #if !canImport(Darwin)
      let rows = rows.span
    #endif
    return rows[index].stubs.constant
  }

  /// The stubs of a function, the one to be tried first in front.
  package func rules(at index: Int) -> [StubRule] {
    #if !canImport(Darwin)
      let rows = rows.span
    #endif
    return rows[index].stubs.rules
  }

  /// Finds a function by its name, and adds it if it is new.
  ///
  /// - Returns: Its index.
  package mutating func index(of function: FunctionName) -> Int {
    let index = index(named: function)
    if index >= 0 { return index }
    rows.append(Row(function))
    return rows.count - 1
  }

  /// Finds a function by its name.
  ///
  /// Not by `firstIndex`, which unspecialised, as in a debug build, costs more than all the rest.
  ///
  /// - Returns: Its index, -1 if there is none.
  private func index(named function: FunctionName) -> Int {
    #if !canImport(Darwin)
      let rows = rows.span
    #endif
    var index = rows.count - 1
    while index >= 0, rows[index].calls.function.rawValue != function.rawValue { index -= 1 }
    return index
  }

  /// Finds a function by a signature that has been noted for it.
  ///
  /// Asking the fake's enum compares the signature with the raw value of each case; here it is
  /// compared with the few that have been used, which are the same bytes each time.
  ///
  /// - Returns: Its index, -1 if there is none.
  package func index(ofSignature signature: String) -> Int {
    #if !canImport(Darwin)
      let rows = rows.span
    #endif
    var index = rows.count - 1
    while index >= 0, rows[index].signature != signature {
      if rows[index].otherSignatures.count > 0,
        rows[index].otherSignatures.contains(signature)
      {
        break
      }
      index -= 1
    }
    return index
  }

  /// Notes that a signature stands for a function.
  package mutating func note(_ signature: String, for function: FunctionName) {
    // Two calls at once may both have asked the enum.
    if index(ofSignature: signature) >= 0 { return }
    let index = index(of: function)
    if rows[index].signature.isEmpty {
      rows[index].signature = signature
    } else {
      rows[index].otherSignatures.append(signature)
    }
  }

  package mutating func append(
    at index: Int, signature: String, arguments: consuming [Any?], areWeak: Bool = false
  ) {
    rows[index].calls.append(signature: signature, arguments: arguments, areWeak: areWeak)
  }

  /// Puts a stub in force.
  ///
  /// - Returns: The version of the same stub that it replaces, if there was one.
  package mutating func register(_ rule: StubRule) -> StubRule? {
    let index = index(of: rule.function)
    return rows[index].stubs.register(rule)
  }

  /// Where among the calls of a function to look for some; `nil` for all.
  package mutating func candidates(
    for pattern: ArgumentPattern, of function: FunctionName
  ) -> [Int]? {
    let index = index(of: function)
    return rows[index].index.candidates(for: pattern, in: rows[index].calls.entries)
  }

  /// Remembers that a verification has found calls as they should be.
  package mutating func markVerified(_ matched: MatchedCalls) {
    let index = index(of: matched.function)
    rows[index].verified.insert(matched)
  }

  /// The calls that no assertion has matched, in order.
  package func unverifiedCalls(
    excluding excluded: Set<FunctionName>, since beginning: Checkpoint?
  ) -> [RecordedCall] {
    let first = beginning?.ordinal ?? 0
    let calls = rows.filter { !excluded.contains($0.calls.function) }.flatMap { row in
      row.calls.calls.filter { $0.ordinal > first && !row.verified.contains($0) }
    }
    return calls.sorted { $0.ordinal < $1.ordinal }
  }

  /// Forgets the calls of a function, or all calls.
  ///
  /// - Returns: What has been removed, to be freed outside of the lock.
  package mutating func removeCalls(of function: FunctionName? = nil) -> FunctionTable {
    let removed = self
    for index in rows.indices where function == nil || rows[index].calls.function == function {
      rows[index].calls = FunctionCalls(of: rows[index].calls.function)
      rows[index].verified = VerifiedCalls()
      rows[index].index = CallIndex()
    }
    return removed
  }

  /// Forgets the stubs of a function, or all stubs.
  ///
  /// - Returns: What has been removed, to be freed outside of the lock.
  package mutating func removeStubs(of function: FunctionName? = nil) -> FunctionTable {
    let removed = self
    for index in rows.indices where function == nil || rows[index].calls.function == function {
      rows[index].stubs = StubList()
    }
    return removed
  }
}
