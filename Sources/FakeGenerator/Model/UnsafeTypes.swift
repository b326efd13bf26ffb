/// Types of the standard library whose uses strict memory safety requires to be marked `unsafe`.
enum UnsafeTypes {
  private static let ids: Set<String> = [
    // Pointers, buffers, and references to either.
    "s:SP", "s:Sp", "s:SV", "s:Sv", "s:SR", "s:Sr", "s:SW", "s:Sw",
    "s:s13OpaquePointerV", "s:s9UnmanagedV", "s:s14CVaListPointerV",
    // Concurrency.
    "s:Scc", "s:Sct", "s:Sce", "s:12_Concurrency19UnownedTaskExecutorV",
  ]

  /// Whether a type is, or contains, one of them.
  static func contain(_ type: TokenList) -> Bool {
    type.tokens.contains { $0.symbol.map(ids.contains) ?? false }
  }
}
