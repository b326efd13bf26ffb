// Generated from TrailMemory. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailMemory --module GeneratorFixtures --partial --no-calls
// Checksum: 9cd42115282bfe46
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

    nonisolated static var hasStubAndCalls: Bool { false }
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
      try unsafe spryifyThrows(.withBytes, arguments: Transient(body), fallbackValue: try super.withBytes(body))
    }
  }
}
