import Foundation

/// The files in a folder and in the folders below it.
///
/// - Parameter folder: Where to look.
/// - Returns: Their paths from `folder`, in alphabetical order.
/// - Throws: What reading the folder throws.
func files(in folder: URL) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { path in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: path).path)
      return attributes[.type] as? FileAttributeType == .typeRegular
        && !path.hasSuffix(".DS_Store")
    }
    .sorted()
}

/// Runs a body with a new folder, and removes it afterwards.
///
/// - Parameter body: What to do there.
/// - Throws: What `body` throws, and what making the folder throws.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
