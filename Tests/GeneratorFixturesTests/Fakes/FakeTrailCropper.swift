// Generated from TrailCropper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCropper --module GeneratorFixtures --partial --no-calls
// Checksum: b2b12466497cb518
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCropper: TrailCropper, Spryable {
  enum Function: String, GeneratedFunction {
    case crop = "crop(_:to:)"
    case fetch = "fetch(_:)"
    case read = "read(_:)"
    case fold = "fold(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()
  private let wrapped: any TrailCropper

  init(wrapping wrapped: any TrailCropper) {
    self.wrapped = wrapped
  }

  func crop(_ entry: inout String, to length: Int) -> Bool {
    let argument = Inout(entry)
    defer { entry = argument.value }
    return spryify(.crop, arguments: argument, length, fallbackValue: wrapped.crop(&argument.value, to: length))
  }

  func fetch(_ entry: inout String) async throws {
    let argument = Inout(entry)
    defer { entry = argument.value }
    try await spryifyThrows(.fetch, arguments: argument, fallbackValue: try await wrapped.fetch(&argument.value))
  }

  func read<Value, Failure: Error>(_ body: (String) throws(Failure) -> Value) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(.read, arguments: Rethrowing(body), throwing: Failure.self, fallbackValue: try wrapped.read(body))
    }
  }

  func fold(_ body: (Int, Int, Int) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.fold, arguments: Transient(body))
    }
  }
}
