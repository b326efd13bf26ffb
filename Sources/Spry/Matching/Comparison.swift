/// How a specified value is compared with one that a call passed.
///
/// Both sides are freed of optionals. Then the first rule that knows the specified value decides:
///
/// 1. `nil` equals `nil` only.
/// 2. ``SpryEquatable`` decides for itself.
/// 3. Class instances are compared by identity.
/// 4. Metatypes are compared by identity.
/// 5. `Equatable` values of one type are compared by `==`.
/// 6. Arrays, dictionaries and tuples are compared part by part, by these rules.
/// 7. Anything else cannot be compared; see ``incomparableType(in:)``.
package enum Comparison {
  package static func matches(_ specified: Any?, _ actual: Any?) -> Bool {
    test(for: specified)(actual)
  }

  /// Finds the rule for a specified value.
  ///
  /// - Returns: Whether an argument matches by that rule.
  static func test(for specified: Any?) -> (Any?) -> Bool {
    guard let specified = Optionals.flatten(specified) else {
      return { Optionals.flatten($0) == nil }
    }
    let kind = Kind(withoutHashableBox(specified))
    return { actual in
      Optionals.flatten(actual).map { matches(kind, withoutHashableBox($0)) } ?? false
    }
  }

  /// What is inside of an `AnyHashable`: a box is not what a test means.
  private static func withoutHashableBox(_ value: Any) -> Any {
    guard type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable else {
      return value
    }
    return hashable.base
  }

  private static func matches(_ specified: Kind, _ actual: Any) -> Bool {
    switch specified {
    case .matcher(let matcher):
      return matcher.matches(actual)
    case .selfDeciding(let specified):
      return specified.isEqual(toArgument: actual)
    case .object(let specified):
      return Identity.object(actual) === specified
    case .metatype(let specified):
      return actual as? any Any.Type == specified
    case .equatable(let specified):
      if type(of: specified) == type(of: actual) { return Equality.isEqual(specified, actual) }
      // An `[Int]` may have been specified as `[Any]` or `[Int?]`, or the other way round. Where
      // there is nothing inside, the types tell an `[Int]` from a `[String]`.
      guard let structure = Structure(specified),
        !structure.parts.isEmpty || !(actual is any Equatable)
      else { return false }
      return matches(structure, actual)
    case .structure(let structure):
      return matches(structure, actual)
    case .incomparable:
      return false
    }
  }

  private static func matches(_ specified: Structure, _ actual: Any) -> Bool {
    switch (specified, Structure(actual)) {
    case (.list(let specified), .list(let actual)?):
      return specified.count == actual.count
        && zip(specified, actual).allSatisfy { matches($0, $1) }
    case (.tuple(let specified), .tuple(let actual)?):
      // A label that only one side has says nothing; two that differ are not the same element.
      return specified.count == actual.count
        && zip(specified, actual).allSatisfy { specified, actual in
          (specified.label == actual.label || specified.label == nil || actual.label == nil)
            && matches(specified.value, actual.value)
        }
    case (.entries(let specified), .entries(let actual)?):
      return specified.count == actual.count
        && specified.allSatisfy { key, value in actual[key].map { matches(value, $0) } ?? false }
    default:
      return false
    }
  }

  /// The type that makes a specified value impossible to compare, or `nil` if it can be compared.
  ///
  /// It depends on the specified value alone, so a mistake shows whatever the calls were.
  package static func incomparableType(in specified: Any?) -> (any Any.Type)? {
    guard let specified = Optionals.flatten(specified) else { return nil }
    switch Kind(specified) {
    case .matcher(let matcher):
      return matcher.incomparableType
    case .selfDeciding, .object, .metatype, .equatable:
      return nil
    case .structure(let structure):
      return structure.parts.lazy.compactMap(incomparableType(in:)).first
    case .incomparable:
      return type(of: specified)
    }
  }

  /// Which rule a specified value falls under.
  private enum Kind {
    case matcher(ArgumentMatcher)
    case selfDeciding(any SpryEquatable)
    case object(AnyObject)
    case metatype(any Any.Type)
    case equatable(any Equatable)
    case structure(Structure)
    case incomparable

    init(_ specified: Any) {
      if let matcher = ArgumentMatcher(matcher: specified) {
        self = .matcher(matcher)
      } else if let specified = specified as? any SpryEquatable,
        // Arrays and dictionaries are taken apart, so that an incomparable element is noticed.
        !Structure.isArrayOrDictionary(specified)
      {
        self = .selfDeciding(specified)
      } else if let object = Identity.object(specified) {
        self = .object(object)
      } else if let type = specified as? any Any.Type {
        self = .metatype(type)
      } else if let specified = specified as? any Equatable {
        self = .equatable(specified)
      } else if let structure = Structure(specified) {
        self = .structure(structure)
      } else {
        self = .incomparable
      }
    }
  }
}
