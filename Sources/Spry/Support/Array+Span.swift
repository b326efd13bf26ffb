#if canImport(Darwin)
  extension Array {
    /// The array itself, in place of the standard library's property, which needs macOS 26.
    ///
    /// Spans are used only for speed, because an array returns copies of its elements.
    var span: [Element] { self }
  }
#endif
