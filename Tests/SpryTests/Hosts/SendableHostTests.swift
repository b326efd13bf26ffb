import Spry
import SpryTestSupport
import Testing

private protocol Beacon: Sendable {
  func flash(_ times: Int) -> Bool
}

/// A sendable fake with its own storage, without `@unchecked`.
private final class FakeBeacon: Beacon, Spryable, Sendable {
  enum Function: String, StringRepresentable { case flash }
  let spryStorage = SpryStorage()
  func flash(_ times: Int) -> Bool { spryify(arguments: times) }
}

/// A sendable fake without stored properties.
private final class BareFakeBeacon: Beacon, Spryable {
  enum Function: String, StringRepresentable { case flash }
  func flash(_ times: Int) -> Bool { spryify(arguments: times) }
}

@Suite struct SendableHostTests {
  @Test func isUsedFromTasks() async {
    let fake = FakeBeacon()
    let bare = BareFakeBeacon()
    fake.stub(.flash).andReturn(true)
    bare.stub(.flash).andReturn(true)
    let flashes = await withTaskGroup { group in
      for number in 0..<10 {
        group.addTask { fake.flash(number) && bare.flash(number) }
      }
      return await group.count(where: { $0 })
    }
    #expect(flashes == 10)
    #expect(fake.callCount(of: .flash) == 10)
    #expect(bare.callCount(of: .flash) == 10)
  }
}

extension TaskGroup where ChildTaskResult == Bool {
  fileprivate func count(where isCounted: (Bool) -> Bool) async -> Int {
    await reduce(0) { isCounted($1) ? $0 + 1 : $0 }
  }
}
