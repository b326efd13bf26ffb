#if canImport(Darwin)
  extension Array {
    /// The array itself, in place of the standard library's property, which needs macOS 26.
    ///
    /// A span is there for speed alone: an array hands out copies of its elements.
    var span: [Element] { self }
  }
#endif
