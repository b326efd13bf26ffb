extension CommandArguments {
  /// What `--version` prints.
  package static let version = "1.0.0"

  /// What `--help` prints.
  package static let help = """
    OVERVIEW: Generate Spry fakes for protocols and classes.

    USAGE: swift package --allow-writing-to-package-directory generate-fake <name> ... [<options>]
           swift package ... generate-fake (--update | --check | --all) [<options>]
           generate-fake <name> ... --symbol-graphs <folder> --output <folder> [<options>]

    ARGUMENTS:
      <name>                  A protocol, or a class that isn't final. Write a nested type as
                              Outer.Inner.

    OPTIONS:
      --module <module>       The module that declares the protocol or class: a module of the
                              package, of a dependency, or of the SDK, such as Foundation. Default:
                              all modules of the package.
      --target <target>       A target to prefer if a name or a folder is ambiguous. Can be repeated.
                              Xcode passes the targets that are selected in its dialog; without a
                              name, the command then updates the fakes.
      --output <folder>       The folder to write to. Default: the folder Fakes of the test target
                              that depends on the module.
      --name <name>           The name of the fake. Default: Fake<Name>, without a suffix 'Protocol'
                              or 'Interface'.
      --kind <kind>           spryable (records calls and uses stubs), spyable (only records calls),
                              or stubbable (only uses stubs). Default: spryable.
      --access <access>       internal or public. Default: internal.
      --partial               Forward calls without a stub to the superclass or, for a protocol, to
                              the object that the fake is initialized with.
      --super-init <arguments>
                              The arguments for the superclass's initializer, if a protocol requires
                              both a superclass and an initializer: --super-init 'frame: .zero'.
      --no-calls              Leave out the properties 'stub' and 'calls', with which the compiler
                              checks the labels and types of stubs and assertions.
      --nonisolated           Mark the fake 'nonisolated', for test targets whose default isolation
                              is the main actor, if the protocol or class has no isolation.
      --update                Regenerate every generated fake that is out of date, with the options in
                              its header.
      --all                   Generate a fake for each protocol that has none, generated or written
                              by hand.
      --exclude <name> ...    The protocols that --all leaves out.
      --check                 Check only: fail if a fake is out of date. Without a name, check every
                              generated fake.
      --force                 Overwrite fakes that were edited by hand.
      --symbol-graphs <folder>
                              Read the symbol graphs in this folder instead of asking SwiftPM.
                              Extract them from built modules, for Apple's systems with 'xcrun' and
                              '-sdk <sdk>':
                              swift symbolgraph-extract -module-name <module> -I <build products>
                              -target <target> -minimum-access-level private
                              -skip-synthesized-members -output-dir <folder>
      --version               Show the version.
      -h, --help              Show this help.

    The exit code is 0 on success, 1 if a fake is missing, is out of date, or can't be generated, and
    64 if the command line is invalid. SwiftPM reports every failure as 1.
    """
}
