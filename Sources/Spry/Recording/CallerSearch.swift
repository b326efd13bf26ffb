#if os(Linux) && canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// The functions that led to a call, as far as the toolchain's backtraces show them.
  ///
  /// Taking a backtrace costs a fraction of a millisecond. Finding the line of one of its functions
  /// costs more, in a large program 30 ms, so that is put off until the lines are read, and done
  /// once for each address.
  package struct CallerSearch: Sendable {
    /// Whether the callers of every call are kept, which the environment requests with
    /// `SPRY_CALLERS=1`.
    package static let isForEveryCall =
      unsafe getenv("SPRY_CALLERS").map { unsafe String(cString: $0) } == "1"

    private static let frameLimit = 128
    /// The number of outermost frames, one of which is the test's, that are kept of a deep stack.
    private static let outermost = 64
    /// The folder of Spry's own sources, whose functions are left out.
    private static let sources = "\(#filePath as StaticString)".split(separator: "/")
      .dropLast(3).joined(separator: "/")

    /// The images of the process, which are listed only once.
    ///
    /// To list them, the toolchain reads the first bytes of each mapped file. It maps files itself
    /// to find lines, and when a thread ends it unmaps those that the thread has used. Listing the
    /// images at that moment would crash the process.
    private static let images = ImageMap.capture()

    private let backtrace: Backtrace?

    package init() {
      backtrace = try? .capture(limit: Self.frameLimit, top: Self.outermost, images: Self.images)
    }

    /// The functions, innermost first, without those of Spry, the runtime, and the compiler.
    ///
    /// A closure that the compiler has made from an argument has line 0.
    package var callers: [Caller] {
      guard let backtrace else { return [] }
      let addresses = backtrace.frames.map(\.originalProgramCounter)
      if !Self.areKnown(addresses) { Self.learn(backtrace.symbolicated()?.frames ?? []) }
      return Self.callers(at: addresses)
    }

    /// Finds the functions that led to this call, innermost first, up to that of the test.
    ///
    /// The stack still exists, so only the frames at unknown addresses are examined, one by one.
    ///
    /// - Parameters:
    ///   - isTest: Whether a function is the test's, so that none outside it is wanted.
    ///   - isSearchAllowed: Whether to search for functions that no other search has had to find. A
    ///     search examines the debug information of the whole process.
    /// - Returns: The functions, or an empty array if they aren't known and may not be searched
    ///   for.
    package static func callers(
      upTo isTest: (Caller) -> Bool, if isSearchAllowed: () -> Bool
    ) -> [Caller] {
      guard
        let backtrace = try? Backtrace.capture(limit: frameLimit, top: outermost, images: images),
        // Without lines, this takes no time.
        let frames = backtrace.symbolicated(options: [])?.frames
      else { return [] }
      var addresses: [Backtrace.Address] = []
      lazy var maySearch = isSearchAllowed()
      var depth = 0
      var inner = ""
      for frame in frames {
        if case .omittedFrames(let count) = frame.captured {
          depth += count
          continue
        }
        let address = frame.captured.originalProgramCounter
        if let symbol = frame.symbol, !symbol.imageName.hasPrefix("libswift"),
          // Spry's own functions come first.
          !addresses.isEmpty || !symbol.rawName.hasPrefix("$s4Spry"),
          symbol.name != "partial apply for \(inner)"
        {
          if !areKnown([address]) {
            guard maySearch else { return [] }
            // Not in a closure, which would make the stack deeper. The second frame says that there
            // are more.
            let frame = try? Backtrace.capture(limit: 2, offset: depth, top: 0, images: images)
            learn(frame?.symbolicated()?.frames ?? [])
          }
          addresses.append(address)
          if callers(at: [address]).contains(where: isTest) { break }
        }
        inner = frame.symbol?.name ?? ""
        depth += 1
      }
      return callers(at: addresses)
    }

    /// The functions at each address that has been examined; none if its function is left out.
    private static let known = Lock<[Backtrace.Address: [Caller]]>([:])

    private static func areKnown(_ addresses: [Backtrace.Address]) -> Bool {
      known.withLock { known in addresses.allSatisfy { known[$0] != nil } }
    }

    /// Keeps the functions of frames; an inlined one has the address of the one that contains it.
    private static func learn(_ frames: [SymbolicatedBacktrace.Frame]) {
      let learned = Dictionary(grouping: frames) { $0.captured.originalProgramCounter }
        .mapValues { $0.compactMap(caller) }
      known.withLock { $0.merge(learned) { $1 } }
    }

    /// The function of a frame, or `nil` if it is left out.
    private static func caller(of frame: SymbolicatedBacktrace.Frame) -> Caller? {
      guard let symbol = frame.symbol, let source = symbol.sourceLocation,
        !source.path.contains(".derived/"), !source.path.contains(sources + "/"),
        !symbol.imageName.hasPrefix("libswift")
      else { return nil }
      let isClosure = symbol.name.contains("closure #")
      let line = source.path.contains("<compiler-generated>") ? 0 : UInt(max(0, source.line))
      var location: CodeLocation? = CodeLocation(path: source.path, line: line)
      if source.path.contains("generated-sources/") {
        // A closure in `#expect` is compiled in the file of the macro's expansion.
        let isWritten = isClosure && line > 0 && !symbol.name.contains("$s")
        location = isWritten ? CodeLocation(ofMacroExpandedIn: source.path) : nil
      }
      guard isClosure || line > 0, let location else { return nil }
      // A closure and the function that contains it are listed as one.
      let function =
        isClosure ? String(symbol.name.split(separator: " in ").last ?? "") : symbol.name
      return Caller(function: function, location: location)
    }

    private static func callers(at addresses: [Backtrace.Address]) -> [Caller] {
      let found = known.withLock { known in addresses.flatMap { known[$0] ?? [] } }
      return found.reduce(into: []) { callers, caller in
        if callers.last?.function != caller.function { callers.append(caller) }
      }
    }
  }
#else
  /// The functions that led to a call, which are known on Linux only.
  package struct CallerSearch: Sendable {
    package static let isForEveryCall = false

    package init() {}

    package var callers: [Caller] { [] }

    package static func callers(
      upTo isTest: (Caller) -> Bool, if isSearchAllowed: () -> Bool
    ) -> [Caller] { [] }
  }
#endif
