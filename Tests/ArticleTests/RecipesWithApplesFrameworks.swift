import Hiking
import SpryTesting
import Testing

#if canImport(Combine)
  import Combine

  protocol Weather {
    func rain(on day: Int) -> AnyPublisher<Double, Never>
  }

  final class FakeWeather: Weather, Spryable {
    enum Function: String, StringRepresentable { case rain }
    let spryStorage = SpryStorage()
    func rain(on day: Int) -> AnyPublisher<Double, Never> { spryify(arguments: day) }
  }

  @Suite struct PublisherTests {
    @Test func showsTheRain() {
      let rain = PassthroughSubject<Double, Never>()
      let weather = FakeWeather()
      weather.stub(.rain).andReturn(rain.eraseToAnyPublisher())
      var text = ""
      let subscription = weather.rain(on: 1).sink { text = "\($0) mm" }

      rain.send(2.5)

      #expect(text == "2.5 mm")
      subscription.cancel()
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  struct RainView: View {
    let model: RainModel
    var body: some View { Text(model.text) }
  }

  struct RainViewPreviews: PreviewProvider {
    static var previews: some View {
      let forecasts = FakeForecasts()
      forecasts.spryStorage.unstubbedPolicy = .returnDefault
      forecasts.stub(.rain).andReturn(2.5)
      return RainView(model: RainModel(forecasts))
    }
  }
#endif
