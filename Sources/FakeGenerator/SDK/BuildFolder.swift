/// What the names of folders and files tell that Xcode writes when it builds a module.
package enum BuildFolder {
  /// The SDK for which the products in a folder such as `Debug-iphonesimulator` were built.
  package static func sdk(of name: String) -> String {
    let suffix = name.split(separator: "-").last.map(String.init) ?? ""
    let known = [
      "iphoneos", "iphonesimulator", "appletvos", "appletvsimulator", "watchos", "watchsimulator",
      "xros", "xrsimulator",
    ]
    return known.contains(suffix) ? suffix : "macosx"
  }

  /// The compiler's target for a file of a module such as `arm64-apple-ios-simulator.swiftmodule`.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - version: The version of the SDK, which is at least that of the module.
  /// - Returns: The target with the version.
  package static func target(of file: String, version: String) -> String {
    var parts = file.split(separator: ".")[0].split(separator: "-").map(String.init)
    if parts.count > 2, parts[1] == "apple" { parts[2] += version }
    return parts.joined(separator: "-")
  }
}
