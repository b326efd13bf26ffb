// Generated from Guide. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake Guide --module GeneratorFixtures
// Checksum: 94ac2ae43817ef4e
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Spry

@testable import GeneratorFixtures

nonisolated final class FakeGuide: Guide, Spryable {
  enum ClassFunction: String, GeneratedFunction {
    case headCount
    case hire = "hire(_:)"
  }

  enum Function: String, GeneratedFunction {
    case rank
    case tours
    case badge
    case friend
    case mood
    case lead = "lead(_:slowly:)"
    case rest = "rest()"
    case `subscript` = "subscript(_:)"
    case copy = "copy()"
  }

  let spryStorage = SpryStorage()

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

  override func lead(_ people: Int, slowly: Bool = true) throws -> Int {
    try spryifyThrows(.lead, arguments: people, slowly)
  }

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

nonisolated extension FakeGuide {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeGuide
    var rank: TypedProperty<Int> { TypedProperty(.rank, of: fake) }
    var tours: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.tours)) }
    var badge: TypedProperty<String> { TypedProperty(.badge, of: fake) }
    var friend: TypedProperty<Guide?> { TypedProperty(.friend, of: fake) }
    var mood: some StubbableCall<() -> Void, String, Never> { TypedCall(fake.call(.mood)) }
    typealias LeadCall = TypedCall<(Int, Bool) -> Void, Int, any Error>
    func lead(_ people: Int, slowly: Bool) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: Int, slowly: TypedArgument<Bool> = .anything) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: TypedArgument<Int> = .anything, slowly: Bool) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    @_disfavoredOverload func lead(_ people: TypedArgument<Int> = .anything, slowly: TypedArgument<Bool> = .anything) -> LeadCall { .init(fake.call(.lead, with: people, slowly)) }
    func rest() -> TypedCall<() -> Void, Void, Never> { .init(fake.call(.rest)) }
    typealias SubscriptCall = TypedCall<(Int) -> Void, String, Never>
    func `subscript`(_ day: Int) -> SubscriptCall { .init(fake.call(.subscript, with: day)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything) -> SubscriptCall { .init(fake.call(.subscript, with: day)) }
    typealias SubscriptCall2 = TypedCall<(Int, String) -> Void, Void, Never>
    func `subscript`(_ day: Int, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: Int, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything, set newValue: String) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    @_disfavoredOverload func `subscript`(_ day: TypedArgument<Int> = .anything, set newValue: TypedArgument<String>) -> SubscriptCall2 { .init(fake.call(.subscript, with: day, newValue)) }
    func copy() -> TypedCall<() -> Void, FakeGuide, Never> { .init(fake.call(.copy)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    var headCount: some StubbableCall<() -> Void, Int, Never> { TypedCall(FakeGuide.call(.headCount)) }
    typealias HireCall = TypedCall<(String) -> Void, Bool, Never>
    func hire(_ name: String) -> HireCall { .init(FakeGuide.call(.hire, with: name)) }
    @_disfavoredOverload func hire(_ name: TypedArgument<String> = .anything) -> HireCall { .init(FakeGuide.call(.hire, with: name)) }
  }
}
