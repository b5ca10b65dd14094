# The page of a lesson. What the lesson says is the game’s own.

learn-not-there = There is no such lesson
learn-step = Step { $step } of { $of }
learn-step-elsewhere = Another position · step { $step } of { $of }
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
learn-finished = You have learned { $game }
learn-finished-part = You have seen part of { $game }
learn-did = What you did
learn-skipped = Not tried yet
learn-puzzles = Then: three short puzzles
learn-first-game-about = Play a first game against novices. What happens, and why it scores, is explained as it comes, and no more once you have seen it a few times. Settings turn this on and off.
learn-first-game = Play a first game
learn-back-to-lesson = Back to the lesson

learn-tap-twice = On a touch screen: a tap selects, and the button below does it.
learn-go-on = Go on
learn-read-again = Read again
