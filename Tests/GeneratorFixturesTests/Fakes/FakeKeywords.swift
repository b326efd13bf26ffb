// Generated from Keywords. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Keywords --module GeneratorFixtures
// Checksum: 0aad11be5b0c7504
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeKeywords: Keywords, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case `default`
    case `repeat` = "repeat(in:for:)"
    case none = "none()"
    case some = "some(_:)"
    case `import` = "import(_:_:as:)"
    case run = "run(_:_:)"
    case initialize = "init()"
  }

  let spryStorage = SpryStorage()

  var `default`: Int { stubbedValue(.default) }

  func `repeat`(in place: String, for value: Int) -> Int {
    spryify(.repeat, arguments: place, value)
  }

  func none() -> Int {
    spryify(Function.none)
  }

  func some(_ some: Int) -> Int {
    spryify(Function.some, arguments: some)
  }

  func `import`(_ argument1: Int, _ argument2: String, as argument3: Bool) -> Bool {
    spryify(.import, arguments: argument1, argument2, argument3)
  }

  func run(
    _ function: GeneratorFixtures.Function, _ argument: GeneratorFixtures.Argument
  ) -> GeneratorFixtures.Stub {
    spryify(.run, arguments: function, argument)
  }

  func `init`() -> Int {
    spryify(.initialize)
  }
}

extension FakeKeywords {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeKeywords
    var `default`: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.default)) }
    typealias RepeatCall = TypedCall<(String, Int) -> Void, Int, Never>
    func `repeat`(in place: String, for value: Int) -> RepeatCall { .init(fake.call(.repeat, with: place, value)) }
    @_disfavoredOverload func `repeat`(in place: String, for value: TypedArgument<Int> = .anything) -> RepeatCall { .init(fake.call(.repeat, with: place, value)) }
    @_disfavoredOverload func `repeat`(in place: TypedArgument<String> = .anything, for value: Int) -> RepeatCall { .init(fake.call(.repeat, with: place, value)) }
    @_disfavoredOverload func `repeat`(in place: TypedArgument<String> = .anything, for value: TypedArgument<Int> = .anything) -> RepeatCall { .init(fake.call(.repeat, with: place, value)) }
    func none() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.none)) }
    typealias SomeCall = TypedCall<(Int) -> Void, Int, Never>
    func some(_ some: Int) -> SomeCall { .init(fake.call(.some, with: some)) }
    @_disfavoredOverload func some(_ some: TypedArgument<Int> = .anything) -> SomeCall { .init(fake.call(.some, with: some)) }
    typealias ImportCall = TypedCall<(Int, String, Bool) -> Void, Bool, Never>
    func `import`(_ argument1: Int, _ argument2: String, as argument3: Bool) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: Int, _ argument2: String, as argument3: TypedArgument<Bool> = .anything) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: Int, _ argument2: TypedArgument<String> = .anything, as argument3: Bool) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: Int, _ argument2: TypedArgument<String> = .anything, as argument3: TypedArgument<Bool> = .anything) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: TypedArgument<Int> = .anything, _ argument2: String, as argument3: Bool) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: TypedArgument<Int> = .anything, _ argument2: String, as argument3: TypedArgument<Bool> = .anything) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: TypedArgument<Int> = .anything, _ argument2: TypedArgument<String> = .anything, as argument3: Bool) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    @_disfavoredOverload func `import`(_ argument1: TypedArgument<Int> = .anything, _ argument2: TypedArgument<String> = .anything, as argument3: TypedArgument<Bool> = .anything) -> ImportCall { .init(fake.call(.import, with: argument1, argument2, argument3)) }
    typealias RunCall = TypedCall<(GeneratorFixtures.Function, GeneratorFixtures.Argument) -> Void, GeneratorFixtures.Stub, Never>
    func run(_ function: GeneratorFixtures.Function, _ argument: GeneratorFixtures.Argument) -> RunCall { .init(fake.call(.run, with: function, argument)) }
    @_disfavoredOverload func run(_ function: GeneratorFixtures.Function, _ argument: TypedArgument<GeneratorFixtures.Argument> = .anything) -> RunCall { .init(fake.call(.run, with: function, argument)) }
    @_disfavoredOverload func run(_ function: TypedArgument<GeneratorFixtures.Function> = .anything, _ argument: GeneratorFixtures.Argument) -> RunCall { .init(fake.call(.run, with: function, argument)) }
    @_disfavoredOverload func run(_ function: TypedArgument<GeneratorFixtures.Function> = .anything, _ argument: TypedArgument<GeneratorFixtures.Argument> = .anything) -> RunCall { .init(fake.call(.run, with: function, argument)) }
    func `init`() -> TypedCall<() -> Void, Int, Never> { .init(fake.call(.initialize)) }
  }
}
