// Generated from MountainGuide. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MountainGuide --module GeneratorFixtures
// Checksum: 18a172f2973bc2fc
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

final class FakeMountainGuide: MountainGuide, Spryable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case headCount
    case hire = "hire(_:)"
  }

  enum Function: String, StringRepresentable, CaseIterable {
    case lead = "lead(_:slowly:)"
    case belay = "belay()"
    case rank
    case tours
    case badge
    case friend
    case mood
    case rest = "rest()"
    case `subscript` = "subscript(_:)"
    case copy = "copy()"
  }

  let spryStorage = SpryStorage()

  override func lead(_ people: Int, slowly: Bool) throws -> Int {
    try spryifyThrows(.lead, arguments: people, slowly)
  }

  override func belay() -> Bool {
    spryify(.belay)
  }

  override var rank: Int {
    get { stubbedValue(.rank) }
    set { recordCall(.rank, arguments: newValue) }
  }

  override var tours: Int { stubbedValue(.tours) }

  override var badge: String {
    get { stubbedValue(.badge) }
    set { recordCall(.badge, arguments: newValue) }
  }

  override var friend: Guide? {
    get { stubbedValue(.friend) }
    set { recordCall(.friend, arguments: newValue) }
  }

  override var mood: String { stubbedValue(.mood) }
  override class var headCount: Int { stubbedValue(.headCount) }

  override func rest() async {
    await spryify(.rest)
  }

  override class func hire(_ name: String) -> Bool {
    spryify(.hire, arguments: name)
  }

  override subscript(day: Int) -> String {
    get { spryify(.subscript, arguments: day) }
    set { recordCall(.subscript, arguments: day, newValue) }
  }

  override func copy() -> Self {
    spryify(.copy)
  }
}

extension FakeMountainGuide {
  struct Calls {
    fileprivate let fake: FakeMountainGuide

    func lead(_ people: Int, slowly: Bool) -> TypedCall<(Int, Bool) -> Void, Int, any Error> {
      TypedCall(fake.call(.lead, with: people, slowly))
    }

    @_disfavoredOverload
    func lead(
      _ people: TypedArgument<Int> = .anything, slowly: TypedArgument<Bool> = .anything
    ) -> TypedCall<(Int, Bool) -> Void, Int, any Error> {
      TypedCall(fake.call(.lead, with: people, slowly))
    }

    func belay() -> TypedCall<() -> Void, Bool, Never> {
      TypedCall(fake.call(.belay))
    }

    var rank: TypedProperty<Int> { TypedProperty(.rank, of: fake) }
    var tours: TypedGetter<Int, Never> { TypedGetter(fake.call(.tours)) }
    var badge: TypedProperty<String> { TypedProperty(.badge, of: fake) }
    var friend: TypedProperty<Guide?> { TypedProperty(.friend, of: fake) }
    var mood: TypedGetter<String, Never> { TypedGetter(fake.call(.mood)) }

    func rest() -> TypedCall<() -> Void, Void, Never> {
      TypedCall(fake.call(.rest))
    }

    func `subscript`(_ day: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: day))
    }

    @_disfavoredOverload
    func `subscript`(
      _ day: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.subscript, with: day))
    }

    func `subscript`(
      _ day: Int, set newValue: String
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: day, newValue))
    }

    @_disfavoredOverload
    func `subscript`(
      _ day: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>
    ) -> TypedCall<(Int, String) -> Void, Void, Never> {
      TypedCall(fake.call(.subscript, with: day, newValue))
    }

    func copy() -> TypedCall<() -> Void, FakeMountainGuide, Never> {
      TypedCall(fake.call(.copy))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    var headCount: TypedGetter<Int, Never> { TypedGetter(FakeMountainGuide.call(.headCount)) }

    func hire(_ name: String) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(FakeMountainGuide.call(.hire, with: name))
    }

    @_disfavoredOverload
    func hire(
      _ name: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, Bool, Never> {
      TypedCall(FakeMountainGuide.call(.hire, with: name))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
