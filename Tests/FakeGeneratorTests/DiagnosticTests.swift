import FakeGenerator
import Testing

@Suite struct DiagnosticTests {
  private func expect(
    _ diagnostic: Diagnostic, _ text: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(diagnostic.text == text, sourceLocation: location)
    #expect(diagnostic.isError == text.hasPrefix("error"), sourceLocation: location)
  }

  @Test func textsOfErrors() {
    expect(
      .unknownName(
        "TrailStor", nearest: "TrailStore", modules: ["A", "B"], isModuleGiven: false),
      "error: there is no protocol or class named TrailStor in A or B; did you mean TrailStore?")
    expect(
      .unknownName("Zoo", nearest: nil, modules: ["A"], isModuleGiven: true),
      "error: there is no protocol or class named Zoo in A")
    expect(
      .unknownName("Zoo", nearest: nil, modules: ["A"], isModuleGiven: false),
      "error: there is no protocol or class named Zoo in A; to fake a type from outside the "
        + "package, name its module, for example with --module Foundation")
    expect(
      .severalModules("Trail", modules: ["A", "B"]),
      "error: Trail is declared in A and B; choose one, such as --module A")
    expect(
      .severalTypes("Inner", paths: ["A.Inner", "B.Inner", "C.Inner"]),
      "error: several types are named Inner; use A.Inner, B.Inner or C.Inner")
    expect(
      .notFakeable("Trail", kind: "a struct"),
      "error: Trail is a struct; only protocols and classes can be faked"
    )
    expect(
      .finalClass("Trail"),
      "error: Trail is a final class; fake a protocol that it conforms to, or remove 'final'")
    expect(
      .noInitializer("Trail", module: "A"),
      "error: Trail has no initializer that a fake outside A can call")
    expect(
      .notSubclassable("Trail", module: "A"),
      "error: Trail isn't open, so a fake outside A can't inherit from it")
    expect(
      .insideOfGeneric("Box.Lid", outer: "Box"),
      "error: Box.Lid depends on generic parameters of Box; fake a protocol that it conforms to")
    expect(
      .unusualGenerics("Row"),
      "error: Row is generic over a pack or a value; fake a protocol that it conforms to")
    expect(
      .publicFakeOfInternal("Trail"),
      "error: Trail isn't public, so its fake can't be public; remove '--access public'")
    expect(
      .reservedName("Trail", "Function"),
      "error: Trail declares Function, a name that fakes reserve")
    expect(
      .otherModule("Trail", module: "A", home: "B"),
      "error: Trail is declared in B, not in A; use --module B")
    expect(
      .inTests("Trail", path: "Tests/Trail.swift"),
      "error: Trail is declared in Tests/Trail.swift, and test targets can't be read; move "
        + "it to another one")
    expect(
      .noTestTarget("Trail", module: "A"),
      "error: no test target depends on A; choose a folder for Trail's fake with --output")
    expect(
      .stale(path: "Tests/FakeTrail.swift", command: "swift package generate-fake Trail"),
      "error: Tests/FakeTrail.swift is out of date; to regenerate it: swift package "
        + "generate-fake Trail")
    expect(
      .handWritten(path: "Tests/FakeTrail.swift"),
      "error: Tests/FakeTrail.swift wasn't written by generate-fake; rename it, or choose "
        + "another folder (--output)")
    expect(
      .missing(path: "Tests/FakeTrail.swift", command: "swift package generate-fake Trail"),
      "error: Tests/FakeTrail.swift is missing; to generate it: swift package generate-fake Trail")
    expect(
      .otherFake("Trail", path: "Tests/FakeTrail.swift", of: "Huts.Trail"),
      "error: Tests/FakeTrail.swift is the fake for Huts.Trail; delete it if that no longer exists, or "
        + "choose another --name for the fake for Trail")
    expect(
      .sameFile("Outer.Inner", "OuterInner", path: "Tests/FakeOuterInner.swift"),
      "error: the fakes for Outer.Inner and OuterInner share the file "
        + "Tests/FakeOuterInner.swift; choose another --name for one")
    expect(
      .unreadable(path: "Trail.swift", reason: "Permission denied"),
      "error: Trail.swift can't be read: Permission denied")
    expect(
      .unwritable(path: "Fakes/FakeTrail.swift", reason: "Not a directory"),
      "error: Fakes/FakeTrail.swift can't be written: Not a directory")
  }

  @Test func textsAboutOmittedMembers() {
    expect(
      .skipped("Trail", requirement: "wait()", .opaqueResult, isNeeded: true),
      "error: Trail.wait() is omitted: its result type is opaque ('some'); implement it in an "
        + "extension of the fake, in a separate file")
    expect(
      .spied("Trail", requirements: ["a()", "b", "c(_:)"], isNeeded: true),
      "error: a(), b and c(_:) of Trail are omitted: they return values, and a Spyable fake has none to return; implement them in an extension of the fake, in a separate file"
    )
    expect(
      .spied("Trail", requirements: ["a()", "b"], isNeeded: false),
      "warning: a() and b of Trail are omitted: they return values, and a Spyable fake has none to return"
    )
  }

  @Test func omittedMembersOfASpyAreReportedTogether() {
    func skipped(_ requirement: String, isNeeded: Bool) -> Diagnostic {
      .skipped("Trail", requirement: requirement, .answerOfASpy, isNeeded: isNeeded)
    }
    let others = [
      Diagnostic.skipped("Trail", requirement: "o", .opaqueResult, isNeeded: true),
      skipped("x", isNeeded: false),
    ]
    #expect(
      [
        skipped("a", isNeeded: true), others[0], skipped("b", isNeeded: true), others[1],
        skipped("c", isNeeded: true),
      ].groupedBySpy
        == [.spied("Trail", requirements: ["a", "b", "c"], isNeeded: true)] + others)
    #expect(others.groupedBySpy == others)
    #expect(
      [skipped("d", isNeeded: false), skipped("a", isNeeded: true), others[1]].groupedBySpy == [
        .spied("Trail", requirements: ["d", "x"], isNeeded: false), skipped("a", isNeeded: true),
      ])
  }

  @Test func textsOfWarnings() {
    expect(
      .namesake("FakeTrail", path: "Tests/Doubles.swift"),
      "warning: FakeTrail is also declared in Tests/Doubles.swift; delete one of the two")
    expect(
      .skipped("Trail", requirement: "all()", .opaqueResult, isNeeded: false),
      "warning: Trail.all() is omitted: its result type is opaque ('some')")
    expect(
      .skipped("Trail", requirement: "name", .answerOfASpy, isNeeded: false),
      "warning: Trail.name is omitted: it returns a value, and a Spyable fake has none to return")
    expect(
      .skipped("Trail", requirement: "put(_:)", .genericSuperclass("Box"), isNeeded: false),
      "warning: Trail.put(_:) is omitted: it is inherited from Box, whose generic arguments are "
        + "unknown; to include it, override it in the class")
    expect(
      .skipped("Trail", requirement: "pack(_:)", .packInClass, isNeeded: false),
      "warning: Trail.pack(_:) is omitted: no class can override a member that is generic over a "
        + "parameter pack")
    expect(
      .placeholder("Trail", requirement: "do(_:)", argument: "a", type: "(repeat each A) -> Int"),
      "warning: Trail.do(_:) records a placeholder for the argument 'a': the Swift compiler crashes "
        + "when a value of type (repeat each A) -> Int is stored")
    expect(
      .placeholder("Trail", requirement: "read(_:)", argument: "span", type: "Span<Int>"),
      "warning: Trail.read(_:) records a placeholder for the argument 'span': a value of type "
        + "Span<Int> can't be stored, because it can't be copied or must not escape")
    expect(
      .flags("Trail", ["FAST", "PLUS"]),
      "warning: the fake for Trail has members inside '#if', so the tests must define FAST and PLUS "
        + "if its module does")
    expect(
      .unknownParent("Trail", parent: "Path"),
      "warning: Trail inherits from Path, which the generator can't find; implement its requirements in an "
        + "extension of the fake")
  }

  @Test func textsForUnreadableModules() {
    expect(
      .unreadableModule("App", UnreadableModule(home: .package)),
      "error: SwiftPM can't describe the module App, because it doesn't compile for this "
        + "machine; if it is for another platform, such as iOS, extract its symbol graph and pass "
        + "the folder with --symbol-graphs (see --help)")
    expect(
      .unreadableModule(
        "Foo", UnreadableModule(home: .system, complaints: ["error: no such SDK", "Aborting."])),
      """
      error: there is no module named Foo in the package, its dependencies or the SDK
        error: no such SDK
        Aborting.
      """)
    expect(
      .unreadableModule("Trials", UnreadableModule(home: .system), nearest: "Trails"),
      "error: there is no module named Trials in the package, its dependencies or the SDK; did you "
        + "mean Trails?")
    expect(
      .unreadableModule("Trials", UnreadableModule(home: .folder), nearest: "Trails"),
      "error: the folder has no symbol graph of the module Trials; did you mean Trails?")
    expect(
      .awaitable("Store", ["load(_:completionHandler:)", "close(completion:)"]),
      "warning: the fake for Store has load(_:completionHandler:) and close(completion:) without async "
        + "forms; calls with 'await' arrive there too and wait until a stub calls the completion "
        + "handler")
    expect(
      .unreadableModule("App", UnreadableModule(home: .project, complaints: ["a.swift:1: error"])),
      "error: Xcode has no up-to-date build of App; build, then run the command again\n"
        + "  a.swift:1: error")
    expect(
      .graphOfBuild(module: "App"),
      "error: the symbol graph of App was written during a build, so it lacks full type names; "
        + "extract it from the built module with 'swift symbolgraph-extract' (see --help)")
    expect(
      .noPositions(module: "App"),
      "warning: the symbol graph of App doesn't say where members are declared, so fakes list them "
        + "in alphabetical order and may lack '#if' conditions and internal setters; extract it from a "
        + "build with '-enable-testing' and App.swiftsourceinfo")
    expect(
      .noGraphs(path: "Graphs"),
      "error: Graphs has no symbol graph; extract one with 'swift symbolgraph-extract' "
        + "(see --help)")
  }

  @Test func textsAboutProtocolsWithoutAFake() {
    expect(
      .untested(module: "Tool", isError: false),
      "warning: no test target depends on Tool, so its protocols get no fakes; choose a folder for "
        + "them, for example with --module Tool --output Tests/Fakes")
    #expect(Diagnostic.untested(module: "Tool", isError: true).isError)
    expect(
      .unknownExclusion("Trial", nearest: "Trail"),
      "warning: there is no protocol named Trial to exclude; did you mean Trail?")
    expect(
      .unknownExclusion("Trial", nearest: nil),
      "warning: there is no protocol named Trial to exclude")
  }

  @Test func textsOfRefusals() {
    expect(
      .invisible("Trail", access: "fileprivate"),
      "error: Trail is fileprivate, so a fake can't name it")
    expect(
      .superInitializer("Cell", superclass: "View", arguments: "frame: …"),
      "error: Cell requires an initializer, which has to call one of View; specify the arguments "
        + "with --super-init, for example --super-init 'frame: …'")
    expect(.unavailable("Trail"), "error: Trail is unavailable, so it can't be faked")
    expect(
      .hiddenMembers("Bundle", module: "Foundation"),
      "error: Bundle has members whose types only Foundation can see, so a fake can't "
        + "inherit from it")
    expect(
      .notPartial("Trail", .superclass),
      "error: the fake for Trail can't be partial: it inherits from a class, which has its own "
        + "initializers")
    expect(
      .skipped(
        "Files", requirement: "url()", .hiddenByExtension(module: "Foundation"), isNeeded: false),
      "warning: Files.url() is omitted: an extension in Foundation declares the same member, which "
        + "can't be overridden")
    expect(
      .skipped("Trail", requirement: "name()", .property("name"), isNeeded: false),
      "warning: Trail.name() is omitted: no type can declare it beside the property 'name'")
    expect(
      .skipped("Tower", requirement: "ring(_:)", .unclearConvention, isNeeded: true),
      "error: Tower.ring(_:) is omitted: one of its closures is a C function, and the compiler "
        + "doesn't say which one; implement it in an extension of the fake, in a separate file")
    expect(
      .skipped("Files", requirement: "url()", .systemInterface, isNeeded: false),
      "warning: Files.url() is omitted: it is marked '@_spi'")
    expect(
      .unanswered("Trail", requirement: "count(_:)", .arguments),
      "warning: Trail.count(_:) needs a stub even in a partial fake, because there is no real implementation that takes the same arguments"
    )
    expect(
      .unanswered("Trail", requirement: "count(_:)", .isolation),
      "warning: Trail.count(_:) needs a stub even in a partial fake, because it isn't isolated to "
        + "the actor of the real object")
    expect(
      .unanswered("Trail", requirement: "visit(_:)", .rethrowing),
      "warning: Trail.visit(_:) needs a stub even in a partial fake, because it rethrows, and its "
        + "fake doesn't throw")
  }

  @Test func textsForFilesThatCannotBeChecked() {
    expect(
      .edited(path: "FakeTrail.swift", command: "generate-fake Trail"),
      "error: FakeTrail.swift was edited; move the edits to another file, then run: "
        + "generate-fake Trail --force")
    expect(
      .unfounded(paths: ["FakeTrail.swift"], isCheck: true, reason: .unavailable("Trail")),
      "error: FakeTrail.swift can't be checked: Trail is unavailable, so it can't be faked")
    expect(
      .unfounded(paths: ["A.swift", "B.swift"], isCheck: false, reason: .unavailable("Trail")),
      """
      error: 2 fakes can't be updated: Trail is unavailable, so it can't be faked
        A.swift
        B.swift
      """)
    expect(
      .unfounded(
        paths: ["A.swift", "B.swift"], isCheck: true,
        reason: .unreadableModule("Huts", UnreadableModule(home: .system))),
      """
      error: 2 fakes can't be checked (if the module was renamed, delete the old fakes and use \
      --all): there is no module named Huts in the package, its dependencies or the SDK
        A.swift
        B.swift
      """)
    expect(
      .orphaned(path: "FakeTrail.swift", of: "Trail", nearest: nil),
      "error: FakeTrail.swift is the fake for Trail, which no longer exists; delete the file; if the type was renamed, use --all"
    )
    expect(
      .orphaned(path: "FakeTrail.swift", of: "Trail", nearest: "Trails"),
      "error: FakeTrail.swift is the fake for Trail, which no longer exists; delete the file and generate the fake for Trails if that is the new name"
    )
    expect(
      .unreadableHeader(path: "FakeTrail.swift", reason: "unknown option '--fast'; see --help"),
      "error: the command in the second line of FakeTrail.swift is invalid: unknown option "
        + "'--fast'; see --help")
  }
}
