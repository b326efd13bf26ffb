#if canImport(Glibc)
  import Allocator
  import Foundation

  /// What the process occupies.
  enum Memory {
    /// The bytes that have been allocated and not freed.
    ///
    /// It counts the blocks as the allocator cuts them, and large arrays with their spare room; it
    /// sees what the first thread allocates.
    static var allocated: Int {
      let figures = mallinfo2()
      return figures.uordblks + figures.hblkhd
    }

    /// The bytes of the process that are in memory, after the allocator has given back what it can.
    static var resident: Int {
      malloc_trim(0)
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ")
      let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
      return pages * Int(getpagesize())
    }
  }
#endif
