/// The arguments by which the compiler finds Apple's SDK.
package enum SDKArguments {
  /// Returns the arguments for the compiler and the extractor.
  ///
  /// XCTest and Swift Testing are in folders of the platform, outside the SDK. SpryXCTest and
  /// SpryTesting can't be imported without them.
  ///
  /// - Parameters:
  ///   - sdk: The path of the SDK, or `nil` if the system has none.
  ///   - platform: The path of the platform, or `nil` if only the command-line tools are installed.
  /// - Returns: The arguments, each an option or its value.
  package static func make(sdk: String?, platform: String?) -> [String] {
    let paths = platform.map {
      ["-F", "\($0)/Developer/Library/Frameworks", "-I", "\($0)/Developer/usr/lib"]
    }
    return (sdk.map { ["-sdk", $0] } ?? []) + (paths ?? [])
  }
}
