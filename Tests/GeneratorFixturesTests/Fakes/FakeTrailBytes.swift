// Generated from TrailBytes. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBytes --module GeneratorFixtures --no-calls
// Checksum: 5b455880c923c5df
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailBytes: TrailBytes, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initializeAt = "init(at:)"
    case initializeOf = "init(of:)"
    case handle = "handle()"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  enum Function: String, GeneratedFunction {
    case start
    case read = "read(_:_:)"
    case check = "check(_:_:)"
    case withBytes = "withBytes(_:)"
    case withBytesLater = "withBytesLater(_:)"
    case place = "place(_:)"
    case skip = "skip(_:_:)"
    case keep = "keep(_:)"
    case `subscript` = "subscript(_:)"

    nonisolated static var hasStubAndCalls: Bool { false }
  }

  let spryStorage = SpryStorage()

  init() {}

  init(at start: UnsafeRawPointer) {
    unsafe Self.recordCall(.initializeAt, arguments: start)
  }

  init?(of handle: OpaquePointer) {
    let isMade: Bool = unsafe Self.spryify(.initializeOf, arguments: handle, fallbackValue: true)
    guard isMade else { return nil }
  }

  var start: UnsafeMutablePointer<Int> {
    get { unsafe stubbedValue(.start) }
    set { unsafe recordCall(.start, arguments: newValue) }
  }

  func read(_ from: UnsafePointer<Int>, _ to: UnsafeMutableRawPointer?) -> UnsafeRawBufferPointer {
    unsafe spryify(.read, arguments: from, to)
  }

  func check(_ all: [UnsafeBufferPointer<Int>], _ owner: Unmanaged<AnyObject>) async throws -> Int {
    try await unsafe spryifyThrows(.check, arguments: all, owner)
  }

  func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Int) throws -> Int {
    try unsafe withoutActuallyEscaping(body) { body in
      try unsafe spryifyThrows(.withBytes, arguments: Transient(body))
    }
  }

  func withBytesLater(_ body: (UnsafeRawBufferPointer) async throws -> Int) async throws -> Int {
    func answer(_ body: @escaping (UnsafeRawBufferPointer) async throws -> Int) async throws -> Int {
      try await unsafe spryifyThrows(.withBytesLater, arguments: Transient(body))
    }
    return try await unsafe withoutActuallyEscaping(body, do: answer)
  }

  func place(_ body: () -> Void) -> UnsafeRawPointer {
    withoutActuallyEscaping(body) { body in
      unsafe spryify(.place, arguments: Transient(body))
    }
  }

  func skip(_ count: UnsafePointer<Int>, _ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      unsafe spryify(.skip, arguments: count, Transient(body))
    }
  }

  func keep(_ body: @escaping (UnsafeRawPointer) -> Void) {
    unsafe spryify(.keep, arguments: body)
  }

  static func handle() -> OpaquePointer? {
    unsafe spryify(.handle)
  }

  subscript(offset: UnsafeRawPointer) -> Int {
    get { unsafe spryify(.subscript, arguments: offset) }
    set { unsafe recordCall(.subscript, arguments: offset, newValue) }
  }
}
