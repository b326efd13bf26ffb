extension AnyKeyPath {
  /// The key path without its root type: `\.ascent`.
  package func path(from root: any Any.Type) -> String {
    text.replacing("\\\(root)", with: "\\", maxReplacements: 1)
  }

  /// The key path without the addresses of components that have no name:
  /// `\Trail.<computed 0x1234 (Int)>` becomes `\Trail.(Int)`.
  package var text: String {
    String(describing: self).replacing(/<computed 0x[0-9a-f]+ (\(.*?\))>/) { $0.1 }
      .replacing("..", with: ".")
  }
}
