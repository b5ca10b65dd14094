"""Messages in words, for whoever compares: JSON in, and for each language the texts as Python words them.

`python -m tests.worded < messages.json`
"""

import sys

import msgspec

from claycrown.games.message import Message
from claycrown.words import format_message, languages
from tests.vocabulary.messages import NAMES


def main() -> None:
    messages = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Message])
    texts = {language: [format_message(message, language, NAMES) for message in messages] for language in sorted(languages())}
    sys.stdout.buffer.write(msgspec.json.encode(texts))


if __name__ == "__main__":
    main()
