import FakeGenerator
import Foundation

/// Builds small symbol graphs in the compiler's format.
struct GraphBuilder {
  private let module: String
  private var symbols: [[String: Any]] = []
  private var relationships: [[String: Any]] = []
  /// The compiler's name for the target platform.
  private let system: String
  /// The file that declares the types and members.
  var file: String?

  init(_ module: String, system: String = "linux") {
    self.module = module
    self.system = system
  }

  /// Adds a type with the text and kind that the compiler prints.
  ///
  /// Members without positions of their own are on its line and those that follow.
  mutating func type(
    _ text: String, kind: String = "protocol", path: [String]? = nil, id: String? = nil,
    access: String = "public", line: Int = 0, members: [Member] = [],
    availability: [[String: Any]] = [], isSPI: Bool = false, attribute: Attribute? = nil
  ) {
    let words = text.split(separator: " ").map(String.init)
    let position = words.firstIndex(of: kind).map { $0 + 1 } ?? 1
    let path = path ?? [words[position]]
    let id = id ?? Self.id(path, in: module)
    add(
      id, "swift.\(kind)", path, path.last ?? "", text, access, position: (line, 0), attribute,
      availability: availability)
    symbols[symbols.count - 1]["spi"] = isSPI
    for (number, member) in members.enumerated() {
      let memberID = member.id ?? "\(id)\(number)"
      add(
        memberID, "swift.\(member.kind)", path + [member.title], member.title, member.text,
        member.access ?? access,
        position: member.hasPosition ? member.position ?? (line + number, 0) : nil,
        member.attribute, availability: member.availability, member.type)
      symbols[symbols.count - 1]["spi"] = member.isSPI
      let relation = kind == "protocol" ? "requirementOf" : "memberOf"
      relationships.append(["kind": relation, "source": memberID, "target": id])
    }
  }

  /// Adds an alias of types with the specified identifiers.
  mutating func alias(_ name: String, of types: [(name: String, id: String)]) {
    let fragments: [[[String: Any]]] = types.map { type in
      [["kind": "typeIdentifier", "spelling": type.name, "preciseIdentifier": type.id]]
    }
    let start: [[String: Any]] = [["kind": "text", "spelling": "typealias \(name) = "]]
    add(Self.id([name], in: module), "swift.typealias", [name], name, "", "public")
    symbols[symbols.count - 1]["declarationFragments"] =
      start + fragments.joined(separator: [["kind": "text", "spelling": " & "]])
  }

  /// Appends a type and a closing parenthesis to a member's text.
  mutating func append(type name: String, id: String, to title: String) {
    let member = symbols.firstIndex { ($0["names"] as? [String: String])?["title"] == title }
    guard let member, var fragments = symbols[member]["declarationFragments"] as? [[String: Any]]
    else { return }
    fragments += [
      ["kind": "typeIdentifier", "spelling": name, "preciseIdentifier": id],
      ["kind": "text", "spelling": ")"],
    ]
    symbols[member]["declarationFragments"] = fragments
  }

  /// Adds the conformance of a type to a protocol.
  mutating func conformance(
    of name: String, to parent: String, in parentModule: String, id: String? = nil
  ) {
    relationships.append([
      "kind": "conformsTo", "source": Self.id([name], in: module),
      "target": id ?? Self.id([parent], in: parentModule),
      "targetFallback": "\(parentModule).\(parent)",
    ])
  }

  /// Adds the inheritance of a class from another one.
  mutating func inheritance(of name: String, from parent: String, in parentModule: String) {
    relationships.append([
      "kind": "inheritsFrom", "source": Self.id([name], in: module),
      "target": Self.id([parent], in: parentModule), "targetFallback": "\(parentModule).\(parent)",
    ])
  }

  /// Adds a member in an extension of a type, which may be one of another module.
  ///
  /// - Parameters:
  ///   - name: The type's name.
  ///   - home: The module that declares the type.
  ///   - member: The member.
  ///   - constraints: The constraints of the extension in the compiler's format.
  ///   - requirement: The title of the requirement that the member implements by default.
  mutating func extend(
    _ name: String, of home: String, with member: Member,
    where constraints: [[String: String]] = [], implementing requirement: String? = nil
  ) {
    let owner = declared([name]) ?? Self.id([name], in: home)
    let id = member.id ?? "\(owner)\(Self.id([member.title], in: module))"
    let target = requirement.flatMap { declared([name, $0]) }
    add(
      id, "swift.\(member.kind)", [name, member.title], member.title, member.text,
      member.access ?? "public", availability: member.availability)
    symbols[symbols.count - 1]["swiftExtension"] = [
      "extendedModule": home, "constraints": constraints,
    ]
    relationships.append(["kind": "memberOf", "source": id, "target": owner])
    if let target {
      relationships.append(["kind": "defaultImplementationOf", "source": id, "target": target])
    }
  }

  /// Adds that a member of a class overrides the one with the same title of another class.
  mutating func override(_ title: String, of parent: String, by child: String) {
    guard let source = declared([child, title]), let target = declared([parent, title]) else {
      return
    }
    relationships.append(["kind": "overrides", "source": source, "target": target])
  }

  /// The identifier of a type or member that has been added.
  private func declared(_ path: [String]) -> String? {
    let symbol = symbols.first { $0["pathComponents"] as? [String] == path }
    return (symbol?["identifier"] as? [String: String])?["precise"]
  }

  /// Lists the symbols in another order, as the compiler may.
  mutating func reorder(by seed: Int) {
    symbols = symbols.enumerated().sorted { left, right in
      (left.offset * seed % 101, left.offset) < (right.offset * seed % 101, right.offset)
    }.map(\.element)
    relationships.reverse()
  }

  /// Decodes the graph from its JSON.
  func graph() throws -> SymbolGraph {
    let graph: [String: Any] = [
      "module": ["name": module, "platform": ["operatingSystem": ["name": system]]],
      "symbols": symbols, "relationships": relationships,
    ]
    return try JSONDecoder().decode(
      SymbolGraph.self, from: JSONSerialization.data(withJSONObject: graph))
  }

  private mutating func add(
    _ id: String, _ kind: String, _ path: [String], _ title: String, _ text: String,
    _ access: String, position: (line: Int, character: Int)? = (0, 0),
    _ attribute: Attribute? = nil,
    availability: [[String: Any]] = [], _ type: MemberType? = nil
  ) {
    let attributes = attribute?.fragments ?? []
    symbols.append([
      "identifier": ["precise": id], "kind": ["identifier": kind], "names": ["title": title],
      "pathComponents": path, "accessLevel": access,
      "declarationFragments": attributes
        + (type?.fragments(of: text) ?? [["kind": "text", "spelling": text]]),
      "availability": availability,
    ])
    if let position {
      let uri = file.map { ["uri": "file://\($0)"] } ?? [:]
      symbols[symbols.count - 1]["location"] =
        ["position": ["line": position.line, "character": position.character]]
        .merging(uri) { $1 }
    }
  }

  private static func id(_ path: [String], in module: String) -> String {
    "s:\(module.count)\(module)" + path.map { "\($0.count)\($0)" }.joined()
  }
}

/// A member of a type in a small symbol graph.
struct Member {
  let title: String
  let text: String
  var kind = "method"
  var access: String?
  /// Whether the compiler provides the location of the declaration, which synthesized members lack.
  var hasPosition = true
  /// The position, if it isn't a line for each member.
  var position: (line: Int, character: Int)?
  var attribute: Attribute?
  /// The arguments of `@available` in the compiler's format.
  var availability: [[String: Any]] = []
  /// A type in the text that has an identifier.
  var type: MemberType?
  /// The identifier, if it matters.
  var id: String?
  /// Whether it is marked with `@_spi`.
  var isSPI = false
}

/// A type that a member refers to.
struct MemberType {
  let name: String
  let id: String
  /// Other types in the same text, whose names don't contain that of this one.
  var others: [MemberType] = []
  /// The kind of the compiler's fragment, `identifier` for the name of the member itself.
  var kind = "typeIdentifier"

  /// The compiler's fragments for a member with the type.
  func fragments(of text: String) -> [[String: Any]] {
    let parts = text.components(separatedBy: name).map { part -> [[String: Any]] in
      guard var next = others.first else { return [["kind": "text", "spelling": part]] }
      next.others = Array(others.dropFirst())
      return next.fragments(of: part)
    }
    let type: [[String: Any]] = [
      ["kind": kind, "spelling": name, "preciseIdentifier": id]
    ]
    return Array(parts.joined(separator: type))
  }
}

/// An attribute that is a type.
struct Attribute {
  let name: String
  let id: String
  /// The enclosing type.
  var outer: (name: String, id: String)?

  /// The compiler's fragments.
  var fragments: [[String: Any]] {
    let first = outer ?? (name, id)
    let nested: [[String: Any]] = [
      ["kind": "text", "spelling": "."],
      ["kind": "typeIdentifier", "spelling": name, "preciseIdentifier": id],
    ]
    return [
      ["kind": "attribute", "spelling": "@"],
      ["kind": "attribute", "spelling": first.name, "preciseIdentifier": first.id],
    ] + (outer == nil ? [] : nested) + [["kind": "text", "spelling": " "]]
  }
}

/// Generates fakes in a package with one module and its tests, whose sources are empty.
func generate(
  _ words: [String], _ builders: [GraphBuilder], workspace: Workspace = .trails,
  mentions: [String: [String]] = [:], sources: [String: SourceFacts]? = nil,
  unreadable: [String: UnreadableModule] = [:]
) throws -> GenerateCommand.Result {
  var arguments = try CommandArguments(words)
  var workspace = workspace
  workspace.sources = sources ?? workspace.emptySources
  workspace.mention(mentions)
  let index = SymbolIndex(
    try builders.map { try $0.graph() }, own: Set(workspace.ownModules), unreadable: unreadable)
  let results = arguments.names.map { name in
    arguments.names = [name]
    return GenerateCommand(arguments, in: workspace, index).run()
  }
  var whole = results[0]
  for result in results.dropFirst() {
    whole.files += result.files
    whole.diagnostics += result.diagnostics
    whole.missing.formUnion(result.missing)
    whole.unsearched.formUnion(result.unsearched)
  }
  return whole
}

/// Generates fakes in a package whose modules have all been read.
func result(
  _ words: [String], _ builders: [GraphBuilder], workspace: Workspace = .trails,
  mentions: [String: [String]] = [:], sources: [String: SourceFacts]? = nil,
  unreadable: [String: UnreadableModule] = [:]
) throws -> GenerateCommand.Result {
  let result = try generate(
    words, builders, workspace: workspace, mentions: mentions, sources: sources,
    unreadable: unreadable)
  let unread = result.missing.union(result.unsearched)
  if !unread.isEmpty { throw Unread(modules: unread.sorted()) }
  return result
}

/// An error for a step that requests more modules.
struct Unread: Error, Equatable {
  let modules: [String]
}

extension Workspace {
  static let trails = Workspace(
    modules: [Module(name: "Trails", isOwn: true, sources: [])],
    tests: [
      TestTarget(
        name: "TrailsTests", folder: "Tests/TrailsTests", modules: ["Trails", "Spry"],
        directModules: ["Trails", "SpryXCTest"])
    ])

  /// Facts from sources that contain nothing.
  var emptySources: [String: SourceFacts] {
    Dictionary(modules.map { ($0.name, SourceFacts()) }) { first, _ in first }
  }

  /// Adds the modules whose sources may declare each name.
  mutating func mention(_ mentions: [String: [String]]) {
    for (name, modules) in mentions {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      for module in modules {
        sources[module, default: SourceFacts()].types.insert(last)
        if self.modules.contains(where: { $0.name == module }) { continue }
        self.modules.append(Module(name: module, isOwn: false, sources: []))
      }
    }
  }
}
