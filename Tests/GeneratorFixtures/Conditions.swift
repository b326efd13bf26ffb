#if canImport(Dispatch)
  import Dispatch
#endif

/// Requirements that are not there on every system.
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
