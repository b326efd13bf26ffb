#if os(Linux) || os(macOS)
  import Foundation
  import SpryTestSupport
  import Testing

  @Suite struct CommandTests {
    @Test func outputContainsStandardOutputAndStandardError() async throws {
      #expect(
        try await run(["sh", "-c", "echo out; echo error >&2; exit 3"])
          == CommandResult(status: 3, output: "out\nerror\n"))
    }

    @Test func commandRunsInTheFolderWithTheHome() async throws {
      let folder = URL(filePath: "/usr")
      let home = URL(filePath: "/tmp/home")
      #expect(
        try await run(["sh", "-c", "pwd; echo ~"], in: folder, home: home)
          == CommandResult(status: 0, output: "/usr\n/tmp/home\n"))
    }

    @Test func manyCommandsRunConcurrently() async throws {
      let outputs = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 1...8 { group.addTask { try await run(["echo", "\(number)"]).output } }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(outputs == Set((1...8).map { "\($0)\n" }))
    }
  }
#endif
