// Generated from TrailBytes. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailBytes --module GeneratorFixtures
// Checksum: fa317efff223e2df
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
    func answer(
      _ body: @escaping (UnsafeRawBufferPointer) async throws -> Int
    ) async throws -> Int {
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

extension FakeTrailBytes {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailBytes
    var start: TypedProperty<UnsafeMutablePointer<Int>> { unsafe TypedProperty(.start, of: fake) }
    typealias ReadCall = TypedCall<(UnsafePointer<Int>, UnsafeMutableRawPointer?) -> Void, UnsafeRawBufferPointer, Never>
    func read(_ from: UnsafePointer<Int>, _ to: UnsafeMutableRawPointer?) -> ReadCall { unsafe .init(fake.call(.read, with: from, to)) }
    @_disfavoredOverload func read(_ from: UnsafePointer<Int>, _ to: TypedArgument<UnsafeMutableRawPointer?> = unsafe .anything) -> ReadCall { unsafe .init(fake.call(.read, with: from, to)) }
    @_disfavoredOverload func read(_ from: TypedArgument<UnsafePointer<Int>> = unsafe .anything, _ to: UnsafeMutableRawPointer?) -> ReadCall { unsafe .init(fake.call(.read, with: from, to)) }
    @_disfavoredOverload func read(_ from: TypedArgument<UnsafePointer<Int>> = unsafe .anything, _ to: TypedArgument<UnsafeMutableRawPointer?> = unsafe .anything) -> ReadCall { unsafe .init(fake.call(.read, with: from, to)) }
    typealias CheckCall = TypedCall<([UnsafeBufferPointer<Int>], Unmanaged<AnyObject>) -> Void, Int, any Error>
    func check(_ all: [UnsafeBufferPointer<Int>], _ owner: Unmanaged<AnyObject>) -> CheckCall { unsafe .init(fake.call(.check, with: all, owner)) }
    @_disfavoredOverload func check(_ all: [UnsafeBufferPointer<Int>], _ owner: TypedArgument<Unmanaged<AnyObject>> = unsafe .anything) -> CheckCall { unsafe .init(fake.call(.check, with: all, owner)) }
    @_disfavoredOverload func check(_ all: TypedArgument<[UnsafeBufferPointer<Int>]> = unsafe .anything, _ owner: Unmanaged<AnyObject>) -> CheckCall { unsafe .init(fake.call(.check, with: all, owner)) }
    @_disfavoredOverload func check(_ all: TypedArgument<[UnsafeBufferPointer<Int>]> = unsafe .anything, _ owner: TypedArgument<Unmanaged<AnyObject>> = unsafe .anything) -> CheckCall { unsafe .init(fake.call(.check, with: all, owner)) }
    func withBytes(_ body: TypedArgument<(UnsafeRawBufferPointer) throws -> Int> = unsafe .anything) -> TypedCall<(@escaping (UnsafeRawBufferPointer) throws -> Int) -> Void, Int, any Error> { unsafe .init(fake.call(.withBytes, with: body)) }
    func withBytesLater(_ body: TypedArgument<(UnsafeRawBufferPointer) async throws -> Int> = unsafe .anything) -> TypedCall<(@escaping (UnsafeRawBufferPointer) async throws -> Int) -> Void, Int, any Error> { unsafe .init(fake.call(.withBytesLater, with: body)) }
    func place(_ body: TypedArgument<() -> Void> = .anything) -> TypedCall<(@escaping () -> Void) -> Void, UnsafeRawPointer, Never> { unsafe .init(fake.call(.place, with: body)) }
    typealias SkipCall = TypedCall<(UnsafePointer<Int>, @escaping () -> Void) -> Void, Void, Never>
    func skip(_ count: UnsafePointer<Int>, _ body: TypedArgument<() -> Void> = .anything) -> SkipCall { unsafe .init(fake.call(.skip, with: count, body)) }
    @_disfavoredOverload func skip(_ count: TypedArgument<UnsafePointer<Int>> = unsafe .anything, _ body: TypedArgument<() -> Void> = .anything) -> SkipCall { unsafe .init(fake.call(.skip, with: count, body)) }
    func keep(_ body: TypedArgument<(UnsafeRawPointer) -> Void> = unsafe .anything) -> TypedCall<(@escaping (UnsafeRawPointer) -> Void) -> Void, Void, Never> { unsafe .init(fake.call(.keep, with: body)) }
    typealias SubscriptCall = TypedCall<(UnsafeRawPointer) -> Void, Int, Never>
    func `subscript`(_ offset: UnsafeRawPointer) -> SubscriptCall { unsafe .init(fake.call(.subscript, with: offset)) }
    @_disfavoredOverload func `subscript`(_ offset: TypedArgument<UnsafeRawPointer> = unsafe .anything) -> SubscriptCall { unsafe .init(fake.call(.subscript, with: offset)) }
    typealias SubscriptCall2 = TypedCall<(UnsafeRawPointer, Int) -> Void, Void, Never>
    func `subscript`(_ offset: UnsafeRawPointer, set newValue: Int) -> SubscriptCall2 { unsafe .init(fake.call(.subscript, with: offset, newValue)) }
    @_disfavoredOverload func `subscript`(_ offset: UnsafeRawPointer, set newValue: TypedArgument<Int>) -> SubscriptCall2 { unsafe .init(fake.call(.subscript, with: offset, newValue)) }
    @_disfavoredOverload func `subscript`(_ offset: TypedArgument<UnsafeRawPointer> = unsafe .anything, set newValue: Int) -> SubscriptCall2 { unsafe .init(fake.call(.subscript, with: offset, newValue)) }
    @_disfavoredOverload func `subscript`(_ offset: TypedArgument<UnsafeRawPointer> = unsafe .anything, set newValue: TypedArgument<Int>) -> SubscriptCall2 { unsafe .init(fake.call(.subscript, with: offset, newValue)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeAtCall = TypedCall<(UnsafeRawPointer) -> Void, Void, Never>
    func initialize(at start: UnsafeRawPointer) -> InitializeAtCall { unsafe .init(FakeTrailBytes.call(.initializeAt, with: start)) }
    @_disfavoredOverload func initialize(at start: TypedArgument<UnsafeRawPointer>) -> InitializeAtCall { unsafe .init(FakeTrailBytes.call(.initializeAt, with: start)) }
    typealias InitializeOfCall = TypedCall<(OpaquePointer) -> Void, Bool, Never>
    func initialize(of handle: OpaquePointer) -> InitializeOfCall { unsafe .init(FakeTrailBytes.call(.initializeOf, with: handle)) }
    @_disfavoredOverload func initialize(of handle: TypedArgument<OpaquePointer>) -> InitializeOfCall { unsafe .init(FakeTrailBytes.call(.initializeOf, with: handle)) }
    func handle() -> TypedCall<() -> Void, OpaquePointer?, Never> { unsafe .init(FakeTrailBytes.call(.handle)) }
  }
}
