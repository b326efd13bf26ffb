/// How a value of unknown type is made of other values.
package enum Shape {
  /// One of the values, with its label; an unnamed element of a tuple has none.
  package typealias Part = (label: String?, value: Any)

  case list(any RandomAccessCollection)
  case set(AnyCollection<Any>)
  case entries(AnyCollection<(key: Any, value: Any)>)
  case tuple([Part])
  /// The case of an enum, or of a `Result`.
  case enumCase(name: String, payload: [Part])
  /// The stored properties of a struct that are strong.
  case fields([Part])
  /// A value that isn't taken apart, such as a number, or an object, which could contain itself.
  case leaf

  /// Takes a value apart to compare it.
  ///
  /// A value that presents itself in its own way is a leaf: a custom mirror may claim that the
  /// value contains itself, and a custom description hides the name of a case. So is a struct whose
  /// properties aren't all known, and a regular expression, which isn't what it is made of.
  package init(_ value: Any) {
    let isOpaque = value is any CustomReflectable && !(value is any Container)
    self = isOpaque || value is any RegexComponent ? .leaf : Shape(presenting: value)
    if case .fields(let parts) = self, !Self.areAll(parts, of: value) { self = .leaf }
  }

  /// Whether these are all properties of a struct; the runtime may know none of them.
  private static func areAll(_ parts: [Part], of value: Any) -> Bool {
    func isEmpty<Value>(_: Value) -> Bool { MemoryLayout<Value>.size == 0 }
    return parts.count == Mirror(reflecting: value).children.count
      && (!parts.isEmpty || _openExistential(value, do: isEmpty))
  }

  /// Takes a value apart to print it, in the way in which it presents itself.
  package init(presenting value: Any) {
    self = (value as? any Container)?.shape ?? Shape(reflecting: value)
  }

  /// Takes apart a value that may be a ``Container``.
  init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: self = .list(Self.elements(of: mirror))
    case .tuple: self = .tuple(Self.parts(of: mirror))
    case .enum where !(value is any CustomReflectable):
      let child = mirror.children.first
      // Whatever the enum's description is; one from C has no name.
      let name = unsafe nameOfCase(value).map { unsafe String(cString: $0) } ?? child?.label
      let payload = child.map { Self.payload($0.value) } ?? []
      self = .enumCase(name: name ?? "\(value)", payload: payload)
    case .struct where value is any CustomReflectable: self = .fields(Self.parts(of: mirror))
    case .struct: self = .fields(Self.strongParts(of: mirror, type(of: value)))
    default: self = .leaf
    }
  }

  /// The object of C that an object of Swift's stands for.
  package static func wrapped(by object: AnyObject) -> Any? {
    Mirror(reflecting: object).descendant("__wrapped")
  }

  /// The elements of a collection, which may present itself with millions of them.
  private static func elements(of mirror: Mirror) -> any RandomAccessCollection {
    AnyRandomAccessCollection(mirror.children)?.lazy.map(\.value)
      ?? Array(mirror.children.lazy.map(\.value).prefix(partLimit))
  }

  /// The maximum number of parts that are read of a value that presents itself in its own way.
  private static let partLimit = 1_000

  private static func parts(of mirror: Mirror) -> [Part] {
    mirror.children.prefix(partLimit).map { child in
      // The runtime names the unnamed elements of a tuple `.0`, `.1`, and so on.
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
    }
  }

  /// The properties that are strong; to read an unowned one could crash the process.
  private static func strongParts(of mirror: Mirror, _ type: any Any.Type) -> [Part] {
    let kind = TypeKind(type)
    return mirror.children.indices.enumerated()
      .filter { kind.part(at: $0.offset)?.isStrong ?? false }
      .map { mirror.children[$0.element] }
  }

  /// The associated values of a case, of which several are stored as a tuple.
  private static func payload(_ value: Any) -> [Part] {
    let mirror = Mirror(reflecting: value)
    let isTuple = mirror.displayStyle == .tuple && !mirror.children.isEmpty
    return isTuple ? parts(of: mirror) : [(nil, value)]
  }

  /// How much deeper the parts count: pairing the elements of a set or the entries of a dictionary
  /// takes more of the stack.
  package var depth: Int {
    switch self {
    case .set, .entries: 2
    default: 1
    }
  }

  /// All parts, including the keys of a dictionary.
  package var parts: [Any] {
    switch self {
    case .list(let elements): Array(elements)
    case .set(let elements): Array(elements)
    case .entries(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let parts), .enumCase(_, let parts), .fields(let parts): parts.map(\.value)
    case .leaf: []
    }
  }

  /// Whether two values are made in the same way, whatever their parts are, and however many a
  /// list, a set, or a dictionary has.
  package func isLike(_ other: Shape) -> Bool {
    switch (self, other) {
    case (.list, .list), (.set, .set), (.entries, .entries): true
    case (.tuple(let parts), .tuple(let others)), (.fields(let parts), .fields(let others)):
      Self.agree(parts, others)
    case (.enumCase(let name, let parts), .enumCase(let otherName, let others)):
      name == otherName && Self.agree(parts, others)
    default: false
    }
  }

  /// Whether there are as many parts with the same labels.
  ///
  /// A label that only one of them has doesn't matter.
  private static func agree(_ parts: [Part], _ other: [Part]) -> Bool {
    parts.count == other.count
      && zip(parts, other).allSatisfy { $0.label == $1.label || $0.label == nil || $1.label == nil }
  }
}

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_: Value) -> UnsafePointer<CChar>?
