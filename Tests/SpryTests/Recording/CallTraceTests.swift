// Only Linux's toolchain shows callers.
#if os(Linux)
  import Foundation
  import Spry
  import Testing

  @Suite struct CallTraceTests {
    /// A thread frees what it has read about the process when it ends.
    @Test func callersAreFoundWhileOtherThreadsEnd() async {
      await #expect(processExitsWith: .success) {
        let ended = Counter()
        for _ in 1...6 {
          Thread {
            _ = CallTrace.callers { true }
            _ = ended.next()
          }.start()
        }
        while ended.value < 6 { _ = CallTrace() }
        for _ in 1...200 { _ = CallTrace() }
      }
    }
  }
#endif
