"""What is missing or wrong in the words of each language, beside the English ones: `make words`, or LANGUAGE=pl for one.

A translation has the messages of the English file of the same name, each with the same variables and paragraphs; it answers for
every id that the English sentence tells apart, and for every plural form that its language has. Quotation marks, apostrophes and
spaces are those of its printers. And every message can be said: with all that it may speak of, and without a brace left over.
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
"""They have between them all plural forms that whole numbers take in these languages."""
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
"""So many signs there is room for, on dials and on the boards of a terminal of 80 columns."""
SLIPS = {
    "en": r"[\"„«»]|\w'\w|\w [;:!?](?= |$)",
    "pl": r"[\"“«»]|\w'\w|\w [;:!?](?= |$)|[\d›] %",
    "hu": r"[\"“«»]|\w'\w|\w [;:!?](?= |$)|[\d›] %",
    "ru": r"[\"“”„]|\w'\w|\w [;:!?](?= |$)|[\d›] ?%",
    "fr": r"[\"“”„]|\w'\w|[\w)›»] ?[;:!?](?= |$)|«(?!\u202f)|(?<!\u202f)»|[\d›] ?%",
}
"""What a typewriter makes of a language's marks: French has a narrow space before double ones, as inside its quotation marks."""
MOST = 400
"""So many combinations of values are tried for one message."""


class Sentence(NamedTuple):
    file: str
    """Without its language: `games/xidit/words/*/table.ftl`."""
    variables: set[str]
    keys: dict[str, set[str]]
    """For each variable that variants are chosen by, what they are chosen for."""
    own: frozenset[str]
    """Those of these variables that variants of its own are chosen by, not of a message that it mentions."""
    mentions: set[str]
    """Messages that it mentions; they speak of the same values."""
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
    """The words of a language, house and games."""

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
        """With what the messages that it mentions speak of."""
        variables, keys = set(sentence.variables), {name: set(of) for name, of in sentence.keys.items()}
        for id in sentence.mentions & self.sentences.keys():
            mentioned = self._whole(self.sentences[id])
            variables |= mentioned.variables
            for name, of in mentioned.keys.items():
                keys.setdefault(name, set()).update(of)
        return sentence._replace(variables=variables, keys=keys)


def _slips(language: str, text: str) -> Iterator[str]:
    """Lines whose marks are another language's, or a typewriter's; what stands in braces is none of theirs."""
    id = ""
    for line in text.splitlines():
        if named := re.match(r"([\w-]+) =", line):
            id = named[1]
        words = re.sub(r"^[\w-]+ = ?|^ *\*?\[[^\]]*\] ", "", re.sub(r'\{"[{}]"\}|\{[^{}]*\}', "›", line))
        if not line.startswith("#") and language in SLIPS and (slip := re.search(SLIPS[language], words)):
            yield f"{id}: {slip[0]!r} in {words.strip()!r}"


@cache
def read(language: str, root: Path = ROOT) -> Catalogue:
    """Read once: English is compared with all others."""
    return Catalogue(language, root)


def faults(language: str, root: Path = ROOT) -> Iterator[str]:
    """What a translator has to mend, a line each."""
    english, theirs = read(FALLBACK, root), read(language, root)
    yield from theirs.faults
    for id, sentence in english.sentences.items():
        if id not in theirs.sentences:
            yield f"{id}: missing ({sentence.file})"
    for id, sentence in theirs.sentences.items():
        if id not in english.sentences:
            yield f"{id}: English has no such message"
            continue
        for fault in (*_beside(english.sentences[id], sentence, language), *_said(theirs, id, english.sentences[id])):
            yield f"{id}: {fault}"


def _beside(english: Sentence, theirs: Sentence, language: str) -> Iterator[str]:
    """Whether it speaks of the same."""
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
    """The plural forms of whole numbers that a sentence has to tell apart; what is left is its default."""
    form_of = Locale.parse(language).plural_form
    return {form_of(number) for number in NUMBERS} - {"other"}


def _is_plural(keys: set[str]) -> bool:
    """Variants by number; a default of that name alone tells nothing."""
    return bool(keys & (CATEGORIES - {"other"}))


def _said(catalogue: Catalogue, id: str, english: Sentence) -> Iterator[str]:
    """Whether it can be said, whatever it speaks of."""
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
    """Tell all languages' faults; how many there are."""
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
