/// The parts of a value, named the way they are written after it: `.city`, `[2]`, `["key"]`.
struct ValueParts {
  let values: [(String, Any)]
  /// The name of the case, if the value is an enum.
  let caseName: String?
  private let index: [String: Int]

  /// Takes a value apart, or returns `nil` if it is compared as a whole.
  ///
  /// Numbers and enums without a payload are compared as a whole. So are objects, which could
  /// contain themselves.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - describesItself: Whether to take apart even a value that has its own description.
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

  /// Finds a part by its name, using an index because a value may have very many parts.
  func value(named name: String) -> Any? {
    index[name].map { values[$0].1 }
  }

  /// Returns fields by their names, and the unnamed elements of a tuple by their numbers.
  private static func members(of mirror: Mirror) -> [(String, Any)] {
    mirror.children.map { child in
      let label = child.label ?? ""
      return (label.hasPrefix(".") ? label : ".\(label)", child.value)
    }
  }
}
