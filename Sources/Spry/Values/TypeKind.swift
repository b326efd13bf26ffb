/// What the runtime says of a type.
///
/// The functions are those of `SpryRuntime/TypeMetadata.c`, which relies on parts of the runtime
/// that aren't documented. If one is missing, nothing is known about the type.
package struct TypeKind {
  /// A stored property of a struct or a class, or an element of a tuple.
  package struct Part {
    package let type: any Any.Type
    /// Whether it's neither weak nor unowned, which could crash the process when read.
    package let isStrong: Bool
    /// Whether it's declared with `var`, so that another thread may be changing it.
    package let isVariable: Bool
    /// The distance from the beginning of the whole, in bytes.
    package let offset: Int
  }

  package let type: any Any.Type
  private let kind: UInt

  package init(_ type: any Any.Type) {
    self.type = type
    kind = kindOfType(type)
  }

  // The runtime numbers the kinds of types in these ways.
  package var isStruct: Bool { kind == 0x200 }
  package var isEnum: Bool { kind == 0x201 }
  package var isTuple: Bool { kind == 0x301 }

  /// Whether a value is a closure, or a function of C or Objective-C.
  package static func isClosure(_ value: Any?) -> Bool {
    Optionals.flatten(value).map { TypeKind(Swift.type(of: $0)).kind == 0x302 } ?? false
  }

  /// Whether it's an enum whose cases have no payloads.
  package var isPlainEnum: Bool { isEnum && payloadCount(ofEnum: type) == 0 }

  /// Whether the type belongs to the test or to the app, not to the toolchain or the system.
  package var isOwn: Bool {
    // The name begins with the length of that of the module, or, for the standard library and for
    // C, with a letter.
    guard let name = _mangledTypeName(type), let length = Int(name.prefix { $0.isNumber })
    else { return false }
    let module = name.drop { $0.isNumber }.prefix(length)
    // The location is that of the test itself if the modules are linked statically.
    return !isOfSystem(type) && !module.hasPrefix("Foundation")
      && !["Dispatch", "Synchronization", "Observation", "_StringProcessing"].contains(module)
  }

  /// Whether the type is declared in C.
  package var isForeign: Bool { _mangledTypeName(type)?.hasPrefix("So") ?? false }

  /// Whether the type is a class with a superclass that has members of its own.
  package var hasSuperclass: Bool {
    guard let parent = (type as? AnyClass).flatMap(_getSuperclass) else { return false }
    return !["NSObject", "SwiftObject", "_SwiftObject"].contains("\(parent)")
  }

  /// The parts, those of a superclass first.
  package var parts: [Part] { (0..<partCount(of: type)).compactMap(part) }

  /// Returns a part, without looking for the others.
  package func part(at index: Int) -> Part? {
    var (isStrong, isVariable) = (false, false)
    guard let part = unsafe typeOfPart(type, index, &isStrong, &isVariable) else { return nil }
    let offset = offsetOfPart(type, index)
    return Part(type: part, isStrong: isStrong, isVariable: isVariable, offset: offset)
  }

  /// Fills memory with a value of the type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - fill: Fills zeroed memory, or returns `false`, after which nothing is left in it.
  /// - Returns: The value, or `nil` if the memory wasn't filled.
  package static func make<Value>(
    _ type: Value.Type, _ fill: (UnsafeMutableRawPointer) -> Bool
  ) -> Value? {
    let size = MemoryLayout<Value>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, size), alignment: MemoryLayout<Value>.alignment)
    defer { unsafe memory.deallocate() }
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    guard unsafe fill(memory) else { return nil }
    return unsafe memory.assumingMemoryBound(to: Value.self).move()
  }

  /// Makes the first case of an enum that has no payload.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - besidesOthers: Whether the enum may also have cases with payloads.
  /// - Returns: The case, or `nil` if there is none, or if the runtime doesn't know.
  package static func emptyCase<Value>(_ type: Value.Type, besidesOthers: Bool) -> Value? {
    let first = payloadCount(ofEnum: type)
    guard first == 0 || first > 0 && besidesOthers else { return nil }
    for tag in first..<first + emptyCount(ofEnum: type) {
      if let value = unsafe make(type, { unsafe makeCase(type, $0, UInt32(tag)) }) { return value }
    }
    return nil
  }
}

@_silgen_name("spry_type_kind") private func kindOfType(_: any Any.Type) -> UInt
@_silgen_name("spry_type_part_count") private func partCount(of _: any Any.Type) -> Int
@_silgen_name("spry_type_part")
private func typeOfPart(
  _: any Any.Type, _: Int, _: UnsafeMutablePointer<Bool>, _: UnsafeMutablePointer<Bool>
) -> (any Any.Type)?
@_silgen_name("spry_type_part_offset") private func offsetOfPart(_: any Any.Type, _: Int) -> Int
@_silgen_name("spry_type_is_of_system") private func isOfSystem(_: any Any.Type) -> Bool
@_silgen_name("spry_enum_payload_count") private func payloadCount(ofEnum _: any Any.Type) -> Int
@_silgen_name("spry_enum_empty_count") private func emptyCount(ofEnum _: any Any.Type) -> Int
@_silgen_name("spry_enum_make_case")
private func makeCase(_: any Any.Type, _: UnsafeMutableRawPointer, _: UInt32) -> Bool
