"""Finds the small mistakes that `.ci/mutate` tries, and adds them to the sources behind switches.

Patterns find the mistakes, and may occasionally be wrong, because `.ci/mutate` drops mistakes that
don't compile.
"""

import re

from mutation.swift import BRANCHES, PAIRS, TYPES, Code, Reader

# In a template, `{original}` stands for the original, `{n}` for the number of the mutant, and
# `{mutated}` for the whole scope with the mistake.
CHOICE = "(Mutant.is({n}) ? ({mutated}) : ({original}))"
TURNED = "(({original}) != Mutant.is({n}))"
ALWAYS = "({original} || Mutant.is({n}))"
NEVER = "({original} && !Mutant.is({n}))"
DROPPED = "if !Mutant.is({n}) { {original} }"
WORD = '\\(Mutant.is({n}) ? "mutated" : "{original}")'
OPEN = "LockMutant.open({n}) { {original} }"

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">",
               "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
TWINS = """min max  first last  hasPrefix hasSuffix  prefix suffix  dropFirst dropLast
           firstIndex lastIndex  lowerBound upperBound  allSatisfy contains""".split()
TWINS = {name: TWINS[index ^ 1] for index, name in enumerate(TWINS)}
# The values to pass instead of parameters without a default value.
BLANKS = {"Duration": ".zero", "CountSpecifier": ".atLeast(1)", "String": '""'}


class Mutant:
    """A mistake, with the range it replaces, the replacement, and its switch.

    The replaced range may be a part of the scope that the switch encloses.
    """

    def __init__(self, kind, path, text, seen, mutation, template, scope=None):
        self.kind, self.path, self.text, self.number = kind, path, text, 0
        self.seen, self.mutation, self.template = seen, mutation, template
        self.start, self.end = scope or seen
        self.line, self.first_line, self.last_line = (
            text.count("\n", 0, place) + 1 for place in (seen[0], self.start, self.end))

    @property
    def folder(self):
        return self.path.rpartition("/")[0]

    @property
    def key(self):
        """A key that doesn't change when lines are added elsewhere."""
        column = self.start - self.text.rfind("\n", 0, self.start)
        return "|".join([self.path, self.kind, *self.lines(), str(column)])

    def lines(self):
        """Returns the original lines and the lines with the mistake, each joined to one line."""
        start, end = self.seen
        first, last = self.text.rfind("\n", 0, start) + 1, self.text.find("\n", end)
        mutated = self.text[first:start] + self.mutation + self.text[end:last]
        return [" ".join(text.split()) for text in (self.text[first:last], mutated)]

    def switch(self):
        """Returns the code to insert before and after the original."""
        start, end = self.seen
        mutated = self.text[self.start:start] + self.mutation + self.text[end:self.end]
        before, _, after = self.template.replace("{n}", str(self.number)).partition("{original}")
        return before.replace("{mutated}", mutated), after


def find(texts):
    """Yields all mutants of a module, whose files are passed as texts by their paths."""
    files = [(path, text, [Code(text, tokens) for tokens in Reader(text).streams])
             for path, text in sorted(texts.items())]
    cases = {}
    for names in (names for file in files for code in file[2] for names in code.enum_cases()):
        for index, name in enumerate(names):
            # A name that several enums have is ambiguous.
            cases[name] = None if name in cases else names[index - 1]
    for path, text, streams in files:
        found = [Mutant(kind, path, text, *mistake)
                 for code in streams for kind, mistake in Finder(code, cases).mistakes()]
        yield from sorted(found, key=lambda mutant: (mutant.seen, mutant.mutation))


class MutatedFile:
    """A file that contains mutants, each on its original line."""

    def __init__(self, text, mutants):
        self.original, self.position, self.text = text, 0, ""
        # The range of each mutant in `text`. A mutant that overlaps another one has no range.
        self.ranges, self.opened = {}, []
        for mutant in sorted(mutants, key=lambda m: (m.start, -m.end, m.kind != "statement")):
            self.close(mutant.start)
            if not self.opened or mutant.end <= self.opened[-1].end:
                self.copy(mutant.start)
                self.ranges[mutant] = len(self.text), None
                self.text += mutant.switch()[0]
                self.opened.append(mutant)
        self.close(len(text))
        self.copy(len(text))

    def copy(self, place):
        self.text += self.original[self.position:place]
        self.position = place

    def close(self, place):
        """Closes the mutants that end before an offset."""
        while self.opened and self.opened[-1].end <= place:
            mutant = self.opened.pop()
            self.copy(mutant.end)
            self.text += mutant.switch()[1]
            self.ranges[mutant] = self.ranges[mutant][0], len(self.text)

    def mutant_at(self, line, column):
        """Returns the innermost mutant at the location of an error, or None."""
        lines = self.text.split("\n")[:line]
        column = len(lines[-1].encode()[:column - 1].decode(errors="ignore"))
        place = sum(len(line) + 1 for line in lines[:-1]) + column
        around = [(end - start, mutant.number, mutant)
                  for mutant, (start, end) in self.ranges.items() if start <= place < end]
        return min(around)[2] if around else None

    def mutants_near(self, line, kind=None):
        """Returns the mutants on a line or the nearest ones, of one kind if there are any."""
        def distance(mutant):
            return abs(mutant.first_line - line) + abs(mutant.last_line - line)
        mutants = [mutant for mutant in self.ranges if mutant.kind == kind] or list(self.ranges)
        nearest = min(map(distance, mutants))
        return [mutant for mutant in mutants if distance(mutant) == nearest]


class Finder:
    """Finds the mistakes in one stream of tokens. Each method below `mistakes` finds one kind.

    For the token at an index, a method yields the range to replace, its replacement, the template,
    and the template's scope if it differs from the range.
    """

    def __init__(self, code, cases):
        self.code, self.tokens, self.cases = code, code.tokens, cases

    def mistakes(self):
        kinds = (self.comparison, self.condition, self.branch, self.number, self.truth,
                 self.negation, self.ternary, self.statement, self.word, self.case, self.twin,
                 self.lock)
        for index, token in enumerate(self.tokens):
            for kind in kinds if index not in self.code.frozen else ():
                for mistake in kind(index, token.text):
                    yield kind.__name__, mistake
            if index in self.code.bodies:
                for mistake in self.argument(index):
                    yield "argument", mistake

    def span(self, first, last=None):
        return self.tokens[first].start, self.tokens[first if last is None else last].end

    def place(self, index):
        return (self.tokens[index].start,) * 2

    def is_one_line(self, scope):
        return "\n" not in self.code.text[slice(*scope)]

    def comparison(self, index, text):
        """`<` instead of `<=`, `==` instead of `!=`."""
        if text in COMPARISONS and self.code.is_binary(index):
            scope = self.span(self.code.operand_start(index, 4), self.code.operand_end(index, 4))
            if text[0] in "=!":
                yield self.span(index), COMPARISONS[text], TURNED, scope
            elif self.is_one_line(scope):
                yield self.span(index), COMPARISONS[text], CHOICE, scope

    def condition(self, index, text):
        """An operand of `&&` or `||`, a clause of `if` or `guard`, or a `where` that is ignored."""
        code = self.code
        if text in ("&&", "||") and code.is_binary(index):
            level, word, template = (3, "true", ALWAYS) if text == "&&" else (2, "false", NEVER)
            yield self.span(code.operand_start(index, level), index - 1), word, template
            yield self.span(index + 1, code.operand_end(index, level)), word, template
        elif text == "where" and code.is_keyword(index):
            yield self.span(index + 1, code.operand_end(index, 0)), "true", ALWAYS
        elif text in ("if", "guard") and code.is_keyword(index):
            for first, last in code.split(index + 1, code.condition_end(index)):
                if not re.match("let$|var$|case$|#", code.text_at(first)):
                    yield self.span(first, last), "true", ALWAYS

    def branch(self, index, text):
        """A branch that is never taken, a loop that never runs, or a `guard` that always exits."""
        code = self.code
        # The `while` after a `repeat` doesn't start a block.
        is_tail = code.text_at(index - 1) == "}" and not self.tokens[index].first
        if text not in ("if", "while", "for", "guard") or is_tail or not code.is_keyword(index):
            return
        end = code.condition_end(index)
        behind, scope = (self.tokens[end - 1].end,) * 2, self.place(end)
        words = [token.text for token in self.tokens[index:end]]
        if "#available" in words or "repeat" in words or words[1] == "true":
            return
        if text != "for":
            yield behind, ", false", ", !Mutant.is({n}) ", scope
        elif "where" not in words:
            yield behind, " where false", "where !Mutant.is({n}) ", scope

    def number(self, index, text):
        """A number that is off by one."""
        before = self.code.text_at(index - 1)
        if text.isdigit() and before != ".":
            yield self.span(index), str(int(text) + 1), CHOICE
            if int(text) > 1 or before in ("+", "-", "+=", "-="):
                yield self.span(index), str(int(text) - 1), CHOICE

    def truth(self, index, text):
        """`true` instead of `false`."""
        if text in ("true", "false") and not self.is_pattern(index) and (
                self.code.text_at(index - 1) != "while"):
            word, template = ("false", NEVER) if text == "true" else ("true", ALWAYS)
            yield self.span(index), word, template

    def negation(self, index, text):
        """An omitted `!`, or one added before a use of `isEmpty`."""
        code, before = self.code, self.code.text_at(index - 1)
        if text == "!" and (self.tokens[index].gap or before in PAIRS) and not (
                code.is_binary(index)):
            yield self.span(index), "", TURNED, self.span(index, code.chain_end(index + 1))
        elif text == "isEmpty" and before == "." and code.text_at(index + 1) != "(":
            start = code.chain_start(index)
            if code.text_at(start - 1) not in ("!", ".") and self.tokens[start].text != ".":
                yield self.place(start), "!", TURNED, self.span(start, index)

    def ternary(self, index, text):
        """A swapped `? :`, if its condition can't be mutated in another way."""
        if text == "?" and self.code.is_binary(index):
            start = self.code.operand_start(index, 2)
            words = {token.text for token in self.tokens[start:index]}
            if not words & {*COMPARISONS, "&&", "||", "!", "isEmpty"}:
                yield self.place(start), "!", TURNED, self.span(start, index - 1)

    def statement(self, index, text):
        """An omitted call or assignment."""
        code, opener, first = self.code, self.code.inside[index], index
        is_start = self.tokens[index].first and self.tokens[index].kind == "word" and (
            code.text_at(index - 1) == ":" or not code.continues(index - 1))
        if not is_start or code.text_at(opener) != "{" or code.blocks.get(opener) in TYPES:
            return
        while code.text_at(first) in ("try", "await", "?", "!", "_", "="):
            first += 1
        if code.is_keyword(first) or re.match("get$|set$|willSet$|didSet$", code.text_at(first)):
            return
        end = code.statement_end(index)
        operators = [code.text_at(at) for at in range(index, end)
                     if code.is_binary(at) and code.inside[at] == opener]
        is_assignment = operators[:1] in (["="], ["+="], ["-="])
        is_call = code.chain_end(first) == end and code.text_at(end) in (")", "}")
        if (is_assignment or is_call) and not self.is_needed(index, end, is_assignment):
            yield self.span(index, end), "", DROPPED

    def is_needed(self, first, last, is_assignment):
        """Whether a block may need a statement for its value or for initialization."""
        code, opener = self.code, self.code.inside[first]
        is_alone = code.text_at(first - 1) in ("{", "in", ":") and (
            code.text_at(last + 1) in ("}", "case", "default"))
        around = opener
        if is_assignment:
            while code.blocks.get(around) in BRANCHES:
                around = code.inside[around]
            return is_alone and self.is_choice(opener) or code.blocks.get(around) == "init"
        while self.is_choice(around):
            around = code.inside[around]
        is_delegating = re.match(r"(self|super)\.init\b", code.source(first, last))
        return is_delegating or is_alone and code.blocks.get(around) in (None, "->")

    def is_choice(self, brace):
        """Whether a block is one of several, exactly one of which runs."""
        word, end = self.code.blocks.get(brace), self.code.pair.get(brace)
        return word in ("else", "switch") or word == "if" and self.code.text_at(end + 1) == "else"

    def word(self, index, text):
        """A changed word in a string."""
        for start, end in self.tokens[index].pieces:
            found = re.search(r"(?<!\\)\b[A-Za-z]{3,}", self.code.text[start:end])
            if found:
                yield (start + found.start(), start + found.end()), "mutated", WORD

    def case(self, index, text):
        """Another case of the same enum."""
        code = self.code
        if not self.cases.get(text) or self.cases[text] == text or code.text_at(index - 1) != ".":
            return
        is_whole = code.text_at(index + 1) not in ("(", ".")
        is_implicit = self.tokens[index - 1].gap or code.text_at(index - 2) in PAIRS
        if is_whole and is_implicit and not self.is_pattern(index):
            yield self.span(index), self.cases[text], CHOICE, self.span(index - 1, index)

    def is_pattern(self, index):
        """Whether a token is between `case` and the body of the case."""
        code = self.code
        while code.text_at(code.inside[index]) == "(":
            index = code.inside[index]
        while not self.tokens[index].first and code.text_at(index) not in ("case", ":", "="):
            if code.text_at(index - 1) in PAIRS:
                break
            index = code.pair.get(index - 1, index - 1)
        return code.text_at(index) == "case"

    def twin(self, index, text):
        """`max` instead of `min`, `last` instead of `first`."""
        code, is_member = self.code, self.code.text_at(index - 1) == "."
        if text not in TWINS or code.text_at(index + 1) == ":" or self.is_pattern(index) or not (
                is_member or text in ("min", "max") and code.text_at(index + 1) == "("):
            return
        start, end = code.chain_start(index), code.chain_end(index)
        # Some have a twin only if they take a closure, others only if they don't.
        has_closure = code.text_at(index + 1) == "{" or code.text_at(index + 2) == "while"
        has_twin = has_closure == (text in ("contains", "allSatisfy")) or "first" in text
        if has_twin and code.text_at(start - 1) != "." and self.is_one_line(self.span(start, end)):
            yield self.span(index), TWINS[text], CHOICE, self.span(start, end)

    def lock(self, index, text):
        """A lock that doesn't lock."""
        if re.fullmatch(r"Lock|[A-Z]\w*Lock", text) and self.code.text_at(index + 1) == "(":
            scope = self.span(index, self.code.pair[index + 1])
            yield self.span(index), "No" + text, OPEN, scope

    def argument(self, index):
        """A parameter that a function doesn't use."""
        code, body = self.code, self.code.bodies[index]
        opener = next((at for at in range(index, body) if code.text_at(at) == "("), None)
        parameters = code.split(opener + 1, code.pair[opener]) if opener else ()
        for name, blank, is_closure in (self.parameter(*part) for part in parameters):
            for at in range(body, code.pair[body]) if blank else ():
                end = at + 2 if is_closure else at
                is_whole = code.text_at(end + 1) in (",", ")", "]")
                if code.text_at(at) == name and is_whole and (
                        code.text_at(at - 1) in ("(", "[", ",", ":")):
                    yield self.span(at, end), blank, CHOICE

    def parameter(self, first, last):
        """Returns a parameter's name, a value to pass instead, and whether it's a closure."""
        pattern = r"(?:\S+ )?(\w+): (?P<type>.*?)(?: = (?P<default>.*))?"
        match = re.fullmatch(pattern, self.code.source(first, last), re.S)
        if not match or (match["default"] or "").endswith(".self"):
            return None, None, False
        name, kind = match[1], match["type"]
        blank = match["default"] or BLANKS.get(kind)
        if not blank and re.search(r"\.\.\.$|^\[[^:]*\]$", kind):
            blank = "[]"
        elif not blank:
            # `Any?` is excluded, because nothing works without these parameters.
            is_optional = kind.endswith("?") and kind != "Any?"
            blank = "nil" if is_optional else f"!{name}" if kind == "Bool" else None
        return name, blank, kind.startswith("@autoclosure")
