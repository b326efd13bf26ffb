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
      let sdk = try Program.xcrun(["--show-sdk-path"])
    #else
      let sdk: String? = nil
    #endif
    return Destination(target: hostTarget, arguments: sdk.map { ["-sdk", $0] } ?? [])
  }

  /// The architecture of this machine, which is also that of its simulators.
  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  private static var hostTarget: String {
    #if os(macOS)
      "\(architecture)-apple-macosx13.0"
    #else
      "\(architecture == "arm64" ? "aarch64" : architecture)-unknown-linux-gnu"
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
