// Generated from TrailStatus. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailStatus --module GeneratorFixtures
// Checksum: 915b239dcbbed8b9
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailStatus: TrailStatus, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case isOpen
    case note
    case length
    case climb
    case visitors
    case forecast
  }

  let spryStorage = SpryStorage()

  var isOpen: Bool { stubbedValue(.isOpen) }

  var note: String? {
    get { stubbedValue(.note) }
    set { recordCall(.note, arguments: newValue) }
  }

  var length: Int {
    get throws { try stubbedValueThrows(.length) }
  }

  var climb: Int {
    get throws(WalkError) { try stubbedValueThrows(.climb, throwing: WalkError.self) }
  }

  var visitors: Int {
    get async { await stubbedValue(.visitors) }
  }

  var forecast: String {
    get async throws { try await stubbedValueThrows(.forecast) }
  }
}

extension FakeTrailStatus {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailStatus
    var isOpen: some StubbableCall<() -> Void, Bool, Never> { TypedCall(fake.call(.isOpen)) }
    var note: TypedProperty<String?> { TypedProperty(.note, of: fake) }
    var length: some StubbableCall<() -> Void, Int, any Error> { TypedCall(fake.call(.length)) }
    var climb: some StubbableCall<() -> Void, Int, WalkError> { TypedCall(fake.call(.climb)) }
    var visitors: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.visitors)) }
    var forecast: some StubbableCall<() -> Void, String, any Error> { TypedCall(fake.call(.forecast)) }
  }
}
