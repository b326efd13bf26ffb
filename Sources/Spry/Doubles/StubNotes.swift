/// What the end of a test has to do with the stubs that the test has written.
struct StubNotes: Sendable {
  /// A gate that may still hold calls when the test ends.
  private struct NotedGate: Sendable {
    let gate: Gate
    let rule: StubRule
    let fake: FakeIdentity
  }

  /// A fake that may have unused stubs when the test ends.
  private struct NotedFake: Sendable {
    let identity: FakeIdentity
    let storage: SpryStorage
  }

  private var gates: [NotedGate] = []
  private var fakes: [NotedFake] = []

  /// Keeps a gate, and the fake if it is to be looked at.
  mutating func note(_ rule: StubRule, of fake: FakeIdentity, _ storage: SpryStorage?) {
    if let gate = rule.answers.gate {
      gates.append(NotedGate(gate: gate, rule: rule, fake: fake))
    }
    if let storage, !fakes.contains(where: { $0.storage === storage }) {
      fakes.append(NotedFake(identity: fake, storage: storage))
    }
  }

  /// Lets go of the calls that still wait at gates.
  func endGates() -> [LateFailures.Entry] {
    gates.compactMap { noted in
      let calls = noted.gate.abandon()
      if calls.isEmpty { return nil }
      let failure = Failure.closedGate(noted.fake, noted.rule.function, calls)
      return LateFailures.Entry(failure, at: noted.rule.location)
    }
  }

  /// The stubs that no call has used, one failure each, at the line of the stub.
  func unusedStubs() -> [LateFailures.Entry] {
    fakes.flatMap { fake in
      UnusedStub.all(in: fake.storage).map { stub in
        LateFailures.Entry(.unusedStubs(fake.identity, [stub]), at: stub.rule.location)
      }
    }
  }
}

extension LateFailures.Entry {
  init(_ failure: Failure, at location: CodeLocation) {
    self.init(text: failure.text, location: location)
  }
}
