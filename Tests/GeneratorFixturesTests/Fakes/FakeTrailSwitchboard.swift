// Generated from TrailSwitchboard. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailSwitchboard --module GeneratorFixtures
// Checksum: 34e90f8f54bd6063
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeTrailSwitchboard: TrailSwitchboard, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case ask = "ask(_:then:)"
    case poll = "poll(_:then:others:)"
    case listen = "listen(then:)"
    case ring = "ring(_:)"
  }

  let spryStorage = SpryStorage()

  func ask(_ question: String, then answer: @escaping BoardAnswer) {
    spryify(.ask, arguments: question, answer)
  }

  func poll(_ question: String, then answer: BoardAnswer?, others: BoardAnswers) {
    spryify(.poll, arguments: question, answer, others)
  }

  func listen(then answer: @escaping BoardAnswer) -> BoardAnswer {
    spryify(.listen, arguments: answer)
  }

  func ring(_ number: @autoclosure () -> BoardAnswer) {
    spryify(.ring, arguments: number())
  }
}

extension FakeTrailSwitchboard {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailSwitchboard
    typealias AskCall = TypedCall<(String, @escaping BoardAnswer) -> Void, Void, Never>
    func ask(_ question: String, then answer: TypedArgument<BoardAnswer> = .anything) -> AskCall { .init(fake.call(.ask, with: question, answer)) }
    @_disfavoredOverload func ask(_ question: TypedArgument<String> = .anything, then answer: TypedArgument<BoardAnswer> = .anything) -> AskCall { .init(fake.call(.ask, with: question, answer)) }
    typealias PollCall = TypedCall<(String, BoardAnswer?, BoardAnswers) -> Void, Void, Never>
    func poll(_ question: String, then answer: TypedArgument<BoardAnswer?> = .anything, others: TypedArgument<BoardAnswers> = .anything) -> PollCall { .init(fake.call(.poll, with: question, answer, others)) }
    @_disfavoredOverload func poll(_ question: TypedArgument<String> = .anything, then answer: TypedArgument<BoardAnswer?> = .anything, others: TypedArgument<BoardAnswers> = .anything) -> PollCall { .init(fake.call(.poll, with: question, answer, others)) }
    func listen(then answer: TypedArgument<BoardAnswer> = .anything) -> TypedCall<(@escaping BoardAnswer) -> Void, BoardAnswer, Never> { .init(fake.call(.listen, with: answer)) }
    func ring(_ number: TypedArgument<BoardAnswer> = .anything) -> TypedCall<(@escaping BoardAnswer) -> Void, Void, Never> { .init(fake.call(.ring, with: number)) }
  }
}
