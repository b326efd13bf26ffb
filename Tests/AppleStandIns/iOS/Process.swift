// Linux's Foundation has this on every system. The file is compiled with each test target, and its
// declaration is found before Foundation's.

@available(*, unavailable, message: "iOS has no processes")
final class Process {}
