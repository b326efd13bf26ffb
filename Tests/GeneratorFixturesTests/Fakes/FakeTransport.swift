// Generated from Transport. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Transport --module GeneratorFixtures
// Checksum: 86f3763dcd87d1d8
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTransport: Transport, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case initialize = "init(line:)"
  }

  enum Function: String, GeneratedFunction {
    case seats
    case ride = "ride(to:)"
    case board = "board()"
    case pay = "pay(_:)"
  }

  let spryStorage = SpryStorage()

  init() {}

  init(line: Int) {
    Self.recordCall(.initialize, arguments: line)
  }

  var seats: Int { stubbedValue(.seats) }

  func ride(to place: String) -> Int {
    spryify(.ride, arguments: place)
  }

  func board() throws(WalkError) {
    try spryifyThrows(.board, throwing: WalkError.self)
  }

  func pay(_ price: @autoclosure () throws -> Int) {
    spryify(.pay, arguments: try? price())
  }
}

extension FakeTransport {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTransport
    var seats: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.seats)) }
    typealias RideCall = TypedCall<(String) -> Void, Int, Never>
    func ride(to place: String) -> RideCall { .init(fake.call(.ride, with: place)) }
    @_disfavoredOverload func ride(to place: TypedArgument<String> = .anything) -> RideCall { .init(fake.call(.ride, with: place)) }
    func board() -> TypedCall<() -> Void, Void, WalkError> { .init(fake.call(.board)) }
    func pay(_ price: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> { .init(fake.call(.pay, with: price)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    typealias InitializeCall = TypedCall<(Int) -> Void, Void, Never>
    func initialize(line: Int) -> InitializeCall { .init(FakeTransport.call(.initialize, with: line)) }
    @_disfavoredOverload func initialize(line: TypedArgument<Int> = .anything) -> InitializeCall { .init(FakeTransport.call(.initialize, with: line)) }
  }
}
