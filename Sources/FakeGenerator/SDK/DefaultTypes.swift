/// The default types of associated types in the standard library's protocols.
///
/// Symbol graphs omit them. They were copied by hand from the declarations in Swift 6.3.
package enum DefaultTypes {
  /// A type of the standard library, with its identifier.
  package typealias NamedType = (name: String, id: String)

  /// The protocols of literals, each with its associated type.
  package static let literals: [String: (associatedType: String, type: NamedType)] = [
    strings: ("StringLiteralType", string),
    characters: ("ExtendedGraphemeClusterLiteralType", string),
    scalars: ("UnicodeScalarLiteralType", string),
    "s:s27ExpressibleByIntegerLiteralP": ("IntegerLiteralType", ("Int", "s:Si")),
    "s:s25ExpressibleByFloatLiteralP": ("FloatLiteralType", ("Double", "s:Sd")),
    "s:s27ExpressibleByBooleanLiteralP": ("BooleanLiteralType", ("Bool", "s:Sb")),
  ]

  private static let string = (name: "String", id: "s:SS")

  /// The identifiers of the protocols of literals that cover each other: a string literal covers
  /// the literals of characters, and those cover scalars.
  static let strings = "s:s26ExpressibleByStringLiteralP"
  static let characters = "s:s43ExpressibleByExtendedGraphemeClusterLiteralP"
  static let scalars = "s:s33ExpressibleByUnicodeScalarLiteralP"

  /// The identifier of `Collection`.
  package static let collection = "s:Sl"

  /// The associated types of `Collection`, with generic types that have the collection as argument.
  package static let collectionTypes: [(associatedType: String, type: NamedType)] = [
    ("Iterator", ("IndexingIterator", "s:s16IndexingIteratorV")),
    ("SubSequence", ("Slice", "s:s5SliceV")),
    ("Indices", ("DefaultIndices", "s:SI")),
  ]

  /// The identifier of `OptionSet`, whose elements are option sets, too.
  static let optionSet = "s:s9OptionSetP"

  /// The identifier of `AsyncIteratorProtocol`, whose `Failure` is `any Error`.
  static let asyncIterator = "s:ScI"

  /// The identifier of `next()`, whose default implementation and that of `next(isolation:)` call
  /// each other.
  static let asyncNext = "s:ScI4next7ElementQzSgyYaKF"
}
