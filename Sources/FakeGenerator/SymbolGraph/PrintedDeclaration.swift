#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A declaration as the compiler printed it, which is read once, and only if a fake needs it.
///
/// Of the 12,000 declarations in the graphs for this package's own fakes, those fakes need 800.
/// Reading all of them would add two thirds to the time that the command takes.
final class PrintedDeclaration: Decodable, Sendable {
  /// The declaration in parts.
  let fragments: [Fragment]

  #if canImport(Darwin)
    // `Mutex` needs macOS 15.
    private let known = OSAllocatedUnfairLock<Declaration?>(initialState: nil)
  #else
    private let known = Mutex<Declaration?>(nil)
  #endif

  init(from decoder: any Decoder) throws {
    fragments = try [Fragment](from: decoder)
  }

  /// The declaration.
  var declaration: Declaration {
    known.withLock { known in
      if let known { return known }
      let declaration = DeclarationReader.read(Token.tokens(of: fragments))
      known = declaration
      return declaration
    }
  }
}
