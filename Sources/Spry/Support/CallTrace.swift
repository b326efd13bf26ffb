#if os(Linux) && canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// Who called a fake, as far as the toolchain's backtraces tell.
  ///
  /// To take one costs a fraction of a millisecond, to name its functions some more, so that is put
  /// off until somebody reads them.
  package struct CallTrace: Sendable {
    /// Whether every call is to have one, as the environment says: `SPRY_CALLERS=1`.
    package static let isForEveryCall = unsafe getenv("SPRY_CALLERS").map { unsafe $0[0] } == 49

    private static let frameLimit = 64
    /// The folder of Spry's own sources, whose functions are left out.
    private static let sources = "\(#filePath as StaticString)".split(separator: "/")
      .dropLast(3).joined(separator: "/")

    private let backtrace: Backtrace?

    package init() {
      backtrace = try? Backtrace.capture(algorithm: .auto, limit: Self.frameLimit)
    }

    /// The functions, the innermost first, without Spry's, the runtime's and the compiler's.
    ///
    /// A closure that the compiler has made of an argument has the line 0.
    package var callers: [Caller] {
      let frames = backtrace?.symbolicated(options: .default)?.frames ?? []
      var callers: [Caller] = []
      for frame in frames {
        guard let symbol = frame.symbol, let source = symbol.sourceLocation,
          !source.path.contains("generated-sources/"), !source.path.contains(".derived/"),
          !source.path.contains(Self.sources + "/"), !symbol.imageName.hasPrefix("libswift")
        else { continue }
        let isClosure = symbol.name.contains("closure #")
        let line = source.path.contains("<compiler-generated>") ? 0 : UInt(max(0, source.line))
        guard isClosure || line > 0 else { continue }
        // A closure and the function that it is in are told as one.
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
  /// Who called a fake: known on Linux only.
  package struct CallTrace: Sendable {
    package static let isForEveryCall = false

    package init() {}

    package var callers: [Caller] { [] }
  }
#endif
