# Learning the games: what the house says around lessons.

## The lesson

learn-not-there = There is no such lesson
learn-you = You
learn-step = Step { $step } of { $of }
learn-back = Back
learn-again = Start again
learn-next = Next
learn-skip = Skip this step
learn-finish = Finish
learn-leave = Leave the lesson
learn-watch = Watch what happens. You can pause it, go through it step by step, or skip it.
# A decision that is allowed, but not the one that the lesson asks for.
learn-not-this = That is allowed, too: { $what }. But here something else is meant.
learn-not-this-does = That is allowed, too: { $what }. It would mean: { $does }. But here something else is meant.
learn-finished = You know { $game } now
learn-first-game-about = Play a first game against novices. What happens, and why it scores, is explained as it comes; what you have seen a few times is not explained again. In the settings you can turn this on and off.
learn-first-game = Play a first game
learn-back-to-lesson = Back to the lesson

learn-tap-twice = On a touch screen: tap once to see what a choice would do, and once more to choose it.
learn-go-on = Go on
learn-read-again = Read again

## Offered to who sits at a table for the first time

learn-offer = Is this new to you?
learn-offer-about = { $game }: a short lesson shows you all that you need, on the real table. This table waits for you; you find it on the first page. Or have things explained while you play.
learn-offer-lesson = Take the lesson
learn-offer-explain = Explain while I play
learn-offer-no = No, thank you

## Explanations while one plays

learn-explained = What happened, and why
learn-explained-off = Explain no more
