"""What `?` explains of Terracotta Army."""

from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.terminal import DRAWING
from claycrown.guide.rulebook import rulebook
from tests.vocabulary.sessions import moment, session

BOOK = rulebook("terracotta")


def test_everything_on_the_screen_has_its_topic() -> None:
    topics = {topic.name: topic for topic in DRAWING.topics(moment(session()))}
    for panel in DRAWING.panels():
        assert panel.name in topics
    assert topics["rack"].rules
    (sources,) = DRAWING.sources(GAME.edition())
    assert "reconstructed" in sources.text
    assert "Round 5" in topics["tiles"].text
