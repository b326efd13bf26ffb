/// One declaration, as the compiler resolved it.
struct Symbol: Decodable, Sendable {
  private let identifier: Identifier
  private let kindName: KindName
  private let names: Names
  private let location: Location?
  private let swiftExtension: Extension?
  private let spi: Bool?
  private let printed: PrintedDeclaration?
  private let platforms: [Availability]?
  let path: [String]
  let accessName: String

  private enum CodingKeys: String, CodingKey {
    case identifier, names, location, swiftExtension, spi
    case kindName = "kind"
    case printed = "declarationFragments"
    case platforms = "availability"
    case path = "pathComponents"
    case accessName = "accessLevel"
  }

  private struct Identifier: Decodable { let precise: String }
  private struct KindName: Decodable { let identifier: String }
  private struct Names: Decodable { let title: String }
  private struct Extension: Decodable { let constraints: [Condition]? }
  private struct Location: Decodable {
    let uri: String?
    let position: Position
  }

  var id: String { identifier.precise }
  var kind: Kind? { Kind(rawValue: kindName.identifier) }
  /// The name with its labels, `load(id:)`.
  var title: String { names.title }
  var availability: [Availability] { platforms ?? [] }
  /// Whether it was declared in an extension.
  var isInExtension: Bool { swiftExtension != nil }
  /// The constraints of that extension.
  var conditions: [Condition] { swiftExtension?.constraints ?? [] }
  /// Whether it is visible only to files that import it with `@_spi`.
  var isSPI: Bool { spi == true }
  /// The file in which it was declared.
  var file: String? {
    location?.uri.map { $0.hasPrefix("file://") ? String($0.dropFirst(7)) : $0 }
  }
  /// Where it was declared, unknown for modules without sources.
  var position: Position? { location?.position }
  /// The declaration in parts, empty if the graph omits it.
  var fragments: [Fragment] { printed?.fragments ?? [] }
  var declaration: Declaration { printed?.declaration ?? Declaration() }

  var access: AccessLevel { AccessLevel(rawValue: accessName) ?? .public }
  var name: String { path.joined(separator: ".") }
  /// The name in source code, with backticks where it needs them.
  var writtenName: String { path.map(Keyword.escapedType).joined(separator: ".") }
  /// Whether it is a type or an alias of one.
  var isType: Bool {
    [.protocol, .class, .actor, .struct, .enum, .typealias].contains(kind)
  }

  /// Whether a macro generated it with names that can't be written in source.
  var hasMacroName: Bool { fragments.contains { $0.spelling.hasPrefix("$") } }
}

extension Symbol {
  /// The kinds of declaration that matter to a fake.
  enum Kind: String {
    case `protocol` = "swift.protocol"
    case `class` = "swift.class"
    case actor = "swift.actor"
    case `struct` = "swift.struct"
    case `enum` = "swift.enum"
    case enumCase = "swift.enum.case"
    case `typealias` = "swift.typealias"
    case associatedType = "swift.associatedtype"
    case method = "swift.method"
    case typeMethod = "swift.type.method"
    case `operator` = "swift.func.op"
    case property = "swift.property"
    case typeProperty = "swift.type.property"
    case `subscript` = "swift.subscript"
    case typeSubscript = "swift.type.subscript"
    case initializer = "swift.init"
  }

  /// A constraint of an extension.
  struct Condition: Decodable, Hashable, Sendable {
    let kind: String
    /// The constrained type, such as `Self.SubSequence`.
    let lhs: String
  }

  /// A position in the sources, by which declarations are sorted.
  struct Position: Decodable, Sendable {
    let line: Int
    let character: Int
  }

  /// The availability of a declaration on one platform.
  struct Availability: Decodable, Hashable, Sendable {
    struct Version: Decodable, Hashable, Sendable {
      let major: Int
      let minor: Int?
    }

    let domain: String?
    let introduced: Version?
    let isUnconditionallyUnavailable: Bool?
    let isUnconditionallyDeprecated: Bool?
    let deprecated: Version?
    let obsoleted: Version?

    /// Whether it is deprecated on all platforms.
    var isDeprecated: Bool {
      isUnconditionallyDeprecated == true || domain?.lowercased() == "swift" && deprecated != nil
    }
  }
}

/// The access level of a declaration, from the lowest to the highest.
enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }
}

extension PreciseIdentifier {
  /// The kind of a type according to the end of the name, or `nil` if that doesn't tell.
  var kind: Symbol.Kind? {
    if text.hasPrefix("c:objc(cs)") { return .class }
    guard text.hasPrefix("s:"), let last = text.last else { return nil }
    return ["C": .class, "V": .struct, "O": .enum][last]
  }
}
