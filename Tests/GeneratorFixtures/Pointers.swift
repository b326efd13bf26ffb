/// A protocol with types that strict memory safety considers unsafe.
protocol TrailBytes {
  init(at start: UnsafeRawPointer)
  init?(of handle: OpaquePointer)
  var start: UnsafeMutablePointer<Int> { get set }
  func read(_ from: UnsafePointer<Int>, _ to: UnsafeMutableRawPointer?) -> UnsafeRawBufferPointer
  func check(_ all: [UnsafeBufferPointer<Int>], _ owner: Unmanaged<AnyObject>) async throws -> Int
  func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Int) throws -> Int
  func withBytesLater(_ body: (UnsafeRawBufferPointer) async throws -> Int) async throws -> Int
  func place(_ body: () -> Void) -> UnsafeRawPointer
  func skip(_ count: UnsafePointer<Int>, _ body: () -> Void)
  func keep(_ body: @escaping (UnsafeRawPointer) -> Void)
  static func handle() -> OpaquePointer?
  subscript(offset: UnsafeRawPointer) -> Int { get set }
}

/// A class with a partial fake.
class TrailMemory {
  init() {}
  nonisolated(unsafe) var count = 0
  var handle: OpaquePointer? {
    get { nil }
    set {}
  }
  func read(_ from: UnsafePointer<Int>) -> Int { 1 }
  func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Int) throws -> Int { 1 }
}
