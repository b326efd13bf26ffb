#if canImport(Dispatch)
  import Dispatch
#endif

/// A protocol with requirements that exist only on some systems.
protocol TrailRadio {
  func tune(to frequency: Int)
  #if canImport(Dispatch)
    func call(on queue: DispatchQueue) -> String
    var queue: DispatchQueue { get }
  #endif
  #if os(Linux) || os(macOS)
    func hush()
  #elseif os(Windows)
    func buzz()
  #endif
}
