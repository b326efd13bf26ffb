import Foundation
import SpryTestSupport
import Testing

/// The commands that `Templates/README.md` gives.
@Suite(.enabled(if: canRunCommands, "The system starts no processes"))
struct InstallationTests {
  /// What is to be pasted into a terminal, in the order of the text.
  static var commands: [String] {
    get throws {
      try Checkout.text(of: "Templates/README.md")
        .matches(of: /```sh\n(.+)\n```/)
        .map { String($0.1) }
    }
  }

  @Test("There is one command for Xcode and one for Visual Studio Code")
  func oneCommandEach() throws {
    let commands = try Self.commands
    #expect(
      commands == [
        #"mkdir -p ~/Library/Developer/Xcode/Templates/File\ Templates"#
          + #" && cp -R Templates/Spry ~/Library/Developer/Xcode/Templates/File\ Templates/"#,
        "mkdir -p .vscode"
          + " && cp .build/checkouts/Spry/Templates/VSCode/spry.code-snippets .vscode/",
      ])
  }

  @Test("The command for Xcode installs the templates, also over older ones")
  func installsXcodeTemplates() async throws {
    let command = try #require(try Self.commands.first)
    let templates = try files(in: Checkout.root.appending(path: "Templates/Spry"))
    try await withTemporaryFolder { home in
      for _ in 1...2 {
        let result = try await run(["sh", "-c", command], in: Checkout.root, home: home)
        #expect(result == CommandResult(status: 0, output: ""))
        let installed = try files(in: home)
        #expect(
          installed
            == templates.map { "Library/Developer/Xcode/Templates/File Templates/Spry/" + $0 })
      }
    }
  }

  @Test("The command for Visual Studio Code installs the snippets in a package that uses Spry")
  func installsSnippets() async throws {
    let command = try #require(try Self.commands.last)
    try await withTemporaryFolder { package in
      let spry = package.appending(path: ".build/checkouts/Spry")
      try FileManager.default.createDirectory(at: spry, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "Templates"), to: spry.appending(path: "Templates"))

      for _ in 1...2 {
        let result = try await run(["sh", "-c", command], in: package)
        #expect(result == CommandResult(status: 0, output: ""))
        let installed = try files(in: package.appending(path: ".vscode"))
        #expect(installed == ["spry.code-snippets"])
      }
    }
  }
}
