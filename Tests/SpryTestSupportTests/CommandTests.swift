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

    /// Otherwise, a time limit wouldn't end a test that waits for a command.
    @Test(.timeLimit(.minutes(1)), arguments: [true, false])
    func commandOfACanceledTestIsKilled(hasStarted: Bool) async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "started-\(UUID())")
      defer { try? FileManager.default.removeItem(at: file) }
      let command = Task { try await run(["sh", "-c", "touch '\(file.path)'; exec sleep 3600"]) }
      while hasStarted, !FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
      command.cancel()
      #expect(try await command.value == CommandResult(status: 9, output: ""))
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
