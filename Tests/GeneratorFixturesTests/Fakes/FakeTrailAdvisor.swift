// Generated from TrailAdvisor. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAdvisor --module GeneratorFixtures --kind stubbable
// Checksum: fb337f57d27c6667
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailAdvisor: TrailAdvisor, Stubbable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeName = "init(name:)"
    case initializeText = "init(text:)"
  }

  enum Function: String, GeneratedFunction {
    case mood
    case advise = "advise(_:)"
    case rest = "rest()"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(name: String) {}

  init(text: String) throws {
    try Self.stubbedValueThrows(.initializeText, arguments: text, as: Void.self, fallbackValue: ())
  }

  var mood: String {
    get { stubbedValue(.mood) }
    set {}
  }

  func advise(_ id: Int) throws -> String {
    try stubbedValueThrows(.advise, arguments: id)
  }

  func rest() async {
    await stubbedValue(.rest)
  }
}

extension FakeTrailAdvisor {
  var stub: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailAdvisor
    var mood: TypedProperty<String> { TypedProperty(.mood, of: fake) }
    typealias AdviseCall = TypedCall<(Int) -> Void, String, any Error>
    func advise(_ id: Int) -> AdviseCall { .init(fake.call(.advise, with: id)) }
    @_disfavoredOverload func advise(_ id: TypedArgument<Int> = .anything) -> AdviseCall { .init(fake.call(.advise, with: id)) }
    func rest() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.rest)) }
  }

  static var classStub: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeNameCall = TypedCall<(String) -> Void, Void, Never>
    func initialize(name: String) -> InitializeNameCall { .init(FakeTrailAdvisor.call(.initializeName, with: name)) }
    @_disfavoredOverload func initialize(name: TypedArgument<String>) -> InitializeNameCall { .init(FakeTrailAdvisor.call(.initializeName, with: name)) }
    typealias InitializeTextCall = TypedCall<(String) -> Void, Void, any Error>
    func initialize(text: String) -> InitializeTextCall { .init(FakeTrailAdvisor.call(.initializeText, with: text)) }
    @_disfavoredOverload func initialize(text: TypedArgument<String>) -> InitializeTextCall { .init(FakeTrailAdvisor.call(.initializeText, with: text)) }
  }
}
