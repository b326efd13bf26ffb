import Spry
import Testing

@testable import GeneratorFixtures

/// Tests fakes with pointers in a target with strict memory safety.
@Suite struct PointerTests {
  @Test func pointersAreArgumentsAndResults() throws {
    let fake = FakeTrailBytes()
    let bytes: any TrailBytes = fake
    let start = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { unsafe start.deallocate() }
    unsafe fake.stub(.start).andReturn(start)
    let stubbed = unsafe bytes.start == start
    #expect(stubbed)
    unsafe fake.stub(.read).with(UnsafePointer(start), Argument.nil)
      .andReturn(UnsafeRawBufferPointer(start: start, count: 8))
    let count = unsafe bytes.read(UnsafePointer(start), nil).count
    #expect(count == 8)
  }

  @Test func closuresWithPointersArePassedToTheStub() throws {
    let fake = FakeTrailBytes()
    fake.stub(.withBytes).andDo { arguments in
      let body = unsafe try #require(arguments[0] as? (UnsafeRawBufferPointer) throws -> Int)
      return unsafe try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let count = try unsafe (fake as any TrailBytes).withBytes { $0.count + 1 }
    #expect(count == 1)
  }

  @Test func pointersArePassedToSuper() throws {
    let fake = FakeTrailMemory()
    let memory: TrailMemory = fake
    unsafe memory.count = 2
    let count = unsafe memory.count
    #expect(count == 2)
    let handle = unsafe memory.handle
    let hasHandle = unsafe handle != nil
    #expect(!hasHandle)
    let length = try unsafe memory.withBytes { $0.count }
    #expect(length == 1)
    var number = 3
    let read = unsafe withUnsafePointer(to: &number) { unsafe memory.read($0) }
    #expect(read == 1)
    #expect(fake.callCount(of: .read) == 1)
  }
}
