import Foundation
import SpryTesting
import Testing

@testable import Hiking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The code in the article with the same name, with checks that it works.

protocol Locator {
  func locate(completion: @escaping (String?) -> Void)
}

final class FakeLocator: Locator, Spryable {
  enum Function: String, StringRepresentable { case locate }
  let spryStorage = SpryStorage()
  func locate(completion: @escaping (String?) -> Void) { spryify(arguments: completion) }
}

final class PlaceModel {
  var place = "Looking…"

  func refresh(_ locator: any Locator) {
    locator.locate { self.place = $0 ?? "Unknown" }
  }
}

protocol Altimeter: Sendable {
  func heights() -> AsyncStream<Int>
}

final class FakeAltimeter: Altimeter, Spryable {
  enum Function: String, StringRepresentable { case heights }
  let spryStorage = SpryStorage()
  func heights() -> AsyncStream<Int> { spryify() }
}

func show(_ altimeter: any Altimeter, on display: @Sendable (String) -> Void) async {
  for await height in altimeter.heights() { display("\(height) m") }
}

func rain(from forecasts: any Forecasts, attempts: Int) async throws -> Double {
  for _ in 1..<attempts {
    if let rain = try? await forecasts.rain(on: 1) { return rain }
  }
  return try await forecasts.rain(on: 1)
}

@MainActor final class SearchField {
  var pause: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) }
  var search: @Sendable (String) -> Void = { _ in }
  private var task: Task<Void, any Error>?

  func type(_ text: String) {
    task?.cancel()
    task = Task {
      try await pause()
      search(text)
    }
  }
}

struct Stopwatch {
  let now: () -> Date

  func time(_ work: () -> Void) -> TimeInterval {
    let start = now()
    work()
    return now().timeIntervalSince(start)
  }
}

protocol HTTPClient: Sendable {
  func load(_ url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPClient {
  func load(_ url: URL) async throws -> (Data, URLResponse) { try await data(from: url) }
}

final class FakeHTTPClient: HTTPClient, Spryable {
  enum Function: String, StringRepresentable { case load }
  let spryStorage = SpryStorage()
  func load(_ url: URL) async throws -> (Data, URLResponse) {
    try await spryifyThrows(arguments: url)
  }
}

func names(at url: URL, _ client: any HTTPClient) async throws -> [String] {
  let (data, response) = try await client.load(url)
  let status = (response as? HTTPURLResponse)?.statusCode
  guard status == 200 else { throw URLError(.badServerResponse) }
  return try JSONDecoder().decode([String].self, from: data)
}

protocol Preferences {
  func bool(forKey key: String) -> Bool
  func set(_ value: Bool, forKey key: String)
}

extension UserDefaults: Preferences {}

final class FakePreferences: Preferences, Spyable {
  enum Function: String, StringRepresentable { case bool, set }
  let spryStorage = SpryStorage()
  private var values: [String: Bool] = [:]

  func bool(forKey key: String) -> Bool {
    recordCall(arguments: key)
    return values[key] ?? false
  }

  func set(_ value: Bool, forKey key: String) {
    recordCall(arguments: value, key)
    values[key] = value
  }
}

func welcome(_ preferences: any Preferences) -> String? {
  if preferences.bool(forKey: "welcomed") { return nil }
  preferences.set(true, forKey: "welcomed")
  return "Welcome!"
}

protocol Analytics {
  static func log(_ event: String, _ details: [String: String])
}

final class FakeAnalytics: Analytics, Spryable {
  typealias Function = NoFunctions
  enum ClassFunction: String, StringRepresentable { case log }
  static func log(_ event: String, _ details: [String: String]) {
    spryify(arguments: event, details)
  }
}

struct Checkout<Log: Analytics> {
  func pay(beds: Int) { Log.log("paid", ["beds": "\(beds)"]) }
}

struct ForecastClient: Sendable {
  var rain: @Sendable (Int) async throws -> Double
}

func advice(for day: Int, _ client: ForecastClient) async throws -> String {
  try await client.rain(day) > 1 ? "Take a jacket." : "Enjoy the sun!"
}

extension FakeForecasts {
  /// Forecasts rain for every day.
  public static var rainy: FakeForecasts {
    let forecasts = FakeForecasts()
    forecasts.stub(.rain).andReturn(2.5)
    return forecasts
  }
}

@Suite struct RecipeTests {
  @Test func showsThePlaceAtOnce() {
    let locator = FakeLocator()
    locator.stub(.locate).andDo { (completion: @escaping (String?) -> Void) in completion("Bern") }
    let model = PlaceModel()

    model.refresh(locator)

    #expect(model.place == "Bern")
  }

  @Test func showsThePlaceLater() throws {
    let locator = FakeLocator()
    let completion = Argument.captor()
    locator.stub(.locate).with(completion).andReturn()
    let model = PlaceModel()

    model.refresh(locator)
    #expect(model.place == "Looking…")

    try completion.value(as: ((String?) -> Void).self)(nil)
    #expect(model.place == "Unknown")
  }

  @Test func showsEachHeight() async {
    let (heights, sensor) = AsyncStream.makeStream(of: Int.self)
    let altimeter = FakeAltimeter()
    altimeter.stub(.heights).andReturn(heights)
    let display = FakeClosure("display")
    let showing = Task { await show(altimeter, on: display.closure()) }

    sensor.yield(540)
    await expectHaveReceived(display, .call, with: "540 m", within: .seconds(30))

    sensor.finish()
    await showing.value
  }

  @Test func succeedsOnTheThirdAttempt() async throws {
    let forecasts = FakeForecasts()
    forecasts.stub(.rain).andThrow(URLError(.timedOut)).times(2).thenReturn(1.5)

    #expect(try await rain(from: forecasts, attempts: 3) == 1.5)

    expectHaveReceived(forecasts, .rain, with: 1, countSpecifier: 3)
  }

  @Test @MainActor func cancelsItsRequest() async {
    let forecasts = FakeForecasts()
    let gate = forecasts.stub(.rain).andSuspend()
    let model = RainModel(forecasts)
    let loading = Task { await model.load(day: 1) }
    await gate.untilReached()

    loading.cancel()

    await gate.untilCancelled()
    await loading.value
    #expect(model.text == "no forecast")
  }

  @Test @MainActor func searchesWhenTheTypingStops() async {
    let (pause, search) = (FakeClosure("pause"), FakeClosure("search"))
    let gate = pause.stub(.call).andSuspend()
    let field = SearchField()
    field.pause = pause.asyncClosure()
    field.search = search.closure()

    field.type("Ge")
    await gate.untilReached()
    field.type("Gemmi")
    await gate.untilReached(by: 2)
    gate.resume()

    await expectHaveReceived(search, .call, with: "Gemmi", within: .seconds(30))
    expectHaveNotReceived(search, .call, with: "Ge")
  }

  @Test func measuresAnHour() {
    let now = FakeClosure("now")
    let noon = Date(timeIntervalSince1970: 1_767_265_200)
    now.stub(.call).andReturn(noon).thenReturn(noon.addingTimeInterval(3_600))

    let stopwatch = Stopwatch(now: now.closure())

    #expect(stopwatch.time {} == 3_600)
  }

  @Test func decodesTheNames() async throws {
    let url = try #require(URL(string: "https://example.com/trails"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    let client = FakeHTTPClient()
    client.stub(.load).with(url).andReturn((Data(#"["Gemmi Pass"]"#.utf8), response))

    #expect(try await names(at: url, client) == ["Gemmi Pass"])

    client.stub(.load).with(url).andThrow(URLError(.notConnectedToInternet))
    await #expect(throws: URLError.self) { try await names(at: url, client) }
  }

  @Test func welcomesTheUserOnce() {
    let preferences = FakePreferences()

    #expect(welcome(preferences) == "Welcome!")
    #expect(welcome(preferences) == nil)

    expectHaveReceived(preferences, .set, with: true, "welcomed", countSpecifier: .once)
  }

  @Test(.spry) func logsThePayment() {
    Checkout<FakeAnalytics>().pay(beds: 2)

    expectHaveReceived(FakeAnalytics.self, .log, with: "paid", ["beds": "2"])
  }

  @Test @MainActor func sharedFakeForecastsRain() async {
    let model = RainModel(FakeForecasts.rainy)
    await model.load(day: 1)
    #expect(model.text == "2.5 mm")
  }

  @Test func recommendsAJacketForRain() async throws {
    let rain = FakeClosure("rain")
    rain.stub(.call).andReturn(2.5)
    let client = ForecastClient(rain: rain.asyncClosure())

    #expect(try await advice(for: 1, client) == "Take a jacket.")

    expectHaveReceived(rain, .call, with: 1)
  }
}
