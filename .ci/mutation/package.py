"""Adds mistakes to a copy of the package behind switches, and builds it."""

import json
import pathlib
import re
import subprocess
import sys

from mutation import kinds
from mutation.swift import Code, Names, Reader

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDERS = ["Spry", "SpryXCTest", "SpryTesting", "FakeGenerator", "generate-fake-tool",
           "GenerateFakePlugin"]

# Some tests read `Sources`, so that folder is left unchanged; mutated modules are in another one.
MUTATED = ".mutants"
MANIFEST = f"""
for target in package.targets {{
  let folder = (target.path ?? "Sources/\\(target.name)").split(separator: "/").last!
  guard {json.dumps(FOLDERS)}.contains(folder) else {{ continue }}
  target.path = "{MUTATED}/\\(folder)"
  // Reports all errors of a module at once.
  if target.type != .plugin {{
    target.swiftSettings = (target.swiftSettings ?? [])
      + [.unsafeFlags(["-continue-building-after-errors"])]
  }}
}}
"""


def find_mutants():
    """Returns the text of each file to mutate, by its path in `Sources`, and all mutants."""
    texts, mutants, table = {}, [], kinds.table()
    for folder in FOLDERS:
        codes = []
        for file in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            path = str(file.relative_to(ROOT / "Sources"))
            texts[path] = file.read_text()
            # The last stream is the file itself, in which the variables are declared.
            streams = [Code(path, texts[path], tokens) for tokens in Reader(texts[path]).streams]
            for code in streams:
                code.bindings = streams[-1].bindings
            codes += streams
        names = Names(codes)
        for code in codes:
            code.names = names
            for index in {*range(len(code.tokens))} - code.frozen:
                for kind, find, *templates in table:
                    mutants += [mutant.complete(kind, template) for mutant in find(code, index)
                                for template in templates]
    # Several kinds may find the same mistake.
    mutants = {(mutant.path, *mutant.lines): mutant for mutant in reversed(mutants)}.values()
    mutants = sorted(mutants, key=lambda m: (m.path, m.start, m.mutated))
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    return texts, mutants


class MutatedFile:
    """A file that contains mutants."""

    def __init__(self, text, mutants):
        taken, position, self.text = [], 0, ""
        # The range of each mutant in `text`. A mutant that overlaps another one has none.
        self.ranges = {}
        for mutant in sorted(mutants, key=lambda m: (m.start - m.end, m.number)):
            if not any(a < start < b < end or start < a < end < b
                       for start, end, *_ in mutant.pieces() for a, b, *_ in taken):
                taken += [(*piece, mutant) for piece in mutant.pieces()]
        # At the same place, inner mutants end and outer ones begin first.
        edits = []
        for rank, (start, end, before, after, mutant) in enumerate(taken):
            edits += [((start, True, -end, rank), before, mutant),
                      ((end, start == end, -start, -rank), after, mutant)]
        for (place, *_), code, mutant in sorted(edits, key=lambda edit: edit[0]):
            self.text += text[position:place]
            start, _ = self.ranges.get(mutant, (len(self.text), 0))
            self.text, position = self.text + code, place
            self.ranges[mutant] = start, len(self.text)
        self.text += text[position:]

    def culprit(self, line, column):
        """Returns the innermost mutant at the location of an error, or the nearest one."""
        place = sum(len(line) + 1 for line in self.text.split("\n")[:line - 1]) + column
        return min(self.ranges, key=lambda mutant: (
            max(self.ranges[mutant][0] - place, place - self.ranges[mutant][1], 0),
            self.ranges[mutant][1] - self.ranges[mutant][0]))


class Copy:
    """A copy of the package with those of some mutants that compile."""

    ERROR = re.compile(rf"/{re.escape(MUTATED)}/(\S+?):(\d+):(\d+): error: ")

    def __init__(self, texts, mutants, sanitizer):
        self.folder = ROOT / ".build" / "mutate"
        self.package, self.products = self.folder / "package", self.folder / (sanitizer or "build")
        extra = ["--sanitize", sanitizer] if sanitizer else []
        self.options = ["--scratch-path", self.products, *extra]
        self.package.mkdir(parents=True, exist_ok=True)
        support = (ROOT / ".ci/mutation/Mutant.swift").read_text()
        self.texts = texts | {f"{folder}/Mutant.swift": support for folder in FOLDERS}
        self.mutants, self.files = mutants, {}

    def update(self):
        """Copies tracked and new files, and adds the mutated modules."""
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        names = {name for name in names.split("\0") if (ROOT / name).is_file()}
        own = {f"{MUTATED}/{path}" for path in self.texts}
        for file in [file for file in self.package.rglob("*") if file.is_file()]:
            if str(file.relative_to(self.package)) not in names | own:
                file.unlink()
        # Unchanged files aren't built again, because copies keep the time of the original.
        subprocess.run(["cp", "-Pp", "--parents", "-t", self.package, *sorted(names)],
                       cwd=ROOT, check=True)
        with open(self.package / "Package.swift", "a") as manifest:
            manifest.write(MANIFEST)
        self.write_mutants()

    def write_mutants(self):
        for path, text in self.texts.items():
            self.files[path] = MutatedFile(text, [m for m in self.mutants if m.path == path])
            file = self.package / MUTATED / path
            # Writing it again would build it again.
            if not file.exists() or file.read_text() != self.files[path].text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(self.files[path].text)

    def build(self, jobs):
        """Drops mutants that don't compile until the rest does, and returns the rest."""
        command = ["swift", "build", "--build-tests", "--package-path", self.package,
                   "--jobs", str(jobs), *self.options]
        while True:
            build = subprocess.run(command, capture_output=True, text=True)
            if build.returncode == 0:
                return [mutant for file in self.files.values() for mutant in file.ranges]
            errors = set(self.ERROR.findall(build.stdout + build.stderr))
            culprits = {self.files[path].culprit(int(line), int(column))
                        for path, line, column in errors if self.files[path].ranges}
            if not culprits:
                sys.exit("error: the copy doesn't build, and no mutant is the cause\n"
                         + (build.stdout + build.stderr)[-3000:])
            self.mutants = [mutant for mutant in self.mutants if mutant not in culprits]
            print(f"  dropped {len(culprits)} that don't compile", flush=True)
            self.write_mutants()
