/// A protocol or class and everything that it inherits from.
struct Lineage: Sendable {
  /// The protocols whose requirements the fake implements.
  var protocols: [Symbol] = []
  /// The class and its superclasses, the most derived first.
  var classes: [Symbol] = []
  /// Whether protocols require a subclass of `NSObject`.
  var isNSObject = false
  /// The standard protocols that fakes implement by rule.
  var standard: [StandardProtocol] = []
  /// The modules that have to be read before the lineage is complete.
  var missingModules: Set<String> = []
  /// Parents that their module does not declare, as far as it could be read.
  var unknown: [SymbolIndex.Ancestor] = []

  /// The identifiers of all protocols.
  var protocolIDs: Set<String> {
    Set(protocols.map(\.id) + standard.map(\.rawValue))
  }

  private let index: SymbolIndex
  private var seen: Set<String> = []

  /// Follows all parents, across all modules that have been read.
  init(of symbol: Symbol, in index: SymbolIndex) {
    self.index = index
    follow(symbol)
    // For a protocol, the compiler lists what these inherit from; for an alias it does not.
    if standard.contains(.hashable) || standard.contains(.comparable) {
      standard.append(.equatable)
    }
    standard = StandardProtocol.allCases.filter(standard.contains)
  }

  /// Whether only actors can conform to a protocol.
  static func isActor(_ symbol: Symbol, in index: SymbolIndex) -> Bool {
    Lineage(of: symbol, in: index).standard.contains(.actor)
  }

  private mutating func follow(_ symbol: Symbol) {
    guard seen.insert(symbol.id).inserted else { return }
    switch symbol.kind {
    case .protocol:
      protocols.append(symbol)
      for parent in index.protocols(of: symbol.id) { follow(parent) }
      if let superclass = index.superclass(of: symbol.id) { follow(superclass) }
    case .class:
      classes.append(symbol)
      for parent in index.protocols(of: symbol.id)
      where parent.id == StandardProtocol.sendable.rawValue {
        standard.append(.sendable)
      }
      if let superclass = index.superclass(of: symbol.id) { follow(superclass) }
    case .typealias:
      for parent in Lineage.parts(of: symbol) { follow(parent) }
    default:
      break
    }
  }

  private mutating func follow(_ ancestor: SymbolIndex.Ancestor) {
    if let standard = StandardProtocol(rawValue: ancestor.id) {
      self.standard.append(standard)
    } else if NSObjectClass.isDemanded(by: ancestor.id) {
      isNSObject = true
    } else if let symbol = index.symbol(ancestor.id) {
      follow(symbol)
    } else if let module = ancestor.module, !index.isSettled(module) {
      missingModules.insert(module)
    } else {
      unknown.append(ancestor)
    }
  }
}
