"""Parses the parts of Swift that mutants need: tokens, brackets, blocks, statements, and operands.

Types aren't parsed. Sources must be formatted by `swift format`, because only an operator with
spaces on both sides is treated as a binary one.
"""

import collections
import platform
import re

Token = collections.namedtuple("Token", "kind text start end gap first pieces")

LEXEME = re.compile(r"""
    (?P<space>\s+ | //[^\n]* | /\*.*?\*/) | (?P<directive>\#(?:if|elseif|else|endif)\b[^\n]*)
  | (?P<string>(?P<hashes>\#*)(?P<quote>\"{3}|\"))
  | (?P<word>[@\#]?[A-Za-z_]\w* | `\w+` | \$\w+)
  | (?P<number>0[xb]\w+ | \d[\d_]*(?:\.\d+)?)
  | (?P<operator>\.\.[.<] | [-+*/=<>!&|^~%?]+) | (?P<mark>.)""", re.X | re.S)
REGEX = re.compile(r"/(?![\s/*])(?:\\.|[^/\\\n])+/")

APPLE = set("Darwin ObjectiveC UIKit AppKit Combine os OSLog".split())
SYSTEM = {"os(Linux)": True, f"arch({platform.machine()})": True}


class Reader:
    """Splits a file into streams of tokens: its code, and the code of each interpolation."""

    def __init__(self, text):
        self.text, self.streams = text, []
        self.read(0)

    def read(self, position, is_interpolation=False):
        """Reads to the end of the file or interpolation, and returns its position."""
        tokens, active, depth, gap, first = [], [True], 0, True, True
        while position < len(self.text):
            start, match, pieces = position, LEXEME.match(self.text, position), []
            lexeme, kind = match[0], next(k for k, v in match.groupdict().items() if v is not None)
            before = tokens[-1].text if tokens else "("
            if kind == "operator" and lexeme[0] == "/" and before in ("(", "[", ",", "=", ":"):
                match, kind = REGEX.match(self.text, position) or match, "regex"
            position = match.end()
            if kind in ("space", "directive"):
                gap, first = True, first or "\n" in lexeme
                if kind == "directive":
                    follow(lexeme, active)
                continue
            if kind == "string":
                position, pieces = self.read_string(position, match["hashes"], match["quote"])
            depth += {"(": 1, ")": -1}.get(lexeme, 0)
            if is_interpolation and depth < 0:
                break
            if all(active):
                text = self.text[start:position]
                tokens.append(Token(kind, text, start, position, gap, first, pieces))
            gap = first = False
        self.streams.append(tokens)
        return position

    def read_string(self, position, hashes, quote):
        """Returns the end of a literal and the ranges of plain text in it."""
        pieces, start, escape = [], position, "\\" + hashes
        while not self.text.startswith(quote + hashes, position):
            if self.text.startswith(escape + "(", position):
                pieces.append((start, position))
                position = start = self.read(position + len(escape) + 1, is_interpolation=True)
            else:
                position += len(escape) + 1 if self.text.startswith(escape, position) else 1
        return position + len(quote + hashes), [] if hashes else pieces + [(start, position)]


def follow(directive, active):
    """Keeps track of `#if`, because only code that is compiled on this system can be mutated.

    For each enclosing `#if`, `active` contains whether the current branch is compiled, or `None`
    after a branch that is compiled.
    """
    word, _, condition = directive.partition(" ")
    if word == "#if":
        active.append(holds(condition))
    elif word == "#endif":
        active.pop()
    else:
        is_over = active[-1] is not False
        active[-1] = None if is_over else word == "#else" or holds(condition)


def holds(condition):
    """Whether the condition of an `#if` is true on this system. Unknown conditions are false."""
    def fact(match):
        is_module = match[1] == "canImport" and match[2] not in APPLE
        return str(is_module or SYSTEM.get(match[0], False))

    known = re.sub(r"(\w+)\(([^)]*)\)", fact, condition)
    return eval(known.replace("!", " not ").replace("&&", " and ").replace("||", " or "))


PAIRS = {"(": ")", "[": "]", "{": "}"}
# The precedence of operators. Those that aren't listed have a higher precedence.
LEVELS = {"?": 1, "||": 2, "&&": 3} | dict.fromkeys("== != < > <= >= === !== ~=".split(), 4)
BRANCHES = set("if while for switch else do catch defer repeat".split())
TYPES = set("struct class enum protocol extension actor".split())
HEADERS = TYPES | set("func init subscript import typealias associatedtype deinit".split())
KEYWORDS = BRANCHES | HEADERS | set(
    "guard return where in try await case let var throw default break continue".split())


class Code:
    """A stream of tokens with its brackets, blocks, statements, and operands.

    A token is identified by its index, and a range of tokens by its first and last index.
    """

    def __init__(self, text, tokens):
        self.text, self.tokens = text, tokens
        # The counterpart of each bracket, and the opening bracket around each token.
        self.pair, self.inside = {}, []
        # The keyword of each block, by the index of its brace. Closures and accessors have none. A
        # function that returns a value has `->` instead of `func`.
        self.blocks = {}
        # The index of the brace of each function with a body.
        self.bodies = {}
        # The tokens of declarations and attributes, which can't depend on a switch.
        self.frozen = set()
        self.match_brackets()
        self.read_structure()

    def match_brackets(self):
        opened = []
        for index, token in enumerate(self.tokens):
            if token.text in PAIRS.values() and opened:
                opener = opened.pop()
                self.pair[opener], self.pair[index] = index, opener
            self.inside.append(opened[-1] if opened else -1)
            if token.text in PAIRS:
                opened.append(index)

    def read_structure(self):
        for index, token in enumerate(self.tokens):
            if token.text[0] in "@#" and self.text_at(index + 1) == "(":
                self.frozen.update(range(index, self.pair[index + 1]))
            elif token.text == "case" and self.block_around(index) == "enum":
                self.frozen.update(range(index, self.statement_end(index) + 1))
            elif index not in self.frozen and self.is_keyword(index):
                if token.text in BRANCHES:
                    self.read_branch(index)
                elif token.text in HEADERS:
                    self.read_declaration(index)

    def text_at(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def source(self, first, last):
        return self.text[self.tokens[first].start:self.tokens[last].end]

    def is_keyword(self, index):
        """Whether a word is a keyword, not a member or an argument label."""
        text, after = self.text_at(index), self.text_at(index + 1)
        is_name = self.text_at(index - 1) == "." or after == ":" and text != "default"
        return text in KEYWORDS and not is_name

    def read_branch(self, index):
        """Finds the block that belongs to a word such as `if`."""
        end = index
        while self.text_at(end) not in ("{", "}", ""):
            end = self.pair[end] + 1 if self.text_at(end) in PAIRS else end + 1
        if self.text_at(end) == "{":
            self.blocks[end] = self.text_at(index)

    def read_declaration(self, index):
        """Freezes a declaration except for its block and the default values of parameters."""
        word, end, defaults = self.text_at(index), index, []
        while self.text_at(end + 1) in ("where", "->", ":") or self.continues(end):
            end += 1
            if self.text_at(end) == "->" and word == "func":
                word = "->"
            if self.text_at(end) == "{":
                self.blocks[end] = word
                self.bodies[index] = end
                break
            if self.text_at(end) == "(":
                for first, last in self.split(end + 1, self.pair[end]):
                    equals = [at for at in range(first, last) if self.text_at(at) == "="]
                    defaults += range(equals[0], last + 1) if equals else []
            end = self.pair.get(end, end)
        self.frozen.update(set(range(index, end + 1)).difference(defaults))

    def split(self, first, end):
        """Yields the first and last token of each part between commas."""
        for at in range(first, end + 1):
            if at == end or self.text_at(at) == "," and self.inside[at] == self.inside[first]:
                if first < at:
                    yield first, at - 1
                first = at + 1

    def block_around(self, index):
        return self.blocks.get(self.inside[index])

    def is_binary(self, index):
        """Whether a token is an operator with spaces on both sides."""
        return (0 <= index < len(self.tokens) - 1 and self.tokens[index].kind == "operator"
                and self.tokens[index].gap and self.tokens[index + 1].gap)

    def continues(self, index):
        """Whether a statement continues with the next token."""
        after = self.text_at(index + 1)
        if after in ("", ";", "}"):
            return False
        return (not self.tokens[index + 1].first or self.text_at(index) in ("(", "[", ",")
                or after in (".", ":", ")", "]", "else")
                or self.is_binary(index) or self.is_binary(index + 1))

    def statement_end(self, index):
        index = self.pair[index] if self.text_at(index) in PAIRS else index
        while self.continues(index):
            index = self.pair[index + 1] if self.text_at(index + 1) in PAIRS else index + 1
        return index

    def stops(self, index, level):
        """Whether a token can't be part of an operand at a precedence level."""
        text = self.text_at(index)
        if self.is_binary(index):
            is_assignment = text[-1] == "=" and text not in LEVELS
            return is_assignment or LEVELS.get(text, 9) < level
        return text in (",", ";", ":") or self.is_keyword(index)

    def operand_start(self, index, level):
        """Returns the first token of an operator's left operand."""
        while index > 0 and self.continues(index - 1):
            if self.text_at(index - 1) in PAIRS or self.stops(index - 1, level):
                break
            index = self.pair.get(index - 1, index - 1)
        return index

    def operand_end(self, index, level):
        """Returns the last token of an operator's right operand."""
        while self.continues(index):
            after = index + 1
            if (self.text_at(after) in PAIRS.values() or after in self.blocks
                    or self.stops(after, level + 1)):
                break
            index = self.pair.get(after, after)
        return index

    def chain_start(self, index):
        """Returns the first token of the chain of members and calls that ends with a member."""
        while self.text_at(index - 1) == "." and self.text_at(index - 2) != "\\":
            index -= 1
            if self.tokens[index].gap and not self.tokens[index].first:
                break
            index -= 1
            while self.text_at(index) in ("?", "!"):
                index -= 1
            while self.text_at(index) in PAIRS.values():
                index = self.pair[index]
                is_called = not self.tokens[index].gap or self.text_at(index) == "{"
                if is_called and self.is_callee(index - 1):
                    index -= 1
        return index

    def is_callee(self, index):
        is_word = index >= 0 and self.tokens[index].kind == "word" and not self.is_keyword(index)
        return is_word or self.text_at(index) in (")", "]")

    def chain_end(self, index):
        """Returns the last token of the chain of members and calls that starts with a token."""
        index = self.pair.get(index, index)
        while index + 1 < len(self.tokens):
            after, token = index + 1, self.tokens[index + 1]
            is_joined = not token.gap and (token.text in "([.?!" or self.text_at(index) == ".")
            is_closure = token.text == "{" and not token.first and after not in self.blocks
            if not (is_joined or is_closure or token.first and token.text == "."):
                break
            index = self.pair.get(after, after)
        return index

    def condition_end(self, index):
        """Returns the brace or `else` after the condition of `if`, `while`, `for`, or `guard`."""
        is_guard, index = self.text_at(index) == "guard", index + 1
        while self.text_at(index) != "else" if is_guard else index not in self.blocks:
            index = self.pair[index] + 1 if self.text_at(index) in PAIRS else index + 1
        return index

    def enum_cases(self):
        """Yields the names of each enum's cases without associated values."""
        for brace, word in self.blocks.items():
            if word == "enum":
                yield [
                    self.text_at(at) for case in range(brace, self.pair[brace])
                    if self.text_at(case) == "case" and self.inside[case] == brace
                    for at, _ in self.split(case + 1, self.statement_end(case) + 1)
                    if self.text_at(at + 1) != "("]
