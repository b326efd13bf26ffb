import Glibc

/// Determines which mutant is active, and records which ones are reached.
///
/// `.ci/mutate` adds this file to each module that it mutates.
@usableFromInline enum Mutant {
  private static let active: Int = {
    guard let number = unsafe getenv("SPRY_MUTANT") else { return 0 }
    return unsafe Int(String(cString: number)) ?? 0
  }()

  /// A byte for each mutant, in a file that all processes of a test run share.
  nonisolated(unsafe) private static let reached: (bytes: UnsafePointer<UInt8>, file: Int32)? = {
    guard let path = unsafe getenv("SPRY_MUTANTS_REACHED") else { return nil }
    let file = unsafe open(path, O_RDWR)
    let bytes = unsafe mmap(nil, Int(lseek(file, 0, SEEK_END)), PROT_READ, MAP_SHARED, file, 0)
    return unsafe bytes.map { unsafe (UnsafePointer($0.assumingMemoryBound(to: UInt8.self)), file) }
  }()

  @usableFromInline static func `is`(_ number: Int) -> Bool {
    if let reached = unsafe reached, unsafe reached.bytes[number] == 0 {
      // The thread sanitizer would report a race if this wrote to memory.
      var byte: UInt8 = 1
      unsafe pwrite(reached.file, &byte, 1, number)
    }
    return number == active
  }

  /// Never frees an object.
  static func keep(_ object: AnyObject) { _ = unsafe Unmanaged.passRetained(object) }
}
