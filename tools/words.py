"""Missing or faulty texts of each language, compared with the English ones: `make words`, or LANGUAGE=pl for one language.

A translation has the messages of the English file of the same name, each with the same variables and paragraphs, variants for the
same ids, and every plural form of its language. Quotation marks, apostrophes and spaces follow the language's typography. Every
message can be formatted with all its possible values, without a brace left over.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from claycrown.words import FALLBACK, FUNCTIONS, PLAIN, NestedMessage, languages

ROOT = Path(__file__).parents[1]
PACKAGE = "src/claycrown"
NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22, 25)
"""Together they have all plural forms of whole numbers in these languages."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LEFT_OVER = re.compile(r"\{[\s$]|\s\}")
ROOM = {
    r"xidit-short-X[\d-]+": 7,
    r"xidit-step-(recruits|beats|loses|meets|unseen)": 11,
    r"xidit-sign-(recruits|threat)": 7,
    r"xidit-sign-(order-\w+|set)": 8,
    r"xidit-sign-shut": 6,
    r"terminal-keys(-page|-rules|-start)?": 78,
    r"terracotta-sign-master": 2,
    r"terracotta-sign-figure": 3,
    r"terracotta-sign-(weapon|rack|vp|buy|cost|left)": 5,
}
"""The most characters that fit on dials and on the boards of a terminal with 80 columns."""
SLIPS = {
    "en": r"[\"„«»]|\w'\w|\w [;:!?](?= |$)",
    "pl": r"[\"“«»]|\w'\w|\w [;:!?](?= |$)|[\d›] %",
    "hu": r"[\"“«»]|\w'\w|\w [;:!?](?= |$)|[\d›] %",
    "ru": r"[\"“”„]|\w'\w|\w [;:!?](?= |$)|[\d›] ?%",
    "fr": r"[\"“”„]|\w'\w|[\w)›»] ?[;:!?](?= |$)|«(?!\u202f)|(?<!\u202f)»|[\d›] ?%",
}
"""Typewriter versions of a language's marks. French has a narrow space before double marks and inside quotation marks."""
MOST = 400
"""The most combinations of values tried for one message."""


class Sentence(NamedTuple):
    file: str
    """Without its language: `games/xidit/words/*/table.ftl`."""
    variables: set[str]
    keys: dict[str, set[str]]
    """For each variable that selects variants, their keys."""
    own: frozenset[str]
    """The variables that select variants in the message itself, not in a message it refers to."""
    mentions: set[str]
    """Messages it refers to, which get the same values."""
    paragraphs: int


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = defaultdict(set)
        self.mentions: set[str] = set()
        self.paragraphs = 1

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.paragraphs += node.value.count("\n\n")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.mentions.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if node.id.name in ("NUMBER", "SIGNED") and isinstance(argument, ast.VariableReference):
                self.keys[argument.id.name].add("0")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            selector = selector.arguments.positional[0]  # NUMBER($count)
        if isinstance(selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key
                self.keys[selector.id.name].add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


class Catalogue:
    """The texts of a language, general ones and those of the games."""

    def __init__(self, language: str, root: Path = ROOT) -> None:
        self.language = language
        self.sentences: dict[str, Sentence] = {}
        self.faults: list[str] = []
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        package = root / PACKAGE
        for path in sorted([*package.glob(f"locale/{language}/*.ftl"), *package.glob(f"games/*/words/{language}/*.ftl")]):
            self._read(path, path.relative_to(package).as_posix().replace(f"/{language}/", "/*/"))
        self.sentences = {id: self._whole(sentence) for id, sentence in self.sentences.items()}

    def _read(self, path: Path, file: str) -> None:
        text = path.read_text(encoding="utf-8")
        parsed = FluentParser(with_spans=False).parse(text)
        self.bundle.add_resource(parsed)
        for entry in parsed.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{file}: not Fluent: {' '.join((entry.content or '').split())[:60]}")
            elif isinstance(entry, ast.Message):
                reader = _Reader()
                reader.visit(entry)
                if entry.id.name in self.sentences:
                    self.faults.append(f"{entry.id.name}: twice")
                self.sentences[entry.id.name] = Sentence(
                    file, reader.variables, dict(reader.keys), frozenset(reader.keys), reader.mentions, reader.paragraphs
                )
        self.faults += _slips(self.language, text)

    def _whole(self, sentence: Sentence) -> Sentence:
        """The sentence with the variables of the messages it refers to."""
        variables, keys = set(sentence.variables), {name: set(of) for name, of in sentence.keys.items()}
        for id in sentence.mentions & self.sentences.keys():
            mentioned = self._whole(self.sentences[id])
            variables |= mentioned.variables
            for name, of in mentioned.keys.items():
                keys.setdefault(name, set()).update(of)
        return sentence._replace(variables=variables, keys=keys)


def _slips(language: str, text: str) -> Iterator[str]:
    """Lines with marks of another language or of a typewriter, except inside braces."""
    id = ""
    for line in text.splitlines():
        if named := re.match(r"([\w-]+) =", line):
            id = named[1]
        words = re.sub(r"^[\w-]+ = ?|^ *\*?\[[^\]]*\] ", "", re.sub(r'\{"[{}]"\}|\{[^{}]*\}', "›", line))
        if not line.startswith("#") and language in SLIPS and (slip := re.search(SLIPS[language], words)):
            yield f"{id}: {slip[0]!r} in {words.strip()!r}"


@cache
def read(language: str, root: Path = ROOT) -> Catalogue:
    """Cached: English is compared with all others."""
    return Catalogue(language, root)


def faults(language: str, root: Path = ROOT) -> Iterator[str]:
    """One line for each fault to correct."""
    english, theirs = read(FALLBACK, root), read(language, root)
    yield from theirs.faults
    for id, sentence in english.sentences.items():
        if id not in theirs.sentences:
            yield f"{id}: missing ({sentence.file})"
    for id, sentence in theirs.sentences.items():
        if id not in english.sentences:
            yield f"{id}: English has no such message"
            continue
        for fault in (*_compare(english.sentences[id], sentence, language), *_format(theirs, id, english.sentences[id])):
            yield f"{id}: {fault}"


def _compare(english: Sentence, theirs: Sentence, language: str) -> Iterator[str]:
    """Differences in variables, variants and paragraphs."""
    if theirs.file != english.file:
        yield f"is in {theirs.file}, in English in {english.file}"
    for name in sorted((english.variables ^ theirs.variables) - {"form"}):
        yield f"${name} is {'missing' if name in english.variables else 'unknown'}"
    if theirs.paragraphs != english.paragraphs:
        yield f"has {theirs.paragraphs} paragraphs, in English {english.paragraphs}"
    for name in sorted((english.own | (theirs.own & english.keys.keys())) - {"form"}):
        keys = english.keys[name]
        lacking = keys - CATEGORIES - theirs.keys.get(name, set())
        if lacking and not (name not in theirs.keys and _is_plural(keys)):
            yield f"${name} is not told apart for {', '.join(sorted(lacking))}"
    for name, keys in theirs.keys.items():
        if _is_plural(keys) and (lacking := plurals(language) - keys):
            yield f"${name} has no plural for {', '.join(sorted(lacking))}"


def plurals(language: str) -> set[str]:
    """The plural forms of whole numbers that need their own variant; the rest is the default."""
    form_of = Locale.parse(language).plural_form
    return {form_of(number) for number in NUMBERS} - {"other"}


def _is_plural(keys: set[str]) -> bool:
    """Whether the variants are by number; a default of that name alone proves nothing."""
    return bool(keys & (CATEGORIES - {"other"}))


def _format(catalogue: Catalogue, id: str, english: Sentence) -> Iterator[str]:
    """Faults in the sentence with any of its possible values."""
    message = catalogue.bundle.get_message(id)
    if message.value is None:
        yield "says nothing"
        return
    sentence = catalogue.sentences[id]
    samples = {name: list(_samples(name, sentence, english)) for name in sorted(sentence.variables | english.variables)}
    for values in islice(product(*samples.values()), MOST):
        text, errors = catalogue.bundle.format_pattern(message.value, dict(zip(samples, values, strict=True)))
        if errors or LEFT_OVER.search(str(text)) or not str(text).strip():
            yield f"becomes {text!r} {errors or ''}"
            return
        for pattern, room in ROOM.items():
            if re.fullmatch(pattern, id) and len(str(text)) > room:
                yield f"{text!r} is longer than {room} signs"


def _samples(name: str, sentence: Sentence, english: Sentence) -> Iterator[object]:
    keys = sentence.keys.get(name, set()) | english.keys.get(name, set())
    if name == "form":
        yield from keys or {PLAIN}
    elif _is_plural(keys) or any(key.lstrip("-").isdigit() for key in keys):
        yield from NUMBERS
    elif keys:
        yield from sorted(keys)
    else:
        yield NestedMessage.of(lambda form: f"‹{name}:{form}›")


def main(chosen: str) -> int:
    """Print the faults of one or all languages and return their number."""
    found: Mapping[str, list[str]] = {
        language: list(faults(language)) for language in ([chosen] if chosen else sorted(languages()))
    }
    for language, told in found.items():
        for fault in told:
            print(f"{language}: {fault}")
        print(f"{language}: {len(told)} to mend, {len(read(language).sentences)} messages")
    return sum(map(len, found.values()))


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1] if len(sys.argv) > 1 else "")))
