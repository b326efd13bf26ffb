// Only Linux's toolchain shows callers.
#if os(Linux)
  import Foundation
  import Spry
  import SpryTestSupport
  import Testing

  @Suite struct CallerSearchTests {
    private func climb(upTo name: String) -> [String] {
      CallerSearch.callers(upTo: { $0.hasName(name) }, if: { true }).map(\.function)
    }

    private func plan(upTo name: String) -> [String] { climb(upTo: name) }

    @Test func functionsOutsideTheTestAreNotExamined() {
      let names = ["climb(upTo:)", "plan(upTo:)", "functionsOutsideTheTestAreNotExamined()"]
        .map { "CallerSearchTests.\($0)" }
      #expect(plan(upTo: "plan") == Array(names[..<2]))
      #expect(plan(upTo: "functionsOutsideTheTestAreNotExamined") == names)
    }

    /// A thread frees what it has read about the process when it ends.
    @Test(.early) func callersAreFoundWhileOtherThreadsEnd() async {
      await #expect(processExitsWith: .success) {
        // Each has its own line, because a search that has been done isn't repeated.
        let searches: [@Sendable () -> Void] = [
          { _ = CallerSearch.callers(upTo: { _ in false }, if: { true }) },
          { _ = CallerSearch.callers(upTo: { _ in false }, if: { true }) },
        ]
        for search in searches {
          let ended = Counter()
          Thread {
            search()
            _ = ended.next()
          }.start()
          while ended.value == 0 { usleep(100) }
          for _ in 1...200 { _ = CallerSearch() }
        }
      }
    }
  }
#endif
