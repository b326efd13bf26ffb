/// One run of the generator.
package struct FakeTask: Sendable {
  /// The arguments, which contain a single name.
  package let arguments: CommandArguments
  /// The generated file whose header contains the arguments, if they come from one.
  var path: String?
  /// The command in that header.
  var command: String?
}

extension FakeTask {
  /// Creates a run that generates a file again in its current folder.
  ///
  /// - Parameters:
  ///   - header: The header of the file.
  ///   - path: Its path, relative to the package.
  /// - Throws: A ``UsageError`` if another version with other options has generated the file.
  init(_ header: FileHeader, at path: String) throws(UsageError) {
    var arguments = try CommandArguments(header.words)
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    arguments.output = folder.isEmpty ? "." : folder.joined(separator: "/")
    self.init(arguments: arguments, path: path, command: header.command)
  }

  /// The command that generates the fake for another module, in the default folder of its tests.
  func command(in module: String) -> String {
    var arguments = arguments
    (arguments.module, arguments.output) = (module, nil)
    let isProject = command?.hasPrefix("swift package") == false
    return arguments.command(for: arguments.names.first ?? "", isProject: isProject)
  }
}
