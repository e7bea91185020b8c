/// The text of `--help`, for the tool and for the command plugin.
enum Help {
  static let text = """
    OVERVIEW: Writes a mock for each protocol of a module, from the compiler's symbol graph.

    USAGE: swift package --allow-writing-to-package-directory generate-mocks [--target NAME]… [options]
           mock-generator --symbol-graph FILE… [options]

    WHICH MODULE:
      --target NAME         The target whose protocols to mock, also one of a dependency; may be repeated. Without
                            it, every target of the package that a test target depends on. (generate-mocks only)
      --symbol-graph FILE   The symbol graph of the module, or a folder of them; then those of the modules
                            whose protocols its protocols inherit; may be repeated. (mock-generator only)

    WHICH PROTOCOLS:
      --protocol NAME       Mock this protocol only; may be repeated. No file is deleted then.
      --except NAME         Don't mock this protocol; may be repeated.
      --marked              Mock only protocols whose documentation contains @mockable.

    THE FILES:
      --output DIR          The folder for the mocks; generate-mocks takes Mocks/ in the folder of the target's
                            test target, mock-generator takes Mocks/. With several --output, each is for the
                            --symbol-graph options before it.
      --access LEVEL        internal (the default), package or public.
      --root DIR            Refuse output folders outside this one. (mock-generator only)
      --configuration FILE  Read options from this file, see below; generate-mocks takes .mock-generator in the folder
                            of the test target. (mock-generator only)
      --sources DIR         The folder of the target that the mocks become part of: protocols whose mock is written
                            by hand in it are left out; generate-mocks knows it. (mock-generator only)
      --forwarding          Give the mocks an initializer forwardingTo: that has unstubbed calls go to a real object.
      --fixtures            Write static func fixture(…) as well, for the types that the protocols mention: values in
                            which a test names only what it cares about.
      --fixture TYPE        Write one for this type too; may be repeated. Without --fixtures, only for this type and
                            those that it mentions.
      --check               Write nothing; fail and show the difference when a mock is missing, out of date,
                            or left over.
      --dry-run             Write nothing; say what would be written and deleted.
      -h, --help            Show this text.

    The file .mock-generator in the folder of a test target holds options of its mocks, one on each line: --target,
    --protocol, --except, --marked, --access, --forwarding, --fixtures, --fixture, --output. Lines that start with # are
    comments. The plugin LiveMocks, which makes mocks while a test target is built, reads it too.

    Files that are up to date stay untouched. A file that this tool made for a protocol that is gone is deleted;
    any other file is never overwritten or deleted.

    EXIT CODES: 0  all is well
                1  wrong input, and nothing was written; or --check found a difference
                2  some protocols can't be mocked; the mocks of the others are written
                (swift package makes 1 of every failure)

    A SYMBOL GRAPH of the module Bank, built into the folder Modules (on Apple platforms with -sdk as well):
      swift symbolgraph-extract -module-name Bank -I Modules -minimum-access-level private \\
        -target x86_64-unknown-linux-gnu -output-dir Graphs

    EXAMPLES:
      swift package --allow-writing-to-package-directory generate-mocks
      swift package --allow-writing-to-package-directory generate-mocks --target Bank --protocol Ledger
      swift package --allow-writing-to-package-directory generate-mocks --check
      swift package --allow-writing-to-package-directory generate-mocks --target Bank \\
        --access public --output Sources/BankTestSupport/Mocks
      mock-generator --symbol-graph Graphs --output BankTests/Mocks

    SwiftPM asks for the permission to write before the plugin starts, also for --check, --dry-run and --help,
    which write nothing; --allow-writing-to-package-directory answers for scripts.
    """
}
