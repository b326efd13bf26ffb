import Spry

@testable import Hiking

// The code that `generate-fake` writes for the members of these fakes.

extension FakeTrailStore {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailStore
    var region: TypedProperty<String> { TypedProperty(.region, of: fake) }
    typealias TrailsCall = TypedCall<(String) -> Void, [Trail], Never>
    func trails(near place: String) -> TrailsCall { .init(fake.call(.trails, with: place)) }
    @_disfavoredOverload func trails(near place: TypedArgument<String> = .anything) -> TrailsCall {
      .init(fake.call(.trails, with: place))
    }
    typealias SaveCall = TypedCall<(Trail, String) -> Void, Void, Never>
    func save(_ trail: Trail, as name: String) -> SaveCall {
      .init(fake.call(.save, with: trail, name))
    }
    @_disfavoredOverload func save(
      _ trail: Trail, as name: TypedArgument<String> = .anything
    ) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
    @_disfavoredOverload func save(
      _ trail: TypedArgument<Trail> = .anything, as name: String
    ) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
    @_disfavoredOverload func save(
      _ trail: TypedArgument<Trail> = .anything, as name: TypedArgument<String> = .anything
    ) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias OpenCall = TypedCall<(String) -> Void, Int, Never>
    func open(_ path: String) -> OpenCall { .init(FakeTrailStore.call(.open, with: path)) }
    @_disfavoredOverload func open(_ path: TypedArgument<String> = .anything) -> OpenCall {
      .init(FakeTrailStore.call(.open, with: path))
    }
  }
}

extension FakeRanger {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRanger
    typealias LengthCall = TypedCall<(Trail) -> Void, Double, any Error>
    func length(of trail: Trail) -> LengthCall { .init(fake.call(.length, with: trail)) }
    @_disfavoredOverload func length(of trail: TypedArgument<Trail> = .anything) -> LengthCall {
      .init(fake.call(.length, with: trail))
    }
    typealias ForecastCall = TypedCall<(Int) -> Void, String, Never>
    func forecast(for day: TypedArgument<Int> = .anything) -> ForecastCall {
      .init(fake.call(.forecast, with: day))
    }
    typealias ClosuresCall = TypedCall<(Int) -> Void, [String], any Error>
    func closures(on day: Int) -> ClosuresCall { .init(fake.call(.closures, with: day)) }
    @_disfavoredOverload func closures(on day: TypedArgument<Int> = .anything) -> ClosuresCall {
      .init(fake.call(.closures, with: day))
    }
  }
}
