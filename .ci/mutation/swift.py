"""Parses the parts of Swift that mutants need: tokens, brackets, blocks, statements, and operands.

Types aren't parsed. Sources must be formatted by `swift format`, because only an operator with
spaces on both sides is treated as a binary one.
"""

import collections
import itertools
import re

Token = collections.namedtuple("Token", "kind text start end gap first")

LEXEME = re.compile(r"""
    (?P<space>\s+ | //[^\n]* | /\*.*?\*/
      # What isn't compiled on Linux, and other conditions.
      | \#if\ [^!\n]*\((?:Darwin|ObjectiveC|\w*OS|arm64)\).*?(?=\#else|\#endif)
      | \#(?:if|elseif|else|endif)\b[^\n]*)
  | (?P<string>(?P<hashes>\#*)(?P<quote>\"{3}|\"))
  | (?P<word>[@\#]?[A-Za-z_]\w* | `\w+` | \$\w+)
  | (?P<regex>\#/(?:\\.|[^\\\n])*?/\#) | (?P<number>0[xb]\w+ | \d[\d_]*(?:\.\d+)?)
  | (?P<operator>\.\.[.<] | [-+*/=<>!&|^~%?]+) | (?P<mark>.)""", re.X | re.S)
REGEX = re.compile(r"/(?![\s/*])(?:\\.|[^/\\\n])+/")


class Reader:
    """Splits a file into streams of tokens: its code, and the code of each interpolation."""

    def __init__(self, text):
        self.text, self.streams = text, []
        self.read(0)

    def read(self, position, is_interpolation=False):
        """Reads to the end of the file or interpolation, and returns its position."""
        tokens, depth, gap, first = [], 0, True, True
        while position < len(self.text):
            start, match = position, LEXEME.match(self.text, position)
            lexeme, kind = match[0], next(k for k, v in match.groupdict().items() if v is not None)
            before = tokens[-1].text if tokens else "("
            if kind == "operator" and lexeme[0] == "/" and before in ("(", "[", ",", "=", ":"):
                match, kind = REGEX.match(self.text, position) or match, "regex"
            position = match.end()
            if kind == "space":
                gap, first = True, first or "\n" in lexeme
                continue
            if kind == "string":
                position = self.read_string(position, match["hashes"], match["quote"])
            depth += {"(": 1, ")": -1}.get(lexeme, 0)
            if is_interpolation and depth < 0:
                break
            tokens.append(Token(kind, self.text[start:position], start, position, gap, first))
            gap = first = False
        self.streams.append(tokens)
        return position

    def read_string(self, position, hashes, quote):
        """Returns the end of a literal."""
        escape = "\\" + hashes
        while not self.text.startswith(quote + hashes, position):
            if self.text.startswith(escape + "(", position):
                position = self.read(position + len(escape) + 1, is_interpolation=True)
            else:
                position += len(escape) + 1 if self.text.startswith(escape, position) else 1
        return position + len(quote + hashes)


PAIRS = {"(": ")", "[": "]", "{": "}"}
# The precedence of operators. Those that aren't listed have a higher precedence.
LEVELS = {"?": 1, "||": 2, "&&": 3, "??": 5, "...": 6, "..<": 6, "+": 7, "-": 7}
LEVELS |= dict.fromkeys("== != < > <= >= === !== ~=".split(), 4)
BRANCHES = set("if while for switch else do catch defer repeat".split())
TYPES = set("struct class enum protocol extension actor".split())
HEADERS = TYPES | set("func init subscript import typealias associatedtype deinit".split())
KEYWORDS = BRANCHES | HEADERS | set(
    "guard return where in try await case let var throw default break continue".split())

PARAMETER = re.compile(r"(?:(\S+) )?(\w+): (.*?)(?: = (.*))?", re.S)


class Code:
    """A stream of tokens with its brackets, blocks, statements, and operands.

    A token is identified by its index, and a range of tokens by its first and last index.
    """

    def __init__(self, path, text, tokens):
        self.path, self.text, self.tokens = path, text, tokens
        # The counterpart of each bracket, and the opening bracket around each token.
        self.pair, self.inside = {}, []
        # The keyword of each block, and the name of each type, by the index of the brace. Closures
        # and accessors have no keyword.
        self.blocks, self.types = {}, {}
        # The brace or `else` after each condition, by the index of the word before the condition.
        self.heads = {}
        # The types of the results of functions and properties, by the indices of their bodies.
        self.bodies = {}
        # Names with what they have in common, such as their type.
        self.declared = []
        # Ranges of text with the types and default values of the variables declared for them.
        self.bindings = []
        # By its first token, the last one of each statement, and the first one of the previous.
        self.statements = {}
        # The last token of each result, and its type, by its first token.
        self.results = {}
        # The tokens of declarations and attributes, which can't depend on a switch.
        self.frozen = set()
        self.match_brackets()
        self.read_structure()
        self.read_statements()

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
            elif token.text == "case" and self.blocks.get(self.inside[index]) == "enum":
                self.frozen.update(range(index, self.statement_end(index) + 1))
            elif index not in self.frozen and self.is_keyword(index):
                if token.text in BRANCHES or token.text == "guard":
                    self.read_branch(index)
                elif token.text in HEADERS:
                    self.read_declaration(index)
                elif token.text in ("let", "var"):
                    self.read_variable(index)

    def read_statements(self):
        """Finds the statements of each block, and the results among them."""
        for brace, end in self.pair.items():
            if self.text_at(brace) != "{" or self.blocks.get(brace) in TYPES:
                continue
            first, around = self.read_signature(brace), brace
            before = first
            while self.blocks.get(around) in BRANCHES:
                around = self.inside[around]
            while first < end:
                last = self.statement_end(first)
                self.statements[first] = last, before
                is_return = self.text_at(first) == "return" and last > first
                is_only = around == brace and before == first and last == end - 1
                if around in self.bodies and (is_return or is_only and not self.is_keyword(first)):
                    self.results[first + is_return] = last, self.bodies[around]
                before, first = first, last + 1

    def read_signature(self, brace):
        """Reads the parameters of a closure, and returns the first token after them."""
        start, first = self.tokens[brace].start, brace + 1
        signature = r"\{ (?:\[.*?\] )?\(?(?!for )(\w+[^()\n]*?)\)?(?: -> .*?)? in\b"
        found = re.match(signature, self.text[start:])
        if found:
            names = re.findall(r"(\w+)(?:: [^,]+)?", found[1])
            self.bind(names, brace, self.pair[brace])
            while self.tokens[first].start < start + found.end():
                first += 1
        return first

    def bind(self, names, first, last, kinds=None):
        """Notes variables of a range of tokens, with their types and default values if known."""
        variables = kinds or dict.fromkeys(names, ("", None))
        self.bindings.append((self.tokens[first].start, self.tokens[last].end, variables))

    def read_variable(self, index):
        """Reads a property with a type, or variables that are declared together."""
        name, brace = index + 1, self.inside[index]
        found = re.match(r"(\w+): ([^={\n]+?)(?: ([={])|\n)", self.text[self.tokens[name].start:])
        if self.text_at(name) == "(":
            names = re.findall(r"\w+", self.source(name, self.pair[name]))
            self.bind(names, self.pair[name], self.pair.get(brace, len(self.tokens) - 1))
        elif found and self.blocks.get(brace) in TYPES:
            self.declared.append(((self.types.get(brace), found[2]), found[1]))
            if found[3] == "{":
                self.bodies[next(at for at in itertools.count(name) if self.text_at(at) == "{")] = (
                    found[2])

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
        """Finds the end of the condition after a word such as `if`, and the block after that."""
        end, ends = index, ("else",) if self.text_at(index) == "guard" else ("{", "}", "")
        while self.text_at(end) not in ends:
            end = self.pair[end] + 1 if self.text_at(end) in PAIRS else end + 1
        self.heads[index] = end
        if self.text_at(end) == "{":
            self.blocks[end] = self.text_at(index)

    def read_declaration(self, index):
        """Freezes a declaration except for its block and the default values of parameters."""
        word, name, end, opener, arrow = self.text_at(index), self.text_at(index + 1), index, 0, 0
        defaults, parameters, where = [], [], 0
        while self.text_at(end + 1) in ("where", "->", ":", "{") or self.continues(end):
            end += 1
            text = self.text_at(end)
            if text == "{":
                self.blocks[end], self.types[end] = word, name if word in TYPES else ""
                if word == "enum":
                    self.read_cases(end)
                break
            arrow, where = arrow or text == "->" and end, where or text == "where" and end
            if text == "(" and not opener:
                opener = end
                for first, last in self.split(end + 1, self.pair[end]):
                    parameters.append(PARAMETER.fullmatch(self.source(first, last)))
                    equals = [at for at in range(first, last) if self.text_at(at) == "="]
                    defaults += range(equals[0], last + 1) if equals else []
            end = self.pair.get(end, end)
        self.frozen.update(set(range(index, end + 1)).difference(defaults))
        if word in TYPES or not opener or not all(parameters):
            return
        owner, has_body = self.types.get(self.inside[index]), self.text_at(end) == "{"
        result = self.source(arrow + 1, where - 1 if where else end - has_body) if arrow else ""
        labels = [(each[1] or each[2]).replace("_", "") for each in parameters]
        kinds = tuple(each[3] for each in parameters)
        name = owner if word == "init" else name
        self.declared.append(((owner, kinds, result), (name, *labels)))
        if has_body:
            self.bodies[end] = result
            self.bind([], end, self.pair[end], {each[2]: each.group(3, 4) for each in parameters})

    def split(self, first, end):
        """Yields the first and last token of each part between commas."""
        for at in range(first, end + 1):
            if at == end or self.text_at(at) == "," and self.inside[at] == self.inside[first]:
                if first < at:
                    yield first, at - 1
                first = at + 1

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
        is_range = text in ("...", "..<") and level > LEVELS[text]
        # The colon of a conditional expression is the only one after a space.
        is_colon = text == ":" and (level > 1 or not self.tokens[index].gap)
        return text in (",", ";") or is_colon or is_range or self.is_keyword(index)

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

    def variables_at(self, index):
        """Yields groups of variables that can be used at a token."""
        for start, end, variables in self.bindings:
            if start <= self.tokens[index].start < end and self.text_at(index) in variables:
                yield variables

    def bindings_at(self, index):
        """Yields the groups of variables in whose scope a token is."""
        for start, end, variables in self.bindings:
            if start <= self.tokens[index].start < end:
                yield variables

    def call_at(self, index):
        """Returns the name of a function, the labels and values it's called with, and the end."""
        opener = index + 1
        if self.text_at(opener) != "(" or self.tokens[opener].gap or not self.is_callee(index):
            return "", [], [], index
        labels, values = [], []
        for first, last in self.split(opener + 1, self.pair[opener]):
            has_label = self.text_at(first + 1) == ":"
            labels.append(self.text_at(first) if has_label else "")
            values.append(self.source(first + 2 if has_label else first, last))
        return self.text_at(index), labels, values, self.pair[opener]

    def read_cases(self, brace):
        """Reads the cases of an enum, with the labels and types of their values."""
        for case in range(brace, self.pair[brace]):
            if self.text_at(case) == "case" and self.inside[case] == brace:
                for at, last in self.split(case + 1, self.statement_end(case) + 1):
                    has_values = self.text_at(at + 1) == "("
                    values = self.source(at + 1, last) if has_values else ""
                    self.declared.append(((id(self), brace, values), "." + self.text_at(at)))


class Names:
    """What the files of a module declare, and what else is there of the same type."""

    def __init__(self, codes):
        # The types of a function's parameters, by its name and labels.
        self.types, self.others = {}, {}
        groups = collections.defaultdict(list)
        for kind, name in (declared for code in codes for declared in code.declared):
            groups[kind].append(name)
            self.types[name] = kind[1]
        for group in groups.values():
            for name, other in zip(group, group[1:] + group[:1]):
                # A name that is declared several times is ambiguous.
                self.others[name] = None if name in self.others or name == other else other
