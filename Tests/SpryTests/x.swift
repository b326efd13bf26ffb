import Spry
final class F: Stubbable {
  enum ClassFunction: String, StringRepresentable { case a, b }
  enum Function: String, StringRepresentable { case c }
  func c() { stubbedValue() }
  func cc() { print(1); stubbedValue() }
  func a1() -> Any { stubbedValue() }
  func a2() -> Any? { stubbedValue() }
  func a3<T>() -> T { stubbedValue() }
  func a4() async { await stubbedValue() }
  func a5() async throws { try await stubbedValueThrows() }
  func a6() throws -> (() -> Void) { try stubbedValueThrows() }
  static func b() -> Int { stubbedValue() }
  static func a() { return stubbedValue() }
  static func d() { stubbedValue(as: Void.self) }
  static func e() { stubbedValue() as Void }
  static func e2() { Self.stubbedValue() }
  static func e3(x: Int) { stubbedValue(arguments: x) }
}
