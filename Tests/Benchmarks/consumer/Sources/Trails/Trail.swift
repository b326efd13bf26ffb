/// A way up a mountain.
package struct Trail: Equatable, Sendable {
  package var name: String
  package var ascent: Int

  package init(name: String, ascent: Int) {
    self.name = name
    self.ascent = ascent
  }
}
