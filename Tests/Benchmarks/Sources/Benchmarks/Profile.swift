/// Nothing but calls, so that a profiler sees nothing else.
enum Profile {
  static func call(_ kind: String, _ count: Int) {
    let makeStore: () -> any TrailStore
    switch kind {
    case "hand": makeStore = { HandWrittenTrailStore.answering(140) }
    case "own": makeStore = { OwningTrailStore.answering(140) }
    case "function": makeStore = { LookedUpTrailStore.answering(140) }
    case "base": makeStore = { BaseNameTrailStore.answering(140) }
    case "registry": makeStore = { RegisteredTrailStore.answering(140) }
    default: fatalError("hand, own, function, base or registry, not \(kind)")
    }
    for _ in 0..<count / CallRows.calls {
      CallRows.call(makeStore(), CallRows.calls)
    }
  }
}
