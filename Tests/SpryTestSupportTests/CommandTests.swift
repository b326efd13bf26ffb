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
    @Test(.timeLimit(.minutes(5)), arguments: [true, false])
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

  /// Tests what remains of a command that is killed.
  @Suite("Commands that are killed", .enabled(if: canRunCommands), .early, .timeLimit(.minutes(5)))
  struct KilledCommandTests {
    @Test func commandThatTakesTooLongFailsTheTest() async throws {
      let command = ["sh", "-c", "sleep 3600"]
      let error = await #expect(throws: OverdueCommand.self) {
        try await run(command, within: .milliseconds(100))
      }
      #expect(error?.command == command)
      #expect(error?.output == "")
      let headline = error?.description.split(separator: "\n").first
      #expect(headline == "sh -c sleep 3600 took longer than 0.1 seconds. Its output:")
    }

    @Test func outputOfACommandThatTakesTooLongIsShown() async throws {
      let error = await #expect(throws: OverdueCommand.self) {
        try await run(["sh", "-c", "echo climbing; exec sleep 3600"], within: .seconds(10))
      }
      #expect(error?.output == "climbing\n")
    }

    @Test func commandThatTakesLessTimeIsNotKilled() async throws {
      #expect(
        try await run(["sh", "-c", "sleep 1; exit 3"], within: .seconds(60))
          == CommandResult(status: 3, output: ""))
    }

    // On macOS, commands don't have groups of their own.
    #if os(Linux)
      /// The process of the command's child, once the command has written it to a file.
      private func withChild(
        _ work: (_ script: String, _ child: () async throws -> pid_t) async throws -> Void
      ) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try await work("sleep 3600 & echo $! >'\(file.path)'; wait") {
          while true {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if text.hasSuffix("\n"), let child = pid_t(text.dropLast()) { return child }
            try await Task.sleep(for: .milliseconds(10))
          }
        }
      }

      @Test func childOfACanceledCommandIsKilledToo() async throws {
        try await withChild { script, child in
          let command = Task { try await run(["sh", "-c", script]) }
          let child = try await child()
          #expect(isRunning(child))
          command.cancel()
          #expect(try await command.value == CommandResult(status: 9, output: ""))
          #expect(await stops(child))
        }
      }

      @Test func childOfACommandThatTakesTooLongIsKilledToo() async throws {
        try await withChild { script, child in
          let command = Task { try await run(["sh", "-c", script], within: .seconds(10)) }
          let child = try await child()
          await #expect(throws: OverdueCommand.self) { try await command.value }
          #expect(await stops(child))
        }
      }
    #endif
  }

  #if os(Linux)
    /// Whether a process stops within 20 seconds; a killed one may need a moment.
    func stops(_ process: pid_t) async -> Bool {
      for _ in 0..<2_000 where isRunning(process) { try? await Task.sleep(for: .milliseconds(10)) }
      return !isRunning(process)
    }

    /// Whether a process exists and isn't only waiting for its parent to take note of its end.
    func isRunning(_ process: pid_t) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let state = status?.split(separator: ")").last?.split(separator: " ").first
      return state != nil && state != "Z"
    }
  #endif
#endif
