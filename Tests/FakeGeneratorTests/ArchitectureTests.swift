import Foundation
import Testing

/// The generator turns the compiler's description of a type into a fake's source, step by step.
///
/// Each folder is a step. It may use itself and the folders to its left:
///
/// ```
/// Support ▶ SDK ▶ Reading ▶ SymbolGraph ▶ Diagnosing ▶ Fakes
///   ▶ Naming ▶ Building ▶ Calls ▶ Source ▶ Command
/// ```
///
/// | folder | contents |
/// |---|---|
/// | `Support` | extensions of strings, arrays and sets |
/// | `SDK` | what the compiler doesn't say about declarations of the SDK, as lists |
/// | `Reading` | from printed text and mangled names to declarations |
/// | `SymbolGraph` | the declarations of modules, and how they're related |
/// | `Diagnosing` | what errors and warnings are; each step contains its own |
/// | `Fakes` | a fake as values, before its source is generated |
/// | `Naming` | the names in a fake, and those that it has to change |
/// | `Building` | from a protocol or class to its fake |
/// | `Calls` | the members of `calls`, which tests use |
/// | `Source` | from a fake to its text |
/// | `Command` | from the command line to files |
@Suite struct ArchitectureTests {
  private static let order = [
    "Support", "SDK", "Reading", "SymbolGraph", "Diagnosing", "Fakes", "Naming", "Building",
    "Calls", "Source", "Command",
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/FakeGenerator")

  private func files(in folder: String) throws -> [(name: String, text: String)] {
    let folder = Self.sources.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  @Test func everyFolderIsInTheOrder() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(folders.sorted() == Self.order.sorted())
  }

  @Test func dataFlowsOneWay() throws {
    var homes: [String: Int] = [:]
    for (index, folder) in Self.order.enumerated() {
      for file in try files(in: folder) {
        let declaration = /^(?:package )?(?:final )?(?:struct|enum|class|protocol) (\w+)/
          .anchorsMatchLineEndings()
        for match in file.text.matches(of: declaration) { homes[String(match.1)] = index }
      }
    }
    #expect(homes.count > 60)
    for (index, folder) in Self.order.enumerated() {
      for file in try files(in: folder) {
        let code = file.text.split(separator: "\n").filter { !$0.contains("//") }
        let words = Set(code.joined(separator: "\n").split { !($0.isLetter || $0.isNumber) })
        let wrong = words.filter { (homes[String($0)] ?? 0) > index }
        #expect(wrong == [], "\(folder)/\(file.name)")
      }
    }
  }

  @Test(arguments: order)
  private func generatorDoesNotReadOrWriteFiles(folder: String) throws {
    for file in try files(in: folder) {
      let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      let imports = lines.filter { $0.hasPrefix("import ") }
      // This file imports the modules that contain its lock.
      let isLocked = file.name == "PrintedDeclaration.swift"
      #expect(imports == (isLocked ? ["import os", "import Synchronization"] : []), "\(file.name)")
    }
  }
}
