/// Makes up values after a failure that has been reported, so that the process needn't stop.
///
/// A type's value is the first of these:
///
/// - its default value
/// - for a `Result` or a `Task`, the failure itself
/// - for a struct of the test or the app, or a tuple, the values of its parts
/// - for an enum, the first case without a payload
///
/// There is none for classes, closures, protocols, and what contains them, nor for the structs of
/// the toolchain and the system, which rely on more than their parts. No initializer of a struct is
/// called, so what it guarantees doesn't hold.
package struct MadeUpValues: ValueAssembler {
  private let defaults: any ValueAssembler
  fileprivate let failure: any Error

  /// Creates what makes up values after a failure.
  ///
  /// - Parameters:
  ///   - defaults: Makes the default values.
  ///   - failure: The failure that has been reported.
  package init(defaults: any ValueAssembler, failure: any Error) {
    self.defaults = defaults
    self.failure = failure
  }

  package func value<Value>(of _: Value.Type) -> Value? {
    if let value = defaults.value(of: Value.self) { return value }
    if let type = Value.self as? any FailureCarrier.Type { return type.made(by: self) as? Value }
    let kind = TypeKind(Value.self)
    let isOwn = kind.isOwn
    if kind.isEnum { return TypeKind.emptyCase(Value.self, besidesOthers: isOwn) }
    let isPlain = isOwn || kind.isForeign && _isPOD(Value.self)
    return kind.isTuple || kind.isStruct && isPlain ? assembled(Value.self) : nil
  }
}

/// A value that can say that something failed.
private protocol FailureCarrier { static func made(by maker: MadeUpValues) -> Any? }

extension Result: FailureCarrier {
  static func made(by maker: MadeUpValues) -> Any? {
    (maker.failure as? Failure ?? maker.value(of: Failure.self)).map { Result.failure($0) }
  }
}

extension Task: FailureCarrier {
  static func made(by maker: MadeUpValues) -> Any? {
    let failure = maker.failure
    return Failure.self == (any Error).self ? Task<Success, any Error> { throw failure } : nil
  }
}
