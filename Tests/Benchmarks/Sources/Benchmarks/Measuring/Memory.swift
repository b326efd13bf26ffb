#if canImport(Glibc)
  import Allocator
  import Foundation

  /// The memory that the process occupies.
  enum Memory {
    /// The number of bytes that have been allocated and not freed.
    ///
    /// It includes the allocator's rounding and the spare capacity of large arrays, but only
    /// allocations of the first thread.
    static var allocated: Int {
      let figures = mallinfo2()
      return figures.uordblks + figures.hblkhd
    }

    /// The number of resident bytes of the process, after the allocator has returned what it can.
    static var resident: Int {
      malloc_trim(0)
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ")
      let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
      return pages * Int(getpagesize())
    }
  }
#endif
