import Foundation

extension Identity {
  /// Whether two objects are the same, or two dispatch queues are: on Linux, each access to the
  /// main queue or to a global one makes a new object for it.
  static func areOne(_ first: Any, _ second: Any) -> Bool {
    guard let first = object(first), let second = object(second) else { return false }
    if first === second { return true }
    let queues = [first, second].filter { $0 is DispatchQueue }.compactMap(Shape.wrapped)
    return queues.count == 2 && EqualsOperator.areEqual(queues[0], queues[1])
  }
}
