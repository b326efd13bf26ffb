import SpryTesting
import Testing

@MainActor final class RainModel {
  let forecasts: any Forecasts
  var isLoading = false
  var text = ""

  init(_ forecasts: any Forecasts) {
    self.forecasts = forecasts
  }

  func load(day: Int) async {
    isLoading = true
    defer { isLoading = false }
    do {
      text = "\(try await forecasts.rain(on: day)) mm"
    } catch {
      text = "no forecast"
    }
  }
}

// The code in the article with the same name, with checks that it works.
@Suite(.spry) @MainActor struct RainModelTests {
  let forecasts = FakeForecasts()

  @Test func showsThatItLoads() async {
    let model = RainModel(forecasts)
    let gate = forecasts.stub(.rain).andSuspend()

    async let loading: Void = model.load(day: 1)
    await gate.untilReached()
    #expect(model.isLoading)

    gate.resume(returning: 2.5)
    await loading
    #expect(!model.isLoading)
    #expect(model.text == "2.5 mm")
  }
}

extension RainModelTests {
  @Test func saysSoWhenThereIsNoForecast() async {
    let model = RainModel(forecasts)
    let gate = forecasts.stub(.rain).andSuspend()

    async let loading: Void = model.load(day: 1)
    await gate.untilReached()
    gate.resume(throwing: HutError.closed)
    await loading

    #expect(model.text == "no forecast")
  }

  @Test func loadsInTheBackground() async {
    forecasts.stub(.rain).andReturn(0.0)

    Task.detached { [forecasts] in _ = try await forecasts.rain(on: 3) }

    await expectHaveReceived(forecasts, .rain, with: 3, within: .seconds(5))
    #expect(await forecasts.didCall(.rain, within: .seconds(5)).success)
  }
}
