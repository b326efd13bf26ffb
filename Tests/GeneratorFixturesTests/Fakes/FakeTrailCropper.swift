// Generated from TrailCropper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCropper --module GeneratorFixtures --partial
// Checksum: e4f1cacc33f6fc58
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
  }

  let spryStorage = SpryStorage()
  private let wrapped: any TrailCropper

  init(wrapping wrapped: any TrailCropper) {
    self.wrapped = wrapped
  }

  func crop(_ entry: inout String, to length: Int) -> Bool {
    let argument = Inout(entry)
    defer { entry = argument.value }
    return spryify(
      .crop, arguments: argument, length, fallbackValue: wrapped.crop(&argument.value, to: length))
  }

  func fetch(_ entry: inout String) async throws {
    let argument = Inout(entry)
    defer { entry = argument.value }
    try await spryifyThrows(
      .fetch, arguments: argument, fallbackValue: try await wrapped.fetch(&argument.value))
  }

  func read<Value, Failure: Error>(
    _ body: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(
        .read, arguments: Rethrowing(body), throwing: Failure.self,
        fallbackValue: try wrapped.read(body))
    }
  }

  func fold(_ body: (Int, Int, Int) throws -> Int) -> Int {
    withoutActuallyEscaping(body) { body in
      spryify(.fold, arguments: Transient(body))
    }
  }
}

extension FakeTrailCropper {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailCropper
    typealias CropCall = TypedCall<(Inout<String>, Int) -> Void, Bool, Never>
    func crop(_ entry: String, to length: Int) -> CropCall { .init(fake.call(.crop, with: entry, length)) }
    @_disfavoredOverload func crop(_ entry: String, to length: TypedArgument<Int> = .anything) -> CropCall { .init(fake.call(.crop, with: entry, length)) }
    @_disfavoredOverload func crop(_ entry: TypedArgument<String> = .anything, to length: Int) -> CropCall { .init(fake.call(.crop, with: entry, length)) }
    @_disfavoredOverload func crop(_ entry: TypedArgument<String> = .anything, to length: TypedArgument<Int> = .anything) -> CropCall { .init(fake.call(.crop, with: entry, length)) }
    typealias FetchCall = TypedCall<(Inout<String>) -> Void, Void, any Error>
    func fetch(_ entry: String) -> FetchCall { .init(fake.call(.fetch, with: entry)) }
    @_disfavoredOverload func fetch(_ entry: TypedArgument<String> = .anything) -> FetchCall { .init(fake.call(.fetch, with: entry)) }
    func read<Value>(_ body: TypedArgument<(String) throws -> Value>) -> TypedCall<(@escaping (String) throws -> Value) -> Void, Value, Never> { .init(fake.call(.read, with: body)) }
    func fold(_ body: TypedArgument<(Int, Int, Int) throws -> Int> = .anything) -> TypedCall<(@escaping (Int, Int, Int) throws -> Int) -> Void, Int, Never> { .init(fake.call(.fold, with: body)) }
  }
}
