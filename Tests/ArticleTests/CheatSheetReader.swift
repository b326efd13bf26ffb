import SpryTesting
import SpryXCTest
import Testing
import XCTest

// The tests of somebody who has read nothing but Templates/CheatSheet.md. `CheatSheetTests` checks
// that they use only what it mentions.

private enum CableCarError: Error {
  case windy
  case full
}

private protocol CableCar: AnyObject, Sendable {
  var speed: Int { get set }
  func seats(at hour: Int) -> Int
  func reserve(_ seats: Int, at hour: Int) throws(CableCarError) -> String
  func ride(to station: String) async throws -> Int
  func whenReady(_ completion: @escaping @Sendable (String) -> Void)
  func forEachPassenger(_ body: (String) -> Void)
  func halt(_ station: String) -> Bool
  func halt(_ minutes: Int) -> Bool
  subscript(day: Int) -> Bool { get }
  static func lines(in valley: String) -> [String]
}

private final class FakeCableCar: CableCar, Spryable {
  enum Function: String, StringRepresentable {
    case speed
    case seats = "seats(at:)"
    case reserve = "reserve(_:at:)"
    case ride
    case whenReady = "whenReady(_:)"
    case forEachPassenger = "forEachPassenger(_:)"
    case haltStation = "halt(_:) station"
    case haltMinutes = "halt(_:) minutes"
    case runs = "subscript(_:)"
  }
  enum ClassFunction: String, StringRepresentable {
    case lines = "lines(in:)"
  }

  let spryStorage = SpryStorage()

  var speed: Int {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
  func seats(at hour: Int) -> Int { spryify(arguments: hour) }
  func reserve(_ seats: Int, at hour: Int) throws(CableCarError) -> String {
    try spryifyThrows(arguments: seats, hour, throwing: CableCarError.self)
  }
  func ride(to station: String) async throws -> Int { try await spryifyThrows(arguments: station) }
  func whenReady(_ completion: @escaping @Sendable (String) -> Void) {
    spryify(arguments: completion)
  }
  func forEachPassenger(_ body: (String) -> Void) {
    withoutActuallyEscaping(body) { body in spryify(arguments: Transient(body)) }
  }
  func halt(_ station: String) -> Bool { spryify(.haltStation, arguments: station) }
  func halt(_ minutes: Int) -> Bool { spryify(.haltMinutes, arguments: minutes) }
  subscript(day: Int) -> Bool { spryify(arguments: day) }
  static func lines(in valley: String) -> [String] { spryify(arguments: valley) }
}

/// The code under test, which operates a cable car.
private struct Operator: Sendable {
  let car: any CableCar

  func board(_ guests: Int, at hour: Int) -> String {
    guard car.seats(at: hour) >= guests else { return "wait" }
    do {
      return try car.reserve(guests, at: hour)
    } catch {
      return error == .windy ? "walk" : "wait"
    }
  }

  func travel(to station: String) async -> Int? {
    for _ in 1...3 {
      if let minutes = try? await car.ride(to: station) { return minutes }
    }
    return nil
  }

  func passengers() -> [String] {
    var names: [String] = []
    car.forEachPassenger { names.append($0) }
    return names
  }

  func emergency() {
    car.speed = 0
    if !car.halt("Wengen") { _ = car.halt(5) }
  }
}

/// A model that shows whether the car is under way.
@MainActor private final class Display {
  let car: any CableCar
  var text = ""

  init(_ car: any CableCar) { self.car = car }

  func ride() async {
    text = "under way"
    do {
      text = "\(try await car.ride(to: "Wengen")) minutes"
    } catch {
      text = "closed"
    }
  }
}

private class Barometer {
  func pressure(at height: Int) -> Int { 1_013 - height / 8 }
}

private final class FakeBarometer: Barometer, Spryable {
  enum Function: String, StringRepresentable {
    case pressure = "pressure(at:)"
  }

  let spryStorage = SpryStorage()

  override func pressure(at height: Int) -> Int {
    spryify(arguments: height, fallbackValue: super.pressure(at: height))
  }
}

@Suite(.spry) struct CheatSheetReaderSuite {
  private let car = FakeCableCar()

  private var crew: Operator { Operator(car: car) }

  @Test func boardsWhenThereAreSeats() {
    car.stub(.seats).andReturn(0)
    car.stub(.seats).with(8).andReturn(4)
    car.stub(.reserve).andReturn("cabin 7")

    #expect(crew.board(2, at: 8) == "cabin 7")

    expectHaveReceived(car, .reserve, with: 2, 8, countSpecifier: .once)
  }

  @Test func waitsWhenThereAreNoSeats() {
    car.stub(.seats).andReturn(1)

    #expect(crew.board(2, at: 8) == "wait")

    expectHaveNotReceived(car, .reserve)
  }

  @Test(arguments: [(CableCarError.windy, "walk"), (.full, "wait")])
  private func explainsWhyNobodyBoards(error: CableCarError, answer: String) {
    car.stub(.seats).andReturn(4)
    car.stub(.reserve).andThrow(error)

    #expect(crew.board(2, at: 8) == answer)
  }

  @Test func ridesAgainAfterAnError() async {
    car.stub(.ride).andThrow(CableCarError.windy).times(2).thenReturn(12)

    #expect(await crew.travel(to: "Wengen") == 12)

    expectHaveReceived(car, .ride, with: "Wengen", countSpecifier: 3)
  }

  @Test func givesUpAfterThreeErrors() async {
    car.stub(.ride).andThrow(CableCarError.windy)

    #expect(await crew.travel(to: "Wengen") == nil)

    #expect(car.arguments(of: .ride, as: String.self).count == 3)
  }

  @Test func stopsInAnEmergency() {
    car.stub(.haltStation).andReturn(false)
    car.stub(.haltMinutes).with(Argument.in(1...10)).andReturn(true)

    crew.emergency()

    expectHaveReceived(car, .speed, with: 0)
    expectHaveReceivedInOrder(car.call(.haltStation, with: "Wengen"), car.call(.haltMinutes))
  }

  @Test func completionHandlerIsCalledAtOnce() {
    let done = FakeClosure()
    car.stub(.whenReady).andDo { (completion: @escaping @Sendable (String) -> Void) in
      completion("cabin 7")
    }

    car.whenReady(done.closure())

    expectHaveReceived(done, .call, with: "cabin 7", countSpecifier: .once)
  }

  @Test func completionHandlerIsCalledLater() throws {
    let done = FakeClosure()
    let completion = Argument.captor()
    car.stub(.whenReady).with(completion).andReturn()

    car.whenReady(done.closure())
    expectHaveNoRecordedCalls(done)
    try completion.value(as: (@Sendable (String) -> Void).self)("cabin 8")

    expectHaveReceived(done, .call, with: "cabin 8")
  }

  @Test func visitsAllPassengers() {
    car.stub(.forEachPassenger).andDo { (body: @escaping (String) -> Void) in
      body("Ida")
      body("Max")
    }

    #expect(crew.passengers() == ["Ida", "Max"])
  }

  @Test(arguments: 1...5)
  func testCasesDoNotShareStaticStubs(number: Int) {
    FakeCableCar.stub(.lines).andReturn(["line \(number)"])

    #expect(FakeCableCar.lines(in: "Lauterbrunnen") == ["line \(number)"])

    expectHaveReceived(FakeCableCar.self, .lines, countSpecifier: .once)
  }

  @Test func runsOnWeekends() {
    car.stub(.runs).andReturn(false)
    car.stub(.runs).with(Argument.any(of: 6, 7)).andReturn(true)

    #expect((1...7).map { car[$0] } == [false, false, false, false, false, true, true])
  }

  @Test @MainActor func displayShowsThatTheCarIsUnderWay() async {
    let display = Display(car)
    let gate = car.stub(.ride).andSuspend()

    async let ride: Void = display.ride()
    await gate.untilReached()
    #expect(display.text == "under way")

    gate.resume(returning: 12)
    await ride
    #expect(display.text == "12 minutes")
  }

  @Test func travelsInTheBackground() async {
    car.stub(.ride).andReturn(12)

    let task = Task { [crew] in await crew.travel(to: "Wengen") }

    await expectHaveReceived(car, .ride, with: "Wengen", within: .seconds(5))
    #expect(await task.value == 12)
  }
}

final class CheatSheetReaderTests: XCTestCase {
  private let car = FakeCableCar()

  private var crew: Operator { Operator(car: car) }

  override func tearDown() {
    FakeCableCar.resetCallsAndStubs()
  }

  func testExpectationNeedsAStub() {
    car.stub(.seats).andReturn(4)
    car.stub(.reserve).andReturn("cabin 7")
    car.expect(.reserve, with: 2, Argument.anything, countSpecifier: .once)

    XCTAssertEqual(crew.board(2, at: 8), "cabin 7")

    car.verify()
  }

  func testNothingElseIsCalled() {
    car.stub(.seats).andReturn(0)

    _ = crew.board(2, at: 8)

    XCTAssertHaveReceived(car, .seats, with: 8)
    XCTAssertNoUnverifiedCalls(car)
  }

  func testEarlierCallsAreIgnored() {
    car.stub(.seats).andReturn(0)
    _ = crew.board(2, at: 8)

    let mark = Checkpoint()
    _ = crew.board(2, at: 9)

    XCTAssertHaveReceived(car, .seats, countSpecifier: .once, since: mark)
    XCTAssertHaveNotReceived(car, .seats, with: 8, since: mark)
  }

  func testStubComparesAllArguments() {
    car.stub(.seats).andReturn(100)
    car.stub(.reserve).andReturn("cabin 7")
    car.stub(.reserve).with(matching: { (seats: Int, hour: Int) in seats > hour })
      .andThrow(CableCarError.full)

    XCTAssertEqual(crew.board(8, at: 8), "cabin 7")
    XCTAssertEqual(crew.board(9, at: 8), "wait")
  }

  func testCallsToARealClassCanBeStubbed() {
    let barometer = FakeBarometer()
    barometer.stub(.pressure).with(800).andReturn(990)

    XCTAssertEqual(barometer.pressure(at: 800), 990)
    XCTAssertEqual(barometer.pressure(at: 0), 1_013)
  }

  func testStaticMemberIsStubbed() {
    FakeCableCar.stub(.lines).with(Argument.hasPrefix("Lauter")).andReturn(["Grütschalp"])

    XCTAssertEqual(FakeCableCar.lines(in: "Lauterbrunnen"), ["Grütschalp"])
  }
}
