"""Names that imitate others: by letters of another alphabet that look like Latin ones, or by words that mix alphabets.

Names are compared by their skeletons: each letter of the table is replaced by the Latin letter that it looks like (Unicode
Technical Standard 39). Accents make a difference: Zoé and Zoë are two names.
"""

import re
import unicodedata
from functools import lru_cache

LOOKALIKES = {
    "Latin": ("OlllaogillABCDEFGHIJKLMNOPRSTUVWYZ", "01I|ɑᴑɡıǀꞁᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"),
    "Cyrillic": ("ABEKMHOPCTYXSlJQWYGVll36baeopcyxsijhqwdknryv", "АВЕКМНОРСТУХЅІЈԚԜҮԌѴӀӏЗбЬаеорсухѕіјһԛԝԁкпгүѵ"),
    "Greek": ("ABEZHlKMNOPTYXCJaovpiuknyxcjo", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαονριυκηγχϲϳσ"),
    "Armenian": ("SULOonuhgqj", "ՏՍԼՕօոսհցզյ"),
    "Cherokee": ("DRTAJYEGMWHLZVSPKC", "ᎠᎡᎢᎪᎫᎩᎬᏀᎷᏔᎻᏞᏃᏙᏚᏢᏦᏟ"),
    "Coptic": ("CcHKMNOoPpTXY", "ⲤⲥⲎⲔⲘⲚⲞⲟⲢⲣⲦⲬⲨ"),
    "Lisu": ("BPDTGKJCZFMNLSRVHWXYAElOU", "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ"),
}
"""By alphabet: Latin letters, and in the same order those that look like them in common fonts."""
ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "DESERET", "GEORGIAN", "LISU"}
"""Those with letters like those of another, as they begin the names of their letters."""
ACCENTS = 2
"""Of one letter, besides those that are part of it (as in é)."""
MARKS = 4
"""In a row, with the vowels that are marks in some scripts."""

_TABLE = {ord(other): latin for latins, others in LOOKALIKES.values() for latin, other in zip(latins, others, strict=True)}


@lru_cache(maxsize=1 << 16)
def skeleton(name: str) -> str:
    """The same for names that look the same, whatever their case."""
    latin = unicodedata.normalize("NFKD", name).translate(_TABLE)
    return unicodedata.normalize("NFC", latin.casefold())


def mixes_alphabets(name: str) -> bool:
    """Whether a word has letters of two alphabets that look alike. Chinese, Japanese and Korean may be mixed, with Latin too."""
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not _is_mark(sign))
    return any(len({_alphabet(sign) for sign in word} & ALPHABETS) > 1 for word in re.findall(r"[^\W_]+", letters))


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def without_piled_marks(name: str) -> str:
    """A name, in the normal form C, without the marks that would pile up into the lines above and below."""
    kept, accents, marks = "", 0, 0
    for sign in name:
        if not _is_mark(sign):
            accents = marks = 0
        else:
            accents += unicodedata.combining(sign) > 0
            marks += 1
        if accents <= ACCENTS and marks <= MARKS:
            kept += sign
    return kept


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")
