// Generated from TrailAlarm. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailAlarm --module GeneratorFixtures --no-calls
// Checksum: 6f9e543448a86f99
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailAlarm: TrailAlarm, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(of:)"
    case close = "close()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case silence
    case echo
    case evacuate = "evacuate()"
    case abandon = "abandon(_:)"
    case patrol = "patrol()"
    case watch = "watch(_:)"
    case call = "call(_:)"
    case meetUnicorn = "meet(_:) (Unicorn)"
    case meetNameStringUnicornUnicorn = "meet(_:) ((name: String, unicorn: Unicorn))"
    case height = "height(_:or:)"
    case results = "results(_:)"
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  init() {}

  init(of unicorn: Unicorn) {}

  var silence: Never {
    get { stubbedValue(.silence) }
    set {}
  }

  var echo: Unicorn {
    get async throws {
      try await stubbedValueThrows(.echo)
      fatalError("echo never returns")
    }
  }

  func evacuate() -> Never {
    spryify(.evacuate)
  }

  func abandon(_ reason: String) throws -> Never {
    try spryifyThrows(.abandon, arguments: reason)
  }

  func patrol() async -> Never {
    await spryify(.patrol)
    fatalError("patrol() never returns")
  }

  func watch(_ step: () async throws -> Void) async throws -> Never {
    func answer(_ step: @escaping () async throws -> Void) async throws {
      try await spryifyThrows(.watch, arguments: Transient(step))
    }
    try await withoutActuallyEscaping(step, do: answer)
    fatalError("watch(_:) never returns")
  }

  func call(_ step: () -> Void) -> Unicorn {
    withoutActuallyEscaping(step) { step in
      spryify(.call, arguments: Transient(step))
    }
  }

  func meet(_ unicorn: Unicorn) -> Int {}
  func meet(_ both: (name: String, unicorn: Unicorn)) -> Int {}

  func height(_ known: Int?, or stop: @autoclosure () -> Never) -> Int {
    spryify(.height, arguments: known, "<() -> Never>")
  }

  func results(_ some: Never?) async -> [Result<Int, Never>] {
    await spryify(.results, arguments: some)
  }

  static func close() -> Never {
    spryify(.close)
  }

  subscript(unicorn: Unicorn) -> Int {
    get {}
    set {}
  }
}
