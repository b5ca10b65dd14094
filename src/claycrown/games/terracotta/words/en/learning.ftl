# Learning Terracotta Army: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

terracotta-legend-wheel = On the wheel
terracotta-legend-players = With the players
terracotta-legend-mausoleum = In the mausoleum

# $does says what a master does.
terracotta-means-action = { $kind ->
    [build] Build: pay { $value } wet clay and set up a warrior on any empty space.
    [coins] Coins: take { $value }.
    [clay] Wet clay: take { $value }.
    [soak] Soak: all your dry clay becomes wet.
    [train] Train: the craftsman you have just placed leaves the game, and an artisan of yours stands in its place.
    [priority] Priority: take the top priority token with its wet clay, and come earlier in the next round.
    [master] { $name }. { $does } First hire with one of your tokens, once for the whole game.
    [ready] Ready, { $name }: this weapon of yours becomes active.
   *[specialist] Specialist: buy a horse, a footman, a kneeling archer or a musician, with coins and the active weapon that goes with it.
}
terracotta-means-warrior = { $type ->
    [officer] Officers are warriors. Building one gives the VP of the warrior organizer; then you may use an active { $weapon }.
    [guard] Guards are warriors. Building one gives the VP of the warrior organizer; then you may use an active { $weapon }.
    [crossbowman] Crossbowmen are warriors. Building one gives the VP of the warrior organizer; then you may use an active { $weapon }.
   *[soldier] Soldiers are warriors. Building one gives the VP of the warrior organizer; then you may use an active { $weapon }.
}
terracotta-means-weapon = { $name ->
    [sword] Sword: right after building an officer it gives { $vp } VP, and you may move one inspector by one space. Used weapons are inactive until they are readied.
    [halberd] Halberd: right after building a guard it gives { $vp } VP, and you may move another of your warriors in a straight line. Used weapons are inactive until they are readied.
    [crossbow] Crossbow: right after building a crossbowman it gives { $vp } VP for each empty space up to the nearest statue, in the best direction. Used weapons are inactive until they are readied.
   *[spear] Spear: right after building a soldier it gives { $vp } VP and { $coins } coins. Used weapons are inactive until they are readied.
}
terracotta-means-weapon-buys = It is also used up to buy: { $specialists }.
terracotta-means-specialist = { $type ->
    [horse] Horse: it lies over two spaces beside a warrior of yours, who then holds all three and counts wherever one of them lies.
    [footman] Footman: at the end of the game it scores the eight spaces around it, { $domination } VP for domination, { $presence } VP for presence.
    [archer] Kneeling archer: it works for the owner of the warrior it faces, breaks ties there, counts in that warrior’s group and gives { $vp } VP at the end.
   *[musician] Musician: in every round it gives each player 1 VP for each of their warriors in its row or column.
}
terracotta-means-worker = { $kind ->
    [craftsman] Craftsman: a worker that can be placed only in an empty segment.
   *[artisan] Artisan: a trained worker that can also join a craftsman in a segment. Nobody can be placed beside an artisan.
}
terracotta-means-goods = { $what ->
    [coin] Coins pay for masters’ tokens, specialists and turning a ring ({ $cost } coins). Half of all coins and clay are VP at the end.
    [wet] Wet clay is what warriors are built with. It dries at the end of each round.
    [dry] Dry clay cannot be built with until it is soaked. For majorities and at the end it counts like wet clay.
   *[vp] Victory points: whoever has the most at the end wins.
}
terracotta-means-token = Master tokens: each player has six, for { $costs } coins. Pay what is on the token and lay it at a master; it stays there.
terracotta-means-priority = Whoever holds a priority token comes first in the next round, the lowest number at the front.
terracotta-means-inspector = { $line ->
    [row] The inspector at the left points at a row. At the end of the round the row scores: domination { $domination } VP, presence { $presence } VP. Then the inspector moves on by one.
   *[column] The inspector below points at a column. At the end of the round the column scores: domination { $domination } VP, presence { $presence } VP. Then the inspector moves on by one.
}
terracotta-means-tile = { $kind ->
    [line] It scores the warriors there: { $tile }.
    [type] It scores all warriors of one type in the whole mausoleum: { $tile }.
    [quadrant] It scores the warriors of one quadrant: { $tile }.
   *[goods] It scores what the players have: { $tile }.
}

## A look at a thing on the table

terracotta-description-room = { $takes ->
    [anybody] Segment { $segment } is free: any worker can be placed here, and carries out three actions from the inside out.
    [artisan] Segment { $segment }: { $workers }. Only an artisan can join.
   *[nobody] Segment { $segment }: { $workers }. Nobody else can be placed here in this round.
}
terracotta-description-stone = { $ring ->
    [inner] Inner ring. { $does }
    [middle] Middle ring. { $does }
   *[outer] Outer ring. { $does }
}
terracotta-description-ring = { $ring ->
    [inner] Before placing you may turn the inner ring by one step, clockwise, for { $cost } coins. Workers stay where they are.
   *[middle] Before placing you may turn the middle ring by one step, counter-clockwise, for { $cost } coins. Workers stay where they are.
}
terracotta-description-warehouse = { $clay ->
    [0] Warehouse { $number } of this quarter of the wheel is empty. Whoever builds from here leaves 1 dry clay in it; the Master Overseer empties two.
   *[other] Warehouse { $number } of this quarter of the wheel holds { $clay } dry clay. Whoever builds from here leaves 1 more in it; the Master Overseer empties two.
}
terracotta-description-round = Round { $round }: everybody places one worker a turn until all stand at the wheel. Then the round is scored.
terracotta-description-instead = { $what ->
    [take-clay] Instead of the inner or the middle action you may take 1 wet clay.
    [take-coin] Instead of the inner or the middle action you may take 1 coin.
    [skip] Any action may be left out.
   *[keep] A weapon need not be used: kept, it stays active.
}
terracotta-description-empty = { $space } is empty: a warrior or a specialist can be set up here.
terracotta-description-mounted = Mounted: it holds three spaces, and counts as one warrior wherever one of them lies.
terracotta-description-archer-idle = It faces no warrior now, and does nothing until one stands there.
terracotta-description-archer-serves = It works for { $who } now, at the warrior on { $space }.
terracotta-description-told = { $what }.
terracotta-description-now = As things stand: { $outcome }.
terracotta-description-rack = { $left ->
    [0] None is left.
   *[other] Left: { $left }. The next one gives { $vp } VP.
}
terracotta-description-specialist = { $left ->
    [0] None is left.
   *[other] Left: { $left }. The next one costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    } and needs an active weapon: { $weapon }.
}
terracotta-description-token = { $cost ->
    [one] With this token you hire a master for { $cost } coin. It stays there for the rest of the game.
   *[other] With this token you hire a master for { $cost } coins. It stays there for the rest of the game.
}
terracotta-description-master = { $gives ->
    [coin] At each clean-up it also gives 1 coin to whoever has hired it.
   *[clay] At each clean-up it also keeps 1 wet clay from drying for whoever has hired it.
}
terracotta-description-tile = Round { $round }, { $tile }: domination { $most } VP, presence { $some } VP.
terracotta-description-player = { $who }: { $vp } VP, place { $place } in the turn order.
terracotta-description-kept = From masters at each clean-up: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, and { $clay } clay stays wet.
terracotta-description-has = { $who }: { $count }.
terracotta-description-workers = { $who }: { $count } to place, { $placed } at the wheel.
terracotta-description-weapon = { $active ->
    [yes] { $who }: active now.
   *[no] { $who }: inactive now.
}
terracotta-description-holds = { $who }: { $what }.

## The rulebook's worked examples

terracotta-example-gains = { $who }: { $what }
terracotta-example-row = The inspector at the left points at this row. Yellow has the most warriors there and dominates; the others are present.
terracotta-example-tie = In this column yellow and green have one warrior each. The kneeling archer faces green’s warrior and breaks the tie, although it stands outside the column.
terracotta-example-tile = The tile of this round counts the north-west quadrant. The central row and column are no part of it.
terracotta-example-musician = The musician scores every warrior in its row or column, whoever owns it; no majority is needed.
terracotta-example-horse = A mounted warrior holds three spaces. Here the horse reaches into the inspected row, so yellow counts there too, and it is a tie.
terracotta-example-crossbow = The crossbowman has just been built and the crossbow is used. To the right more empty spaces lie before the nearest statue than below: the best direction counts.
terracotta-example-footman = At the end the footman counts the eight spaces around it. The warrior two steps away does not count.
terracotta-example-group = Four soldiers that touch along their sides are a group of two players: each warrior gives its owner 1 VP for each of the two players, and the majority scores too. The guard stands alone and gives nothing.
terracotta-example-archer = The archers on the left and below face warriors and give VP to the owners. The one on the right faces an empty space and gives nothing.
terracotta-example-resources = Half of all clay and coins together, rounded down. Wet and dry clay count the same.

## The game in a minute

terracotta-minute-1 = You build the army of clay that is to guard an emperor’s tomb. In five rounds you place workers around a wheel of three rings, gain clay and coins, and set up statues in the mausoleum.
terracotta-minute-2 = A worker carries out the three actions of its segment, from the inside out. Inner and middle ring turn, so that other actions come together, and where a worker stands there is little room left for others.
terracotta-minute-3 = A warrior gives victory points (VP) when you build it, from { $rack-most } down to { $rack-least }. Then majorities count: in the row and the column that the inspectors point at, on the tile of each round, and at the end around footmen and in groups.
terracotta-minute-4 = Whoever has the most VP after five rounds wins.

## A round, step by step

terracotta-step-1 = It is yellow’s turn. Each turn you place one worker in a segment of the wheel; an empty one takes any worker. Before that you may turn the inner or the middle ring by one step for 2 coins. Yellow wants to build and chooses segment 4.
terracotta-step-2 = The worker stands there. Now the three actions of the segment follow, from the inside out. In place of the inner or the middle one you may take 1 wet clay or 1 coin.
terracotta-step-3 = The inner action builds for the wet clay shown. Yellow sets up an officer on an empty space and gains the VP that the warrior organizer shows. One of the clay lies, dry, in the warehouse of the quarter.
terracotta-step-4 = Yellow’s sword is active and goes with officers: it may be used right after building. Then it is inactive, until it is readied again.
terracotta-step-5 = On the middle ring you meet masters. Whoever comes for the first time hires with a token and its coins; from then on the master’s ability can be used at each visit. Other segments of the ring give coins, clay or a priority token.
terracotta-step-6 = The outer ring readies a weapon or sells a specialist, for coins and the weapon that goes with it. Specialists belong to nobody, but score for those who stand well.
terracotta-step-7 = When all workers stand at the wheel, the round is scored: first the inspected row, then the inspected column, then musicians, last the tile of the round.
terracotta-step-8 = Then wet clay dries, workers come back, and both inner rings turn by one step: the next round begins. After the fifth the end is scored: footmen, groups, kneeling archers, and half of clay and coins.

## Glossary: a word, and what it means

terracotta-term-artisan = artisan
terracotta-term-artisan-is = A trained worker. It can join a craftsman in a segment.
terracotta-term-base = base
terracotta-term-base-is = The coloured foot of a warrior: it shows whose it is.
terracotta-term-clean-up = clean-up
terracotta-term-clean-up-is = What follows the scoring of a round: the new turn order, clay that dries, coins of the masters.
terracotta-term-craftsman = craftsman
terracotta-term-craftsman-is = An untrained worker. It needs an empty segment.
terracotta-term-domination = domination
terracotta-term-domination-is = Having the most of what is counted, alone, and at least one.
terracotta-term-group = group
terracotta-term-group-is = Two or more figures of one warrior type that touch along their sides, no matter whose.
terracotta-term-inspector = inspector
terracotta-term-inspector-is = A figure on the track at the left or below: its row or column is scored at the end of the round.
terracotta-term-master = master
terracotta-term-master-is = One of six helpers on the middle ring, hired once with a token.
terracotta-term-mausoleum = mausoleum
terracotta-term-mausoleum-is = The board of { $columns } columns and { $rows } rows on which statues stand.
terracotta-term-presence = presence
terracotta-term-presence-is = Having at least one of what is counted, without dominating it.
terracotta-term-priority = priority token
terracotta-term-priority-is = It brings its holder to the front of the next round’s turn order.
terracotta-term-quadrant = quadrant
terracotta-term-quadrant-is = One of the four parts into which the central row and column cut the mausoleum.
terracotta-term-quarter = quarter
terracotta-term-quarter-is = A fourth of the wheel with a warehouse of its own.
terracotta-term-rack = warrior organizer
terracotta-term-rack-is = The warriors that are left, with the VP of the next one of each type.
terracotta-term-ready = ready
terracotta-term-ready-is = To make a weapon active, so that it can be used once.
terracotta-term-scoring-tile = scoring tile
terracotta-term-scoring-tile-is = One for each round: what it shows is scored at the end of that round.
terracotta-term-segment = segment
terracotta-term-segment-is = One of { $segments } places around the wheel, with an action on each of the three rings.
terracotta-term-soak = soak
terracotta-term-soak-is = To make all of one’s dry clay wet.
terracotta-term-specialist = specialist
terracotta-term-specialist-is = A horse, a footman, a kneeling archer or a musician: a statue that nobody owns.
terracotta-term-statue = statue
terracotta-term-statue-is = Any figure in the mausoleum, warrior or specialist.
terracotta-term-train = train
terracotta-term-train-is = To replace the craftsman just placed by an artisan, for the rest of the game.
terracotta-term-vp = VP
terracotta-term-vp-is = Victory points.
terracotta-term-warehouse = warehouse
terracotta-term-warehouse-is = A store in each quarter of the wheel, where dry clay lies.
terracotta-term-warrior = warrior
terracotta-term-warrior-is = An officer, a guard, a crossbowman or a soldier: a statue with an owner.
terracotta-term-weapon = weapon
terracotta-term-weapon-is = Sword, halberd, crossbow or spear: active it can be used once, after building or to buy a specialist.

## Rulings: how we play what the printed rules leave open

ruling-T1-10 = The inspectors’ tracks are loops both ways: backward from the first space an inspector goes to the last. Printed is only the way forward.
ruling-T3-7 = The crossbow is offered only where it gives at least 1 VP: to use it up for nothing is not asked.
ruling-T4-4 = Soaking makes all of one’s dry clay wet. So say three translations of the rules; one says 1 clay.
ruling-T5-5 = The halberd moves a warrior along its row or column, never diagonally, and never the guard just built. Printed is “in a straight line”.
ruling-T5-6 = A mounted warrior keeps its direction when it moves. Of turning nothing is printed.
ruling-T5-7 = Every statue ends the count of the crossbow, also a specialist and any space of a horse; the edge does not, so a direction without a statue gives nothing. The direction with the most VP is taken by itself, since less never helps anybody.
ruling-T6-2 = A horse needs a rider on foot: one rider, one horse.
ruling-T6-4 = A kneeling archer may face anything, also an empty space or the edge: a warrior may come there later.
ruling-T7-2 = The Administrator repeats the inner action, not the clay or coin instead of it, also when the action was left out at first.

## The player's aid: a game on a page

terracotta-aid-turn = Your turn
terracotta-aid-turn-1 = Once, if you like: 2 coins turn the inner ring (clockwise) or the middle ring (counter-clockwise) by one step.
terracotta-aid-turn-2 = Place one worker. Empty segment: any worker. With a craftsman: an artisan only. With an artisan: nobody.
terracotta-aid-turn-3 = Carry out the segment: inner, middle, outer. Instead of inner or middle: 1 wet clay or 1 coin. Anything may be left out.

terracotta-aid-rings = On the rings
terracotta-aid-rings-1 = Coins, wet clay: take what is shown.
terracotta-aid-rings-2 = Build: pay the wet clay shown, 1 of it dry into the quarter’s warehouse. Warrior on any empty space, VP of the warrior organizer; then its weapon, if active.
terracotta-aid-rings-3 = Soak: all dry clay becomes wet. Train: an artisan replaces the craftsman just placed.
terracotta-aid-rings-4 = Priority: the top token with its wet clay, if you hold none.
terracotta-aid-rings-5 = Ready: the weapon shown becomes active.
terracotta-aid-rings-6 = Specialist: { $specialist-costs } coins, rising with each of its type, and the active weapon.

terracotta-aid-weapons = Weapons: after building, or to buy
terracotta-aid-weapons-1 = Sword (officer; { $with-sword }): 1 VP, move an inspector by 1.
terracotta-aid-weapons-2 = Halberd (guard; { $with-halberd }): 3 VP, move another own warrior in a line.
terracotta-aid-weapons-3 = Crossbow (crossbowman; { $with-crossbow }): 1 VP for each empty space to the nearest statue, best direction.
terracotta-aid-weapons-4 = Spear (soldier; { $with-spear }): 1 VP and 2 coins.

terracotta-aid-masters = Masters: hire once with a token ({ $token-costs } coins)
terracotta-aid-masters-1 = Builder: coins as the round’s number, a warrior of the fullest type; no VP, no weapon.
terracotta-aid-masters-2 = Administrator: the inner action once more. Inspector: an inspector forward by 1 or 2.
terracotta-aid-masters-3 = Clay Maker: 3 wet clay. Overseer: the dry clay of two warehouses. Blacksmith: all weapons active.
terracotta-aid-masters-4 = At each clean-up the first three give 1 coin each, the last three keep 1 clay wet each.

terracotta-aid-round = End of the round
terracotta-aid-round-1 = Inspected row, then column: domination 7 VP, presence 3 VP. Each inspector moves on by 1.
terracotta-aid-round-2 = Musicians: 1 VP for each warrior in their row or column.
terracotta-aid-round-3 = Tile: domination { $tile-domination } VP from round 1 to 5, presence { $tile-presence } VP.
terracotta-aid-round-4 = Tied for the most: all have presence only, unless kneeling archers that face counted warriors break the tie.
terracotta-aid-round-5 = Clean-up: priority tokens to the front, wet clay dries, masters’ coins, workers back, rings turn.

terracotta-aid-end = End of the game
terracotta-aid-end-1 = Footmen: eight spaces around, domination 8 VP, presence 2 VP.
terracotta-aid-end-2 = Groups of one type: 1 VP for each own warrior and each player in it; from two players on domination 5 VP, presence 2 VP.
terracotta-aid-end-3 = Kneeling archers: 2 VP to the owner of the warrior they face.
terracotta-aid-end-4 = Half of all clay and coins. A tie goes to the earlier in the turn order.
