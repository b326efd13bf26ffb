/// The parts of a value, named as they are written after it: `.city`, `[2]`, `["key"]`.
struct ValueParts {
  let values: [(String, Any)]
  /// The case of an enum.
  let caseName: String?
  private let index: [String: Int]

  /// Returns `nil` for a value that is compared as a whole: a number, an enum without a payload, an
  /// object, which could contain itself.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - describesItself: Whether to take apart a value too that has a description of its own.
  init?(_ value: Any, describesItself: Bool = false) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct
    where (describesItself || !(value is any CustomStringConvertible))
      && !mirror.children.isEmpty,
      .tuple:
      values = ValueParts.members(of: mirror)
      caseName = nil
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else { return nil }
      caseName = name
      let parts = Mirror(reflecting: payload.value)
      values =
        parts.displayStyle == .tuple
        ? ValueParts.members(of: parts).map { (".\(name)\($0.0)", $0.1) }
        : [(".\(name)", payload.value)]
    default:
      return nil
    }
    index = Dictionary(
      values.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds a part; the index is made once, for values of very many parts.
  func value(named name: String) -> Any? {
    index[name].map { values[$0].1 }
  }

  /// Fields by their names, the unnamed ones of a tuple by their numbers.
  private static func members(of mirror: Mirror) -> [(String, Any)] {
    mirror.children.map { child in
      let label = child.label ?? ""
      return (label.hasPrefix(".") ? label : ".\(label)", child.value)
    }
  }
}
