import Foundation

/// Returns the files in a folder and its subfolders.
///
/// - Parameter folder: The folder to search.
/// - Returns: The paths relative to `folder`, in alphabetical order.
/// - Throws: An error if the folder can't be read.
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

/// Runs `body` with a new folder and removes the folder afterward.
///
/// - Parameter body: The code to run. It receives the folder.
/// - Throws: Rethrows errors of `body`. Also throws an error if the folder can't be created.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
