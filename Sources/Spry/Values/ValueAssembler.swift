/// Makes values of types, if it can.
package protocol ValueAssembler { func value<Value>(of _: Value.Type) -> Value? }

extension ValueAssembler {
  /// Makes a struct or a tuple of values for all of its parts.
  ///
  /// - Returns: The value, or `nil` if a part can't be made, or if the runtime doesn't describe all
  ///   of them.
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
