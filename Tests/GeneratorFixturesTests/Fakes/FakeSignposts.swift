// Generated from Signposts. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Signposts --module GeneratorFixtures
// Checksum: 17cdae39de566bc2
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeSignposts: Signposts, Spryable, Sendable {
  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeSignposts

    var `summit height`: TypedGetter<Int, Never> { TypedGetter(fake.call(.summitHeight)) }

    func `walk to`(
      _ hut: `mountain hut`, `by way of` huts: [`mountain hut`], `no rest`: Bool
    ) -> TypedCall<(`mountain hut`, [`mountain hut`], Bool) -> Void, Int, Never> {
      TypedCall(fake.call(.walkTo, with: hut, huts, `no rest`))
    }

    @_disfavoredOverload
    func `walk to`(
      _ hut: TypedArgument<`mountain hut`> = .anything,
      `by way of` huts: TypedArgument<[`mountain hut`]> = .anything,
      `no rest`: TypedArgument<Bool> = .anything
    ) -> TypedCall<(`mountain hut`, [`mountain hut`], Bool) -> Void, Int, Never> {
      TypedCall(fake.call(.walkTo, with: hut, huts, `no rest`))
    }

    func sign(
      _ type: Sign.`Type`, _ metatype: Sign.Type, `inout`: Sign.`default`
    ) -> TypedCall<(Sign.`Type`, Sign.Type, Sign.`default`) -> Void, Int, Never> {
      TypedCall(fake.call(.sign, with: type, metatype, `inout`))
    }

    @_disfavoredOverload
    func sign(
      _ type: TypedArgument<Sign.`Type`> = .anything,
      _ metatype: TypedArgument<Sign.Type> = .anything,
      `inout`: TypedArgument<Sign.`default`> = .anything
    ) -> TypedCall<(Sign.`Type`, Sign.Type, Sign.`default`) -> Void, Int, Never> {
      TypedCall(fake.call(.sign, with: type, metatype, `inout`))
    }

    func point(`_` way: Int, _ length: Int) -> TypedCall<(Int, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.point, with: way, length))
    }

    @_disfavoredOverload
    func point(
      `_` way: TypedArgument<Int> = .anything, _ length: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.point, with: way, length))
    }

    func mix(_ argument2: Int, _ argument1: Int) -> TypedCall<(Int, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.mix, with: argument2, argument1))
    }

    @_disfavoredOverload
    func mix(
      _ argument2: TypedArgument<Int> = .anything, _ argument1: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int, Int) -> Void, Int, Never> {
      TypedCall(fake.call(.mix, with: argument2, argument1))
    }

    func tell(
      _ argument1: Int, spryify argument2: Int, recordCall argument3: Int, value: Int,
      for argument5: Int
    ) -> TypedCall<(Int, Int, Int, Int, Int) -> Void, Int, any Error> {
      TypedCall(fake.call(.tell, with: argument1, argument2, argument3, value, argument5))
    }

    @_disfavoredOverload
    func tell(
      _ argument1: TypedArgument<Int> = .anything,
      spryify argument2: TypedArgument<Int> = .anything,
      recordCall argument3: TypedArgument<Int> = .anything, value: TypedArgument<Int> = .anything,
      for argument5: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int, Int, Int, Int, Int) -> Void, Int, any Error> {
      TypedCall(fake.call(.tell, with: argument1, argument2, argument3, value, argument5))
    }

    func `subscript`(_ argument1: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: argument1))
    }

    @_disfavoredOverload
    func `subscript`(
      _ argument1: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: argument1))
    }

    func `subscript`(
      _ argument1: Int, set newValue: String
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: argument1, newValue))
    }

    @_disfavoredOverload
    func `subscript`(
      _ argument1: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: argument1, newValue))
    }
  }

  var calls: Calls { Calls(fake: self) }
}
