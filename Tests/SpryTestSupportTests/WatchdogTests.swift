#if os(Linux)
  import Foundation
  import Spry
  import SpryTestSupport
  import Testing

  /// Tests that crash and hang, for `WatchdogTests` to run in a process of its own.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["SPRY_MISBEHAVE"] != nil))
  struct MisbehavingTests {
    @Test func fallsOffTheTrail() { raise(SIGSEGV) }

    @Test func losesTheMap() { fatalError("there is no map") }

    @Test(arguments: [1, 2]) func looksIntoAnEmptyPack(index: Int) {
      let pack: [Int] = ProcessInfo.processInfo.arguments.isEmpty ? [7, 7, 7] : []
      #expect(pack[index] == 7)
    }

    @Test func sleepsOnTheTrail() { Thread.sleep(forTimeInterval: 3_600) }

    @Test func waitsForASignalThatNeverComes() async {
      let (signals, signal) = AsyncStream.makeStream(of: Void.self)
      for await _ in signals {}
      signal.finish()
    }

    /// Starts a command, and writes the identifiers of both processes to a file.
    @Test func waitsForAGuide() async throws {
      let file = try #require(ProcessInfo.processInfo.environment["SPRY_MISBEHAVE"])
      let script = "sleep 3600 & echo \(getpid()) $! >'\(file)'; wait"
      _ = try await run(["sh", "-c", script])
    }
  }

  /// Whatever ends the process of the tests names the tests that are running.
  @Suite(.enabled(if: canRunCommands), .early, .timeLimit(.minutes(5))) struct WatchdogTests {
    /// Runs one of the tests that misbehave, which may write to a file.
    private func result(
      of test: String, writingTo file: String = ""
    ) async throws -> CommandResult {
      try await run([
        "env", "SPRY_MISBEHAVE=\(file)", "SPRY_PATIENCE=3", "SWIFT_BACKTRACE=enable=no",
        "/proc/\(getpid())/exe", "--testing-library", "swift-testing", "--filter",
        "MisbehavingTests/\(test)",
      ])
    }

    /// The names of tests that follow a line of the output.
    private func tests(after line: String, in result: CommandResult) -> [Substring] {
      result.output.split(separator: "\n").drop { $0 != line }.dropFirst()
        .prefix { $0.hasPrefix("  ") }.map { line in
          line.split(separator: "/").first { $0.contains("(") } ?? line
        }
    }

    @Test(arguments: [
      ("fallsOffTheTrail", "fallsOffTheTrail()", SIGSEGV),
      ("losesTheMap", "losesTheMap()", SIGTRAP),
      ("looksIntoAnEmptyPack", "looksIntoAnEmptyPack(index:)", SIGTRAP),
    ])
    func crashNamesItsTest(test: String, name: String, signal: Int32) async throws {
      let result = try await self.result(of: test)
      let line = "error: the process crashes. These tests are running:"
      #expect(tests(after: line, in: result).map(String.init) == [name])
      // The signal remains that of the crash; swift-testing's own status would hide it.
      #expect([signal, SIGILL].contains(result.status))
    }

    @Test(arguments: ["sleepsOnTheTrail", "waitsForASignalThatNeverComes"])
    func hangNamesItsTest(test: String) async throws {
      let result = try await self.result(of: test)
      let line = "error: no test has ended for too long. These tests are running:"
      #expect(tests(after: line, in: result).map(String.init) == ["\(test)()"])
      #expect(result.status == 1)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func processThatIsAskedToEndLeavesNoCommand(signal: Int32) async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID())")
      defer { try? FileManager.default.removeItem(at: file) }
      let running = Task { try await self.result(of: "waitsForAGuide", writingTo: file.path) }
      var text = ""
      while !text.hasSuffix("\n") {
        try await Task.sleep(for: .milliseconds(10))
        text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }
      let processes = text.split { $0.isWhitespace }.compactMap { pid_t($0) }
      try #require(processes.count == 2)
      #expect(processes.map(isRunning) == [true, true])
      kill(processes[0], signal)
      let ended = try await running.value
      let line = "error: the process is asked to end. These tests are running:"
      #expect(tests(after: line, in: ended).map(String.init) == ["waitsForAGuide()"])
      #expect(ended.status == signal)
      while isRunning(processes[1]) { try await Task.sleep(for: .milliseconds(10)) }
    }
  }
#endif
