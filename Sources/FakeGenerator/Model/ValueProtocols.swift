/// The protocols of the standard library that no class can adopt, or none that answers by stubs.
enum ValueProtocols {
  private static let ids: Set<String> = [
    // Numbers and their parts.
    "s:Sz", "s:SF", "s:s10SIMDScalarP", "s:s11SIMDStorageP", "s:s15BitwiseCopyableP",
    "s:s7CVarArgP",
    // Texts.
    "s:Sy", "s:s12UnicodeCodecP", "s:s27StringInterpolationProtocolP",
    "s:s32ExpressibleByStringInterpolationP",
  ]

  /// The first of them that something inherits from.
  static func first(in lineage: Lineage, _ symbol: Symbol) -> String? {
    // All values of its own are more than a class can know.
    if symbol.id == StandardProtocol.caseIterable.rawValue { return symbol.name }
    return lineage.protocols.first { ids.contains($0.id) }?.name
  }
}
