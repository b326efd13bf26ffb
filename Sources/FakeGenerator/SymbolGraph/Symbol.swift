/// One declaration, as the compiler resolved it.
struct Symbol: Sendable {
  let id: String
  let kindName: String
  let path: [String]
  /// The name with its labels, `load(id:)`.
  let title: String
  let printed: PrintedDeclaration
  let accessName: String
  let availability: [Availability]
  /// Whether it was declared in an extension.
  let isInExtension: Bool
  /// The constraints of that extension.
  let conditions: [Condition]
  /// Whether it is visible only to files that import it with `@_spi`.
  let isSPI: Bool
  /// The file in which it was declared.
  let file: String?
  /// Where it was declared, unknown for modules without sources.
  let position: Position?

  var kind: Kind? { Kind(rawValue: kindName) }
  var access: AccessLevel { AccessLevel(rawValue: accessName) ?? .public }
  var name: String { path.joined(separator: ".") }
  /// The name in source code, with backticks where it needs them.
  var writtenName: String { path.map(Keyword.escapedType).joined(separator: ".") }
  var declaration: Declaration { printed.declaration }
  /// Whether it is a type or an alias of one.
  var isType: Bool {
    switch kind {
    case .protocol, .class, .actor, .struct, .enum, .typealias: true
    default: false
    }
  }

  /// Whether a macro generated it with names that can't be written in source.
  var hasMacroName: Bool { printed.fragments.contains { $0.spelling.hasPrefix("$") } }
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
  struct Position: Decodable, Comparable, Sendable {
    let line: Int
    let character: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
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

extension Symbol: Decodable {
  private enum CodingKeys: String, CodingKey {
    case identifier, kind, names, pathComponents, declarationFragments, accessLevel, availability
    case swiftExtension, location, spi
  }

  private struct Identifier: Decodable { let precise: String }
  private struct KindName: Decodable { let identifier: String }
  private struct Names: Decodable { let title: String }
  private struct Location: Decodable {
    let uri: String?
    let position: Position
  }
  private struct Extension: Decodable { let constraints: [Condition]? }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Identifier.self, forKey: .identifier).precise
    kindName = try values.decode(KindName.self, forKey: .kind).identifier
    path = try values.decode([String].self, forKey: .pathComponents)
    title = try values.decode(Names.self, forKey: .names).title
    accessName = try values.decode(String.self, forKey: .accessLevel)
    let home = try values.decodeIfPresent(Extension.self, forKey: .swiftExtension)
    isInExtension = home != nil
    isSPI = try values.decodeIfPresent(Bool.self, forKey: .spi) ?? false
    conditions = home?.constraints ?? []
    let location = try values.decodeIfPresent(Location.self, forKey: .location)
    position = location?.position
    file = location?.uri.map { $0.hasPrefix("file://") ? String($0.dropFirst(7)) : $0 }
    // Synthesized members make up most of a large graph and aren't needed.
    guard !id.contains("::SYNTHESIZED::") else {
      printed = PrintedDeclaration([])
      availability = []
      return
    }
    printed = PrintedDeclaration(
      try values.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? [])
    availability = try values.decodeIfPresent([Availability].self, forKey: .availability) ?? []
  }
}

/// The access level of a declaration, from the lowest to the highest.
enum AccessLevel: String, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }
}

extension PreciseIdentifier {
  /// The kind of a type according to the end of the name, or `nil` if that doesn't tell.
  var kind: Symbol.Kind? {
    if text.hasPrefix("c:objc(cs)") { return .class }
    guard text.hasPrefix("s:") else { return nil }
    switch text.last {
    case "C": return .class
    case "V": return .struct
    case "O": return .enum
    default: return nil
    }
  }
}
