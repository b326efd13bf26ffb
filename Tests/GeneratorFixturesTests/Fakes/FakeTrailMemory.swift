// Generated from TrailMemory. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMemory --module GeneratorFixtures --partial
// Checksum: 332f610b4f8e948e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeTrailMemory: TrailMemory, Spryable {
  enum Function: String, GeneratedFunction {
    case count
    case handle
    case read = "read(_:)"
    case withBytes = "withBytes(_:)"
  }

  let spryStorage = SpryStorage()

  nonisolated override var count: Int {
    get { stubbedValue(.count, fallbackValue: unsafe super.count) }
    set {
      recordCall(.count, arguments: newValue)
      unsafe super.count = newValue
    }
  }

  override var handle: OpaquePointer? {
    get { unsafe stubbedValue(.handle, fallbackValue: super.handle) }
    set {
      unsafe recordCall(.handle, arguments: newValue)
      unsafe super.handle = newValue
    }
  }

  override func read(_ from: UnsafePointer<Int>) -> Int {
    unsafe spryify(.read, arguments: from, fallbackValue: super.read(from))
  }

  override func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Int) throws -> Int {
    try unsafe withoutActuallyEscaping(body) { body in
      try unsafe spryifyThrows(
        .withBytes, arguments: Transient(body), fallbackValue: try super.withBytes(body))
    }
  }
}

nonisolated extension FakeTrailMemory {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailMemory
    var count: TypedProperty<Int> { TypedProperty(.count, of: fake) }
    var handle: TypedProperty<OpaquePointer?> { unsafe TypedProperty(.handle, of: fake) }
    typealias ReadCall = TypedCall<(UnsafePointer<Int>) -> Void, Int, Never>
    func read(_ from: UnsafePointer<Int>) -> ReadCall { unsafe .init(fake.call(.read, with: from)) }
    @_disfavoredOverload func read(_ from: TypedArgument<UnsafePointer<Int>> = unsafe .anything) -> ReadCall { unsafe .init(fake.call(.read, with: from)) }
    func withBytes(_ body: TypedArgument<(UnsafeRawBufferPointer) throws -> Int> = unsafe .anything) -> TypedCall<(@escaping (UnsafeRawBufferPointer) throws -> Int) -> Void, Int, any Error> { unsafe .init(fake.call(.withBytes, with: body)) }
  }
}
