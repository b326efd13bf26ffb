// swift-format-ignore-file

import Spry

// The code that `generate-fake` would add to the fakes in the articles, which are handwritten.

extension FakeTrailStore {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailStore
    var region: TypedProperty<String> { TypedProperty(.region, of: fake) }
    typealias TrailsCall = TypedCall<(String) -> Void, [Trail], Never>
    func trails(near place: String) -> TrailsCall { .init(fake.call(.trails, with: place)) }
    @_disfavoredOverload func trails(near place: TypedArgument<String> = .anything) -> TrailsCall { .init(fake.call(.trails, with: place)) }
    typealias SaveCall = TypedCall<(Trail, String) -> Void, Void, Never>
    func save(_ trail: Trail, as name: String) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
    @_disfavoredOverload func save(_ trail: Trail, as name: TypedArgument<String> = .anything) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
    @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, as name: String) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
    @_disfavoredOverload func save(_ trail: TypedArgument<Trail> = .anything, as name: TypedArgument<String> = .anything) -> SaveCall { .init(fake.call(.save, with: trail, name)) }
  }
}

extension FakeTripLog {
  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias WarnCall = TypedCall<(String) -> Void, Void, Never>
    func warn(_ message: String) -> WarnCall { .init(FakeTripLog.call(.warn, with: message)) }
    @_disfavoredOverload func warn(_ message: TypedArgument<String> = .anything) -> WarnCall { .init(FakeTripLog.call(.warn, with: message)) }
  }
}

extension FakeSettings {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSettings
    var region: TypedProperty<String> { TypedProperty(.region, of: fake) }
    typealias ValueCall = TypedCall<(String) -> Void, Int, Never>
    func `subscript`(_ key: String) -> ValueCall { .init(fake.call(.value, with: key)) }
    @_disfavoredOverload func `subscript`(_ key: TypedArgument<String> = .anything) -> ValueCall { .init(fake.call(.value, with: key)) }
  }
}

extension FakeForecasts {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeForecasts
    typealias RainCall = TypedCall<(Int) -> Void, Double, any Error>
    func rain(on day: Int) -> RainCall { .init(fake.call(.rain, with: day)) }
    @_disfavoredOverload func rain(on day: TypedArgument<Int> = .anything) -> RainCall { .init(fake.call(.rain, with: day)) }
  }
}

extension FakeHut {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeHut
    typealias ReserveCall = TypedCall<(Int) -> Void, Int, HutError>
    func reserve(_ beds: Int) -> ReserveCall { .init(fake.call(.reserve, with: beds)) }
    @_disfavoredOverload func reserve(_ beds: TypedArgument<Int> = .anything) -> ReserveCall { .init(fake.call(.reserve, with: beds)) }
  }
}

extension FakeRescue {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeRescue
    typealias AlarmCall = TypedCall<(String, @escaping (Result<Int, HutError>) -> Void) -> Void, Void, Never>
    func alarm(_ place: String, completion: TypedArgument<(Result<Int, HutError>) -> Void> = .anything) -> AlarmCall { .init(fake.call(.alarm, with: place, completion)) }
    @_disfavoredOverload func alarm(_ place: TypedArgument<String> = .anything, completion: TypedArgument<(Result<Int, HutError>) -> Void> = .anything) -> AlarmCall { .init(fake.call(.alarm, with: place, completion)) }
  }
}

extension FakeLodge {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLodge
    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }
    typealias BedsCall = TypedCall<(Int) -> Void, Int, Never>
    func beds(on day: Int) -> BedsCall { .init(fake.call(.beds, with: day)) }
    @_disfavoredOverload func beds(on day: TypedArgument<Int> = .anything) -> BedsCall { .init(fake.call(.beds, with: day)) }
    typealias BookCall = TypedCall<(Int, String) -> Void, Void, any Error>
    func book(_ beds: Int, for guest: String) -> BookCall { .init(fake.call(.book, with: beds, guest)) }
    @_disfavoredOverload func book(_ beds: Int, for guest: TypedArgument<String> = .anything) -> BookCall { .init(fake.call(.book, with: beds, guest)) }
    @_disfavoredOverload func book(_ beds: TypedArgument<Int> = .anything, for guest: String) -> BookCall { .init(fake.call(.book, with: beds, guest)) }
    @_disfavoredOverload func book(_ beds: TypedArgument<Int> = .anything, for guest: TypedArgument<String> = .anything) -> BookCall { .init(fake.call(.book, with: beds, guest)) }
    func menu() -> TypedCall<() -> Void, [String], any Error> { .init(fake.call(.menu)) }
    typealias AskCall = TypedCall<(String, @escaping @Sendable (String) -> Void) -> Void, Void, Never>
    func ask(_ question: String, reply: TypedArgument<@Sendable (String) -> Void> = .anything) -> AskCall { .init(fake.call(.ask, with: question, reply)) }
    @_disfavoredOverload func ask(_ question: TypedArgument<String> = .anything, reply: TypedArgument<@Sendable (String) -> Void> = .anything) -> AskCall { .init(fake.call(.ask, with: question, reply)) }
    func forEachGuest(_ body: TypedArgument<(String) -> Void> = .anything) -> TypedCall<(@escaping (String) -> Void) -> Void, Void, Never> { .init(fake.call(.forEachGuest, with: body)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias FindCall = TypedCall<(String) -> Void, [String], Never>
    func find(_ place: String) -> FindCall { .init(FakeLodge.call(.find, with: place)) }
    @_disfavoredOverload func find(_ place: TypedArgument<String> = .anything) -> FindCall { .init(FakeLodge.call(.find, with: place)) }
  }
}
