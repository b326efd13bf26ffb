import Spry
import Testing

private protocol Hut {}
private struct Summit {}

@Suite struct TupleTypeTests {
  private func parts(_ type: any Any.Type) -> [ObjectIdentifier]? {
    TupleType.parts(of: type).map(ids)
  }

  private func ids(_ types: [any Any.Type]) -> [ObjectIdentifier] {
    types.map { ObjectIdentifier($0) }
  }

  @Test func tupleHasTheTypesOfItsParts() {
    let pair = ids([Int.self, [String].self])
    #expect(parts((Int, [String]).self) == pair)
    let labeled = ids([(any Hut).self, Summit?.self, (Int, Int).self])
    #expect(parts((hut: any Hut, Summit?, (Int, Int)).self) == labeled)
    let others = ids([Summit.self, (() -> Void).self, AnyObject.Type.self, Any.self])
    #expect(parts((Summit, () -> Void, AnyObject.Type, Any).self) == others)
  }

  @Test func voidIsATupleWithoutParts() {
    #expect(parts(Void.self) == [])
  }

  @Test func otherTypesAreNoTuples() {
    let others: [any Any.Type] = [
      Int.self, Summit.self, Summit?.self, [(Int, Int)].self, (any Hut).self, (() -> Void).self,
      Any.self, AnyObject.self, Int.Type.self, FakeClosure.self, ((Int, Int) -> (Int, Int)).self,
      (Int, Int).Type.self, (Int, Int)?.self,
    ]
    for type in others { #expect(TupleType.parts(of: type) == nil, "\(type)") }
  }
}
