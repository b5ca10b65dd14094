# The lesson of High Card.

highcard-lesson-pick = Pick a card
highcard-lesson-pick-told = Everybody picks a card in secret. The highest possible card is { $highest }.
highcard-lesson-pick-highest = Pick your highest card.
highcard-lesson-pick-highest-done = Your { $card } was the highest card. You score { $points }.
highcard-lesson-pick-highest-other = That card could lose. Try the higher one.
highcard-lesson-change = Change your mind
highcard-lesson-change-told = Blue has not picked yet, so you may still pick another card.
highcard-lesson-change-instead = Pick the 8 instead.
highcard-lesson-change-instead-done = You picked { $after } instead of { $before }.
