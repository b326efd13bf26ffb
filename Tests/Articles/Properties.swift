// The values of the samples. A test of an article has those that the article doesn't declare.

private let store = FakeTrailStore()
private let hut = FakeHut()
private let settings = FakeSettings()
private let forecasts = FakeForecasts()
private let map = FakeMap()
private let rescue = FakeRescue()
private let lodge = FakeLodge()
private let done = FakeClosure()
private let captor = Argument.captor()
private let eiger = Trail(name: "Eiger Trail", ascent: 140)
private let gemmi = Trail(name: "Gemmi Pass", ascent: 940)
private var porter: Porter { Porter(lodge: lodge) }
