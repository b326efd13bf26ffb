import Foundation
import SpryTestSupport
import Testing

@Suite struct BuildProductsTests {
  private static let build = "/trails/.build/arm64-apple-macosx/debug"
  private static let derived = "/Users/ada/DerivedData/Spry-a/Build/Products/Debug"
  private static let bundle = "SpryPackageTests.xctest/Contents/MacOS/SpryPackageTests"
  private static let helper =
    "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/libexec"
    + "/swift/pm/swiftpm-testing-helper"
  private static let xctest =
    "/Applications/Xcode.app/Contents/Developer/Platforms/MacOSX.platform/Developer/Library/Xcode"
    + "/Agents/xctest"

  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let paths: [String]
    let modules: String
    let programs: String
  }

  @Test(arguments: [
    Layout(
      testDescription: "SwiftPM on Linux",
      paths: ["/trails/.build/x86_64-unknown-linux-gnu/debug/SpryPackageTests.xctest"],
      modules: "/trails/.build/x86_64-unknown-linux-gnu/debug/Modules",
      programs: "/trails/.build/x86_64-unknown-linux-gnu/debug"),
    Layout(
      testDescription: "SwiftPM on macOS, Swift Testing",
      paths: [
        helper, "--test-bundle-path", "\(build)/\(bundle)", "--filter", "ToolTests",
        "\(build)/\(bundle)", "--testing-library", "swift-testing",
      ],
      modules: "\(build)/Modules", programs: build),
    Layout(
      testDescription: "SwiftPM on macOS, XCTest",
      paths: [xctest, "-XCTest", "A.B/testC", "\(build)/SpryPackageTests.xctest"],
      modules: "\(build)/Modules", programs: build),
    Layout(
      testDescription: "SwiftPM with Swift Build on macOS",
      paths: [helper, "--test-bundle-path", "/trails/.build/out/Products/Debug/\(bundle)"],
      modules: "/trails/.build/out/Products/Debug", programs: "/trails/.build/out/Products/Debug"),
    Layout(
      testDescription: "SwiftPM with Swift Build on Linux",
      paths: ["/trails/.build/out/Products/Debug-linux/SpryTests-test-runner"],
      modules: "/trails/.build/out/Products/Debug-linux",
      programs: "/trails/.build/out/Products/Debug-linux"),
    Layout(
      testDescription: "Xcode",
      paths: [xctest, "\(derived)/GeneratorFixturesTests.xctest"],
      modules: derived, programs: derived),
    Layout(
      testDescription: "Xcode with frameworks",
      paths: [xctest, "\(derived)/PackageFrameworks/SpryTestSupport.framework"],
      modules: derived, programs: derived),
  ])
  func productsAreFound(layout: Layout) {
    let module = "\(layout.modules)/Guide.swiftmodule"
    let products = BuildProducts(paths: layout.paths, module: "Guide") { $0 == module }
    #expect(products?.modules.path == layout.modules)
    #expect(products?.programs.path == layout.programs)
  }

  @Test func thereMayBeNoProducts() {
    #expect(BuildProducts(paths: [Self.xctest], module: "Guide") { _ in false } == nil)
    #expect(
      BuildProducts(paths: ["Guide"], module: "Guide") { $0.hasSuffix("Guide.swiftmodule") } == nil)
  }

  @Test(.enabled(if: canRunCommands)) func productsOfTheRunningTestsAreFound() throws {
    let products = try BuildProducts.current()
    #expect(FileManager.default.fileExists(atPath: products.programs.path))
    #expect(
      FileManager.default.fileExists(
        atPath: products.modules.appending(path: "SpryTestSupport.swiftmodule").path))
  }
}
