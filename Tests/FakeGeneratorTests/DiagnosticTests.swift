import FakeGenerator
import Testing

@Suite struct DiagnosticTests {
  private func expect(
    _ diagnostic: Diagnostic, _ text: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(diagnostic.text == text, sourceLocation: location)
    #expect(diagnostic.isError == text.hasPrefix("error"), sourceLocation: location)
  }

  @Test func errorsAreWorded() {
    expect(
      .unknownName(
        "TrailStor", nearest: "TrailStore", modules: ["A", "B"], isModuleGiven: false),
      "error: there is no protocol or class TrailStor in A and B; did you mean TrailStore?")
    expect(
      .unknownName("Zoo", nearest: nil, modules: ["A"], isModuleGiven: true),
      "error: there is no protocol or class Zoo in A")
    expect(
      .unknownName("Zoo", nearest: nil, modules: ["A"], isModuleGiven: false),
      "error: there is no protocol or class Zoo in A; a module that is not part of the package has "
        + "to be named: --module Foundation")
    expect(
      .severalModules("Trail", modules: ["A", "B"]),
      "error: Trail is declared in A and B; say which is meant: --module A")
    expect(
      .severalTypes("Inner", paths: ["A.Inner", "B.Inner", "C.Inner"]),
      "error: Inner is the name of several types; write one of A.Inner, B.Inner and C.Inner")
    expect(
      .notFakeable("Trail", kind: "a struct"),
      "error: Trail is a struct, of which there can be no fake; only protocols and classes have any"
    )
    expect(
      .finalClass("Trail"),
      "error: Trail is a final class, which no fake can inherit from; fake a protocol that it "
        + "conforms to, or leave out 'final'")
    expect(
      .noInitializer("Trail", module: "A"),
      "error: Trail has no initializer that a fake outside of A could call")
    expect(
      .notSubclassable("Trail", module: "A"),
      "error: Trail is not open, so no fake outside of A can inherit from it")
    expect(
      .insideOfGeneric("Box.Lid", outer: "Box"),
      "error: Box.Lid depends on what Box is generic over, so no fake can inherit from it; fake a "
        + "protocol that it conforms to")
    expect(
      .unusualGenerics("Row"),
      "error: Row is generic over a parameter pack or a number, which generated fakes cannot be; "
        + "fake a protocol that it conforms to")
    expect(
      .publicFakeOfInternal("Trail"),
      "error: Trail is not public, so its fake cannot be; leave out '--access public'")
    expect(
      .reservedName("Trail", associatedType: "Function"),
      "error: Trail has an associated type named Function, a name that fakes need themselves")
    expect(
      .noTestTarget("Trail", module: "A"),
      "error: no test target uses A, so say where the fake of Trail goes: --output Tests/Fakes")
    expect(
      .stale(path: "Tests/FakeTrail.swift", command: "swift package generate-fake Trail"),
      "error: Tests/FakeTrail.swift is stale; to write it again: swift package generate-fake Trail")
    expect(
      .handWritten(path: "Tests/FakeTrail.swift"),
      "error: Tests/FakeTrail.swift was not generated, so it is left alone; rename it, or write "
        + "elsewhere with --output")
    expect(
      .missing(path: "Tests/FakeTrail.swift", command: "swift package generate-fake Trail"),
      "error: Tests/FakeTrail.swift is missing; to write it: swift package generate-fake Trail")
    expect(
      .otherFake("Trail", path: "Tests/FakeTrail.swift", of: "Huts.Trail"),
      "error: Tests/FakeTrail.swift is the fake of Huts.Trail, so it is left alone; write that of "
        + "Trail elsewhere with --output")
    expect(
      .sameFile("Outer.Inner", "OuterInner", path: "Tests/FakeOuterInner.swift"),
      "error: the fakes of Outer.Inner and OuterInner would both be Tests/FakeOuterInner.swift; "
        + "write one of them elsewhere with --output")
    expect(
      .unreadable(path: "Trail.swift", reason: "Permission denied"),
      "error: Trail.swift cannot be read: Permission denied")
    expect(
      .unwritable(path: "Fakes/FakeTrail.swift", reason: "Not a directory"),
      "error: Fakes/FakeTrail.swift cannot be written: Not a directory")
  }

  @Test func warningsAreWorded() {
    expect(
      .skipped("Trail", requirement: "wait()", .opaqueResult, isNeeded: true),
      "warning: Trail.wait() is left out: its result has no name ('some'); write it in an extension "
        + "of the fake, in a file of its own")
    expect(
      .skipped("Trail", requirement: "all()", .opaqueResult, isNeeded: false),
      "warning: Trail.all() is left out: its result has no name ('some')")
    expect(
      .skipped("Trail", requirement: "name", .answerOfASpy, isNeeded: false),
      "warning: Trail.name is left out: it gives back a value, and a fake that is only Spyable has "
        + "none to give")
    expect(
      .skipped("Trail", requirement: "put(_:)", .genericSuperclass("Box"), isNeeded: false),
      "warning: Trail.put(_:) is left out: it comes from Box, and what that is generic over is not "
        + "known")
    expect(
      .placeholder("Trail", requirement: "read(_:)", argument: "span", type: "Span<Int>"),
      "warning: Trail.read(_:) records a text for the argument 'span': a value of type Span<Int> "
        + "cannot be kept, as it cannot be copied or must not escape")
    expect(
      .unknownParent("Trail", parent: "Path"),
      "warning: Trail inherits from Path, of which nothing is known; write its requirements in an "
        + "extension of the fake")
  }

  @Test func modulesThatCannotBeReadAreWorded() {
    expect(
      .unreadableModule("App", UnreadableModule(home: .package)),
      "error: SwiftPM cannot describe the module App, as it does not compile for this machine; if "
        + "it is for another platform, such as iOS, let the compiler write its symbol graph and "
        + "name the folder with --symbol-graphs (see --help)")
    expect(
      .unreadableModule(
        "Foo", UnreadableModule(home: .system, complaints: ["error: no such SDK", "Aborting."])),
      """
      error: there is no module Foo in the package, its dependencies or the SDK
        error: no such SDK
        Aborting.
      """)
  }

  @Test func refusalsAreWorded() {
    expect(.unavailable("Trail"), "error: Trail is unavailable")
    expect(
      .hiddenMembers("Bundle", module: "Foundation"),
      "error: Bundle has members of which only Foundation knows the types, so no fake can inherit "
        + "from it")
    expect(
      .notPartial("Trail", .superclass),
      "error: the fake of Trail cannot be partial: it inherits from a class, which has its own "
        + "initializers")
    expect(
      .skipped(
        "Files", requirement: "url()", .hiddenByExtension(module: "Foundation"), isNeeded: false),
      "warning: Files.url() is left out: an extension in Foundation declares the same, which cannot "
        + "be overridden")
    expect(
      .skipped("Files", requirement: "url()", .systemInterface, isNeeded: false),
      "warning: Files.url() is left out: it is marked with '@_spi'")
    expect(
      .unanswered("Trail", requirement: "count(_:)"),
      "warning: Trail.count(_:) needs a stub even in a partial fake: nothing real can be asked with "
        + "the same arguments")
  }

  @Test func whatCannotBeCheckedIsWorded() {
    expect(
      .edited(path: "FakeTrail.swift"),
      "error: FakeTrail.swift was edited after it was generated, so it is left alone; move the "
        + "edits to an extension in another file, then write it again with --force")
    expect(
      .unfounded(path: "FakeTrail.swift", reason: .unavailable("Trail")),
      "error: FakeTrail.swift cannot be checked: Trail is unavailable")
    expect(
      .unreadableHeader(path: "FakeTrail.swift", reason: "unknown option '--fast'; see --help"),
      "error: FakeTrail.swift cannot be checked, as its second line is no command: unknown option "
        + "'--fast'; see --help")
  }
}
