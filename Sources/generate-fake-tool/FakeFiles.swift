import FakeGenerator
import Foundation

/// The generated files of a package, whose headers contain their commands.
struct FakeFiles {
  /// One run of the command.
  struct Task {
    let arguments: CommandArguments
    /// The file to check, if it was found rather than requested by name.
    let path: String?
    /// The command in its header.
    var command: String?
  }

  /// A run for each file.
  let tasks: [Task]

  /// Creates the list from the folders of a package, except hidden ones.
  init(in workspace: Workspace, _ arguments: CommandArguments) throws {
    let root = URL(filePath: arguments.output ?? workspace.root)
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: options)
    var tasks: [Task] = []
    while let file = files?.nextObject() as? URL {
      // A nested package is checked on its own.
      if FileManager.default.fileExists(atPath: file.appending(path: "Package.swift").path) {
        files?.skipDescendants()
      }
      guard file.pathExtension == "swift", let text = Self.beginning(of: file),
        let (header, _) = FileHeader.read(text)
      else { continue }
      let path = workspace.path(of: file.path)
      do throws(UsageError) {
        let folder = file.deletingLastPathComponent().path
        let arguments = try CommandArguments(of: header, in: folder)
        tasks.append(Task(arguments: arguments, path: path, command: header.command))
      } catch {
        Terminal.complain(Diagnostic.unreadableHeader(path: path, reason: error.message).text)
      }
    }
    self.tasks = tasks.sorted { ($0.path ?? "") < ($1.path ?? "") }
  }

  /// The beginning of a file, which is long enough for a header.
  private static func beginning(of file: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: 2048) else { return nil }
    return String(decoding: start, as: UTF8.self)
  }
}
