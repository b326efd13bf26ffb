/// The protocols of the standard library to which no class can conform, or none with stubs.
enum ValueProtocols {
  private static let ids: Set<String> = [
    // Numbers and their parts.
    "s:Sz", "s:SF", "s:s10SIMDScalarP", "s:s11SIMDStorageP", "s:s15BitwiseCopyableP",
    "s:s7CVarArgP",
    // Strings.
    "s:Sy", "s:s12UnicodeCodecP", "s:s27StringInterpolationProtocolP",
    "s:s32ExpressibleByStringInterpolationP",
  ]

  /// The first of them from which a declaration inherits.
  static func first(in lineage: Lineage, _ symbol: Symbol) -> String? {
    // A class cannot list all of its instances.
    if symbol.id == StandardProtocol.caseIterable.rawValue { return symbol.name }
    return lineage.protocols.first { ids.contains($0.id) }?.name
  }
}
