/// Makes values of types, if it can.
package protocol ValueMaker {
  func value<Value>(of _: Value.Type) -> Value?
}

extension ValueMaker {
  /// Makes a struct or a tuple of values for all of its parts.
  ///
  /// - Returns: The value, or `nil` if a part can't be made, or if the runtime doesn't describe all of
  ///   them.
  func assembled<Value>(_: Value.Type) -> Value? {
    let parts = TypeKind(Value.self).parts
    return unsafe TypeKind.make(Value.self) { memory in
      var made: [() -> Void] = []
      var end = 0
      for part in parts {
        func put<Content>(_: Content.Type) -> Bool {
          // Only where the part is expected: the runtime leaves out what it can't describe.
          let alignment = MemoryLayout<Content>.alignment
          let isNext = part.offset == (end + alignment - 1) / alignment * alignment
          // A weak reference isn't stored like another one, unless it's `nil`.
          let value = part.isStrong ? value(of: Content.self) : Optionals.none(of: Content.self)
          guard isNext, let value else { return false }
          end = part.offset + MemoryLayout<Content>.size
          let place = unsafe (memory + part.offset).bindMemory(to: Content.self, capacity: 1)
          unsafe place.initialize(to: value)
          made.append { unsafe place.deinitialize(count: 1) }
          return true
        }
        guard _openExistential(part.type, do: put) else { break }
      }
      if made.count == parts.count, end == MemoryLayout<Value>.size { return true }
      for remove in made { remove() }
      return false
    }
  }
}

/// Makes up values after a failure that has been reported, so that the process needn't stop.
///
/// A type's value is the first of these:
///
/// - its default value
/// - for a `Result` or a `Task`, the failure itself
/// - for a struct of the test or the app, or a tuple, the values of its parts
/// - for an enum, the first case without a payload
///
/// There is none for classes, closures, protocols, and what contains them, nor for the structs of the
/// toolchain and the system, which rely on more than their parts. No initializer of a struct is called,
/// so what it guarantees doesn't hold.
package struct Placeholders: ValueMaker {
  private let defaults: any ValueMaker
  fileprivate let failure: any Error

  /// - Parameters:
  ///   - defaults: Makes the default values.
  ///   - failure: The failure that has been reported.
  package init(defaults: any ValueMaker, failure: any Error) {
    self.defaults = defaults
    self.failure = failure
  }

  package func value<Value>(of _: Value.Type) -> Value? {
    if let value = defaults.value(of: Value.self) { return value }
    if let type = Value.self as? any FailureCarrier.Type { return type.made(by: self) as? Value }
    let kind = TypeKind(Value.self)
    if kind.isTuple { return assembled(Value.self) }
    let isOwn = kind.isOwn
    if kind.isEnum { return TypeKind.emptyCase(Value.self, besidesOthers: isOwn) }
    let isMade = kind.isStruct && (isOwn || kind.isForeign && _isPOD(Value.self))
    return isMade ? assembled(Value.self) : nil
  }
}

/// A value that can say that something failed.
private protocol FailureCarrier {
  static func made(by maker: Placeholders) -> Any?
}

extension Result: FailureCarrier {
  static func made(by maker: Placeholders) -> Any? {
    (maker.failure as? Failure ?? maker.value(of: Failure.self)).map { Result.failure($0) }
  }
}

extension Task: FailureCarrier {
  static func made(by maker: Placeholders) -> Any? {
    let failure = maker.failure
    return Failure.self == (any Error).self ? Task<Success, any Error> { throw failure } : nil
  }
}
