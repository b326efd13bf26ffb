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
    case "verify": return verify(count)
    case "match": return match(count)
    default: fatalError("hand, own, function, base, registry, verify or match, not \(kind)")
    }
    for _ in 0..<count / CallRows.calls {
      CallRows.call(makeStore(), CallRows.calls)
    }
  }

  private static func verify(_ count: Int) {
    let store = OwningTrailStore.answering(140)
    CallRows.call(store, CallRows.calls)
    for _ in 0..<count { precondition(store.didCall(.ascent).success) }
  }

  private static func match(_ count: Int) {
    let store = OwningTrailStore.answering(140)
    for day in 0..<100 { _ = store.ascent(on: day, of: "Eiger Trail") }
    for _ in 0..<count { precondition(store.didCall(.ascent, with: 7, "Eiger Trail").success) }
  }
}
