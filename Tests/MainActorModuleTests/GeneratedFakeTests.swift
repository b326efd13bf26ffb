import GeneratorFixtures
import SpryXCTest
import XCTest

/// Generated fakes have the isolation of their protocol in this module too.
nonisolated final class GeneratedFakeTests: XCTestCase {
  func testFakeForANonisolatedProtocol() async throws {
    let fake = FakeTrailService()
    fake.stub(.count).with("Bern", 5).andReturn(3)
    fake.stub(.load).andReturn(["Eiger"])
    let service: any TrailService = fake
    XCTAssertEqual(service.count(near: "Bern", within: 5), 3)
    let names = await service.load()
    XCTAssertEqual(names, ["Eiger"])
    XCTAssertHaveReceived(fake, .count, with: "Bern", 5, countSpecifier: .once)
  }

  func testFakeForANonisolatedClass() {
    let fake = FakeBox<Int>()
    fake.stub(.put).with(4).andReturn(5)
    XCTAssertEqual((fake as Box<Int>).put(4), 5)
  }

  func testFakeForAnActorProtocol() async throws {
    let fake = FakeHut()
    fake.stub(.book).with(2).andReturn("booked")
    let booked = try await fake.book(2)
    XCTAssertEqual(booked, "booked")
  }

  func testCalls() async throws {
    let service = FakeTrailService()
    service.stub.count(near: "Bern", within: 5).andReturn(3)
    XCTAssertEqual(service.count(near: "Bern", within: 5), 3)
    XCTAssertHaveReceived(service.calls.count(near: "Bern"), .once)
    let hut = FakeHut()
    hut.stub.book(2).andReturn("booked")
    let booked = try await hut.book(2)
    XCTAssertEqual(booked, "booked")
  }

  @MainActor func testMainActorCalls() {
    let fake = FakeTrailScreen()
    fake.stub.show(["Eiger"]).andReturn(true)
    XCTAssertTrue(fake.show(["Eiger"]))
    XCTAssertHaveReceived(fake.calls.show(.hasCount(1)))
  }

  @MainActor func testFakeForAMainActorProtocol() {
    let fake = FakeTrailScreen()
    fake.stub(.show).with(["Eiger"]).andReturn(true)
    fake.stub(.trace).andReturn()
    XCTAssertTrue((fake as any TrailScreen).show(["Eiger"]))
    fake.trace("seen")
    XCTAssertHaveReceived(fake, .trace, with: "seen")
  }
}
