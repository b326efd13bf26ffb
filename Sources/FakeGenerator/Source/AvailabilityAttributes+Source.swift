extension AvailabilityAttributes {
  /// The attributes, one per line.
  var lines: [String] {
    let list = versions.map { version in
      "\(version.system) \(version.major)" + (version.minor == 0 ? "" : ".\(version.minor)")
    }
    return (list.isEmpty ? [] : ["@available(\(list.joined(separator: ", ")), *)"])
      + (isDeprecated ? ["@available(*, deprecated)"] : [])
  }
}
