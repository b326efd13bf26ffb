import FakeGenerator
import Foundation

/// A module that is compiled without the settings of its target, because it has errors or because
/// Xcode hasn't built it since it was changed.
struct BrokenModule {
  let module: Workspace.Module
  let workspace: Workspace
  /// The folder for the files of the compiler.
  let folder: URL

  /// The symbol graph that the compiler writes, with the declarations that it doesn't understand.
  var graphOfBuild: URL { folder.appending(path: "\(module.name).symbols.json") }

  /// Extracts a symbol graph with the declarations that the compiler understands.
  ///
  /// - Parameters:
  ///   - extractor: The extractor.
  ///   - compiler: The path of the compiler.
  /// - Returns: The reason why there is no symbol graph, or the errors in the module.
  /// - Throws: An error if a program can't be started.
  func extract(
    with extractor: GraphExtractor, compiler: String
  ) throws -> Result<[SourceError], UnreadableModule> {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = workspace.description.searchPaths
    var words = ["-emit-module", "-wmo", "-module-name", module.name, "-swift-version", "6"]
    words += ["-enable-testing", "-package-name", "package", "-D", "DEBUG"]
    if !module.sources.contains(where: { $0.hasSuffix("/main.swift") }) {
      words.append("-parse-as-library")
    }
    for path in paths { words += ["-I", path] }
    // Errors in bodies don't matter.
    words += ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
    words += ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    words += ["-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings"]
    words += ["-emit-module-path", folder.appending(path: "\(module.name).swiftmodule").path]
    words += ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path]
    words += ["-symbol-graph-minimum-access-level", "private"]
    words += ["-target", extractor.destination.target] + extractor.destination.arguments
    let result = try Program(running: compiler, words + module.sources)
    let errors = SourceError.all(in: result.text)
    let isComplete = !errors.contains(where: \.hidesOthers) && !result.text.contains("<unknown>")
    guard result.hasSucceeded, isComplete else {
      let lines = result.text.split(separator: "\n").filter { $0.contains("error: ") }
      let home: UnreadableModule.Home = workspace.isProject ? .project : .package
      return .failure(UnreadableModule(home: home, complaints: lines.map(String.init)))
    }
    if let problem = try extractor.extract(module.name, in: [folder.path] + paths) {
      return .failure(problem)
    }
    return .success(errors)
  }
}
