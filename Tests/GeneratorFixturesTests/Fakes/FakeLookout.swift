// Generated from Lookout. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Lookout --module GeneratorFixtures --partial
// Checksum: a188c8058a5c7646
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeLookout: Lookout, Spryable {
  enum Function: String, GeneratedFunction {
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
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeLookout
    var height: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.height)) }
    typealias ReportCall = TypedCall<(String) -> Void, String, any Error>
    func report(_ name: String) -> ReportCall { .init(fake.call(.report, with: name)) }
    @_disfavoredOverload func report(_ name: TypedArgument<String> = .anything) -> ReportCall { .init(fake.call(.report, with: name)) }
    func copy() -> TypedCall<() -> Void, FakeLookout, Never> { .init(fake.call(.copy)) }
  }
}
