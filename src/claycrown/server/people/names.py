"""Names that people give, to themselves and to tables: what they lose at the door, so that each is what it looks like.

Names go to others, in pages, in notices and in e-mail. None may turn the direction of writing, hide something between its
letters, or be taken for more than a name by a program that reads mail.
"""

import re
import unicodedata

from claycrown.server.people.lookalikes import without_piled_marks

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode's categories of what cannot be seen: controls, marks that format or turn the direction of writing, halves of signs, and
what is private or means nothing yet."""

BLANK = "\ufffc\U0001d159\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
"""Letters and marks with nothing to see either."""

VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""They choose between pictures of the sign before them, mostly the same one."""
LONGEST_TITLE = 60


def title(name: str) -> str:
    """The name of a table, or of a player in a record: cut where it is too long, and it may be none."""
    return without_piled_marks(clean(name))[:LONGEST_TITLE].rstrip()


def clean(name: str) -> str:
    """A name as it is kept and shown; empty if nothing is left of it."""
    spaced = "".join(" " if sign.isspace() else sign for sign in name)
    shown = unicodedata.normalize("NFC", "".join(filter(_is_shown, spaced)))
    return " ".join(_no_encoded_words(shown).split())


def _is_shown(sign: str) -> bool:
    return (
        unicodedata.category(sign) not in INVISIBLE
        and sign not in BLANK
        and not any(ord(sign) in variations for variations in VARIATIONS)
    )


def _no_encoded_words(text: str) -> str:
    """`=?utf-8?q?=0D=0A?=` is a line end to who reads mail (RFC 2047): without `=?` and `?=` nothing is."""
    return re.sub(r"\?=+", "?", re.sub(r"=+\?", "?", text))
