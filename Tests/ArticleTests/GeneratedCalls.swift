import Spry

@testable import Hiking

// The code that `generate-fake` would add to the fakes in the articles, which are handwritten.

extension FakeTrailStore {
  struct Calls {
    fileprivate let fake: FakeTrailStore

    var region: TypedProperty<String> { TypedProperty(.region, of: fake) }

    func trails(near place: String) -> TypedCall<(String) -> Void, [Trail], Never> {
      TypedCall(fake.call(.trails, with: place))
    }

    @_disfavoredOverload
    func trails(
      near place: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, [Trail], Never> {
      TypedCall(fake.call(.trails, with: place))
    }

    func save(_ trail: Trail, as name: String) -> TypedCall<(Trail, String) -> Void, Void, Never> {
      TypedCall(fake.call(.save, with: trail, name))
    }

    @_disfavoredOverload
    func save(
      _ trail: TypedArgument<Trail> = .anything, as name: TypedArgument<String> = .anything
    ) -> TypedCall<(Trail, String) -> Void, Void, Never> {
      TypedCall(fake.call(.save, with: trail, name))
    }
  }

  var calls: Calls { Calls(fake: self) }
}

extension FakeTripLog {
  struct ClassCalls {
    func warn(_ message: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTripLog.call(.warn, with: message))
    }

    @_disfavoredOverload
    func warn(
      _ message: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(FakeTripLog.call(.warn, with: message))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}

extension FakeSettings {
  struct Calls {
    fileprivate let fake: FakeSettings

    var region: TypedProperty<String> { TypedProperty(.region, of: fake) }

    func `subscript`(_ key: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.value, with: key))
    }

    @_disfavoredOverload
    func `subscript`(
      _ key: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.value, with: key))
    }
  }

  var calls: Calls { Calls(fake: self) }
}

extension FakeForecasts {
  struct Calls {
    fileprivate let fake: FakeForecasts

    func rain(on day: Int) -> TypedCall<(Int) -> Void, Double, any Error> {
      TypedCall(fake.call(.rain, with: day))
    }

    @_disfavoredOverload
    func rain(
      on day: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Double, any Error> {
      TypedCall(fake.call(.rain, with: day))
    }
  }

  var calls: Calls { Calls(fake: self) }
}

extension FakeHut {
  struct Calls {
    fileprivate let fake: FakeHut

    func reserve(_ beds: Int) -> TypedCall<(Int) -> Void, Int, HutError> {
      TypedCall(fake.call(.reserve, with: beds))
    }

    @_disfavoredOverload
    func reserve(
      _ beds: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, Int, HutError> {
      TypedCall(fake.call(.reserve, with: beds))
    }
  }

  var calls: Calls { Calls(fake: self) }
}

extension FakeLodge {
  struct Calls {
    fileprivate let fake: FakeLodge

    var name: TypedProperty<String> { TypedProperty(.name, of: fake) }

    func beds(on day: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.beds, with: day))
    }

    @_disfavoredOverload
    func beds(on day: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.beds, with: day))
    }

    func book(
      _ beds: Int, for guest: String
    ) -> TypedCall<(Int, String) -> Void, Void, any Error> {
      TypedCall(fake.call(.book, with: beds, guest))
    }

    @_disfavoredOverload
    func book(
      _ beds: TypedArgument<Int> = .anything, for guest: TypedArgument<String> = .anything
    ) -> TypedCall<(Int, String) -> Void, Void, any Error> {
      TypedCall(fake.call(.book, with: beds, guest))
    }

    func menu() -> TypedCall<() -> Void, [String], any Error> {
      TypedCall(fake.call(.menu))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func find(_ place: String) -> TypedCall<(String) -> Void, [String], Never> {
      TypedCall(FakeLodge.call(.find, with: place))
    }

    @_disfavoredOverload
    func find(
      _ place: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, [String], Never> {
      TypedCall(FakeLodge.call(.find, with: place))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
