"""What `?` explains of Terracotta Army."""

from claycrown.games.terracotta.terminal import FACE
from claycrown.terminal.rulebook import rulebook
from tests.vocabulary.sessions import moment, session

BOOK = rulebook("terracotta")


def test_everything_on_the_screen_has_its_topic() -> None:
    topics = {topic.name: topic for topic in FACE.topics(moment(session()))}
    for panel in FACE.panels():
        assert panel.name in topics
    assert topics["rack"].rules
    assert "reconstructed" in topics["sources"].text
    assert "Round 5" in topics["tiles"].text
