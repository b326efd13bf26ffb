import FakeGenerator
import Foundation
import SpryTestSupport

/// Runs the tool in a folder.
func tool(_ words: String..., in folder: URL) async throws -> CommandResult {
  try await tool(words, in: folder)
}

func tool(_ words: [String], in folder: URL) async throws -> CommandResult {
  try await run(
    [BuildProducts.current().programs.appending(path: "generate-fake").path] + words, in: folder)
}

/// Does something in a folder that is deleted afterwards.
func inFolder(_ work: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await work(folder)
}

extension DescribedPackage {
  /// Writes it where the tool looks for it, in the working folder of the plugin.
  func write(to plugin: URL) throws {
    try JSONEncoder().encode(self).write(to: plugin.appending(path: "workspace.json"))
  }
}
