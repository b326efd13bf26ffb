import FakeGenerator
import Foundation

/// The system for which modules are read.
struct Destination {
  /// The compiler's name for it.
  let target: String
  /// The arguments for the compiler and the extractor that tell where modules are.
  let arguments: [String]

  /// This machine.
  static func host() throws -> Destination {
    #if os(macOS)
      // The compiler can't import a module that was compiled for a newer system.
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let system = "apple-macosx\(version.majorVersion).\(version.minorVersion)"
      return Destination(
        target: "\(architecture)-\(system)", arguments: try arguments(of: "macosx"))
    #else
      let architecture = architecture == "arm64" ? "aarch64" : architecture
      return Destination(target: "\(architecture)-unknown-linux-gnu", arguments: [])
    #endif
  }

  /// The arguments with the paths of an SDK and of the test frameworks.
  static func arguments(of sdk: String) throws -> [String] {
    SDKArguments.make(
      sdk: try Program.xcrun(["--sdk", sdk, "--show-sdk-path"]),
      platform: try Program.xcrun(["--sdk", sdk, "--show-sdk-platform-path"]))
  }

  /// The architecture of this machine, which is also that of its simulators.
  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}

extension Program {
  /// What `xcrun` prints, or `nil` if it fails.
  static func xcrun(_ arguments: [String]) throws -> String? {
    let result = try Program(running: "/usr/bin/env", ["xcrun"] + arguments)
    guard result.hasSucceeded else { return nil }
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
