@testable import Mistakes

// A missing stub in a process without a test framework.
print(FakeTrailStore().trails(near: "Bern"))
