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

  final class RainLabel {
    private(set) var text = ""
    private var subscription: AnyCancellable?

    func show(_ weather: any Weather, day: Int) {
      subscription = weather.rain(on: day).sink { [weak self] in self?.text = "\($0) mm" }
    }
  }

  @Suite struct PublisherTests {
    @Test func showsTheRain() {
      let rain = PassthroughSubject<Double, Never>()
      let weather = FakeWeather()
      weather.stub(.rain).with(1).andReturn(rain.eraseToAnyPublisher())
      let label = RainLabel()

      label.show(weather, day: 1)
      rain.send(2.5)

      #expect(label.text == "2.5 mm")
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  struct RainView: View {
    let model: RainModel
    @State private var text = "Loading…"

    var body: some View {
      Text(text).task {
        await model.load(day: 1)
        text = model.text
      }
    }
  }

  struct RainViewPreviews: PreviewProvider {
    static var previews: some View {
      let forecasts = FakeForecasts.rainy
      forecasts.spryStorage.unstubbedPolicy = .returnDefault
      return RainView(model: RainModel(forecasts))
    }
  }
#endif
