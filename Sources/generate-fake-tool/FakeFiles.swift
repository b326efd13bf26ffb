import FakeGenerator
import Foundation

/// The files of a package that may be fakes.
enum FakeFiles {
  /// Reads the files in all folders of a package except hidden ones.
  ///
  /// - Parameters:
  ///   - workspace: The package.
  ///   - arguments: The arguments of the user.
  /// - Returns: The fakes, for `--all` including those that were written by hand.
  /// - Throws: A ``Diagnostic`` if the folder to which the user limits the command doesn't exist.
  static func read(
    in workspace: Workspace, _ arguments: CommandArguments
  ) throws(Diagnostic) -> ExistingFakes {
    var fakes = ExistingFakes()
    if let output = arguments.output, !arguments.isAll { _ = try TextFile.names(in: output) }
    for file in files(in: arguments.isAll ? workspace.root : arguments.output ?? workspace.root) {
      guard let text = try? TextFile.read(file.path) else { continue }
      // Searching the other files takes time.
      if !arguments.isAll, FileHeader.read(text) == nil { continue }
      fakes.add(text, at: workspace.path(of: file.path))
    }
    return fakes
  }

  /// Names the file if a type that was not found is declared in a test target.
  static func explain(_ problem: Diagnostic, in workspace: Workspace) -> Diagnostic {
    guard case .unknownName(let name, _, isModuleGiven: false) = problem.cause else {
      return problem
    }
    let found = workspace.tests.lazy.flatMap { paths(declaring: name, in: $0, of: workspace) }
    return found.first.map { .inTests(name, path: $0) } ?? problem
  }

  /// Warns if another file of the same test target declares a class with the name of a fake.
  static func namesake(of fake: GeneratedFile, in workspace: Workspace) -> Diagnostic? {
    let name = URL(filePath: fake.path).deletingPathExtension().lastPathComponent
    let test = workspace.tests.first { fake.path.hasPrefix("\($0.folder)/") }
    let path = test.flatMap { test in
      paths(declaring: name, in: test, of: workspace).first { $0 != fake.path }
    }
    return path.map { .namesake(name, path: $0) }
  }

  /// Suggests a line for `.gitattributes` before the first file is written to a folder of a
  /// repository.
  static func advice(on file: GeneratedFile, in workspace: Workspace) -> String? {
    let root = URL(filePath: workspace.root)
    let folder = (file.path as NSString).deletingLastPathComponent
    let attributes = root.appending(path: ".gitattributes").path
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path),
      !FileManager.default.fileExists(atPath: root.appending(path: folder).path),
      (try? TextFile.read(attributes))?.contains("linguist-generated") != true
    else { return nil }
    return """
      To collapse generated fakes in reviews, add this line to .gitattributes:
        \(folder)/*.swift linguist-generated
      """
  }

  /// The paths of the files of a test target that declare a type.
  private static func paths(
    declaring name: String, in test: Workspace.TestTarget, of workspace: Workspace
  ) -> [String] {
    let folder = URL(filePath: workspace.root).appending(path: test.folder)
    return files(in: folder.path).map(\.path).filter { path in
      guard let text = try? TextFile.read(path), text.contains(name) else { return false }
      return SourceFacts(in: text).types.contains(name)
    }
    .map(workspace.path)
  }

  private static func files(in root: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: root), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      // The fakes of a nested package are its own.
      if FileManager.default.fileExists(atPath: file.appending(path: "Package.swift").path) {
        files?.skipDescendants()
      }
      if file.pathExtension == "swift" { found.append(file) }
    }
    return found
  }
}
