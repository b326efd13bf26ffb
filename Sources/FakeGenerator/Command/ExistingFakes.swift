/// The fakes in the files of a package.
package struct ExistingFakes: Sendable {
  /// The files that the generator has written.
  private var generated: [(path: String, header: FileHeader, body: String)] = []
  /// The other files that declare each type.
  private var declarations: [String: [String]] = [:]

  package init() {}

  /// Adds the declarations of a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: Its path, relative to the package.
  package mutating func add(_ text: String, at path: String) {
    if let (header, body) = FileHeader.read(text) {
      generated.append((path, header, body))
    } else if text.contains("Fake") {
      for name in SourceFacts(in: text).types {
        declarations[name, default: []].append(path)
      }
    }
  }

  /// A run of the generator for each generated file.
  var plan: Plan {
    var plan = Plan(fakes: generated.count)
    for file in generated.sorted(by: { $0.path < $1.path }) {
      do throws(UsageError) {
        plan.tasks.append(try FakeTask(file.header, at: file.path))
      } catch {
        plan.diagnostics.append(.unreadableHeader(path: file.path, reason: error.message))
      }
    }
    return plan
  }

  /// The files in which the generator has written a fake of a type.
  func generatedFiles(for typeName: String, of module: String) -> [String] {
    generated.filter { $0.header.otherType(than: typeName, of: module, body: $0.body) == nil }
      .map(\.path).sorted()
  }

  /// The files that declare a type and weren't generated.
  func files(declaring name: String) -> [String] { (declarations[name] ?? []).sorted() }
}
