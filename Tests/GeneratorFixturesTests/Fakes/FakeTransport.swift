// Generated from Transport. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Transport --module GeneratorFixtures
// Checksum: 501eff1aa43f786a
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTransport: Transport, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case initialize = "init(line:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTransport

    var seats: TypedGetter<Int, Never> { TypedGetter(fake.call(.seats)) }

    func ride(to place: String) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.ride, with: place))
    }

    @_disfavoredOverload
    func ride(
      to place: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Int, Never> {
      TypedCall(fake.call(.ride, with: place))
    }

    func board() -> TypedCall<() -> Void, Void, WalkError> {
      TypedCall(fake.call(.board))
    }

    func pay(_ price: TypedArgument<Any?> = .anything) -> TypedCall<(Any?) -> Void, Void, Never> {
      TypedCall(fake.call(.pay, with: price))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func initialize(line: Int) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTransport.call(.initialize, with: line))
    }

    @_disfavoredOverload
    func initialize(line: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Void, Never> {
      TypedCall(FakeTransport.call(.initialize, with: line))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
