import Foundation
import Testing

/// One source file of the package.
private struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path below `Sources`, such as `Spry/Matching/Argument.swift`.
  let path: String
  let lines: [String]
  /// The lines without comments and multiline strings.
  let code: [String]

  init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
    var isText = false
    code = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() }
      return !isText && !line.hasPrefix("//")
    }
  }

  var testDescription: String { path }
  var name: String { String(path.split(separator: "/").last ?? "") }
  var isCore: Bool { path.hasPrefix("Spry/") }
  var folder: String { String(path.split(separator: "/")[1]) }

  /// The lines that begin a declaration at the top level; only these are searched, because regular
  /// expressions are slow in a debug build.
  private var declarations: [String] {
    lines.filter { $0.first?.isLetter ?? false || $0.hasPrefix("@") }
  }

  /// The names of the types that other files can see.
  var types: [String] {
    declarations.filter { !$0.hasPrefix("private ") }.compactMap { line in
      line.firstMatch(
        of: /^(?:@\w+ )*(?:\w+ )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/)
    }.map { String($0.1) }
  }

  /// The names of the types that are nested in each outermost type of the file.
  var nested: [String: Set<String>] {
    var outermost = ""
    var nested: [String: Set<String>] = [:]
    for line in lines
    where line.contains(" {") || line.contains("typealias") || line.contains("associatedtype") {
      let declaration =
        /(?:class|struct|enum|protocol|extension|typealias|associatedtype) ([A-Z]\w*)/
      guard let match = line.firstMatch(of: declaration), !line.contains("//") else { continue }
      if line.hasPrefix(" ") {
        nested[outermost, default: []].insert(String(match.1))
      } else {
        outermost = String(match.1)
        nested[outermost, default: []].formUnion([])
      }
    }
    return nested
  }

  /// The names of generic parameters, among them those of the extended types of the standard library.
  var parameters: Set<String> {
    let lists = code.filter { $0.contains("<") }.flatMap { $0.matches(of: /<([^<>]+)>/) }.map(\.1)
    let names = lists.flatMap { $0.matches(of: /(?:^|, |each )([A-Z]\w*)(?=:|,|$)/) }.map {
      String($0.1)
    }
    let isOfLibrary = code.contains {
      $0.hasPrefix("extension ") && $0.contains(/^extension (?:Result|Task|AsyncThrowingStream)\b/)
    }
    return Set(names).union(isOfLibrary ? ["Success", "Failure"] : [])
  }

  static let all: [SourceFile] = {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let paths =
      FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") } ?? []
    return paths.sorted().compactMap { path in
      (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)).map {
        SourceFile(path: path, lines: $0.components(separatedBy: "\n"))
      }
    }
  }()

  static let core = all.filter(\.isCore)
}

@Suite("Sources follow the architecture") struct ArchitectureTests {
  /// The folders that don't use storage.
  private static let stages: Set<String> = [
    "Support", "Values", "Recording", "Matching", "Stubs", "Verifying", "Comparing", "Describing",
    "Reporting",
  ]

  /// The folders that both stubs and verifications are built on.
  private static let basics: Set<String> = ["Support", "Values", "Recording", "Matching"]

  /// The folders that each folder may use, besides itself.
  private let mayUse: [String: Set<String>] = [
    "Support": [],
    "Values": ["Support"],
    "Recording": ["Support", "Values"],
    "Matching": ["Support", "Values", "Recording"],
    "Stubs": Self.basics,
    "Verifying": Self.basics,
    "Comparing": Self.basics.union(["Stubs", "Verifying"]),
    "Describing": Self.basics.union(["Stubs", "Verifying", "Comparing"]),
    "Reporting": Self.basics.union(["Stubs", "Verifying", "Comparing", "Describing"]),
    "Storage": Self.stages,
    "Calling": Self.stages.union(["Storage"]),
    "Stubbing": Self.stages.union(["Storage", "Calling"]),
    "Asserting": Self.stages.union(["Storage", "Calling"]),
    "Fakes": Self.stages.union(["Storage", "Calling", "Stubbing", "Asserting"]),
  ]

  @Test func thereAreSources() {
    #expect(SourceFile.core.count > 40)
    #expect(Set(SourceFile.core.map(\.folder)) == Set(mayUse.keys))
  }

  @Test func architecturePageListsTheFoldersAndFiles() throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: repository.appendingPathComponent(".github/ARCHITECTURE.md"), encoding: .utf8)
    let folders = page.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(Set(folders) == Set(mayUse.keys))
    for (index, folder) in folders.enumerated() {
      let known = try #require(mayUse[folder])
      #expect(known.isSubset(of: folders[..<index]), "\(folder) is listed before what it uses")
    }
    let files = page.matches(of: /`(\w+\/[\w+]+\.swift)`/).map { "Spry/\($0.1)" }
    #expect(files.count > 10)
    #expect(Set(files).subtracting(SourceFile.core.map(\.path)) == [])
  }

  @Test func dataFlowsOneWay() throws {
    var homes: [String: String] = [:]
    for file in SourceFile.core {
      for type in file.types { homes[type] = file.folder }
    }
    #expect(homes["Failure"] == "Comparing")
    let scopes = SourceFile.core.reduce(into: [:]) { scopes, file in
      scopes.merge(file.nested) { $0.union($1) }
    }
    for file in SourceFile.core {
      let allowed = try #require(mayUse[file.folder]).union([file.folder])
      let own = file.nested.keys.reduce(into: file.parameters) {
        $0.formUnion(scopes[$1, default: []])
      }
      let names = names(in: file.code).filter { name in
        !own.contains(name) && homes[name].map { !allowed.contains($0) } ?? false
      }
      #expect(names == [], "\(file.path) uses what stands to its right")
    }
  }

  /// The capitalized names in lines; one after a dot belongs to the name before it.
  private func names(in lines: [String]) -> Set<String> {
    // Not a regular expression, which would take most of the time of all tests.
    let letters = CharacterSet.alphanumerics.union(["_", "."])
    let words = lines.joined(separator: "\n").components(separatedBy: letters.inverted)
    return Set(
      words.filter { $0.first?.isUppercase ?? false }.map { word in
        String(word.prefix { $0 != "." })
      })
  }

  @Test(arguments: SourceFile.all.filter { $0.path.hasPrefix("Spry") })
  private func publicTypeHasAFileOfItsName(file: SourceFile) {
    let name = file.name.prefix { $0 != "." && $0 != "+" }
    let types = file.lines.compactMap { line in
      line.firstMatch(of: /^( *)public (?:final |indirect )?(?:struct|class|enum|protocol) (\w+)/)
    }
    #expect(types.filter { $0.1.isEmpty && $0.2 != name }.map(\.2) == [])
    // One that is nested in another type has a file, too, unless it's in that type's file.
    #expect(types.isEmpty || types.contains { $0.2 == name })
  }

  @Test(arguments: SourceFile.all)
  private func filesAreShort(file: SourceFile) {
    #expect(file.lines.count <= 250)
  }

  @Test(arguments: SourceFile.core)
  private func coreDoesNotImportATestFramework(file: SourceFile) {
    let imports = file.code.filter { $0.contains("import ") }
    #expect(imports.filter { $0.hasSuffix(" XCTest") || $0.hasSuffix(" Testing") } == [])
    if !file.name.hasSuffix("+Foundation.swift") {
      #expect(imports.filter { $0.hasSuffix(" Foundation") } == [])
    }
  }

  /// A mirror may claim that a value contains itself, so whoever reads one limits the depth.
  @Test("Only `Shape` reads mirrors, and only types are described by reflection")
  func mirrorsAreReadInOneFile() {
    let readers = SourceFile.core.filter { file in file.code.contains { $0.contains("Mirror(") } }
    #expect(readers.map(\.path).allSatisfy { $0.hasPrefix("Spry/Values/Shape") })
    let descriptions = SourceFile.core.flatMap { file in
      file.code.filter { $0.contains("String(reflecting:") && !$0.contains("type") }
    }
    #expect(descriptions == [])
  }

  /// A span of an array needs macOS 26, and the compiler on Linux doesn't say so.
  @Test func noSpansAreRead() {
    let readers = SourceFile.core.filter { file in file.code.contains { $0.contains(".span") } }
    #expect(readers.map(\.path) == [])
  }

  /// On Linux, such a cast converts a list, with everything inside it, to a list of objects.
  @Test("Only an object is cast to a class, except where lists have been handled before")
  func onlyObjectsAreCastToClasses() {
    let toClass = /\b(?:as\??|is) (?:NS[A-Z]\w+|AnyObject|AnyKeyPath|ArgumentCaptor|Value\b|Root\b)/
    let files = SourceFile.core.filter { file in
      file.code.contains { line in
        line.contains(toClass) && !line.contains("bject") && !line.contains("is AnyClass")
      }
    }
    #expect(
      Set(files.map(\.name)) == [
        // The place for such casts, which bounds them.
        "Cast.swift",
        // Casts between types that have been compared before.
        "EqualsOperator.swift", "Optionals.swift",
        // Casts of what isn't the test's value, but a default value.
        "DefaultValues.swift", "Invocation+Concluding.swift", "MadeUpValues.swift",
        "UnstubbedPolicy.swift",
        // Lists have been handled before, or the value is an object.
        "ValueText+Foundation.swift",
      ])
  }

  @Test func uncheckedDeclarationsAreOnTheAllowList() {
    let uses = SourceFile.all.flatMap { file in
      file.code
        .filter { $0.contains("@unchecked") || $0.contains("nonisolated(unsafe)") }
        // The generator reads and writes these attributes, but doesn't use them.
        .filter { !$0.contains("\"@unchecked Sendable\"") && !$0.contains("\"nonisolated(unsafe)") }
        .map { "\(file.path): \($0)" }
    }
    #expect(
      uses == [
        "Spry/Support/Lock.swift: "
          + "@safe package struct Lock<State: Sendable>: @unchecked Sendable {",
        "Spry/Support/Unchecked.swift: package struct Unchecked<Value>: @unchecked Sendable {",
      ])
  }

  /// Each additional toolchain module adds up to two seconds to a clean build, because the compiler
  /// builds the module again to index it.
  ///
  /// Modules that tests import anyway cost nothing extra.
  @Test func onlyAFewToolchainModulesAreImported() {
    let imports = SourceFile.all.filter { $0.path.hasPrefix("Spry") }.flatMap { file in
      file.code.filter { $0.contains("import ") }.map { $0.split(separator: " ").last ?? "" }
    }
    #expect(
      Set(imports).sorted() == [
        "Foundation", "Glibc", "ObjectiveC", "Runtime", "Spry", "Testing", "XCTest",
      ])
  }

  @Test func trapsAreInReporting() {
    let traps = ["fatalError(", "preconditionFailure(", "precondition(", "assertionFailure("]
    let uses = SourceFile.all.filter { file in
      file.code.contains { line in traps.contains { line.contains($0) } }
    }
    // The generator adds a trap to members that never return.
    #expect(
      uses.map(\.path) == [
        "FakeGenerator/Source/MemberSource+Body.swift", "Spry/Reporting/Reporting.swift",
      ])
  }

  @Test(arguments: SourceFile.all)
  private func fileNamesAreSpecific(file: SourceFile) {
    for word in ["Helper", "Util", "Manager", "Impl"] {
      #expect(!file.name.contains(word))
    }
  }
}
