import FakeGenerator
import Testing

@Suite struct SDKArgumentsTests {
  @Test func testFrameworksAreInTheFoldersOfThePlatform() {
    #expect(
      SDKArguments.make(sdk: "/Xcode/MacOSX26.0.sdk", platform: "/Xcode/MacOSX.platform") == [
        "-sdk", "/Xcode/MacOSX26.0.sdk",
        "-F", "/Xcode/MacOSX.platform/Developer/Library/Frameworks",
        "-I", "/Xcode/MacOSX.platform/Developer/usr/lib",
      ])
  }

  @Test func pathsThatAreUnknownAreOmitted() {
    #expect(
      SDKArguments.make(sdk: "/Tools/MacOSX.sdk", platform: nil) == ["-sdk", "/Tools/MacOSX.sdk"])
    #expect(SDKArguments.make(sdk: nil, platform: nil) == [])
  }
}
