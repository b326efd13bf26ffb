import Foundation
import SpryTestSupport
import Testing

/// Tests the commands in `Templates/README.md`.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct InstallationTests {
  /// The commands to paste into a terminal, in the order of the text.
  static var commands: [String] {
    get throws {
      try Checkout.text(of: "Templates/README.md")
        .matches(of: /```sh\n(.+)\n```/)
        .map { String($0.1) }
    }
  }

  @Test("There are two commands for Xcode and one for Visual Studio Code")
  func commandsAreThere() throws {
    let commands = try Self.commands
    #expect(commands.count == 3)
    #expect(commands.map { $0.contains("Xcode") } == [true, true, false])
  }

  @Test("The command for Xcode installs the templates of the latest dependency")
  func installsXcodeTemplatesOfADependency() async throws {
    let command = try #require(try Self.commands.first)
    try await withTemporaryFolder { home in
      for project in ["Old-a", "Hikes-b"] {
        let spry = home.appending(
          path: "Library/Developer/Xcode/DerivedData/\(project)/SourcePackages/checkouts/Spry")
        try FileManager.default.createDirectory(at: spry, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Checkout.root.appending(path: "Templates"), to: spry.appending(path: "Templates"))
      }
      try await expectInstalledTemplates(by: command, in: home, home: home)
    }
  }

  @Test("The command for Xcode installs the templates of a checkout, replacing older ones")
  func installsXcodeTemplatesOfACheckout() async throws {
    let command = try Self.commands[1]
    try await withTemporaryFolder { home in
      try await expectInstalledTemplates(by: command, in: Checkout.root, home: home)
    }
  }

  private func expectInstalledTemplates(by command: String, in folder: URL, home: URL) async throws
  {
    let templates = try files(in: Checkout.root.appending(path: "Templates/Spry"))
    let installation = home.appending(
      path: "Library/Developer/Xcode/Templates/File Templates/Spry")
    for _ in 1...2 {
      let result = try await run(["sh", "-c", command], in: folder, home: home)
      #expect(result == CommandResult(status: 0, output: ""))
      let installed = try files(in: installation)
      #expect(installed == templates)
    }
  }

  @Test("The command for Visual Studio Code installs the snippets of a path dependency")
  func installsSnippets() async throws {
    let command = try #require(try Self.commands.last)
    try await withTemporaryFolder { package in
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(name: "App", dependencies: [.package(path: "\(Checkout.root.path)")])
        """
      try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
      for _ in 1...2 {
        let result = try await run(["sh", "-c", command], in: package)
        #expect(result.status == 0, "\(result.output)")
        let installed = try files(in: package.appending(path: ".vscode"))
        #expect(installed == ["spry.code-snippets"])
      }
    }
  }
}
