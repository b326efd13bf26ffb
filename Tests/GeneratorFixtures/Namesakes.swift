/// A generic parameter called `Type`, which has to be written in backticks before `.Type`.
protocol TrailBinder {
  func bind<Type, Page>(_ page: Page, to type: Type.Type) -> Bool
}

/// An associated type that hides the standard library's `Error`.
protocol TrailGuesser {
  associatedtype Error: Swift.Error
  func guess(_ name: String) throws -> Int
  func check() throws(Error)
}

/// A property and a method without parameters of the same name, of which no type can declare both.
protocol TrailLatch {
  func latch()
  func close()
}

protocol TrailLatched: TrailLatch {
  var latch: Int { get }
}

extension TrailLatched {
  func latch() {}
}
