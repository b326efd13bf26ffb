@testable import Mistakes

// A missing stub where no test is running and none could be told.
print(FakeTrailStore().trails(near: "Bern"))
