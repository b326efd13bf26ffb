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
  /// Parents that their module doesn't declare, as far as it could be read.
  var unknown: [SymbolIndex.Ancestor] = []

  /// The identifiers of all protocols.
  var protocolIDs: Set<String> { Set(protocols.map(\.id) + standard.map(\.rawValue)) }

  private let index: SymbolIndex
  private var seen: Set<String> = []

  /// Creates a lineage from all parents, across all modules that have been read.
  init(of symbol: Symbol, in index: SymbolIndex) {
    self.index = index
    follow(symbol)
    // For a protocol, the compiler lists what these inherit from; for an alias it doesn't.
    if standard.contains(.hashable) || standard.contains(.comparable) {
      standard.append(.equatable)
    }
    standard = StandardProtocol.allCases.filter(standard.contains)
  }

  private mutating func follow(_ symbol: Symbol) {
    guard seen.insert(symbol.id).inserted else { return }
    switch symbol.kind {
    case .protocol, .class:
      if symbol.kind == .class { classes.append(symbol) } else { protocols.append(symbol) }
      // A fake inherits the other conformances of a class.
      for parent in index.protocols(of: symbol.id)
      where symbol.kind == .protocol || parent.id == StandardProtocol.sendable.rawValue {
        follow(parent)
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

extension Lineage {
  /// The superclass that the protocols require, with its generic arguments, as the first of them
  /// writes it; `nil` if an alias names it.
  var superclassOfProtocols: TokenList? {
    guard let superclass = classes.first else {
      return isNSObject ? TokenList([Token(.type, "NSObject")]) : nil
    }
    return demands.first { $0.tokens.first?.symbol == superclass.id }
  }

  /// The types that the protocols require conforming types to inherit from or to be.
  private var demands: [TokenList] {
    protocols.map(\.declaration).flatMap { declaration in
      declaration.inheritance + declaration.constraints.compactMap { $0.split(at: ":").last }
    }
  }

  /// Whether the fake of a protocol inherits from a class.
  var hasSuperclass: Bool { !classes.isEmpty || isNSObject }

  /// Whether only classes can conform.
  func isClassBound(in index: SymbolIndex) -> Bool {
    hasSuperclass || demands.contains { $0.tokens.last?.text == "AnyObject" }
  }
}

extension Lineage {
  /// The types of which an alias such as `A & B` is composed.
  static func parts(of alias: Symbol) -> [SymbolIndex.Ancestor] {
    let aliased = alias.declaration.aliased
    return aliased.split(at: "&").compactMap { part in
      guard part.tokens.allSatisfy({ $0.kind == .type || $0.isSign(".") }),
        let id = part.tokens.last?.symbol
      else { return nil }
      return SymbolIndex.Ancestor(
        id: id, module: PreciseIdentifier(id).module ?? "Swift", name: part.text)
    }
  }

  /// Whether an alias stands for a protocol or a composition, which may include a class.
  ///
  /// A type that hasn't been read is assumed to be a protocol.
  static func isComposition(_ alias: Symbol, in index: SymbolIndex) -> Bool {
    let parts = parts(of: alias)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let symbol = index.symbol(part.id)
        if let symbol, symbol.kind == .typealias { return isComposition(symbol, in: index) }
        let isStandard = StandardProtocol(rawValue: part.id) != nil
        // The identifier tells the kind of most types that haven't been read.
        return switch symbol?.kind ?? (isStandard ? nil : PreciseIdentifier(part.id).kind) {
        case .protocol, nil: true
        case .class: parts.count > 1
        default: false
        }
      }
  }
}
