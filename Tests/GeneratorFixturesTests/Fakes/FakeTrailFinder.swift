// Generated from TrailFinder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFinder --module GeneratorFixtures
// Checksum: 5a18561d0e756faf
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFinder: TrailFinder, Spryable, Sendable {
  enum ClassFunction: String, GeneratedFunction {
    case find = "find()"
  }

  enum Function: String, GeneratedFunction {
    case find
    case findIdIntString = "find(id:) (Int) -> String"
    case findIdString = "find(id:) (String)"
    case findIdIntInt = "find(id:) (Int) -> Int"
    case findName = "find(name:)"
    case findNear = "find(_:near:)"
    case putAt = "put(_:at:)"
    case put = "put(_:)"
  }

  let spryStorage = SpryStorage()

  var find: Int { stubbedValue(.find) }

  func find(id: Int) -> String {
    spryify(.findIdIntString, arguments: id)
  }

  func find(id: String) -> String {
    spryify(.findIdString, arguments: id)
  }

  func find(id: Int) -> Int {
    spryify(.findIdIntInt, arguments: id)
  }

  func find(name: String) -> String {
    spryify(.findName, arguments: name)
  }

  func find(_ name: String, near place: String) -> String {
    spryify(.findNear, arguments: name, place)
  }

  func put(_ name: String, at index: Int) {
    spryify(.putAt, arguments: name, index)
  }

  func put(_ name: String) {
    spryify(.put, arguments: name)
  }

  static func find() -> Int {
    spryify(.find)
  }
}

extension FakeTrailFinder {
  var stub: Calls { Calls(fake: self) }
  var calls: Calls { Calls(fake: self) }

  struct Calls {
    fileprivate let fake: FakeTrailFinder
    var find: some StubbableCall<() -> Void, Int, Never> { TypedCall(fake.call(.find)) }
    typealias FindIdIntStringCall = TypedCall<(Int) -> Void, String, Never>
    func findIdIntString(id: Int) -> FindIdIntStringCall { .init(fake.call(.findIdIntString, with: id)) }
    @_disfavoredOverload func findIdIntString(id: TypedArgument<Int> = .anything) -> FindIdIntStringCall { .init(fake.call(.findIdIntString, with: id)) }
    typealias FindIdStringCall = TypedCall<(String) -> Void, String, Never>
    func find(id: String) -> FindIdStringCall { .init(fake.call(.findIdString, with: id)) }
    func findIdString(id: TypedArgument<String> = .anything) -> FindIdStringCall { .init(fake.call(.findIdString, with: id)) }
    typealias FindIdIntIntCall = TypedCall<(Int) -> Void, Int, Never>
    func findIdIntInt(id: Int) -> FindIdIntIntCall { .init(fake.call(.findIdIntInt, with: id)) }
    @_disfavoredOverload func findIdIntInt(id: TypedArgument<Int> = .anything) -> FindIdIntIntCall { .init(fake.call(.findIdIntInt, with: id)) }
    typealias FindNameCall = TypedCall<(String) -> Void, String, Never>
    func find(name: String) -> FindNameCall { .init(fake.call(.findName, with: name)) }
    @_disfavoredOverload func find(name: TypedArgument<String>) -> FindNameCall { .init(fake.call(.findName, with: name)) }
    typealias FindNearCall = TypedCall<(String, String) -> Void, String, Never>
    func find(_ name: String, near place: String) -> FindNearCall { .init(fake.call(.findNear, with: name, place)) }
    @_disfavoredOverload func find(_ name: String, near place: TypedArgument<String> = .anything) -> FindNearCall { .init(fake.call(.findNear, with: name, place)) }
    @_disfavoredOverload func find(_ name: TypedArgument<String> = .anything, near place: String) -> FindNearCall { .init(fake.call(.findNear, with: name, place)) }
    @_disfavoredOverload func find(_ name: TypedArgument<String>, near place: TypedArgument<String> = .anything) -> FindNearCall { .init(fake.call(.findNear, with: name, place)) }
    typealias PutAtCall = TypedCall<(String, Int) -> Void, Void, Never>
    func put(_ name: String, at index: Int) -> PutAtCall { .init(fake.call(.putAt, with: name, index)) }
    @_disfavoredOverload func put(_ name: String, at index: TypedArgument<Int>) -> PutAtCall { .init(fake.call(.putAt, with: name, index)) }
    @_disfavoredOverload func put(_ name: TypedArgument<String> = .anything, at index: Int) -> PutAtCall { .init(fake.call(.putAt, with: name, index)) }
    @_disfavoredOverload func put(_ name: TypedArgument<String> = .anything, at index: TypedArgument<Int>) -> PutAtCall { .init(fake.call(.putAt, with: name, index)) }
    typealias PutCall = TypedCall<(String) -> Void, Void, Never>
    func put(_ name: String) -> PutCall { .init(fake.call(.put, with: name)) }
    @_disfavoredOverload func put(_ name: TypedArgument<String>) -> PutCall { .init(fake.call(.put, with: name)) }
  }

  static var classStub: ClassCalls { ClassCalls() }
  static var classCalls: ClassCalls { ClassCalls() }

  struct ClassCalls {
    func find() -> TypedCall<() -> Void, Int, Never> { .init(FakeTrailFinder.call(.find)) }
  }
}
