// Facts about a member that its declaration does not tell.
extension MemberReader {
  /// The oldest versions that Spry itself supports, which need no attribute.
  private static let floors = [
    "macOS": 13, "iOS": 16, "tvOS": 16, "watchOS": 9, "visionOS": 1, "macCatalyst": 16,
  ]

  /// The attributes for the availability and deprecation of a declaration.
  static func availability(_ symbol: Symbol) -> [String] {
    let versions = symbol.availability.compactMap { availability -> String? in
      guard let domain = availability.domain, let floor = floors[domain],
        let version = availability.introduced, version.isAbove(floor)
      else { return nil }
      let minor = version.minor.map { $0 == 0 ? "" : ".\($0)" } ?? ""
      return "\(domain) \(version.major)\(minor)"
    }
    let isDeprecated = symbol.availability.contains(where: \.isDeprecated)
    let attributes = [
      versions.isEmpty ? nil : "@available(\(versions.sorted().joined(separator: ", ")), *)",
      isDeprecated ? "@available(*, deprecated)" : nil,
    ]
    return attributes.compactMap { $0 }
  }

  /// Whether a unary operator is a prefix or a postfix.
  static func fixity(of symbol: Symbol) -> Fixity? {
    guard symbol.kind == .operator, let end = symbol.title.firstIndex(of: "(") else { return nil }
    return PreciseIdentifier(symbol.id).fixity(ofOperator: symbol.title[..<end])
  }
}

extension Symbol.Availability.Version {
  fileprivate func isAbove(_ floor: Int) -> Bool {
    major > floor || major == floor && (minor ?? 0) > 0
  }
}
