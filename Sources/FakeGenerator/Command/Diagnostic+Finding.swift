// Problems with finding the declaration to fake, and a folder for the fake.
extension Diagnostic {
  package static func unknownName(
    _ name: String, nearest: String?, modules: [String], isModuleGiven: Bool
  ) -> Self {
    let way =
      if let nearest {
        "; did you mean \(nearest)?"
      } else if isModuleGiven {
        ""
      } else {
        "; to fake a type from outside the package, name its module, for example with --module "
          + "Foundation"
      }
    let place = modules.isEmpty ? "" : " in \(modules.listed("or"))"
    return Self(
      "there is no protocol or class named \(name)\(place)\(way)",
      cause: .unknownName(name, nearest: nearest, isModuleGiven: isModuleGiven))
  }

  package static func otherModule(_ name: String, module: String, home: String) -> Self {
    Self(
      "\(name) is declared in \(home), not in \(module); use --module \(home)",
      cause: .otherModule(name, home: home))
  }

  package static func inactive(_ name: String, module: String, condition: String) -> Self {
    Self("\(module) declares \(name) inside '#if \(condition)', which this build doesn't compile")
  }

  package static func inTests(_ name: String, path: String) -> Self {
    Self("\(name) is declared in \(path), and test targets can't be read; move it to another one")
  }

  package static func severalModules(_ name: String, modules: [String]) -> Self {
    Self("\(name) is declared in \(modules.listed()); choose one, such as --module \(modules[0])")
  }

  package static func severalTypes(_ name: String, paths: [String]) -> Self {
    Self("several types are named \(name); use \(paths.listed("or"))")
  }

  package static func invisible(_ name: String, access: String) -> Self {
    Self("\(name) is \(access), so a fake can't name it")
  }

  package static func noTestTarget(_ name: String, module: String) -> Self {
    Self("no test target depends on \(module); choose a folder for \(name)'s fake with --output")
  }
}

// Problems of '--all'.
extension Diagnostic {
  package static func noModule(example: String) -> Self {
    Self("it's unclear which module to fake; name it, for example with --module \(example)")
  }

  package static func untested(module: String, tests: [String] = [], isError: Bool) -> Self {
    let reason =
      tests.isEmpty
      ? "no test target depends on \(module)"
      : "\(tests.listed()) depend on \(module) only through other modules"
    return Self(
      "\(reason), so its protocols get no fakes; choose a folder for them, for example with "
        + "--module \(module) --output \(tests.first.map { "Tests/\($0)" } ?? "Tests")/Fakes",
      isError: isError)
  }

  package static func unknownExclusion(_ name: String, nearest: String?) -> Self {
    .warning(
      "there is no protocol named \(name) to exclude"
        + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }
}
