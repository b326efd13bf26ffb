extension Symbol {
  /// The `@available` attributes that its fake, or the fake's member, repeats.
  ///
  /// - Parameter type: The type of a member, which mustn't be more available than its type and
  ///   doesn't repeat the versions that the type needs anyway.
  /// - Returns: The attributes, each of which is a line.
  func availabilityAttributes(in type: Symbol? = nil) -> [String] {
    let known = type?.neededVersions ?? []
    let list = neededVersions.filter { system, number in
      !known.contains { $0.system == system && $0.number >= number }
    }.map { system, number in
      "\(system) \(number.major)" + (number.minor == 0 ? "" : ".\(number.minor)")
    }
    return (list.isEmpty ? [] : ["@available(\(list.sorted().joined(separator: ", ")), *)"])
      + (isDeprecated ? ["@available(*, deprecated)"] : [])
  }

  /// Whether it is deprecated on all platforms.
  var isDeprecated: Bool { platforms.contains(where: \.isDeprecated) }

  /// The first versions of systems that have it, if they are newer than those that Spry itself
  /// needs.
  private var neededVersions: [(system: String, number: (major: Int, minor: Int))] {
    platforms.compactMap { availability in
      guard let system = availability.domain, let oldest = Self.oldestVersions[system],
        let first = availability.introduced
      else { return nil }
      let number = (major: first.major, minor: first.minor ?? 0)
      return number > (oldest, 0) ? (system: system, number: number) : nil
    }
  }

  /// The oldest versions that Spry supports, which need no attribute.
  private static let oldestVersions = [
    "macOS": 13, "iOS": 16, "tvOS": 16, "watchOS": 9, "visionOS": 1, "macCatalyst": 16,
  ]
}
