# The rules of Oh Hell in plain sentences, by the numbers that the program names: `rule-O4-2` is O4.2. Shown to whoever asks "why?".

chapter-O1 = Cards and words

rule-O1-1 = Three to six players play a number of deals. Whoever has the most points after the last one wins.
rule-O1-2 = There are 52 cards, four suits of thirteen: 2 to 10, jack, queen, king, ace, the ace highest.
rule-O1-3 = A hand is hidden from the others. Everything else lies open: bids, played cards, how many cards somebody has, and who could not follow suit.

chapter-O2 = The deal

rule-O2-1 = Chance names the first dealer. After each deal, the player on the left deals.
rule-O2-2 = The smallest deal has one card for everybody, each other one card more. Deals grow or shrink, as the table has chosen; the largest has to leave a card to be turned up.
rule-O2-3 = The cards are shuffled anew for every deal, and everybody gets as many as the deal has.
rule-O2-4 = The next card is turned up. Its suit is trump.

chapter-O3 = Bids

rule-O3-1 = Everybody bids in turn, from the dealer's left on; the dealer bids last.
rule-O3-2 = A bid is the number of tricks that one will take: from none to all.
rule-O3-3 = With the hook, the dealer may not make the bids add up to the number of tricks, so that somebody has to fail.

chapter-O4 = Play

rule-O4-1 = The player on the dealer's left leads to the first trick. Everybody in turn plays a card of their hand.
rule-O4-2 = Whoever has a card of the suit that was led plays one. Whoever has none plays any card.
rule-O4-3 = The highest trump takes the trick; if there is none, the highest card of the suit that was led.
rule-O4-4 = Whoever takes a trick leads to the next one.

chapter-O5 = Points

rule-O5-1 = Every trick scores one point.
rule-O5-2 = Whoever has taken exactly as many tricks as they bid scores ten more.

chapter-O6 = The end

rule-O6-1 = The game ends with the last deal. The most points win.
rule-O6-2 = Of players with the same points, those with more exact bids come first, then those at an earlier seat.
