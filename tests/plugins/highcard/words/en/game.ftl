# What High Card says.

highcard-title = High Card
highcard-about = Everybody reveals a card. The highest takes a point.
highcard-round = Trick { $round }
highcard-option-tricks = Number of tricks
