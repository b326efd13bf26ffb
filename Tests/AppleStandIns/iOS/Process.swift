// Linux's Foundation declares this class on every system. The file is compiled with each test
// target, so that its declaration shadows Foundation's.

@available(*, unavailable, message: "iOS has no processes")
final class Process {}
