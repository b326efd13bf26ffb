// Generated from TrailCropper. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailCropper --module GeneratorFixtures --partial
// Checksum: 5e972139838e2b2f
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailCropper: TrailCropper, Spryable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailCropper

    func crop(
      _ entry: String, to length: Int
    ) -> TypedCall<(Inout<String>, Int) -> Void, Bool, Never> {
      TypedCall(fake.call(.crop, with: entry, length))
    }

    @_disfavoredOverload
    func crop(
      _ entry: TypedArgument<String> = .anything, to length: TypedArgument<Int> = .anything
    ) -> TypedCall<(Inout<String>, Int) -> Void, Bool, Never> {
      TypedCall(fake.call(.crop, with: entry, length))
    }

    func fetch(_ entry: String) -> TypedCall<(Inout<String>) -> Void, Void, any Error> {
      TypedCall(fake.call(.fetch, with: entry))
    }

    @_disfavoredOverload
    func fetch(
      _ entry: TypedArgument<String> = .anything
    ) -> TypedCall<(Inout<String>) -> Void, Void, any Error> {
      TypedCall(fake.call(.fetch, with: entry))
    }

    func read<Value>(
      _ body: TypedArgument<Any?> = .anything
    ) -> TypedCall<(Any?) -> Void, Value, Never> {
      TypedCall(fake.call(.read, with: body))
    }

    func fold(_ body: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Int, Never> {
      TypedCall(fake.call(.fold, with: body))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
