import FakeGenerator
import Foundation
import Testing

/// Tests graphs as the compiler writes them for Apple's systems, where Objective-C declarations
/// have another kind of identifier.
@Suite struct AppleGraphTests {
  /// A symbol with its identifier, kind, path, and text, in which `{name|id}` is a type and `«get»`
  /// an accessor.
  private struct Declared {
    var id: String
    var kind: String
    var path: [String]
    var text: String
    var access = "open"
    var availability: [[String: Any]] = []
    /// What the compiler printed, instead of the text.
    var fragments: [[String: Any]] = []

    private static func braced(_ text: Substring) -> String {
      String(text.replacing("«", with: "{ ").replacing("»", with: " }"))
    }

    var symbol: [String: Any] {
      let parts = text.split(separator: "{").flatMap { part -> [[String: Any]] in
        let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
        let names = pieces[0].split(separator: "|")
        guard pieces.count == 2, names.count == 2 else {
          return [["kind": "text", "spelling": String(part)]]
        }
        let isAttribute = names[0].hasPrefix("@")
        return [
          [
            "kind": isAttribute ? "attribute" : "typeIdentifier", "spelling": String(names[0]),
            "preciseIdentifier": String(names[1]),
          ],
          ["kind": "text", "spelling": Self.braced(pieces[1])],
        ]
      }
      return [
        "identifier": ["precise": id], "kind": ["identifier": "swift.\(kind)"],
        "names": ["title": path.last ?? ""], "pathComponents": path, "accessLevel": access,
        "declarationFragments": fragments.isEmpty ? parts : fragments, "availability": availability,
        "location": ["position": ["line": 0, "character": 0]],
      ]
    }
  }

  private func graph(
    _ module: String, _ declared: [Declared], _ relations: [[String: Any]] = []
  ) throws -> SymbolGraph {
    let graph: [String: Any] = [
      "module": ["name": module, "platform": ["operatingSystem": ["name": "ios"]]],
      "symbols": declared.map(\.symbol), "relationships": relations,
    ]
    return try JSONDecoder().decode(
      SymbolGraph.self, from: JSONSerialization.data(withJSONObject: graph))
  }

  private func relation(_ kind: String, _ source: String, _ target: String, _ name: String)
    -> [String: Any]
  {
    ["kind": kind, "source": source, "target": target, "targetFallback": name]
  }

  private func result(_ words: [String], _ graphs: [SymbolGraph]) throws -> GenerateCommand.Result {
    let words = words + ["--symbol-graphs", "Graphs", "--output", "Fakes"]
    let read = Workspace(of: graphs, root: "/app").modules.map(\.name)
    let missing = [
      "ObjectiveC", "UIKit", "Foundation", "Swift", "CoreLocation", "UserNotifications",
    ].filter { !read.contains($0) }.map { ($0, UnreadableModule(home: .folder)) }
    var workspace = Workspace(of: graphs, root: "/app")
    workspace.sources = workspace.emptySources
    let index = SymbolIndex(graphs, unreadable: Dictionary(missing) { first, _ in first })
    let result = GenerateCommand(try CommandArguments(words), in: workspace, index).run()
    let unread = result.missing.union(result.unsearched)
    if !unread.isEmpty { throw Unread(modules: unread.sorted()) }
    return result
  }

  /// In identifiers of the standard library, `s` stands for the module, and `SQ` for a common type.
  @Test(arguments: ["s:s5SteepP", "s:SQ", "s:6Trails5SteepP", "s:s5PeaksO5SteepP"], ["op", "oP"])
  func identifierTellsThePositionOfAUnaryOperator(id: String, letters: String) throws {
    let member = "\(id)1s\(letters)yxxFZ"
    let module = id.hasPrefix("s:6") ? "Trails" : "Swift"
    let swift = try graph(
      module,
      [
        // The module `Swift` has one with this identifier that isn't a common type.
        Declared(
          id: id == "s:SQ" ? "s:s3AllP" : id, kind: "protocol", path: ["Steep"],
          text: "protocol Steep", access: "public"),
        Declared(
          id: member, kind: "func.op", path: ["Steep", "-(_:)"],
          text: "static func - (_ a: Int) -> Int", access: "public"),
      ],
      [relation("requirementOf", member, id == "s:SQ" ? "s:s3AllP" : id, "\(module).Steep")])
    let text = try #require(try result(["Steep"], [swift]).files.first).text
    let keyword = letters == "op" ? "prefix" : "postfix"
    #expect(text.contains("  static \(keyword) func - (_ a: Int) -> Int {\n"))
  }

  /// An Objective-C protocol is for subclasses of `NSObject`, and its requirements may be optional.
  @Test func objectiveCProtocols() throws {
    let id = "c:@M@App@objc(pl)TrailListDelegate"
    let app = try graph(
      "App",
      [
        Declared(
          id: id, kind: "protocol", path: ["TrailListDelegate"],
          text: "{@MainActor|s:ScM} protocol TrailListDelegate : "
            + "{NSObjectProtocol|c:objc(pl)NSObject}",
          access: "internal"),
        Declared(
          id: "\(id)(im)list:didShow:", kind: "method",
          path: ["TrailListDelegate", "list(_:didShow:)"],
          text: "{@MainActor|s:ScM} optional func list("
            + "_ list: {UITableView|c:objc(cs)UITableView}, didShow place: {CLLocation|c:objc(cs)CLLocation})",
          access: "internal"),
      ],
      [
        relation("optionalRequirementOf", "\(id)(im)list:didShow:", id, "App.TrailListDelegate"),
        relation("conformsTo", id, "c:objc(pl)NSObject", "ObjectiveC.NSObjectProtocol"),
      ])
    let result = try result(["TrailListDelegate"], [app])
    #expect(result.diagnostics.map(\.text) == [])
    let text = try #require(result.files.first?.text)
    #expect(
      text.split(separator: "\n\n", maxSplits: 1)[1].split(separator: "\n")
        == """
        import CoreLocation
        import Foundation
        import Spry
        import UIKit

        @testable import App

        @MainActor final class FakeTrailListDelegate: NSObject, TrailListDelegate, nonisolated Spryable {
          enum Function: String, GeneratedFunction {
            case list = "list(_:didShow:)"
          }

          let spryStorage = SpryStorage()

          func list(_ list: UITableView, didShow place: CLLocation) {
            spryify(.list, arguments: list, place)
          }
        }

        extension FakeTrailListDelegate {
          nonisolated var stub: Calls { Calls(fake: self) }
          nonisolated var calls: Calls { Calls(fake: self) }

          nonisolated struct Calls {
            fileprivate let fake: FakeTrailListDelegate
            typealias ListCall = TypedCall<(UITableView, CLLocation) -> Void, Void, Never>
            func list(_ list: UITableView, didShow place: CLLocation) -> ListCall { .init(fake.call(.list, with: list, place)) }
            @_disfavoredOverload func list(_ list: UITableView, didShow place: TypedArgument<CLLocation> = .anything) -> ListCall { .init(fake.call(.list, with: list, place)) }
            @_disfavoredOverload func list(_ list: TypedArgument<UITableView> = .anything, didShow place: CLLocation) -> ListCall { .init(fake.call(.list, with: list, place)) }
            @_disfavoredOverload func list(_ list: TypedArgument<UITableView> = .anything, didShow place: TypedArgument<CLLocation> = .anything) -> ListCall { .init(fake.call(.list, with: list, place)) }
          }
        }

        """.split(separator: "\n"))
  }

  /// The compiler lists a method with a completion handler twice, because it can also be called with
  /// `await`.
  ///
  /// Both forms have the same identifier, and a class can implement only one of them.
  @Test(arguments: [false, true])
  func methodsWithCompletionHandlers(isAsyncFirst: Bool) throws {
    let id = "c:objc(pl)UITrailLoading"
    let member = "\(id)(im)loadTrail:completionHandler:"
    var forms = [
      Declared(
        id: member, kind: "method", path: ["UITrailLoading", "loadTrail(_:completionHandler:)"],
        text: "func loadTrail(_ id: {Int|s:Si}, completionHandler: @escaping @Sendable "
          + "({NSError|c:objc(cs)NSError}?) -> {Void|s:s4Voida})"),
      Declared(
        id: member, kind: "method", path: ["UITrailLoading", "loadTrail(_:)"],
        text: "func loadTrail(_ id: {Int|s:Si}) async throws"),
    ]
    if isAsyncFirst { forms.reverse() }
    let kit = try graph(
      "UIKit",
      [
        Declared(
          id: id, kind: "protocol", path: ["UITrailLoading"], text: "protocol UITrailLoading")
      ] + forms,
      forms.map { relation("requirementOf", $0.id, id, "UIKit.UITrailLoading") })
    let result = try result(["UITrailLoading", "--module", "UIKit", "--no-calls"], [kit])
    #expect(
      result.diagnostics == [.awaitable("UITrailLoading", ["loadTrail(_:completionHandler:)"])])
    let text = try #require(result.files.first?.text)
    #expect(text.contains("    case loadTrail = \"loadTrail(_:completionHandler:)\"\n\n"))
    #expect(
      text.contains(
        """
          func loadTrail(_ id: Int, completionHandler: @escaping @Sendable (NSError?) -> Void) {
            spryify(.loadTrail, arguments: id, completionHandler)
        """))
    #expect(text.ranges(of: "func ").count == 1)
  }

  /// The members of a class or protocol in Objective-C have its isolation, whether a graph says so or
  /// not.
  @Test func isolationOfMembers() throws {
    let id = "c:objc(pl)UITrailDrawing"
    let members = [
      Declared(
        id: "\(id)(im)draw", kind: "method", path: ["UITrailDrawing", "draw()"], text: "func draw()"
      ),
      Declared(
        id: "\(id)(im)erase", kind: "method", path: ["UITrailDrawing", "erase()"],
        text: "{@MainActor|s:ScM} func erase()"),
      Declared(
        id: "\(id)(im)measure", kind: "method", path: ["UITrailDrawing", "measure()"],
        text: "optional nonisolated func measure()"),
    ]
    let kit = try graph(
      "UIKit",
      [
        Declared(
          id: id, kind: "protocol", path: ["UITrailDrawing"],
          text: "{@MainActor|s:ScM} protocol UITrailDrawing")
      ] + members,
      zip(members, ["requirementOf", "requirementOf", "optionalRequirementOf"]).map {
        relation($1, $0.id, id, "UIKit.UITrailDrawing")
      })
    let text = try #require(
      try result(["UITrailDrawing", "--module", "UIKit", "--no-calls"], [kit]).files.first?.text)
    let head = "@MainActor final class FakeUITrailDrawing: UITrailDrawing, nonisolated Spryable"
    #expect(text.contains("\n\(head)"))
    #expect(text.contains("\n  func draw() {\n"))
    #expect(text.contains("\n  func erase() {\n"))
    #expect(text.contains("\n  nonisolated func measure() {\n"))
  }

  /// Initializers such as `init?(coder:)` are inherited, and availability before iOS 16 is omitted.
  @Test func sdkClasses() throws {
    let id = "c:objc(cs)UITrailView"
    let ios: (Int) -> [[String: Any]] = { version in
      [["domain": "iOS", "introduced": ["major": version, "minor": 0]]]
    }
    let members = [
      Declared(
        id: "\(id)(cpy)layerClass", kind: "type.property", path: ["UITrailView", "layerClass"],
        text: "{@MainActor|s:ScM} class var layerClass: {AnyClass|s:s8AnyClassa} «get»",
        availability: ios(2)),
      Declared(
        id: "\(id)(im)initWithCoder:", kind: "init", path: ["UITrailView", "init(coder:)"],
        text: "{@MainActor|s:ScM} init?(coder: {NSCoder|c:objc(cs)NSCoder})"),
      Declared(
        id: "\(id)(im)layout", kind: "method", path: ["UITrailView", "layout()"],
        text: "{@MainActor|s:ScM} func layout()", availability: ios(26)),
    ]
    let kit = try graph(
      "UIKit",
      [
        Declared(
          id: id, kind: "class", path: ["UITrailView"],
          text: "{@MainActor|s:ScM} class UITrailView", availability: ios(2))
      ] + members, members.map { relation("memberOf", $0.id, id, "UIKit.UITrailView") })
    let text = try #require(
      try result(["UITrailView", "--module", "UIKit", "--no-calls"], [kit]).files.first?.text)
    #expect(
      text.split(separator: "\n\n", maxSplits: 1)[1].split(separator: "\n")
        == """
        import Spry
        import UIKit

        @MainActor final class FakeUITrailView: UITrailView, nonisolated Spryable {
          enum ClassFunction: String, GeneratedFunction {
            case layerClass

            nonisolated static var hasStubAndCalls: Bool { false }
          }

          enum Function: String, GeneratedFunction {
            case layout = "layout()"

            nonisolated static var hasStubAndCalls: Bool { false }
          }

          let spryStorage = SpryStorage()

          override class var layerClass: AnyClass { stubbedValue(.layerClass) }

          @available(iOS 26, *)
          override func layout() {
            spryify(.layout)
          }
        }

        """.split(separator: "\n"))
  }

  @Test(arguments: [
    ("c:objc(cs)UIViewController", "UIKit"), ("c:objc(pl)WKNavigationDelegate", "WebKit"),
    ("c:@S@CGRect", "Foundation"), ("s:So8UIButtonC", "UIKit"),
    ("c:@E@AVPlayerStatus", "AVFoundation"),
    ("c:@M@Rooms@objc(cs)Room", "Rooms"), ("c:objc(cs)NSFormatter", "Foundation"),
  ])
  func importedModuleOfAnIdentifier(id: String, module: String) throws {
    let app = try graph(
      "App",
      [
        Declared(id: "s:3App5TrailP", kind: "protocol", path: ["Trail"], text: "protocol Trail"),
        Declared(
          id: "s:3App5TrailP4walkyyF", kind: "method", path: ["Trail", "walk(_:)"],
          text: "func walk(_ a: {Thing|\(id)})"),
      ], [relation("requirementOf", "s:3App5TrailP4walkyyF", "s:3App5TrailP", "App.Trail")])
    let graphs = [app, try graph("Rooms", []), try graph(module == "Rooms" ? "Other" : module, [])]
    let text = try #require(try result(["Trail", "--module", "App"], graphs).files.first?.text)
    #expect(text.contains("\nimport \(module)\n"))
  }

  /// A graph tells what an identifier of Objective-C doesn't.
  @Test func importedModuleOfAnObjectiveCClassThatWasRead() throws {
    let rooms = try graph(
      "Rooms",
      [
        Declared(
          id: "c:objc(cs)RMRoom", kind: "class", path: ["RMRoom"], text: "class RMRoom")
      ])
    let app = try graph(
      "App",
      [
        Declared(id: "s:3App5TrailP", kind: "protocol", path: ["Trail"], text: "protocol Trail"),
        Declared(
          id: "s:3App5TrailP4walkyyF", kind: "method", path: ["Trail", "walk(_:)"],
          text: "func walk(_ room: {RMRoom|c:objc(cs)RMRoom})"),
      ], [relation("requirementOf", "s:3App5TrailP4walkyyF", "s:3App5TrailP", "App.Trail")])
    let text = try #require(try result(["Trail"], [app, rooms]).files.first?.text)
    #expect(text.contains("\nimport Rooms\n"))
  }

  /// Only the compiler's name for a member tells a label in backticks from a missing one.
  @Test(arguments: [
    // The name ends with a word of the module's name.
    ("s:3App05TrailA0P", "TrailApp", "5point1_ySi_tF", "point"),
    // The names aren't plain ASCII, and the last ones begin with an underscore.
    ("s:3App5TrailP", "Trail", "003Eca1_ySi_tF", "ä"),
    ("s:3App5TrailP", "Trail", "005___Afa1_ySi_tF", "_ä"),
    ("s:3App005___GdaP", "_Ä", "5point1_ySi_tF", "point"),
  ])
  func underscoresInBackticks(id: String, name: String, end: String, member: String) throws {
    let graph = try graph(
      "App",
      [
        Declared(id: id, kind: "protocol", path: [name], text: "protocol \(name)"),
        Declared(
          id: id + end, kind: "method", path: [name, "\(member)(_:)"],
          text: "func \(member)(_ way: {Int|s:Si})"),
      ], [relation("requirementOf", id + end, id, "App.\(name)")])
    let text = try #require(try result([name], [graph]).files.first?.text)
    #expect(text.contains("\n  func \(member)(`_` way: Int) {\n"))
  }

  @Test func underscoreInBackticksAfterAMissingLabel() throws {
    let (id, end) = ("s:3App5TrailP", "4walk_1_ySi_SitF")
    let graph = try graph(
      "App",
      [
        Declared(id: id, kind: "protocol", path: ["Trail"], text: "protocol Trail"),
        Declared(
          id: id + end, kind: "method", path: ["Trail", "walk(_:_:)"],
          text: "func walk(_ way: {Int|s:Si}, _ back: {Int|s:Si})"),
      ], [relation("requirementOf", id + end, id, "App.Trail")])
    let text = try #require(try result(["Trail"], [graph]).files.first?.text)
    #expect(text.contains("\n  func walk(_ way: Int, `_` back: Int) {\n"))
  }

  /// The protocol's own module is named before that of its parent.
  @Test func moduleWhoseGraphABuildWroteIsNamed() throws {
    func graph(_ module: String, _ name: String, _ relations: [[String: Any]] = []) throws
      -> SymbolGraph
    {
      let id = "s:\(module.count)\(module)\(name.count)\(name)P"
      return try self.graph(
        module,
        [
          Declared(id: id, kind: "protocol", path: [name], text: "protocol \(name)"),
          Declared(
            id: "\(id)4walkyyF", kind: "method", path: [name, "walk(_:)"],
            text: "func walk(_ step: {@escaping|x} () -> {Void|s:s4Voida})"),
        ], [relation("requirementOf", "\(id)4walkyyF", id, "\(module).\(name)")] + relations)
    }
    let parent = relation("conformsTo", "s:3App5GuideP", "s:4Base6WalkerP", "Base.Walker")
    let graphs = [try graph("App", "Guide", [parent]), try graph("Base", "Walker")]
    #expect(try result(["Guide"], graphs).diagnostics == [.graphOfBuild(module: "App")])
  }

  /// What a class inherits matters as much as what it declares.
  @Test func moduleOfASuperclassWhoseGraphABuildWroteIsNamed() throws {
    func graph(
      _ module: String, _ name: String, step: String, _ relations: [[String: Any]] = []
    ) throws -> SymbolGraph {
      let id = "s:\(module.count)\(module)\(name.count)\(name)C"
      let members = [
        Declared(id: "\(id)cinit", kind: "init", path: [name, "init()"], text: "init()"),
        Declared(
          id: "\(id)4walkyyF", kind: "method", path: [name, "walk(_:)"],
          text: "func walk(_ step: \(step) () -> {Void|s:s4Voida})"),
      ]
      return try self.graph(
        module, [Declared(id: id, kind: "class", path: [name], text: "class \(name)")] + members,
        members.map { relation("memberOf", $0.id, id, "\(module).\(name)") } + relations)
    }
    let superclass = relation("inheritsFrom", "s:3App4PeakC", "s:4Base4HillC", "Base.Hill")
    let app = try graph("App", "Peak", step: "@escaping", [superclass])
    let words = ["Peak", "--module", "App"]
    let extracted = try result(words, [app, graph("Base", "Hill", step: "@escaping")])
    #expect(extracted.diagnostics == [])
    let built = try result(words, [app, graph("Base", "Hill", step: "{@escaping|x}")])
    #expect(built.diagnostics == [.graphOfBuild(module: "Base")])
  }

  /// The kind, the text, and the type of a fragment.
  private static func fragment(_ kind: String, _ spelling: String, _ id: String? = nil)
    -> [String: String]
  {
    ["kind": kind, "spelling": spelling].merging(id.map { ["preciseIdentifier": $0] } ?? [:]) { $1 }
  }

  private static let colon = fragment("text", ": ")
  private static let name = fragment("internalParam", "a")
  private static let nested = fragment("typeIdentifier", "Kind", "s:3App5TrailV4KindV")
  private static let alias = fragment("typeIdentifier", "Done", "s:3App4Donea")
  private static let other = fragment("typeIdentifier", "Number", "s:3App6Numbera")

  /// Only during a build, the compiler prints some words on their own, and types as the source has
  /// them.
  @Test(arguments: [
    ([fragment("keyword", "any")], true), ([fragment("text", "any")], false),
    ([fragment("keyword", "some")], false), ([fragment("attribute", "@escaping")], true),
    ([fragment("attribute", "@autoclosure")], true), ([fragment("attribute", "@Sendable")], false),
    ([fragment("text", "@escaping")], false),
    ([fragment("attribute", "nonisolated(nonsending)"), fragment("text", ")")], true),
    ([fragment("attribute", "nonisolated(nonsending)"), fragment("text", ", b")], true),
    ([fragment("attribute", "nonisolated(nonsending)"), fragment("text", " () -> ()")], false),
    ([fragment("attribute", "nonisolated"), fragment("text", ")")], false),
    ([colon, nested], true), ([fragment("text", "Trail."), nested], false),
    ([colon, fragment("text", "Kind", "s:3App5TrailV4KindV")], false), ([colon, other], false),
    ([name, colon, alias, fragment("text", ")")], true),
    ([fragment("externalParam", "a"), colon, alias, fragment("text", ", ")], true),
    ([name, colon, alias, fragment("text", "?)")], false),
    ([fragment("identifier", "a"), colon, alias, fragment("text", ")")], false),
    ([name, fragment("text", ": ["), alias, fragment("text", ")")], false),
    ([name, colon, other, fragment("text", ")")], false), ([name, colon, alias], false),
  ])
  func graphsThatABuildWroteAreRecognized(fragments: [[String: String]], isOfBuild: Bool) throws {
    let id = "s:3App5GuideP"
    let start = [Self.fragment("text", "func walk(")]
    let app = try graph(
      "App",
      [
        Declared(id: id, kind: "protocol", path: ["Guide"], text: "protocol Guide"),
        Declared(
          id: "s:3App5TrailV4KindV", kind: "struct", path: ["Trail", "Kind"], text: "struct Kind"),
        Declared(
          id: "s:3App4Donea", kind: "typealias", path: ["Done"], text: "typealias Done = () -> ()"),
        Declared(
          id: "s:3App6Numbera", kind: "typealias", path: ["Number"], text: "typealias Number = Int"),
        Declared(
          id: "\(id)4walkyyF", kind: "method", path: ["Guide", "walk()"], text: "",
          fragments: start + fragments),
      ], [relation("memberOf", "\(id)4walkyyF", "s:3App5TrailV", "App.Trail")])
    #expect(
      try result(["Guide"], [app]).diagnostics == (isOfBuild ? [.graphOfBuild(module: "App")] : []))
  }

  /// The diagnostics mention the missing graphs.
  @Test func parentsWithoutAGraph() throws {
    let id = "s:3App5ShownP"
    let app = try graph(
      "App",
      [Declared(id: id, kind: "protocol", path: ["Shown"], text: "protocol Shown")],
      [relation("conformsTo", id, "c:objc(pl)UITextInput", "UIKit.UITextInput")])
    #expect(
      try result(["Shown"], [app]).diagnostics.map(\.text) == [
        "warning: Shown inherits from UITextInput, which the generator can't find; add the symbol graph of UIKit "
          + "to the folder, or implement its requirements in an extension of the fake"
      ])
    #expect(
      try result(["UIView", "--module", "UIKit"], [app]).diagnostics.map(\.text) == [
        "error: the folder has no symbol graph of the module UIKit; extract it with 'swift "
          + "symbolgraph-extract' (see --help)"
      ])
  }

  @Test(arguments: [
    "s:Sz", "s:SF", "s:s10SIMDScalarP", "s:s11SIMDStorageP", "s:s15BitwiseCopyableP",
    "s:s7CVarArgP", "s:Sy", "s:s12UnicodeCodecP", "s:s27StringInterpolationProtocolP",
    "s:s32ExpressibleByStringInterpolationP",
  ])
  func protocolsForValues(id: String) throws {
    let swift = try graph(
      "Swift", [Declared(id: id, kind: "protocol", path: ["Value"], text: "protocol Value")])
    let app = try graph(
      "App",
      [Declared(id: "s:3App5TrailP", kind: "protocol", path: ["Trail"], text: "protocol Trail")],
      [relation("conformsTo", "s:3App5TrailP", id, "Swift.Value")])
    let refusal = Diagnostic.forValues("Trail", parent: "Value")
    #expect(try result(["Trail"], [app, swift]).diagnostics == [refusal])
  }

  /// An identifier of Objective-C contains no module, so the prefix of the name decides.
  @Test(arguments: [
    ("UIView", "UIKit"), ("UNNotification", "UserNotifications"), ("CALayer", "QuartzCore"),
    ("CLLocation", "CoreLocation"), ("CBPeer", "CoreBluetooth"), ("CKRecord", "CloudKit"),
    ("CNContact", "Contacts"), ("CMAltimeter", "CoreMotion"), ("AVPlayer", "AVFoundation"),
    ("MKMapView", "MapKit"), ("WKWebView", "WebKit"), ("SKProduct", "StoreKit"),
    ("PHAsset", "Photos"), ("HKUnit", "HealthKit"), ("EKEvent", "EventKit"),
    ("GKPlayer", "GameKit"), ("LAContext", "LocalAuthentication"), ("MTLDevice", "Metal"),
    ("SCNNode", "SceneKit"), ("MFMailComposeViewController", "MessageUI"),
    ("ASAuthorization", "AuthenticationServices"), ("SFSafariViewController", "SafariServices"),
    ("INIntentResponse", "Intents"), ("PKPass", "PassKit"), ("MLModel", "CoreML"),
    ("VNRequest", "Vision"), ("BGTask", "BackgroundTasks"), ("WCSession", "WatchConnectivity"),
    ("URL", "Foundation"), ("NSString", "Foundation"), ("CAlarm", "Foundation"),
  ])
  func prefixesOfFrameworks(name: String, module: String) throws {
    let graph = try graph(
      "App",
      [
        Declared(id: "s:3App5Guide", kind: "protocol", path: ["Guide"], text: "protocol Guide"),
        Declared(
          id: "s:3App5Guide4show", kind: "method", path: ["Guide", "show(_:)"],
          text: "func show(_ item: {\(name)|c:objc(cs)\(name)})"),
      ], [relation("requirementOf", "s:3App5Guide4show", "s:3App5Guide", "App.Guide")])
    let text = try result(["Guide"], [graph, try self.graph(module, [])]).files[0].text
    #expect(text.contains("\nimport \(module)\n"))
  }

  /// The compiler mangles the convention of the result before those of the parameters.
  @Test func conventionsOfSeveralClosures() throws {
    let id = "s:3App5GuideP"
    let app = try graph(
      "App",
      [
        Declared(id: id, kind: "protocol", path: ["Guide"], text: "protocol Guide"),
        Declared(
          id: "\(id)4showXCXBF", kind: "method", path: ["Guide", "show(_:)"],
          text: "func show(_ next: @escaping () -> Int) -> () -> Int"),
      ], [relation("requirementOf", "\(id)4showXCXBF", id, "App.Guide")])
    let text = try result(["Guide"], [app]).files[0].text
    #expect(
      text.contains(
        "  func show(_ next: @convention(block) @escaping () -> Int) -> @convention(c) () -> Int {")
    )
  }

  /// The letters of a convention may be part of a name, and digits may count repetitions.
  ///
  /// Graphs that the compiler writes during a build have the convention in the text, too.
  @Test(arguments: [
    ("6showXCyyyXEF", ""), ("4show4XCXByyyXEF", ""), ("4showyyyXCF", "@convention(c) "),
    ("4showyyyXBF", "@convention(block) "), ("4showyyyXLF", "@convention(block) "),
    ("4showyS2iXCF", "@convention(c) "), ("4showyA2iBXCF", "@convention(c) "),
    ("4showyyS2i_S3itXCF", "@convention(c) "), ("0B5Guideyyyt_XCF", "@convention(c) "),
    ("4showyyA2CXCF", "@convention(c) "), ("4showyAA5XCBoxVyyXBF", "@convention(block) "),
    ("6showXCyyF", ""), ("4show2XByyF", ""),
  ])
  func conventionIsInTheIdentifier(ending: String, written: String) throws {
    let id = "s:3App5GuideP"
    for printed in ["", written] {
      let app = try graph(
        "App",
        [
          Declared(id: id, kind: "protocol", path: ["Guide"], text: "protocol Guide"),
          Declared(
            id: id + ending, kind: "method", path: ["Guide", "show(_:)"],
            text: "func show(_ next: \(printed)() -> Int)"),
        ], [relation("requirementOf", id + ending, id, "App.Guide")])
      let text = try result(["Guide"], [app]).files[0].text
      #expect(text.contains("  func show(_ next: \(written)() -> Int) {\n"))
    }
  }

  /// A class of the SDK can override the members of `NSObject` in between.
  @Test func overridesOfNSObjectAreOmitted() throws {
    let (peak, hill) = ("s:3App4PeakC", "c:objc(cs)UIHill")
    let equality = "override func isEqual(_ object: {Any|s:Any}?) -> {Bool|s:Sb}"
    let members = [
      Declared(id: "\(peak)cinit", kind: "init", path: ["Peak", "init()"], text: "init()"),
      Declared(
        id: "\(peak)5climb", kind: "method", path: ["Peak", "climb()"], text: "func climb()"),
      Declared(
        id: "\(peak)7isEqual", kind: "method", path: ["Peak", "isEqual(_:)"], text: equality),
    ]
    let app = try graph(
      "App", [Declared(id: peak, kind: "class", path: ["Peak"], text: "class Peak")] + members,
      members.map { relation("memberOf", $0.id, peak, "App.Peak") } + [
        relation("inheritsFrom", peak, hill, "UIKit.UIHill"),
        relation("overrides", "\(peak)7isEqual", "\(hill)(im)isEqual:", "UIKit.UIHill.isEqual(_:)"),
      ])
    let root = "c:objc(cs)NSObject"
    let kit = try graph(
      "UIKit",
      [
        Declared(id: hill, kind: "class", path: ["UIHill"], text: "class UIHill"),
        Declared(
          id: "\(hill)(im)isEqual:", kind: "method", path: ["UIHill", "isEqual(_:)"], text: equality
        ),
      ],
      [
        relation("memberOf", "\(hill)(im)isEqual:", hill, "UIKit.UIHill"),
        relation("inheritsFrom", hill, root, "ObjectiveC.NSObject"),
        relation(
          "overrides", "\(hill)(im)isEqual:", "\(root)(im)isEqual:",
          "ObjectiveC.NSObject.isEqual(_:)"),
      ])
    let text = try #require(try result(["Peak"], [app, kit]).files.first?.text)
    let cases = text.split(separator: "\n").filter { $0.hasPrefix("    case ") }
    #expect(cases == ["    case climb = \"climb()\""])
  }
}
