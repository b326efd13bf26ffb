/// Everything that a protocol or class inherits from, itself first.
struct Lineage: Sendable {
  /// The protocols whose requirements have to be met.
  var protocols: [Symbol] = []
  /// The classes, from the faked one upwards.
  var classes: [Symbol] = []
  /// Whether protocols demand a subclass of `NSObject`.
  var isNSObject = false
  /// The standard protocols that are met by rule.
  var standard: [StandardProtocol] = []
  /// Modules that have to be read before this is complete.
  var missingModules: Set<String> = []
  /// Parents that are not where they should be.
  var unknown: [String] = []

  /// The identifiers of all protocols.
  var protocolIDs: Set<String> {
    Set(protocols.map(\.id) + standard.map(\.rawValue))
  }

  private let index: SymbolIndex
  private var seen: Set<String> = []

  /// Follows all parents, across modules as far as these were read.
  init(of symbol: Symbol, in index: SymbolIndex) {
    self.index = index
    follow(symbol)
    // Where a protocol names these, the compiler lists what they inherit; for an alias it does not.
    if standard.contains(.hashable) || standard.contains(.comparable) {
      standard.append(.equatable)
    }
    standard = StandardProtocol.allCases.filter(standard.contains)
  }

  /// Whether a protocol demands to be adopted by actors.
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
      unknown.append(ancestor.name ?? ancestor.id)
    }
  }
}
