import Spry
import SpryTestSupport
import Testing

private final class SettingsFake: Spryable, Sendable {
  enum Function: String, StringRepresentable { case add, words }
  let spryStorage = SpryStorage()
  var words: [String] {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func add(_ number: Int) -> [String] { spryify(arguments: number) }
}

/// Values in arrays and strings, because a value that is being freed by another thread can't be read.
@Suite("Many threads set the same value") struct SettingTests {
  private let threadCount = 4
  private let stepCount = 2_000

  @Test func eachFakeHasItsOwnName() async {
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { step in
        let fake = SettingsFake()
        fake.spryStorage.name = "\(thread) \(step)"
        return fake.spryStorage.name == "\(thread) \(step)"
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
  }

  @Test func sharedFakeHasOneOfItsNames() async {
    let fake = SettingsFake()
    let names = await inThreads(threadCount) { thread in
      (0..<stepCount).reduce(into: Set<String?>()) { names, _ in
        fake.spryStorage.name = "\(thread)"
        names.insert(fake.spryStorage.name)
      }
    }
    let all = Set((0..<threadCount).map { String?("\($0)") })
    #expect(names.allSatisfy { !$0.isEmpty && $0.isSubset(of: all) })
  }

  @Test func inoutHasOneOfItsValues() async {
    let parameter = Inout(["start", "end"])
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { step in
        parameter.value = ["\(thread)", "\(step)"]
        return parameter.value.count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
    #expect(parameter.initial == ["start", "end"])
  }

  @Test func callsReturnOneOfTheDefaultValues() async {
    let fake = SettingsFake()
    fake.spryStorage.setDefault(for: [String].self) { ["start", "end"] }
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { step in
        fake.spryStorage.unstubbedPolicy = .returnDefault
        fake.spryStorage.setDefault(for: [String].self) { ["\(thread)", "\(step)"] }
        return fake.spryStorage.unstubbedPolicy == .returnDefault && fake.add(step).count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
  }

  @Test func propertyReturnsOneOfTheRememberedValues() async {
    let fake = SettingsFake()
    fake.stub(.words).andRemember(["start", "end"])
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { step in
        fake.words = ["\(thread)", "\(step)"]
        return fake.words.count == 2
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
  }

  @Test func captorHasAllValues() async {
    let fake = SettingsFake()
    let captor = Argument.captor()
    fake.stub(.add).with(captor).andReturn([])
    let counts = await inThreads(threadCount) { thread in
      (0..<200).count { step in
        _ = fake.add(thread * 200 + step)
        return captor.count > 0
      }
    }
    #expect(counts == Array(repeating: 200, count: threadCount))
    #expect(Set(captor.values(as: Int.self)) == Set(0..<threadCount * 200))
  }

  @Test func captorIsReadWhileStubsUseIt() async {
    let fake = SettingsFake()
    let captor = Argument.captor()
    let texts = await inThreads(threadCount) { thread in
      failures {
        for _ in 0..<200 {
          if thread.isMultiple(of: 2) {
            fake.stub(.add).with(captor).andReturn([])
          } else {
            _ = captor.getValue(as: Int.self)
          }
        }
      }
    }
    #expect(texts.map(\.count) == [0, 200, 0, 200])
  }

  @Test func processKeepsItsPolicy() async {
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { _ in
        if thread < 2 { SpryConfiguration.unstubbedPolicy = .allowVoid }
        return SpryConfiguration.unstubbedPolicy == .allowVoid
      }
    }
    #expect(counts == Array(repeating: stepCount, count: threadCount))
  }

  @Test func processHasOneOfItsDefaultValues() async {
    struct Key { let words: [String] }
    let counts = await inThreads(threadCount) { thread in
      (0..<stepCount).count { step in
        switch thread {
        case 0: SpryConfiguration.setDefault(for: Key.self) { Key(words: ["\(step)"]) }
        case 1: SpryConfiguration.removeDefault(for: Key.self)
        default: break
        }
        return SpryConfiguration.settings.defaults.value(of: Key.self)?.words.count ?? 1 == 1
      }
    }
    SpryConfiguration.removeDefault(for: Key.self)
    #expect(counts == Array(repeating: stepCount, count: threadCount))
  }
}
