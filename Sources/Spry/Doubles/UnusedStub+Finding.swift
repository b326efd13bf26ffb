extension UnusedStub {
  /// The stubs of a fake that no call has used, in the order in which they were begun.
  static func all(in storage: SpryStorage) -> [UnusedStub] {
    let (log, rules) = storage.logAndRules
    return rules.filter { !$0.answers.isUsed }.map { UnusedStub($0, log: log) }
  }
}

extension Stubbable {
  /// The stubs of this fake that no call has used, in the order in which they were written.
  ///
  /// ```swift
  /// #expect(store.unusedStubs.isEmpty)
  /// ```
  public var unusedStubs: [UnusedStub] { subject.unusedStubs }

  /// The stubs of the static members that no call has used, in the order in which they were
  /// written.
  public static var unusedStubs: [UnusedStub] { subject.unusedStubs }
}
