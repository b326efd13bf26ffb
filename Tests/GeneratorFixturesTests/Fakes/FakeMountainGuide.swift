// Generated from MountainGuide. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake MountainGuide --module GeneratorFixtures
// Checksum: dcc39004cec7b59b
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeMountainGuide: MountainGuide, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case headCount
    case hire = "hire(_:)"
  }

  enum Function: String, GeneratedFunction {
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
    set { recordCall(.friend, arguments: Weakly(newValue)) }
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

nonisolated extension FakeMountainGuide {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeMountainGuide
    typealias LeadCall = TypedCall<(Int, Bool) -> Void, Int, any Error>
    func lead(_ people: Int, slowly: Bool) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: Int, slowly: TypedArgument<Bool> = .anything) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: TypedArgument<Int> = .anything, slowly: Bool) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: TypedArgument<Int> = .anything, slowly: TypedArgument<Bool> = .anything) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    func belay() -> TypedCall<() -> Void, Bool, Never> { .init(fake.call(.belay)) }
    var rank: TypedProperty<Int> { TypedProperty(.rank, of: fake) }
    var tours: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.tours)) }
    var badge: TypedProperty<String> { TypedProperty(.badge, of: fake) }
    var friend: TypedProperty<Guide?> { TypedProperty(.friend, of: fake) }
    var mood: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.mood)) }
    func rest() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.rest)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ day: Int) -> SubscriptCall { .init(fake.call(.subscript, with: day)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: day)) }
    typealias SubscriptCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ day: Int, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: Int, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    func copy() -> TypedCall<() -> Void, FakeMountainGuide, Never> { .init(fake.call(.copy)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    var headCount: some StubbableCall<() -> Void, Int, Never> { TypedCall(FakeMountainGuide.call(.headCount)) }
    typealias HireCall = TypedCall<(String) -> Void, Bool, Never>
    func hire(_ name: String) -> HireCall { .init(FakeMountainGuide.call(.hire, with: name)) }
    @_disfavoredOverload func hire(_ name: TypedArgument<String> = .anything) -> HireCall { .init(FakeMountainGuide.call(.hire, with: name)) }
  }
}
