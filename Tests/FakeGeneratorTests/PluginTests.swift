import FakeGenerator
import Foundation
import Testing

/// Tests that the plugin and the tool, which share no code, use the same keys in JSON.
@Suite struct PluginTests {
  /// The keys that a file of the plugin writes.
  private func keys(in file: String) throws -> Set<String> {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/GenerateFakePlugin")
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    return Set(text.matches(of: /\n +"(\w+)":/).map { String($0.1) })
  }

  private func keys(of value: Any) -> Set<String> {
    if let list = value as? [Any] { return Set(list.flatMap(keys)) }
    guard let object = value as? [String: Any] else { return [] }
    return Set(object.keys).union(object.values.flatMap(keys))
  }

  @Test func packagesAreDescribedWithTheKeysOfTheWorkspace() throws {
    var workspace = Workspace.trails
    workspace.packageModules = []
    workspace.hasNonsendingTargets = false
    workspace.compiler = ""
    workspace.extractor = ""
    workspace.searchPaths = []
    workspace.libraries = []
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(workspace))
    #expect(try keys(in: "PluginRun.swift") == keys(of: json))
  }

  @Test func projectsAreDescribedWithTheKeysThatTheToolReads() throws {
    let keys = try keys(in: "GenerateFakePlugin+Xcode.swift")
    #expect(
      keys == ["root", "targets", "name", "product", "kind", "files", "dependencies"])
    // Each of them is needed.
    let target =
      ["name", "product", "kind"].map { ($0, "" as Any) }
      + ["files", "dependencies"].map { ($0, [String]() as Any) }
    let whole = Dictionary(target) { first, _ in first }
    for missing in ["", "name", "product", "kind", "files", "dependencies"] {
      let description: [String: Any] = [
        "root": "/", "targets": [whole.filter { $0.key != missing }],
      ]
      let json = try JSONSerialization.data(withJSONObject: description)
      let project = try? JSONDecoder().decode(ProjectDescription.self, from: json)
      #expect((project == nil) == !missing.isEmpty)
    }
  }
}
