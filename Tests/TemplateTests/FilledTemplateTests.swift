import SpryXCTest
import Testing

@testable import Hiking

/// The templates, filled in.
///
/// The files in `Filled` are what the templates make. They are compiled with these tests, so a
/// template that equals its file compiles.
struct FilledTemplateTests {
  @Test(
    "A template makes the file that is compiled here",
    arguments: [XcodeTemplate.protocolFake, .classFake])
  func templateMakesCompiledFile(_ template: XcodeTemplate) throws {
    let made = try template.filledFile
    let compiled = try Checkout.text(of: "Tests/TemplateTests/Filled/\(try template.fileName)")
    #expect(made == compiled)
  }

  @Test("The fake of a protocol answers what is stubbed and records what it receives")
  func protocolFakeWorks() async throws {
    let fake = FakeHutBook()
    let book: any HutBook = fake
    fake.stub(.keeper).andReturn("Heidi")
    fake.stub(.guests).with(1).andReturn(["Mary"])
    fake.stub(.price).andThrow(TrailError.closed)
    fake.stub(.supper).andReturn("soup")

    fake.keeper = "Peter"
    #expect(book.keeper == "Heidi")
    #expect(book.guests(on: 1) == ["Mary"])
    #expect(throws: TrailError.closed) { try book.price(of: 7) }
    #expect(await book.supper(on: 2) == "soup")

    #expect(fake.didCall(.keeper, with: "Peter", countSpecifier: .once).success)
    #expect(fake.didCall(.guests, with: 1, countSpecifier: .once).success)
    #expect(fake.didCall(.price, with: 7, countSpecifier: .once).success)
    #expect(fake.didCall(.supper, with: 2, countSpecifier: .once).success)
    #expect(!fake.didCall(.guests, with: 3).success)
    #expect(fake.recordedCalls.count == 4)
  }

  @Test("The fake of a protocol answers and records its static functions")
  func protocolFakeHasStaticFunctions() {
    FakeHutBook.stub(.open).with("summer.json").andReturn(true)
    defer { FakeHutBook.resetCallsAndStubs() }

    #expect(FakeHutBook.open("summer.json"))
    #expect(FakeHutBook.didCall(.open, with: "summer.json", countSpecifier: .once).success)
    #expect(!FakeHutBook.didCall(.open, with: "winter.json").success)
  }

  @Test("The fake of a class answers what is stubbed and records what it receives")
  func classFakeWorks() async throws {
    let fake = FakeForecastProvider()
    let provider: ForecastProvider = fake
    fake.stub(.station).andReturn("Jungfraujoch")
    fake.stub(.forecast).with(2).andReturn(Forecast(degrees: -5))
    fake.stub(.snowLine).andThrow(TrailError.closed)
    fake.stub(.warning).andReturn("storm")

    provider.station = "Bern"
    #expect(provider.station == "Jungfraujoch")
    #expect(provider.forecast(for: 2) == Forecast(degrees: -5))
    #expect(throws: TrailError.closed) { try provider.snowLine(on: 1) }
    #expect(await provider.warning(for: "Wengen") == "storm")

    #expect(fake.didCall(.station, with: "Bern", countSpecifier: .once).success)
    #expect(fake.didCall(.forecast, with: 2, countSpecifier: .once).success)
    #expect(fake.didCall(.snowLine, with: 1, countSpecifier: .once).success)
    #expect(fake.didCall(.warning, with: "Wengen", countSpecifier: .once).success)
    #expect(!fake.didCall(.forecast, with: 3).success)
    #expect(fake.recordedCalls.count == 4)
  }

  @Test("The fake of a class records, and lets the class answer, where its fallback value says so")
  func classFakeFallsBack() {
    let fake = FakeForecastProvider()
    #expect(fake.forecast(for: 4) == Forecast(degrees: 14))
    #expect(fake.didCall(.forecast, with: 4, countSpecifier: .once).success)
  }

  @Test("The fake of a class answers and records its class functions")
  func classFakeHasClassFunctions() {
    FakeForecastProvider.stub(.stations).with("Bern").andReturn(["Zollikofen"])
    defer { FakeForecastProvider.resetCallsAndStubs() }

    let type: ForecastProvider.Type = FakeForecastProvider.self
    #expect(type.stations(near: "Bern") == ["Zollikofen"])
    #expect(FakeForecastProvider.didCall(.stations, with: "Bern", countSpecifier: .once).success)
    #expect(!FakeForecastProvider.didCall(.stations, with: "Thun").success)
  }
}
