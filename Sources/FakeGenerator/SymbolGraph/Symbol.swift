/// One declaration, as the compiler resolved it.
struct Symbol: Decodable, Sendable {
  private let identifier: Identifier
  let kind: Kind
  private let names: Names
  private let pathComponents: [String]
  private let accessLevel: AccessLevel
  private let availability: [Availability]?
  private let declarationFragments: PrintedDeclaration?
  private let location: Location?
  private let swiftExtension: Extension?
  private let spi: Bool?

  private struct Identifier: Decodable { let precise: String }
  private struct Names: Decodable { let title: String }
  private struct Extension: Decodable { let constraints: [Condition]? }
  private struct Location: Decodable {
    let uri: String?
    let position: Position
  }

  var id: String { identifier.precise }
  /// The name with its labels, `load(id:)`.
  var title: String { names.title }
  /// The name, with those of the types around it.
  var path: [String] { pathComponents }
  var access: AccessLevel { accessLevel }
  /// The availability on each platform.
  var platforms: [Availability] { availability ?? [] }
  /// Whether it was declared in an extension.
  var isInExtension: Bool { swiftExtension != nil }
  /// The constraints of that extension.
  var conditions: [Condition] { swiftExtension?.constraints ?? [] }
  /// Whether it is visible only to files that import it with `@_spi`.
  var isSPI: Bool { spi == true }
  /// The file in which it was declared.
  var file: String? { location?.uri.map { $0.hasPrefix("file://") ? String($0.dropFirst(7)) : $0 } }
  /// Where it was declared, unknown for modules without sources.
  var position: Position? { location?.position }
  /// The declaration in parts, empty if the graph omits it.
  var fragments: [Fragment] { declarationFragments?.fragments ?? [] }
  var declaration: Declaration { declarationFragments?.declaration ?? Declaration() }

  var name: String { path.joined(separator: ".") }
  /// The name in source code, with backticks where it needs them.
  var writtenName: String { path.map(Keyword.escapedType).joined(separator: ".") }
  /// Whether it is a type or an alias of one.
  var isType: Bool { [.protocol, .class, .actor, .struct, .enum, .typealias].contains(kind) }

  /// Whether a macro generated it with names that can't be written in source.
  var hasMacroName: Bool { fragments.contains { $0.spelling.hasPrefix("$") } }
}

extension Symbol {
  /// A kind of declaration, of which only some matter to a fake.
  struct Kind: Decodable, Hashable, Sendable {
    private let identifier: String

    private init(_ name: String) { identifier = "swift.\(name)" }

    static let `protocol` = Kind("protocol")
    static let `class` = Kind("class")
    static let actor = Kind("actor")
    static let `struct` = Kind("struct")
    static let `enum` = Kind("enum")
    static let enumCase = Kind("enum.case")
    static let `typealias` = Kind("typealias")
    static let associatedType = Kind("associatedtype")
    static let method = Kind("method")
    static let typeMethod = Kind("type.method")
    static let `operator` = Kind("func.op")
    static let property = Kind("property")
    static let typeProperty = Kind("type.property")
    static let `subscript` = Kind("subscript")
    static let typeSubscript = Kind("type.subscript")
    static let initializer = Kind("init")
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
enum AccessLevel: String, CaseIterable, Comparable, Decodable, Sendable {
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
