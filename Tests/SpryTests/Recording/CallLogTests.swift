import Spry
import Testing

@Suite struct CallLogTests {
  private let load = FunctionName("load")
  private let save = FunctionName("save(_:)")

  @Test func keepsCallsPerFunctionAndInOrder() {
    var log = CallLog()
    #expect(log.isEmpty)
    log.append(load, signature: "load(id:)", arguments: [1])
    log.append(save, signature: "save(_:)", arguments: ["x"])
    log.append(load, signature: "load(name:)", arguments: ["a"])

    #expect(!log.isEmpty)
    #expect(log.count == 3)
    #expect(log.count(of: load) == 2)
    #expect(log.count(of: FunctionName("other")) == 0)
    #expect(log.calls.map(\.description) == ["load(id: 1)", "save(\"x\")", "load(name: \"a\")"])
    #expect(log.calls(of: load).map(\.signature) == ["load(id:)", "load(name:)"])
    #expect(log.calls(of: load).map { $0.arguments.count } == [1, 1])
  }

  @Test func ordinalsGrowAcrossLogs() throws {
    var first = CallLog()
    var second = CallLog()
    first.append(load, signature: "load", arguments: [])
    second.append(load, signature: "load", arguments: [])
    first.append(load, signature: "load", arguments: [])
    let ordinals = [first.calls[0], second.calls[0], first.calls[1]].map(\.ordinal)
    #expect(ordinals == ordinals.sorted())
    #expect(Set(ordinals).count == 3)
  }

  @Test func aCopyDoesNotChange() {
    var log = CallLog()
    log.append(load, signature: "load", arguments: [])
    let copy = log
    log.append(load, signature: "load", arguments: [])
    #expect(copy.count == 1)
    #expect(log.count == 2)
  }
}
