# The rules of High Card.

chapter-H1 = The cards
rule-H1-1 = Two to four players have a hand of cards each, hidden from the others.
chapter-H2 = Picking
rule-H2-1 = Everybody picks a card in secret, and may pick another one until the last player has picked.
rule-H2-2 = When all have picked, the cards are revealed together. The highest card takes a point.
chapter-H3 = The end
rule-H3-1 = The game ends when the hands are empty. The most points win; players with the same points share the place.
