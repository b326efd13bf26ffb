import Spry
import Testing

@Suite struct CallLogTests {
  private let load = FunctionName("load")
  private let save = FunctionName("save(_:)")

  private func calls(of function: FunctionName, _ calls: (String, [Any?])...) -> FunctionCalls {
    calls.reduce(into: FunctionCalls(of: function)) { log, call in
      log.append(signature: call.0, arguments: call.1)
    }
  }

  @Test func holdsTheCallsOfEachFunction() {
    let loads = calls(of: load, ("load(id:)", [1]), ("load(name:)", ["a"]), ("load(id:)", [2]))
    let saves = calls(of: save, ("save(_:)", ["x"]))
    let log = CallLog([saves, loads, FunctionCalls(of: FunctionName("other"))])

    #expect(!log.isEmpty)
    #expect(log.count == 4)
    #expect(log.calls(of: load).entries.count == 3)
    #expect(log.calls(of: FunctionName("other")).entries.count == 0)
    #expect(log.calls(of: FunctionName("missing")).entries.count == 0)
    #expect(
      log.calls.map(\.description) == [
        "load(id: 1)", "load(name: \"a\")", "load(id: 2)", "save(\"x\")",
      ])
    #expect(log.calls(of: load).lastSignature == "load(id:)")
    let latest = log.calls(of: load).latest(2)
    #expect(latest.map(\.description) == ["load(name: \"a\")", "load(id: 2)"])
    #expect(log.calls(of: save).calls.map { $0.arguments.count } == [1])
  }

  @Test func isEmptyIfNoFunctionHasBeenCalled() {
    #expect(CallLog().isEmpty)
    #expect(CallLog([FunctionCalls(of: load)]).isEmpty)
  }

  @Test func ordinalsIncreaseAcrossLogs() {
    var first = FunctionCalls(of: load)
    var second = FunctionCalls(of: load)
    first.append(signature: "load", arguments: [])
    second.append(signature: "load", arguments: [])
    first.append(signature: "load", arguments: [])
    let ordinals = [first.calls[0], second.calls[0], first.calls[1]].map(\.ordinal)
    #expect(ordinals == ordinals.sorted())
    #expect(Set(ordinals).count == 3)
  }
}
