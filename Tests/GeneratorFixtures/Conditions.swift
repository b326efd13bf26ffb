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
  #if os(Windows)
    func whistle()
    var tone: Int { get }
  #elseif os(Linux) && !TRAILS || canImport(Darwin)
    func sing()
  #else
    func shout()
  #endif
  #if !os(Windows)
    #if swift(>=5.0)
      func ring() -> Int
    #endif
  #endif
}
