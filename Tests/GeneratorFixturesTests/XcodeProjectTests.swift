#if os(Linux)
  import Foundation
  import SpryTestSupport
  import Testing

  /// Tests the tool in an Xcode project, with imitations of Apple's commands that only note their
  /// arguments.
  @Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
  struct XcodeProjectTests {
    /// A project with a module of two sources, and the folder with what Xcode has built.
    private struct Project {
      let folder: URL

      init(in folder: URL) async throws {
        self.folder = folder
        try write(
          "programs/xcrun",
          """
          #!/bin/sh
          case "$*" in
            "--find "*) echo "\(folder.path)/bin/$2" ;;
            "--sdk "*" --show-sdk-version") echo 26.2 ;;
            "--sdk "*" --show-sdk-path") echo "/SDK/$2" ;;
            *) exit 1 ;;
          esac
          """)
        try write(
          "programs/swift-symbolgraph-extract",
          """
          #!/bin/sh
          while [ $# -gt 0 ]; do
            case $1 in
              -module-name) module=$2 ;;
              -target) target=$2 ;;
              -F) echo "$2" >>"\(folder.path)/frameworks" ;;
              -output-dir) output=$2 ;;
            esac
            shift
          done
          echo "swift-symbolgraph-extract $module $target" >>"\(folder.path)/log"
          cat "\(folder.path)/swift-symbolgraph-extract.errors" 2>/dev/null
          [ ! -e "\(folder.path)/swift-symbolgraph-extract.fails" ] || exit 1
          cp "\(folder.path)/$module.json" "$output/$module.symbols.json" 2>/dev/null || true
          """)
        // A program can't be started while another process that was forked has it open for writing.
        let copy = try await run(["cp", "-Rp", "programs", "bin"], in: folder)
        try #require(copy == CommandResult(status: 0, output: ""))
        try write("TrailApp.json", Self.graph("TrailApp", "Guide"))
        try write("plugins/project.json", description)
        for name in ["Guide", "Hut"] { try write("App/\(name).swift", "", minutes: -2) }
      }

      private var description: String {
        """
        {"root": "\(folder.path)", "targets": [
          {"name": "TrailApp", "product": "TrailApp", "kind": "application", "dependencies": [],
           "files": ["\(folder.path)/App/Guide.swift", "\(folder.path)/App/Hut.swift"]},
          {"name": "AppTests", "product": "AppTests", "dependencies": ["TrailApp", "SpryTesting"],
           "kind": "other(\\"com.apple.product-type.bundle.unit-test\\")",
           "files": ["\(folder.path)/AppTests/GuideTests.swift"]}]}
        """
      }

      /// Writes a file that was changed some minutes from now.
      func write(_ path: String, _ text: String, minutes: Double = 0) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
          [
            .modificationDate: Date(timeIntervalSinceNow: minutes * 60),
            .posixPermissions: 0o755,
          ], ofItemAtPath: file.path)
      }

      /// Adds a framework with one source, on which the tests depend.
      func addFramework() throws {
        try write("HutKit.json", Self.graph("HutKit", "Store"))
        try write("HutKit/Store.swift", "", minutes: -2)
        let framework = """
          {"name": "HutKit", "product": "HutKit", "kind": "framework", "dependencies": [],
           "files": ["\(folder.path)/HutKit/Store.swift"]}
          """
        try write(
          "plugins/project.json",
          description.replacing("\"targets\": [", with: "\"targets\": [\(framework),")
            .replacing("[\"TrailApp\",", with: "[\"TrailApp\", \"HutKit\","))
      }

      /// Notes that Xcode has built the module.
      func build(
        _ folder: String = "Debug-iphonesimulator", _ module: String = "TrailApp.swiftmodule",
        _ file: String = "arm64-apple-ios-simulator", minutes: Double = -1
      ) throws {
        try write("Build/Products/\(folder)/\(module)/\(file).swiftmodule", "", minutes: minutes)
      }

      func generate(_ words: String...) async throws -> CommandResult {
        let path = "PATH=\(folder.path)/bin:/usr/bin:/bin"
        let tool = try BuildProducts.current().programs.appending(path: "generate-fake").path
        return try await run(
          [path, tool, "--plugin", "\(folder.path)/plugins"] + words, in: folder)
      }

      /// The commands that the tool has run.
      var log: [String] {
        let text = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
      }

      /// The folders in which the tool has had frameworks searched for.
      var frameworks: [String] {
        let text = try? String(contentsOf: folder.appending(path: "frameworks"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
      }

      /// The symbol graph of a module with one protocol.
      private static func graph(_ module: String, _ name: String) -> String {
        """
        {"module": {"name": "\(module)"}, "relationships": [], "symbols": [
          {"identifier": {"precise": "s:\(module.count)\(module)\(name.count)\(name)P"},
           "kind": {"identifier": "swift.protocol"}, "names": {"title": "\(name)"},
           "pathComponents": ["\(name)"], "accessLevel": "internal",
           "declarationFragments": [{"kind": "text", "spelling": "protocol \(name)"}],
           "location": {"uri": "file:///\(name).swift", "position": {"line": 0, "character": 0}}
          }]}
        """
      }
    }

    private let wrote = CommandResult(status: 0, output: "Wrote AppTests/Fakes/FakeGuide.swift\n")
    private let notBuilt = CommandResult(
      status: 1,
      output: "error: Xcode has no up-to-date build of TrailApp; build, then run the command "
        + "again\n")
    private let target = "arm64-apple-ios26.2-simulator"

    @Test func moduleThatIsUpToDateIsRead() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        #expect(try await project.generate("Guide") == wrote)
        #expect(project.log == ["swift-symbolgraph-extract TrailApp \(target)"])
      }
    }

    @Test func everyModuleThatIsNeededIsRead() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.addFramework()
        for module in ["HutKit", "TrailApp"] {
          try project.build("Debug-iphonesimulator", "\(module).swiftmodule")
        }
        let output = "Wrote AppTests/Fakes/FakeGuide.swift\nWrote AppTests/Fakes/FakeStore.swift\n"
        #expect(
          try await project.generate("Guide", "Store") == CommandResult(status: 0, output: output))
        #expect(
          project.log
            == ["HutKit", "TrailApp"].map { "swift-symbolgraph-extract \($0) \(target)" })
      }
    }

    @Test func frameworksAreSearchedForWhereXcodePutsThem() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        _ = try await project.generate("Guide")
        let products = "\(folder.path)/Build/Products/Debug-iphonesimulator"
        #expect(project.frameworks == [products, "\(products)/PackageFrameworks"])
      }
    }

    @Test func productsOfOtherModulesDoNotCount() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        try project.build("Release", "SpryTesting.swiftmodule", minutes: -0.1)
        #expect(try await project.generate("Guide") == wrote)
        #expect(project.log == ["swift-symbolgraph-extract TrailApp \(target)"])
      }
    }

    /// A project may list a file that was deleted.
    @Test func missingSourceHasNotChanged() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        try FileManager.default.removeItem(at: folder.appending(path: "App/Hut.swift"))
        #expect(try await project.generate("Guide") == wrote)
        #expect(project.log == ["swift-symbolgraph-extract TrailApp \(target)"])
      }
    }

    @Test(arguments: ["Guide", "Hut"])
    func moduleIsRefusedIfASourceHasChanged(name: String) async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        try project.write("App/\(name).swift", "")
        #expect(try await project.generate("Guide") == notBuilt)
        #expect(project.log == [])
      }
    }

    @Test func modulesThatHaveChangedAreNamedTogether() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.addFramework()
        for module in ["TrailApp", "HutKit"] {
          try project.build("Debug-iphonesimulator", "\(module).swiftmodule")
        }
        for path in ["App/Guide", "HutKit/Store"] { try project.write("\(path).swift", "") }
        let result = try await project.generate("Guide", "Store")
        #expect(
          result
            == CommandResult(
              status: 1,
              output: "error: Xcode has no up-to-date build of HutKit and TrailApp; build, then "
                + "run the command again\n"))
        #expect(project.log == [])
      }
    }

    @Test func moduleThatWasNotBuiltIsRefused() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        #expect(try await project.generate("Guide") == notBuilt)
        try project.write("Build/Products/Debug/Other.swiftmodule/arm64.swiftmodule", "")
        try project.write("Build/Products/Debug/TrailApp.swiftmodule/arm64.swiftdoc", "")
        #expect(try await project.generate("Guide") == notBuilt)
        #expect(project.log == [])
      }
    }

    /// The command would request the module again and again.
    @Test func moduleWithoutASymbolGraphIsRefused() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        try FileManager.default.removeItem(at: folder.appending(path: "TrailApp.json"))
        #expect(try await project.generate("Guide") == notBuilt)
        #expect(
          try await project.generate("Guide", "--module", "Maps")
            == CommandResult(
              status: 1,
              output: "error: there is no module named Maps in the package, its dependencies or "
                + "the SDK\n"))
        #expect(
          project.log == ["TrailApp", "Maps"].map { "swift-symbolgraph-extract \($0) \(target)" })
      }
    }

    @Test func moduleThatCannotBeReadIsOneOfTheProject() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build()
        try project.write("swift-symbolgraph-extract.errors", "error: it is too new\n")
        try project.write("swift-symbolgraph-extract.fails", "")
        #expect(
          try await project.generate("Guide")
            == CommandResult(status: 1, output: notBuilt.output + "  error: it is too new\n"))
      }
    }

    @Test(arguments: [true, false])
    func productsThatWereBuiltLastAreRead(isSimulator: Bool) async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        try project.build(minutes: isSimulator ? -0.5 : -1.5)
        try project.build("Release", "TrailApp.swiftmodule", "arm64-apple-macos", minutes: -1)
        #expect(try await project.generate("Guide") == wrote)
        #expect(
          project.log == [
            "swift-symbolgraph-extract TrailApp "
              + (isSimulator ? target : "arm64-apple-macos26.2")
          ])
      }
    }

    /// Xcode builds for several architectures.
    @Test func moduleForThisMachineIsPreferred() async throws {
      try await inFolder { folder in
        let project = try await Project(in: folder)
        #if arch(arm64)
          let (own, other) = ("arm64", "x86_64")
        #else
          let (own, other) = ("x86_64", "arm64")
        #endif
        let module = "TrailApp.framework/Modules/TrailApp.swiftmodule"
        try project.build("Debug", module, "\(other)-apple-macos")
        #expect(try await project.generate("Guide") == wrote)
        try project.build("Debug", module, "\(own)-apple-macos")
        #expect(try await project.generate("Guide", "--check").status == 0)
        #expect(
          project.log
            == [other, own].map {
              "swift-symbolgraph-extract TrailApp \($0)-apple-macos26.2"
            })
      }
    }
  }
#endif
