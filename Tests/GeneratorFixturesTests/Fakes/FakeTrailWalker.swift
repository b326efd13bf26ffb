// Generated from TrailWalker. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailWalker --module GeneratorFixtures --no-calls
// Checksum: ec0e97322a2693f5
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

@available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *)
final class FakeTrailWalker: TrailWalker, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case walk = "walk(_:)"
    case walkEachThen = "walk(each:then:)"
    case map = "map(_:)"
    case only = "only(_:)"
    case rest = "rest(_:)"
    case visit = "visit(_:)"
    case run = "run(_:)"
    case jog = "jog(_:then:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  func walk(_ step: (Int) -> String) -> [String] {
    withoutActuallyEscaping(step) { step in
      spryify(.walk, arguments: Transient(step))
    }
  }

  func walk(each step: (Int) throws -> String, then last: () -> Void) throws -> [String] {
    try withoutActuallyEscaping(step) { step in
      try withoutActuallyEscaping(last) { last in
        try spryifyThrows(.walkEachThen, arguments: Transient(step), Transient(last))
      }
    }
  }

  func map<Failure: Error>(_ transform: (Int) throws(Failure) -> String) throws(Failure) -> [String] {
    try withoutActuallyEscaping(transform) { transform throws(Failure) in
      try spryifyThrows(.map, arguments: Rethrowing(transform), throwing: Failure.self)
    }
  }

  func only<Failure: Error>(_ step: () throws(Failure) -> Int) throws(Failure) -> Int {
    try withoutActuallyEscaping(step) { step throws(Failure) in
      try spryifyThrows(.only, arguments: Transient({ try step() } as () throws -> Int), throwing: Failure.self)
    }
  }

  func rest(_ step: () async throws -> Int) async throws -> Int {
    func answer(_ step: @escaping () async throws -> Int) async throws -> Int {
      try await spryifyThrows(.rest, arguments: Transient(step))
    }
    return try await withoutActuallyEscaping(step, do: answer)
  }

  func visit(_ visitor: (Int) -> String) {
    withoutActuallyEscaping(visitor) { visitor in
      spryify(.visit, arguments: Transient(visitor))
    }
  }

  func run<Failure: Error>(_ step: () async throws(Failure) -> Int) async throws(Failure) -> Int {
    func answer(_ step: @escaping () async throws(Failure) -> Int) async throws(Failure) -> Int {
      try await spryifyThrows(.run, arguments: Transient({ try await step() } as () async throws -> Int), throwing: Failure.self)
    }
    return try await withoutActuallyEscaping(step, do: answer)
  }

  func jog(_ step: () throws(WalkError) -> Void, then last: () -> Void) throws(WalkError) {
    try withoutActuallyEscaping(step) { step throws(WalkError) in
      try withoutActuallyEscaping(last) { last throws(WalkError) in
        try spryifyThrows(.jog, arguments: Transient(step), Transient(last), throwing: WalkError.self)
      }
    }
  }
}
