/// Types whose every use has to be marked where strict memory safety is on.
enum UnsafeTypes {
  private static let ids: Set<String> = [
    // Pointers, buffers, and what stands for one.
    "s:SP", "s:Sp", "s:SV", "s:Sv", "s:SR", "s:Sr", "s:SW", "s:Sw",
    "s:s13OpaquePointerV", "s:s9UnmanagedV", "s:s14CVaListPointerV",
    // Concurrency.
    "s:Scc", "s:Sct", "s:Sce", "s:12_Concurrency19UnownedTaskExecutorV",
  ]

  /// Whether a type is one of them, or has one as a part.
  static func contain(_ type: TokenList) -> Bool {
    type.tokens.contains { $0.symbol.map(ids.contains) ?? false }
  }
}
