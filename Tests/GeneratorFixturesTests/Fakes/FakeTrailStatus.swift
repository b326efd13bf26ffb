// Generated from TrailStatus. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailStatus --module GeneratorFixtures
// Checksum: c70a7d79f8cd7d32
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailStatus: TrailStatus, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailStatus

    var isOpen: TypedGetter<Bool, Never> { TypedGetter(fake.call(.isOpen)) }
    var note: TypedProperty<String?> { TypedProperty(.note, of: fake) }
    var length: TypedGetter<Int, any Error> { TypedGetter(fake.call(.length)) }
    var climb: TypedGetter<Int, WalkError> { TypedGetter(fake.call(.climb)) }
    var visitors: TypedGetter<Int, Never> { TypedGetter(fake.call(.visitors)) }
    var forecast: TypedGetter<String, any Error> { TypedGetter(fake.call(.forecast)) }
  }

  var calls: Calls { Calls(fake: self) }
}
