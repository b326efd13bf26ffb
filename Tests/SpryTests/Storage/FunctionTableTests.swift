import Spry
import Testing

@Suite struct FunctionTableTests {
  private let load = FunctionName("load")
  private let save = FunctionName("save(_:)")

  private func rule(_ function: FunctionName, _ arguments: [Any?] = []) -> StubRule {
    StubRule(
      call: ExpectedCall(function, ArgumentPattern(arguments)),
      answers: AnswerSequence(.value(Unchecked(1))), location: CodeLocation(#filePath, #line))
  }

  private func member(_ signature: String) -> Member { Member(nil, signature, #filePath, #line) }

  /// Records a call to a member that names its function.
  private func enter(_ name: String, _ signature: String, _ table: inout FunctionTable) {
    var found = EnteredCall()
    _ = table.enter(Member(name, signature, #filePath, #line), [], for: Never.self, &found)
  }

  @Test func findsFunctionsByTheirNames() {
    var table = FunctionTable()
    #expect(table.index(of: load) == 0)
    #expect(table.index(of: save) == 1)
    #expect(table.index(of: load) == 0)
    #expect(table.names == [load, save])
    #expect(table.name(at: 1) == save)
  }

  @Test func findsFunctionsByTheirSignatures() {
    var table = FunctionTable()
    table.note(member("load(id:)"), for: load)
    table.note(member("save(_:)"), for: save)
    table.note(member("load(name:)"), for: load)
    #expect(table.index(ofSignature: "load(id:)") == 0)
    #expect(table.index(ofSignature: "save(_:)") == 1)
    #expect(table.index(ofSignature: "load(name:)") == 0)
    #expect(table.index(ofSignature: "load") == -1)
  }

  @Test("Two concurrent calls may both look up a signature") func firstNotedFunctionIsKept() {
    var table = FunctionTable()
    table.note(member("load(id:)"), for: load)
    table.note(member("load(id:)"), for: save)
    #expect(table.name(at: table.index(ofSignature: "load(id:)")) == load)
  }

  @Test("A member that passes its case may have the signature of another case")
  func signatureOfACallIsNotNotedForItsFunction() {
    var table = FunctionTable()
    _ = table.index(of: load)
    enter("load", "save(_:)", &table)
    #expect(table.index(ofSignature: "save(_:)") == -1)
  }

  @Test func copiesAreIndependent() {
    var table = FunctionTable()
    _ = table.index(of: load)
    enter("load", "load", &table)
    let copy = table
    enter("load", "load", &table)
    #expect(copy.log.count == 1)
    #expect(table.log.count == 2)
  }

  @Test func removesCallsAndStubsSeparately() {
    var table = FunctionTable()
    _ = table.index(of: load)
    enter("load", "load", &table)
    let rule = rule(load)
    #expect(table.register(rule) == nil)

    #expect(table.reset(calls: true, stubs: false).log.count == 1)
    #expect(table.log.isEmpty)
    #expect(table.rules(of: load).map(\.number) == [rule.number])

    let previous = table.reset(calls: false, stubs: true)
    #expect(previous.rules(of: nil).map(\.number) == [rule.number])
    #expect(previous.rules(of: load).map(\.number) == [rule.number])
    #expect(table.rules(of: load).isEmpty)
  }

  @Test func stubsAreListedInTheOrderTheyWereCreated() {
    var table = FunctionTable()
    let rules = [rule(save), rule(load), rule(save, [1]), rule(load, [1])]
    for rule in rules { #expect(table.register(rule) == nil) }
    #expect(table.unusedStubs.map(\.rule.number) == rules.map(\.number))
    #expect(table.rules(of: save).map(\.number) == [rules[2].number, rules[0].number])
  }
}
