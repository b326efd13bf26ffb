import Foundation
import Testing

/// Each folder of the generator uses only itself and the folders listed before it.
@Suite struct FolderTests {
  private static let order = ["SymbolGraph", "Model", "Source", "Command"]

  private func files(in folder: String) throws -> [(name: String, text: String)] {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/FakeGenerator/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().map { name in
      (name, try String(contentsOf: sources.appending(path: name), encoding: .utf8))
    }
  }

  @Test func dataFlowsOneWay() throws {
    var homes: [String: Int] = [:]
    for (index, folder) in Self.order.enumerated() {
      for file in try files(in: folder) {
        let declaration = /^(?:package )?(?:struct|enum|class|protocol) (\w+)/
          .anchorsMatchLineEndings()
        for match in file.text.matches(of: declaration) { homes[String(match.1)] = index }
      }
    }
    #expect(homes.count > 25)
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
  private func folderDoesNotReadOrWriteFiles(folder: String) throws {
    for file in try files(in: folder) {
      let imports = file.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      #expect(imports == [], "\(file.name)")
    }
  }
}
