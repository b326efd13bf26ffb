// Generated from TrailFinder. Do not edit. To generate it again:
// swift package --allow-writing-to-package-directory generate-fake TrailFinder --module GeneratorFixtures
// Checksum: b5fa55ccaaba5135
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import GeneratorFixtures
import Spry

final class FakeTrailFinder: TrailFinder, Spryable, Sendable {
  enum ClassFunction: String, StringRepresentable, CaseIterable {
    case find = "find()"
  }

  enum Function: String, StringRepresentable, CaseIterable {
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
  struct Calls {
    fileprivate let fake: FakeTrailFinder

    var find: TypedGetter<Int, Never> { TypedGetter(fake.call(.find)) }

    func findIdIntString(id: Int) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.findIdIntString, with: id))
    }

    @_disfavoredOverload
    func findIdIntString(
      id: TypedArgument<Int> = .anything
    ) -> TypedCall<(Int) -> Void, String, Never> {
      TypedCall(fake.call(.findIdIntString, with: id))
    }

    func find(id: String) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake.call(.findIdString, with: id))
    }

    func findIdString(
      id: TypedArgument<String> = .anything
    ) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake.call(.findIdString, with: id))
    }

    func findIdIntInt(id: Int) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.findIdIntInt, with: id))
    }

    @_disfavoredOverload
    func findIdIntInt(id: TypedArgument<Int> = .anything) -> TypedCall<(Int) -> Void, Int, Never> {
      TypedCall(fake.call(.findIdIntInt, with: id))
    }

    func find(name: String) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake.call(.findName, with: name))
    }

    @_disfavoredOverload
    func find(name: TypedArgument<String>) -> TypedCall<(String) -> Void, String, Never> {
      TypedCall(fake.call(.findName, with: name))
    }

    func find(
      _ name: String, near place: String
    ) -> TypedCall<(String, String) -> Void, String, Never> {
      TypedCall(fake.call(.findNear, with: name, place))
    }

    @_disfavoredOverload
    func find(
      _ name: TypedArgument<String>, near place: TypedArgument<String> = .anything
    ) -> TypedCall<(String, String) -> Void, String, Never> {
      TypedCall(fake.call(.findNear, with: name, place))
    }

    func put(_ name: String, at index: Int) -> TypedCall<(String, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.putAt, with: name, index))
    }

    @_disfavoredOverload
    func put(
      _ name: TypedArgument<String> = .anything, at index: TypedArgument<Int>
    ) -> TypedCall<(String, Int) -> Void, Void, Never> {
      TypedCall(fake.call(.putAt, with: name, index))
    }

    func put(_ name: String) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: name))
    }

    @_disfavoredOverload
    func put(_ name: TypedArgument<String>) -> TypedCall<(String) -> Void, Void, Never> {
      TypedCall(fake.call(.put, with: name))
    }
  }

  var calls: Calls { Calls(fake: self) }

  struct ClassCalls {
    func find() -> TypedCall<() -> Void, Int, Never> {
      TypedCall(FakeTrailFinder.call(.find))
    }
  }

  static var calls: ClassCalls { ClassCalls() }
}
