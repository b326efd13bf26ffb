// Generated from Lookout. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lookout --module GeneratorFixtures --partial
// Checksum: 9955a4bdd2a978ce
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLookout: Lookout, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
    case height
    case report = "report(_:)"
    case copy = "copy()"
  }

  let spryStorage = SpryStorage()
  private let wrapped: any Lookout

  init(wrapping wrapped: any Lookout) {
    self.wrapped = wrapped
  }

  var height: Int { stubbedValue(.height, fallbackValue: wrapped.height) }

  func report(_ name: String) async throws -> String {
    try await spryifyThrows(.report, arguments: name, fallbackValue: try await wrapped.report(name))
  }

  func copy() -> FakeLookout {
    spryify(.copy)
  }
}

extension FakeLookout {
  struct Calls {
    fileprivate let fake: FakeLookout

    var height: TypedGetter<Int, Never> { TypedGetter(fake.call(.height)) }

    func report(_ name: String) -> TypedCall<(String) -> Void, String, any Error> {
      TypedCall(fake.call(.report, with: name))
    }

    @_disfavoredOverload
    func report(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, String, any Error> {
      TypedCall(fake.call(.report, with: name))
    }

    func copy() -> TypedCall<() -> Void, FakeLookout, Never> {
      TypedCall(fake.call(.copy))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
