#if os(Linux) && canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// The functions that led to a call, as far as the toolchain's backtraces show them.
  ///
  /// Taking a backtrace costs a fraction of a millisecond. Finding the names of its functions costs
  /// more, so that is put off until they are read.
  package struct CallTrace: Sendable {
    /// Whether every call gets a trace, which the environment requests with `SPRY_CALLERS=1`.
    package static let isForEveryCall = unsafe getenv("SPRY_CALLERS").map { unsafe $0[0] } == 49

    private static let frameLimit = 128
    /// The number of outermost frames, one of which is the test's, that are kept of a deep stack.
    private static let outermostCount = 64
    /// The folder of Spry's own sources, whose functions are left out.
    private static let sources = "\(#filePath as StaticString)".split(separator: "/")
      .dropLast(3).joined(separator: "/")

    private let backtrace: Backtrace?

    package init() {
      backtrace = try? Backtrace.capture(
        algorithm: .auto, limit: Self.frameLimit, top: Self.outermostCount)
    }

    /// The functions, innermost first, without those of Spry, the runtime, and the compiler.
    ///
    /// A closure that the compiler has made from an argument has line 0.
    package var callers: [Caller] { callers { true } }

    /// Finds the functions, as ``callers`` does, unless that would take too long.
    ///
    /// - Parameter isSearchAllowed: Whether to search for functions that no other trace has had to
    ///   find. A search examines the debug information of the whole process.
    /// - Returns: The functions, or an empty array if they aren't known and may not be searched for.
    package func callers(if isSearchAllowed: () -> Bool) -> [Caller] {
      guard let backtrace else { return [] }
      let addresses = backtrace.frames.map(\.originalProgramCounter)
      if let known = Self.known.withLock({ $0[addresses] }) { return known }
      guard isSearchAllowed() else { return [] }
      let callers = Self.callers(in: backtrace.symbolicated(options: .default)?.frames ?? [])
      Self.known.withLock { $0[addresses] = callers }
      return callers
    }

    /// The functions of each trace that has been searched, keyed by the addresses of its frames.
    private static let known = Lock<[[Backtrace.Address]: [Caller]]>([:])

    private static func callers(in frames: [SymbolicatedBacktrace.Frame]) -> [Caller] {
      var callers: [Caller] = []
      for frame in frames {
        guard let symbol = frame.symbol, let source = symbol.sourceLocation,
          !source.path.contains("generated-sources/"), !source.path.contains(".derived/"),
          !source.path.contains(sources + "/"), !symbol.imageName.hasPrefix("libswift")
        else { continue }
        let isClosure = symbol.name.contains("closure #")
        let line = source.path.contains("<compiler-generated>") ? 0 : UInt(max(0, source.line))
        guard isClosure || line > 0 else { continue }
        // A closure and the function that contains it are listed as one.
        let function =
          isClosure ? String(symbol.name.split(separator: " in ").last ?? "") : symbol.name
        if callers.last?.function == function {
          guard callers.last?.location.line == 0, line > 0 else { continue }
          callers.removeLast()
        }
        callers.append(
          Caller(function: function, location: CodeLocation(path: source.path, line: line)))
      }
      return callers
    }
  }
#else
  /// The functions that led to a call, which are known on Linux only.
  package struct CallTrace: Sendable {
    package static let isForEveryCall = false

    package init() {}

    package var callers: [Caller] { [] }

    package func callers(if isSearchAllowed: () -> Bool) -> [Caller] { [] }
  }
#endif

/// A function on the call stack between a test and a fake.
package struct Caller: Sendable {
  /// The function as Swift writes it: `HikePlanner.plan()`.
  package let function: String
  /// The line of the function that is being executed.
  package let location: CodeLocation

  package init(function: String, location: CodeLocation) {
    self.function = function
    self.location = location
  }

  /// Whether a name occurs in the function's own, as a whole: that of a type, or the base name of a
  /// test.
  package func hasName(_ name: String) -> Bool {
    let isPartOfName = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return function.ranges(of: name).contains { range in
      !isPartOfName(function[..<range.lowerBound].last)
        && !isPartOfName(function[range.upperBound...].first)
    }
  }
}
