import Testing

struct Transient { init(_ value: Any) {} }
