import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// The lines that failures of generated fakes offer: each compiles, and ends the failure.
@Suite struct LinesToPasteTests {
  private let courier = FakeTrailCourier(from: "Bern")

  /// The line to add, from the only failure.
  private func line(_ body: () -> Void) -> String? {
    let texts = failures(body)
    let lines = texts.count == 1 ? texts[0].split(separator: "\n") : []
    return lines.first { $0.hasPrefix("Add: ") }.map { String($0.dropFirst(5)) }
  }

  @Test func functions() {
    courier.spryStorage.unstubbedPolicy = .fail
    let find = { [courier] in _ = courier.find(fake: "a", in: "Bern", for: 1) }
    #expect(line(find) == #"fake.stub.find(fake: "a", in: "Bern", for: 1).andReturn(<#Bool#>)"#)
    courier.stub.find(fake: "a", in: "Bern", for: 1).andReturn(true)
    #expect(line(find) == nil)
    let note = { [courier] in courier.note(nil, level: 2) }
    #expect(line(note) == #"fake.stub.note(nil, level: 2).andReturn()"#)
    courier.stub.note(nil, level: 2).andReturn()
    #expect(line(note) == nil)
  }

  @Test func closures() {
    let deliver = { [courier] in _ = courier.deliver("box", to: "Bern") { _ in } }
    #expect(
      line(deliver)
        == #"fake.stub.deliver("box", to: "Bern").andDo { _, to, done in <#code#> }"#)
    courier.stub.deliver("box", to: "Bern").andDo { _, to, done in
      done(to.count)
      return nil
    }
    #expect(line(deliver) == nil)
    let repeating = { [courier] in _ = courier.repeating { 1 } }
    #expect(
      line(repeating) == "fake.stub.repeating().andDo { argument1 in <#code#> }")
    courier.stub.repeating().andDo { argument1 in try argument1() }
    #expect(line(repeating) == nil)
  }

  @Test func propertiesSubscriptsAndOperators() {
    #expect(line { _ = courier.isAway } == "fake.stub.isAway.andReturn(<#Bool#>)")
    courier.stub.isAway.andReturn(true)
    #expect(line { _ = courier.isAway } == nil)
    #expect(line { _ = courier[2] } == "fake.stub.subscript(2).andReturn(<#String#>)")
    courier.stub.subscript(2).andReturn("x")
    #expect(line { _ = courier[2] } == nil)
    #expect(
      line { _ = courier[name: "x"] } == #"fake.stub.subscript(name: "x").andReturn(<#String#>)"#)
    courier.stub.subscript(name: "x").andReturn("x")
    #expect(line { _ = courier[name: "x"] } == nil)
    withOwnStaticFakes {
      #expect(
        line { _ = courier + 2 }
          == "FakeTrailCourier.classStub.plus(<#FakeTrailCourier#>, 2).andReturn(<#Bool#>)")
      FakeTrailCourier.classStub.plus(courier, 2).andReturn(true)
      #expect(line { _ = courier + 2 } == nil)
    }
  }

  @Test func overloads() {
    let board = FakeTrailBoard()
    board.spryStorage.unstubbedPolicy = .fail
    #expect(line { board.display(true) } == "fake.stub(.displayBool).with(true).andReturn()")
    board.stub(.displayBool).with(true).andReturn()
    #expect(line { board.display(true) } == nil)
  }
}
