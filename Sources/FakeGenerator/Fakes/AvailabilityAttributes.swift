/// What the `@available` attributes of a declaration say: the system versions that it needs, and
/// whether it is deprecated.
struct AvailabilityAttributes: Hashable, Sendable {
  /// The first version of a system that has a declaration.
  struct Version: Hashable, Sendable {
    var system: String
    var major: Int
    var minor: Int
  }

  /// The needed versions, ordered by the name of the system, if they are newer than those that Spry
  /// itself needs.
  var versions: [Version] = []
  var isDeprecated = false

  /// The oldest versions that Spry supports, which need no attribute.
  private static let floors = [
    "macOS": 13, "iOS": 16, "tvOS": 16, "watchOS": 9, "visionOS": 1, "macCatalyst": 16,
  ]

  /// Creates the attributes of a declaration.
  init(of symbol: Symbol) {
    versions = symbol.platforms.compactMap { availability in
      guard let system = availability.domain, let floor = Self.floors[system],
        let first = availability.introduced
      else { return nil }
      let version = Version(system: system, major: first.major, minor: first.minor ?? 0)
      return (version.major, version.minor) > (floor, 0) ? version : nil
    }
    .sorted { $0.system < $1.system }
    isDeprecated = symbol.platforms.contains(where: \.isDeprecated)
  }

  /// The attributes of a member, without versions that the type around it needs anyway.
  ///
  /// A member must not be more available than its type.
  func beyond(_ type: AvailabilityAttributes) -> AvailabilityAttributes {
    var rest = self
    rest.versions.removeAll { version in
      type.versions.contains {
        $0.system == version.system && ($0.major, $0.minor) >= (version.major, version.minor)
      }
    }
    return rest
  }

  /// Creates the attributes of a declaration that is available everywhere: none.
  init() {}
}
