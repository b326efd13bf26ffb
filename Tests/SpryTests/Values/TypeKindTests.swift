import Spry
import Testing

private protocol Hut {}
private struct Summit {
  var height: Int
  weak var guide: Guide?
}
private class Guide { var name = "" }
private class Ranger: Guide { var badge = 7 }

@Suite struct TypeKindTests {
  private func parts(_ type: any Any.Type) -> [ObjectIdentifier] {
    TypeKind(type).parts.map { ObjectIdentifier($0.type) }
  }

  private func ids(_ types: [any Any.Type]) -> [ObjectIdentifier] {
    types.map { ObjectIdentifier($0) }
  }

  @Test func tupleHasTheTypesOfItsParts() {
    #expect(parts((Int, [String]).self) == ids([Int.self, [String].self]))
    let labeled = ids([(any Hut).self, Summit?.self, (Int, Int).self])
    #expect(parts((hut: any Hut, Summit?, (Int, Int)).self) == labeled)
    let others = ids([Summit.self, (() -> Void).self, AnyObject.Type.self, Any.self])
    #expect(parts((Summit, () -> Void, AnyObject.Type, Any).self) == others)
    #expect(TypeKind((Int8, Int).self).parts.map(\.offset) == [0, 8])
  }

  @Test func partsOfStructsAndClasses() {
    let parts = TypeKind(Summit.self).parts
    #expect(parts.map(\.isStrong) == [true, false])
    #expect(parts.map(\.offset) == [0, 8])
    #expect(self.parts(Ranger.self) == ids([String.self, Int.self]))
  }

  @Test func onlyTuplesAreTuples() {
    #expect(TypeKind((Int, Int).self).isTuple)
    #expect(TypeKind(Void.self).isTuple)
    let others: [any Any.Type] = [
      Int.self, Summit.self, Summit?.self, [(Int, Int)].self, (any Hut).self, (() -> Void).self,
      Any.self, AnyObject.self, Int.Type.self, FakeClosure.self, ((Int, Int) -> (Int, Int)).self,
      (Int, Int).Type.self, (Int, Int)?.self,
    ]
    for type in others { #expect(!TypeKind(type).isTuple, "\(type)") }
  }

  @Test func superclassesWithMembers() {
    #expect(TypeKind(Ranger.self).hasSuperclass)
    #expect(!TypeKind(Guide.self).hasSuperclass)
    #expect(!TypeKind(Summit.self).hasSuperclass)
  }
}
