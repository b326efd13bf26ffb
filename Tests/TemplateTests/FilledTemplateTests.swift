import SpryXCTest
import Testing

@testable import Hiking

/// Tests the templates after they are filled in.
///
/// The files in `Filled` are the expected results. They are compiled with these tests, so a
/// template that produces its file compiles.
struct FilledTemplateTests {
  @Test(
    "A template produces the file that is compiled here",
    arguments: [XcodeTemplate.protocolFake, .classFake])
  func templateMakesCompiledFile(_ template: XcodeTemplate) throws {
    let made = try template.filledFile
    let compiled = try Checkout.text(of: "Tests/TemplateTests/Filled/\(try template.fileName)")
    #expect(made == compiled)
  }

  @Test(
    "The chosen library is imported", arguments: [XcodeTemplate.protocolFake, .classFake])
  func libraryIsImported(by template: XcodeTemplate) throws {
    var template = template
    let forXCTest = try template.file
    template.library = "SpryTesting"
    let forSwiftTesting = try template.file
    #expect(forXCTest.hasPrefix("import SpryXCTest\n"))
    #expect(
      forSwiftTesting
        == forXCTest.replacing("import SpryXCTest\n", with: "import SpryTesting\n"))
  }

  @Test(
    "The code in a template's comments is compiled here",
    arguments: [XcodeTemplate.protocolFake, .classFake])
  func codeInCommentsIsCompiled(of template: XcodeTemplate) throws {
    let compiled = try Checkout.text(of: "Tests/TemplateTests/Filled/SnippetFakes.swift")
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    let code = try template.codeInComments
    #expect(code.count > 10)
    for line in code { #expect(compiled.contains(line.drop { $0 == " " }), "\(line)") }
  }

  @Test("The fake for a protocol returns stubbed values and records its calls")
  func protocolFakeWorks() {
    let fake = FakeHutBook()
    fake.stub(.guests).with(1).andReturn(["Mary"])
    #expect((fake as any HutBook).guests(on: 1) == ["Mary"])
    #expect(fake.didCall(.guests, with: 1, countSpecifier: .once).success)
    #expect(!fake.didCall(.guests, with: 3).success)
  }

  @Test("The fake for a class returns stubbed values and records its calls")
  func classFakeWorks() {
    let fake = FakeForecastProvider()
    fake.stub(.forecast).with(2).andReturn(Forecast(degrees: -5))
    #expect((fake as ForecastProvider).forecast(for: 2) == Forecast(degrees: -5))
    #expect(fake.didCall(.forecast, with: 2, countSpecifier: .once).success)
    #expect(!fake.didCall(.forecast, with: 3).success)
  }

  @Test("The code in the comments of the class template works as described")
  func codeInCommentsWorks() {
    let fake = FakeRainProvider()
    #expect(fake.forecast(for: 4) == Forecast(degrees: 14))
    fake.stub(.region).andReturn("Valais")
    fake.region = "Bern"
    #expect(fake.region == "Valais")
    FakeRainProvider.stub(.open).andReturn(true)
    defer { FakeRainProvider.resetCallsAndStubs() }
    #expect(FakeRainProvider.open(path: "summer.json"))
    #expect(
      fake.recordedCalls.map(\.description) == ["forecast(for: 4)", "region = \"Bern\""])
  }
}
