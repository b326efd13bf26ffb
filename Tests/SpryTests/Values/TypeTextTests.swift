import Spry
import Testing

@testable import Hiking

private protocol Marker {}

@Suite("How types are printed") struct TypeTextTests {
  private struct Leg {}
  private class Box {}
  private typealias Sender = (sending Box) -> Void

  @Test func typesArePrintedAsInSwift() {
    let types: [(type: any Any.Type, text: String)] = [
      ([Trail].self, "[Trail]"), ([String: [Int?]].self, "[String: [Int?]]"),
      ([String: Int]?.self, "[String: Int]?"), (Int??.self, "Int??"),
      (Result<[Trail], any Error>.self, "Result<[Trail], any Error>"),
      ((Int, name: String).self, "(Int, name: String)"), (Void.self, "Void"),
      (Leg.self, "TypeTextTests.Leg"), (Any?.self, "Any?"), (AnyObject.self, "AnyObject"),
      (Any.Type.self, "Any.Type"), ([Any.Type].self, "[Any.Type]"),
      (Leg.Type.self, "TypeTextTests.Leg.Type"),
    ]
    for (type, text) in types { #expect(TypeText.describe(type) == text) }
  }

  @Test func typesOfClosuresArePrintedAsInSwift() {
    let types: [(type: any Any.Type, text: String)] = [
      (((Result<[Trail], any Error>) -> Void).self, "(Result<[Trail], any Error>) -> Void"),
      ((() -> Void)?.self, "(() -> Void)?"),
      (
        (@Sendable (inout Int) async throws -> Leg).self,
        "@Sendable (inout Int) async throws -> TypeTextTests.Leg"
      ),
      (Sender.self, "(sending TypeTextTests.Box) -> Void"),
    ]
    for (type, text) in types { #expect(TypeText.describe(type) == text) }
  }

  @Test func onlyTypesWithSpacesOutsideBracketsNeedParentheses() {
    let types: [(type: any Any.Type, text: String)] = [
      (Trail.self, "Trail.self"), ((any Ranger).self, "(any Ranger).self"),
      ((() -> Void).self, "(() -> Void).self"), ((Int, String).self, "(Int, String).self"),
      ((Int, () -> Void).self, "(Int, () -> Void).self"),
      ([(Int) -> Void].self, "[(Int) -> Void].self"),
    ]
    for (type, text) in types {
      #expect(TypeText.append(".self", to: TypeText.describe(type)) == text)
    }
  }

  @Test func protocolsArePrintedWithAny() {
    let types: [(type: any Any.Type, text: String)] = [
      ((any Ranger).self, "any Ranger"), ((any Ranger)?.self, "(any Ranger)?"),
      ([any Ranger].self, "[any Ranger]"), ((any Marker).self, "any Marker"),
      ((any Ranger & Marker).self, "any Ranger & Marker"),
      (((any Ranger) -> Trail).self, "(any Ranger) -> Trail"),
    ]
    for (type, text) in types { #expect(TypeText.describe(type) == text) }
  }
}

private protocol Pair<First, Second> {
  associatedtype First
  associatedtype Second
}

protocol Bag<Item> { associatedtype Item }

extension TypeTextTests {
  @Test func everyPrimaryAssociatedTypeIsPrintedAsInSwift() {
    let types: [(type: any Any.Type, text: String)] = [
      ((any Bag<Int>).self, "any Bag<Int>"),
      ((any Bag<any Bag<Int>>).self, "any Bag<any Bag<Int>>"),
      ((any Pair<Int, String>).self, "any Pair<Int, String>"),
      ([any Pair<Int, [Trail]>].self, "[any Pair<Int, [Trail]>]"),
    ]
    for (type, text) in types { #expect(TypeText.describe(type) == text) }
  }
}
