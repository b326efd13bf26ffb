// Generated from Signposts. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signposts --module GeneratorFixtures
// Checksum: 61273e1907ecdf30
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeSignposts: Signposts, Spryable, Sendable {
  enum Function: String, GeneratedFunction {
    case summitHeight = "summit height"
    case walkTo = "walk to(_:by way of:no rest:)"
    case sign = "sign(_:_:inout:)"
    case point = "point(_:_:)"
    case mix = "mix(_:_:)"
    case tell = "tell(_:spryify:recordCall:value:for:)"
    case `subscript` = "subscript(_:)"
  }

  let spryStorage = SpryStorage()

  var `summit height`: Int { stubbedValue(.summitHeight) }

  func `walk to`(
    _ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool
  ) -> Int {
    spryify(.walkTo, arguments: hut, huts, `no rest`)
  }

  func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`) -> Int {
    spryify(.sign, arguments: type, metatype, `inout`)
  }

  func point(`_` way: Int, _ length: Int) {
    spryify(.point, arguments: way, length)
  }

  func mix(_ argument2: Int, _ argument1: Int) -> Int {
    spryify(.mix, arguments: argument2, argument1)
  }

  func tell(
    _ argument1: Int, spryify argument2: Int, recordCall argument3: Int, value: Int,
    for argument5: Int
  ) throws -> Int {
    try spryifyThrows(.tell, arguments: argument1, argument2, argument3, value, argument5)
  }

  subscript(argument1: Int) -> String {
    get { spryify(.subscript, arguments: argument1) }
    set { recordCall(.subscript, arguments: argument1, newValue) }
  }
}

extension FakeSignposts {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeSignposts
    var `summit height`: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.summitHeight)) }
    typealias WalkToCall = TypedCall<(`mountain hut`, [`mountain hut`], Bool) -> Void, Int, Never>
    func `walk to`(_ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: TypedArgument<Bool> = .anything) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: `mountain hut`, `by way of` huts: TypedArgument<[`mountain hut`]> = .anything, `no rest`: Bool) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: `mountain hut`, `by way of` huts: TypedArgument<[`mountain hut`]> = .anything, `no rest`: TypedArgument<Bool> = .anything) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: TypedArgument<`mountain hut`> = .anything, `by way of` huts: [`mountain hut`], `no rest`: Bool) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: TypedArgument<`mountain hut`> = .anything, `by way of` huts: [`mountain hut`], `no rest`: TypedArgument<Bool> = .anything) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: TypedArgument<`mountain hut`> = .anything, `by way of` huts: TypedArgument<[`mountain hut`]> = .anything, `no rest`: Bool) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    @_disfavoredOverload func `walk to`(_ hut: TypedArgument<`mountain hut`> = .anything, `by way of` huts: TypedArgument<[`mountain hut`]> = .anything, `no rest`: TypedArgument<Bool> = .anything) -> WalkToCall { .init(fake.call(.walkTo, with: hut, huts, `no rest`)) }
    typealias SignCall = TypedCall<(Sign.`Type`, Sign.Type, Sign.`default`) -> Void, Int, Never>
    func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: TypedArgument<Sign.`default`> = .anything) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: Sign.`Type`, _ metatype: TypedArgument<Sign.Type> = .anything, `inout`: Sign.`default`) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: Sign.`Type`, _ metatype: TypedArgument<Sign.Type> = .anything, `inout`: TypedArgument<Sign.`default`> = .anything) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: TypedArgument<Sign.`Type`> = .anything, _ metatype: Sign.Type, `inout`: Sign.`default`) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: TypedArgument<Sign.`Type`> = .anything, _ metatype: Sign.Type, `inout`: TypedArgument<Sign.`default`> = .anything) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: TypedArgument<Sign.`Type`> = .anything, _ metatype: TypedArgument<Sign.Type> = .anything, `inout`: Sign.`default`) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    @_disfavoredOverload func sign(_ type: TypedArgument<Sign.`Type`> = .anything, _ metatype: TypedArgument<Sign.Type> = .anything, `inout`: TypedArgument<Sign.`default`> = .anything) -> SignCall { .init(fake.call(.sign, with: type, metatype, `inout`)) }
    typealias PointCall = TypedCall<(Int, Int) -> Void, Void, Never>
    func point(`_` way: Int, _ length: Int) -> PointCall { .init(fake.call(.point, with: way, length)) }
    @_disfavoredOverload func point(`_` way: Int, _ length: TypedArgument<Int> = .anything) -> PointCall { .init(fake.call(.point, with: way, length)) }
    @_disfavoredOverload func point(`_` way: TypedArgument<Int> = .anything, _ length: Int) -> PointCall { .init(fake.call(.point, with: way, length)) }
    @_disfavoredOverload func point(`_` way: TypedArgument<Int> = .anything, _ length: TypedArgument<Int> = .anything) -> PointCall { .init(fake.call(.point, with: way, length)) }
    typealias MixCall = TypedCall<(Int, Int) -> Void, Int, Never>
    func mix(_ argument2: Int, _ argument1: Int) -> MixCall { .init(fake.call(.mix, with: argument2, argument1)) }
    @_disfavoredOverload func mix(_ argument2: Int, _ argument1: TypedArgument<Int> = .anything) -> MixCall { .init(fake.call(.mix, with: argument2, argument1)) }
    @_disfavoredOverload func mix(_ argument2: TypedArgument<Int> = .anything, _ argument1: Int) -> MixCall { .init(fake.call(.mix, with: argument2, argument1)) }
    @_disfavoredOverload func mix(_ argument2: TypedArgument<Int> = .anything, _ argument1: TypedArgument<Int> = .anything) -> MixCall { .init(fake.call(.mix, with: argument2, argument1)) }
    typealias TellCall = TypedCall<(Int, Int, Int, Int, Int) -> Void, Int, any Error>
    func tell(_ argument1: Int, spryify argument2: Int, recordCall argument3: Int, value: Int, for argument5: Int) -> TellCall { .init(fake.call(.tell, with: argument1, argument2, argument3, value, argument5)) }
    @_disfavoredOverload func tell(_ argument1: TypedArgument<Int> = .anything, spryify argument2: TypedArgument<Int> = .anything, recordCall argument3: TypedArgument<Int> = .anything, value: TypedArgument<Int> = .anything, for argument5: TypedArgument<Int> = .anything) -> TellCall { .init(fake.call(.tell, with: argument1, argument2, argument3, value, argument5)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ argument1: Int) -> SubscriptCall { .init(fake.call(.subscript, with: argument1)) }
    @_disfavoredOverload func `subscript`(_ argument1: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: argument1)) }
    typealias SubscriptCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ argument1: Int, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: argument1, newValue)) }
    @_disfavoredOverload func `subscript`(_ argument1: Int, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: argument1, newValue)) }
    @_disfavoredOverload func `subscript`(_ argument1: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: argument1, newValue)) }
    @_disfavoredOverload func `subscript`(_ argument1: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: argument1, newValue)) }
  }
}
