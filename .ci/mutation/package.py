"""Adds mistakes to a copy of the package behind switches, and builds it."""

import json
import pathlib
import re
import shutil
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


class Mutant:
    """A mistake of a kind in a place, with the range it replaces, and its number."""

    def __init__(self, kind, code, found, template):
        self.kind, self.path, self.text, self.number = kind, code.path, code.text, 0
        self.start, self.end, self.target = found.start, found.end, found.target
        self.mutated = re.sub(r"<(\w+)>", lambda match: found.parts[match[1]], template)
        self.switch = found.switch
        self.line = self.text.count("\n", 0, self.start) + 1
        self.folder = self.path.rpartition("/")[0]

    @property
    def key(self):
        """A key that doesn't change when lines are added elsewhere."""
        column = self.start - self.text.rfind("\n", 0, self.start)
        return "|".join([self.path, self.kind, *self.lines(), str(column)])

    def lines(self):
        """Returns the original lines and the lines with the mistake, each joined to one line."""
        start = self.start if self.target is None else self.target
        first, last = self.text.rfind("\n", 0, start) + 1, self.text.find("\n", self.end)
        moved = "" if self.target is None else " " + self.text[start:self.start]
        mutated = self.text[first:start] + self.mutated + moved + self.text[self.end:last]
        return [" ".join(text.split()) for text in (self.text[first:last], mutated)]

    def pieces(self):
        """Returns the ranges to enclose, and the code before and after each."""
        def fill(template):
            return template.replace("{n}", str(self.number)).replace("{mutated}", self.mutated)

        yield self.start, self.end, *map(fill, self.switch)
        if self.target is not None:
            yield self.target, self.target, fill("if Mutant.is({n}) { {mutated} }\n"), ""


def find_mutants():
    """Returns the text of each file to mutate, by its path in `Sources`, and all mutants."""
    texts, mutants = {}, []
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
                for kind, find, *templates in kinds.table():
                    mutants += [Mutant(kind, code, found, template) for found in find(code, index)
                                for template in templates]
    # Several kinds may find the same mistake.
    mutants = {(mutant.path, *mutant.lines()): mutant for mutant in reversed(mutants)}.values()
    mutants = sorted(mutants, key=lambda m: (FOLDERS.index(m.path.split("/")[0]), m.path, m.start,
                                             m.mutated))
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    return texts, mutants


class MutatedFile:
    """A file that contains mutants."""

    def __init__(self, text, mutants):
        self.original, self.position, self.text = text, 0, ""
        # The ranges of each mutant in `text`. A mutant that overlaps another one has none.
        self.ranges, opened, taken = {}, [], []
        for mutant in sorted(mutants, key=lambda m: (m.start - m.end, m.number)):
            pieces = list(mutant.pieces())
            if not any(a < start < b < end or start < a < end < b or (a, b) == (start, end)
                       for start, end, *_ in pieces for a, b, *_ in taken):
                taken += [(*piece, mutant) for piece in pieces]
        for start, end, before, after, mutant in sorted(
                taken, key=lambda piece: (piece[0], piece[0] < piece[1], -piece[1])):
            self.close(opened, start)
            self.copy(start)
            opened.append((end, after, mutant, len(self.text)))
            self.text += before
        self.close(opened, len(text))
        self.copy(len(text))

    def copy(self, place):
        self.text += self.original[self.position:place]
        self.position = place

    def close(self, opened, place):
        """Closes the mutants that end before an offset."""
        while opened and opened[-1][0] <= place:
            end, after, mutant, start = opened.pop()
            self.copy(end)
            self.text += after
            self.ranges.setdefault(mutant, []).append((start, len(self.text)))

    def culprit(self, line, column):
        """Returns the innermost mutant at the location of an error, or the nearest one."""
        lines = self.text.split("\n")[:line]
        column = len(lines[-1].encode()[:column - 1].decode(errors="ignore"))
        place = sum(len(line) + 1 for line in lines[:-1]) + column
        return min(self.ranges, key=lambda mutant: min(
            (max(start - place, place - end + 1, 0), end - start)
            for start, end in self.ranges[mutant]))


class Copy:
    """A copy of the package with those of some mutants that compile."""

    ERROR = re.compile(rf"/{re.escape(MUTATED)}/(\S+?):(\d+):(\d+): error: ")

    def __init__(self, scratch, texts, mutants):
        self.scratch, self.package, self.products = scratch, scratch / "package", scratch / "build"
        self.texts, self.mutants, self.files = texts, mutants, {}
        self.package.mkdir(parents=True, exist_ok=True)
        # Mutants that don't compile are stored, because finding them takes several builds.
        self.memory = scratch / "dropped.json"
        self.dropped = set(json.loads(self.memory.read_text()) if self.memory.exists() else ())

    def update(self):
        """Copies tracked and new files, and adds the mutated modules."""
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        sources = {name: ROOT / name for name in names.split("\0") if (ROOT / name).is_file()}
        sources |= {f"{MUTATED}/{folder}/Mutant.swift": ROOT / ".ci/mutation/Mutant.swift"
                    for folder in FOLDERS}
        for file in [file for file in self.package.rglob("*") if file.is_file()]:
            name = str(file.relative_to(self.package))
            if name not in sources and name.removeprefix(MUTATED + "/") not in self.texts:
                file.unlink()
        for name, source in sources.items():
            if source.is_symlink():
                link = self.package / name
                link.parent.mkdir(parents=True, exist_ok=True)
                link.unlink(missing_ok=True)
                link.symlink_to(source.readlink())
                continue
            self.write(name, source.read_bytes() + (
                MANIFEST.encode() if name == "Package.swift" else b""))
            shutil.copymode(source, self.package / name)
        self.write_mutants()

    def write_mutants(self):
        for path, text in self.texts.items():
            self.files[path] = MutatedFile(text, [
                mutant for mutant in self.mutants
                if mutant.path == path and mutant.key not in self.dropped])
            self.write(f"{MUTATED}/{path}", self.files[path].text.encode())

    def write(self, name, content):
        """Writes a file if its content has changed, so that unchanged files aren't built again."""
        file = self.package / name
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def build(self, jobs):
        """Drops mutants that don't compile until the rest does, and returns the rest."""
        command = ["swift", "build", "--build-tests", "--package-path", self.package,
                   "--scratch-path", self.products, "--jobs", str(jobs)]
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
            self.dropped |= {mutant.key for mutant in culprits}
            self.memory.write_text(json.dumps(sorted(self.dropped)))
            print(f"  dropped {len(culprits)} that don't compile", flush=True)
            self.write_mutants()
