extension CommandArguments {
  /// What `--version` prints.
  package static let version = "1.0.0"

  /// What `--help` prints.
  package static let help = """
    OVERVIEW: Writes a Spry fake for protocols and classes, from the compiler's own description.

    USAGE: swift package --allow-writing-to-package-directory generate-fake <name> ... [<options>]
           swift package check-fakes
           generate-fake <name> ... --symbol-graphs <folder> --output <folder> [<options>]

    ARGUMENTS:
      <name>                  A protocol, or a class that can be inherited from. A nested type is
                              Outer.Inner.

    OPTIONS:
      --module <module>       The module that declares it: of the package, of its dependencies, or
                              of the SDK, such as Foundation. Default: all modules of the package.
      --output <folder>       Where to write the file. Default: the folder Fakes of the tests that
                              use the module.
      --name <name>           The name of the fake. Default: Fake<Name>.
      --kind <kind>           spryable (records and answers), spyable or stubbable.
                              Default: spryable.
      --access <access>       internal or public. Default: internal.
      --partial               Unstubbed calls go to the superclass, or, for a protocol, to the
                              object that the fake is made with.
      --typed                 Adds 'typed', with the functions as typed functions: the compiler
                              checks stubs and verifications made with fake.typed.save.
      --nonisolated           Writes 'nonisolated' before the fake: for test targets whose default
                              isolation is the main actor, when the protocol or class has none.
      --check                 Writes nothing; fails if a fake is not up to date. Without a name, it
                              checks every generated fake.
      --verify                Compiles what was written, and reports what does not compile.
      --search-path <folder>  Where --verify finds modules, beside those the package has built.
      --force                 Replaces fakes that were edited by hand.
      --symbol-graphs <folder>
                              Reads the symbol graphs in this folder instead of asking SwiftPM.
                              The compiler makes them with -emit-symbol-graph
                              -emit-symbol-graph-dir <folder>
                              -symbol-graph-minimum-access-level private.
      --version               Prints the version.
      -h, --help              Prints this help.

    The exit code is 0 if all went well, 1 if a fake is missing, out of date or cannot be made, and
    64 if the command line is wrong. SwiftPM turns every failure into 1.
    """
}
