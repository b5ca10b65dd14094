"""What players of Oh Hell are asked, told and shown: as ids of messages and values, worded by `words`.

`claycrown.guide.contract.Guide` has a plain answer for everything; here is what the game can say better.
"""

from claycrown.guide.contract import Guide
from ohhell.guide.asking import attempt, question
from ohhell.guide.describing import describe
from ohhell.guide.telling import effect, lines, progress, source


class OhHellGuide(Guide):
    question = staticmethod(question)
    attempt = staticmethod(attempt)
    describe = staticmethod(describe)
    lines = staticmethod(lines)
    effect = staticmethod(effect)
    source = staticmethod(source)
    progress = staticmethod(progress)


GUIDE = OhHellGuide("ohhell")
