# The rules of Terracotta Army in plain sentences, by the ids that the program names (`rule-T5-4` is T5.4). Shown wherever a player asks "why?".
# What the edition prints is a value: its figures may be corrected.

## Pieces and words

chapter-T1 = Pieces and words

rule-T1-1 = Two to four players play five rounds. Whoever has the most victory points (VP) at the end wins.
rule-T1-2 = There are two kinds of workers, craftsmen and artisans. Where a rule says worker, it means both.
rule-T1-3 = Clay is either wet or dry, and only wet clay can be built with. Clay and coins never run out.
rule-T1-4 = Warriors (officers, guards, crossbowmen, soldiers) belong to the player who built them; specialists (horses, footmen, kneeling archers, musicians) belong to nobody. The warrior organizer holds { $warriors } warriors of each type, and there are { $specialists } specialists of each type. Nobody runs out of bases.
rule-T1-5 = The mausoleum has { $columns } columns and { $rows } rows. The central row and the central column cut it into four quadrants of { $quadrant-columns } by { $quadrant-rows } spaces and are themselves part of none. North is at the top, west on the left.
rule-T1-6 = A group is two or more figures of one warrior type that touch along their sides, no matter who owns them. Kneeling archers that face such a warrior count along; all other specialists do not, and do not link anything.
rule-T1-7 = Every player has a sword, a halberd, a crossbow and a spear, each active or inactive. A weapon must be active to be used, and is inactive afterwards; readying makes it active again. Readying one that is active does nothing.
rule-T1-8 = You dominate a count if you alone have the most, and at least one. You are present with at least one. Whoever scores domination does not also score presence. A tie for the most leaves everyone in it with presence only, unless archers break it (T8.6).
rule-T1-9 = Each weapon goes with a warrior and a specialist. Sword: officer and { $with-sword }. Halberd: guard and { $with-halberd }. Crossbow: crossbowman and { $with-crossbow }. Spear: soldier and { $with-spear }.
rule-T1-10 = One inspector stands on the track at the left and points at a row, the other on the track below and points at a column. After the last space of a track comes the first, and backwards the other way round.
rule-T1-11 = The score goes on above 100 and above 200.

## Set-up

chapter-T2 = Set-up

rule-T2-1 = One dry clay lies in each of the four warehouses at the start.
rule-T2-2 = The inner and the middle ring start in a random position. The outer ring never turns.
rule-T2-3 = Five of the { $tiles } scoring tiles are drawn, one for each round. Everybody can see all of them from the start.
rule-T2-4 = The inspector at the left begins at row { $row-start }, the one below at column { $column-start }.
rule-T2-5 = The priority tokens, one fewer than there are players, lie in a stack with the lowest number on top.
rule-T2-6 = Everybody begins with 3 coins, four inactive weapons, six master tokens and 5, 4 or 3 craftsmen with 2, 3 or 4 players. As many artisans wait in the supply.
rule-T2-7 = The first player is drawn, the others follow clockwise. The second starts with 1 wet clay, the third with 2 wet clay and 1 coin more, the fourth with 3 wet clay and 2 coins more.

## The action phase

chapter-T3 = The action phase

rule-T3-1 = In turn order everybody places one worker a turn, until all workers stand at the wheel.
rule-T3-2 = Before placing, you may pay 2 coins, once a turn, to turn one ring by one step: the inner ring clockwise or the middle ring counter-clockwise.
rule-T3-3 = Each turn you place exactly one worker. An empty segment takes any worker; one with a craftsman, also your own, takes only an artisan; one with an artisan takes nobody.
rule-T3-4 = Workers stand around the wheel. When a ring turns, they stay where they are.
rule-T3-5 = After placing, you carry out the actions of the segment from the inside out: inner, middle, outer. Each is finished before the next begins.
rule-T3-6 = In place of the inner or the middle action you may take 1 wet clay or 1 coin. Any action may be left out.
rule-T3-7 = What would change nothing, cannot be paid or has no place to go is not offered. Hiring a master counts as an effect of its own. The crossbow is offered only if it gives at least 1 VP.

## Actions on the rings

chapter-T4 = Actions on the rings

rule-T4-1 = Coins: take as many as shown.
rule-T4-2 = Clay: take as much wet clay as shown.
rule-T4-3 = Build: a warrior for the wet clay shown; the rules from T5.1 on say how.
rule-T4-4 = Soak: all your dry clay becomes wet.
rule-T4-5 = Train: the craftsman you have just placed leaves the game, and one of your artisans stands in its place. An artisan cannot be trained.
rule-T4-6 = Master: if your token lies there, use the ability. If not, choose one of your remaining tokens, pay what is printed on it and lay it there for the rest of the game; then you may use the ability with the coins you have left. You can have one token with each master. Hiring is your action even if you do not use the ability: no clay or coin instead.
rule-T4-7 = Priority: if you hold no priority token, take the top one and the wet clay shown on it.
rule-T4-8 = Ready: the weapon shown becomes active.
rule-T4-9 = Specialist: buy one and place it; the rules from T6.1 on say how.

## Building a warrior

chapter-T5 = Building a warrior

rule-T5-1 = Pay the wet clay of the action. One of it goes, dry, into the warehouse of the quarter where your worker stands, the rest back to the supply.
rule-T5-2 = Take the next figure of a type that is left in the warrior organizer, and set it on any empty space. It is yours. You gain the VP printed at its row of the warrior organizer.
rule-T5-3 = After building you may use the weapon of that type, if it is active. You never have to.
rule-T5-4 = Officer, sword: 1 VP, and you may move one inspector by one space, forward or backward.
rule-T5-5 = Guard, halberd: 3 VP, and you may move another of your warriors along its row or column by any number of spaces; those that it passes and the last one must be empty. Nothing else happens by that.
rule-T5-6 = A mounted warrior moves together with its horse, without turning. Every space that any part of it enters must be empty. Archers that faced it stay as they are.
rule-T5-7 = Crossbowman, crossbow: 1 VP for each empty space between it and the nearest statue in one of the four directions; the best direction counts. A direction without a statue gives nothing.
rule-T5-8 = Soldier, spear: 1 VP and 2 coins.

## Buying a specialist

chapter-T6 = Buying a specialist

rule-T6-1 = The specialists of one type cost { $specialist-costs } coins, one after the other, whoever buys them. For each you also use the weapon that goes with it, which must be active. Nobody owns a specialist.
rule-T6-2 = A horse goes to one of your warriors on foot and lies over two empty spaces in a line from it. From then on that warrior holds all three spaces: it touches, counts and scores wherever one of them lies, but in each place as one warrior.
rule-T6-3 = A footman goes on any empty space. It scores at the end of the game.
rule-T6-4 = A kneeling archer goes on any empty space and faces up, down, left or right. Facing an empty space, a specialist or the edge, it does nothing until a warrior stands in front of it.
rule-T6-5 = While an archer faces a warrior, or any space of a mounted one, it counts as a figure of that type for groups and works for the warrior’s owner: it breaks ties (T8.6) and scores at the end (T10.4).
rule-T6-6 = A musician goes on any empty space. It scores in every round.

## Masters

chapter-T7 = Masters

rule-T7-1 = Master Builder: pay as many coins as the number of the round, and build a warrior of the type that has most figures left in the warrior organizer; among equals you choose. No clay is paid, no VP are gained for it, no weapon is used.
rule-T7-2 = Master Administrator: do the inner action of your segment once more, at its usual cost. The Administrator gives no clay or coin instead.
rule-T7-3 = Master Inspector: move one inspector forward by one or two spaces.
rule-T7-4 = Master Clay Maker: take 3 wet clay.
rule-T7-5 = Master Overseer: take all dry clay from two different warehouses. One of them may be empty.
rule-T7-6 = Master Blacksmith: all your weapons become active.
rule-T7-7 = At each clean-up your token with the Builder, the Administrator or the Inspector gives 1 coin; with the Clay Maker, the Overseer or the Blacksmith it keeps 1 of your wet clay from drying. They all add up.

## The scoring phase

chapter-T8 = The scoring phase

rule-T8-1 = The left inspector scores its row: domination 7 VP, presence 3 VP. Then it moves one space forward.
rule-T8-2 = The lower inspector scores its column: domination 7 VP, presence 3 VP. Then it moves one space forward.
rule-T8-3 = Each musician gives every player 1 VP for each of their warriors in its row or column.
rule-T8-4 = The tile of the round gives domination and presence for what it shows, more from round to round: domination { $tile-domination } VP, presence { $tile-presence } VP.
rule-T8-5 = A tile may show the central row, the central column, one of the four warrior types, one of the four quadrants, coins, or clay (wet and dry together).
rule-T8-6 = If players tie for domination among warriors, the one among them whose counted warriors are faced by the most kneeling archers wins it. If that is a tie as well, nobody dominates. It does not matter where the archer itself stands. For coins and clay no archer helps.

## Clean-up

chapter-T9 = Clean-up

rule-T9-1 = Whoever holds priority tokens comes first in the new turn order, the lowest number at the front; the others follow in their old order. The tokens go back to the stack.
rule-T9-2 = All your wet clay dries, but for what your masters keep wet (T7.7).
rule-T9-3 = Your masters give their coins (T7.7).
rule-T9-4 = After round 5 the end is scored. Otherwise the workers come back, the inner ring turns one step clockwise, the middle ring one step counter-clockwise, and the next round begins.

## The end of the game

chapter-T10 = The end of the game

rule-T10-1 = Each footman scores the eight spaces around it: domination 8 VP, presence 2 VP. Archers break ties.
rule-T10-2 = A warrior in no group scores nothing more. One warrior with an archer facing it is a group already.
rule-T10-3 = In each group every warrior gives its owner 1 VP for each player who has a warrior in it. If there are at least two players, also domination 5 VP, presence 2 VP; archers in the group break ties.
rule-T10-4 = Each kneeling archer that faces a warrior gives that warrior’s owner 2 VP.
rule-T10-5 = Half of all your clay and coins together, rounded down, in VP.
rule-T10-6 = The most VP win. If there is a tie, whoever of them is earlier in the turn order.
