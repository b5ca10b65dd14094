"""A language that nobody speaks, to see whether pages have room for one: English with accents, two fifths longer."""

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
VOWELS = "aeiouy"
LONGER = 0.4


class _Lengthen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(lengthened(node.value))


def lengthened(text: str) -> str:
    """Vowels are said twice, until it is as long as it should be; words stay words."""
    due, told = 0.0, []
    for sign in text:
        due += LONGER
        told.append(sign.translate(ACCENTS))
        while sign in VOWELS and due >= 1:
            told.append(sign.translate(ACCENTS))
            due -= 1
    return "".join(told)


def pseudo(text: str) -> str:
    """A file of the catalogue in that language."""
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Lengthen().visit(resource))
