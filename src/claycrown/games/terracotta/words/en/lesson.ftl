# The lesson of Terracotta Army. Figures are values, never written here.

# A step has a title, what is told first, and for each decision what is asked and what came of it.

terracotta-lesson-worker = A worker and a segment
terracotta-lesson-worker-told = The emperor wants an army of clay. You and your rival fill his mausoleum, { $columns } columns by { $rows } rows, in { $rounds } rounds; the most victory points (VP) win. Each turn you place one of your { $craftsmen } workers at the wheel.
terracotta-lesson-worker-place = The wheel has segments around it, each with three actions: inner, middle and outer. Click or tap segment { $segment }, which shows clay on the inner ring.
terracotta-lesson-worker-place-done = Your craftsman stands there. Now come the three actions of the segment, from the inside out.
terracotta-lesson-worker-clay = The inner action gives { $clay } wet clay. Choose to do it, on the board or in the list of choices.
terracotta-lesson-worker-clay-done = { $clay } wet clay is yours: your line shows it. Clay is what warriors are made of.
terracotta-lesson-worker-instead = The middle action would hire a master; more of that later. Instead of an inner or middle action you may take a wet clay or a coin, or do nothing. Take the coin.
terracotta-lesson-worker-instead-done = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more. The outer action, a specialist, was passed over: you could not have paid it. Then your rival had a turn. So it goes on until all workers stand.

terracotta-lesson-build = A warrior
terracotta-lesson-build-told = There are four types of warriors: officer, guard, crossbowman and soldier. To build one takes wet clay, as many as the segment says. You have { $wet }.
terracotta-lesson-build-place = Segment { $segment } builds for the least. Place a craftsman there.
terracotta-lesson-build-place-done = Now choose what you build, in the warrior organizer below the boards, and then where it stands: on any empty space.
terracotta-lesson-build-officer = At the left of the mausoleum stands an inspector, who scores the row that he stands at, now the first. Build an officer in that row, on any space.
terracotta-lesson-build-officer-done = It cost { $clay } wet clay: one of them went, dry, into the warehouse beside the segment, where a master can fetch it. The officer brought { $vp } VP. The more of a type are built, the less the next one brings.
terracotta-lesson-build-middle = The middle action is a master again. Take a wet clay instead.
terracotta-lesson-build-middle-done = The outer action is left.
terracotta-lesson-build-sword = Each type of warrior has a weapon, and all of yours are inactive. The outer action readies your sword: do it.
terracotta-lesson-build-sword-done = Your sword is active. It stays so until you use it.

terracotta-lesson-weapon = A weapon
terracotta-lesson-weapon-told = Whoever builds a warrior and has its weapon active may use it at once. Here your spear is active: that is the soldier’s.
terracotta-lesson-weapon-place = Place a craftsman in segment { $segment }, which builds.
terracotta-lesson-weapon-place-done = Now the soldier.
terracotta-lesson-weapon-soldier = Build a soldier, wherever you like.
terracotta-lesson-weapon-soldier-done = It cost { $clay } wet clay and brought { $vp } VP. And you are asked about its weapon.
terracotta-lesson-weapon-spear = You could keep the spear active for later. Use it now.
terracotta-lesson-weapon-spear-done = { SIGNED($vp) } VP and { SIGNED($coins) } coins, and the spear is inactive again. The sword moves an inspector, the halberd one of your warriors, the crossbow gives VP for empty spaces in front of its warrior.

terracotta-lesson-ring = Turning a ring
terracotta-lesson-ring-told = Your rival’s craftsman stands where the clay is, and with a craftsman you cannot go there. But the clay can come to you: before placing you may turn one ring by one step.
terracotta-lesson-ring-turn = Turn the inner ring: in the middle of the wheel choose the arrow on the right, which goes clockwise.
terracotta-lesson-ring-turn-done = That cost { $coins } coins. The inner ring went on by one step; the workers stayed where they were.
terracotta-lesson-ring-place = Now the clay is at segment { $segment }. Place your craftsman there.
terracotta-lesson-ring-place-done = Its middle and outer action are the same as before.
terracotta-lesson-ring-clay = Take the clay: do the inner action.
terracotta-lesson-ring-clay-done = { $clay } wet clay. The inner ring turns clockwise, the middle one against it, only one of them in a turn. The outer ring never turns.

terracotta-lesson-train = An artisan and a master
terracotta-lesson-train-told = A segment that holds a craftsman is still open to an artisan. You have none yet: training makes one of a craftsman, for good.
terracotta-lesson-train-place = Place a craftsman in segment { $segment }.
terracotta-lesson-train-place-done = The inner action trains the craftsman whom you have just placed.
terracotta-lesson-train-train = Train him.
terracotta-lesson-train-train-done = He is an artisan now, from this round on. The middle action is a master.
terracotta-lesson-train-hire = To hire a master you put one of your tokens there and pay the coins on it, { $cheapest } to { $dearest }. Your tokens lie beside the masters, below the boards. Hire the Master Clay Maker with the cheapest one.
terracotta-lesson-train-hire-done = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} paid. From now on this master works for you whenever your worker comes to him, without being paid again. The token stays there, so your next master costs more.
terracotta-lesson-train-ability = Use what he can do at once.
terracotta-lesson-train-ability-done = { $clay } wet clay. At the end of a round each of your masters also gives a coin, or keeps a clay wet. The other five:

terracotta-lesson-artisan = Where somebody stands
terracotta-lesson-artisan-told = You have an artisan, and your rival’s craftsman stands at the clay. Where a craftsman stands an artisan may go, and nobody after him.
terracotta-lesson-artisan-place = Place your artisan in segment { $segment }. Where both kinds could go you are asked which worker.
terracotta-lesson-artisan-place-done = Nobody else can come to segment { $segment } in this round. When the round is over all workers come back.

terracotta-lesson-priority = Who begins
terracotta-lesson-priority-told = Your rival began this round, and often it pays to choose first. The middle action here gives a priority token, and who holds one comes first in the next round.
terracotta-lesson-priority-take = Take the token: do the action.
terracotta-lesson-priority-take-done = Next round you begin. The token goes back then; with more players there are more of them, and the later ones also bring clay.

terracotta-lesson-musician = A musician
terracotta-lesson-musician-told = The outer ring also sells specialists, for coins and an active weapon. They belong to nobody, and score for those who stand right.
terracotta-lesson-musician-buy = A musician needs the spear. Each round he brings a VP for every warrior of yours in his row and column. Choose him among the specialists below the boards, then the marked space.
terracotta-lesson-musician-buy-done = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and the spear; the next one of each kind costs a coin more. Your rival has a warrior in that column and will score, too, but less.

terracotta-lesson-horse = A horse
terracotta-lesson-horse-told = A horse needs the sword, and one of your warriors with two empty spaces beside it in a line. The rider then stands on all three.
terracotta-lesson-horse-buy = Buy a horse for your officer: choose the officer, then lay the horse to the right.
terracotta-lesson-horse-buy-done = Your officer now touches the green one. Warriors of one type that touch are a group, whoever owns them, and groups score at the end of the game. In each row and column he counts once.

terracotta-lesson-archer = A kneeling archer
terracotta-lesson-archer-told = A kneeling archer needs the crossbow, and looks one way. He works for the owner of the warrior whom he faces: he wins ties for him, and counts as one of that type in groups.
terracotta-lesson-archer-buy = Buy one beside your guard, on a marked space, and turn him so that he faces the guard.
terracotta-lesson-archer-buy-done = He will break ties for you wherever that guard is counted, and at the end of the game he brings you VP.

terracotta-lesson-footman = A footman
terracotta-lesson-footman-told = A footman needs the halberd. At the end of the game he looks at the eight spaces around him: the player with the most warriors there scores much, others a little.
terracotta-lesson-footman-buy = Two warriors of yours and a green one stand around the marked space. Buy a footman for it.
terracotta-lesson-footman-buy-done = As things stand he will be yours. But your rival may still build beside him.

terracotta-lesson-scoring = The end of a round
terracotta-lesson-scoring-told = This is the last turn of a round. Then each inspector scores the line that it points at: who has the most warriors there dominates, others with any are present. In row { $row } you and green have one each.
terracotta-lesson-scoring-officer = Build an officer in row { $row }, and you have the most.
terracotta-lesson-scoring-officer-done = Now you have more there than green. Your sword is active, and you are asked about it.
terracotta-lesson-scoring-keep = With the sword you could move an inspector by one, but here that would spoil the row. Keep it for later: an active sword also buys a horse.
terracotta-lesson-scoring-keep-done = One more action, and the round is over.
terracotta-lesson-scoring-last = Take a wet clay instead of the master. Then watch the scoring; you can pause it and step through it.
terracotta-lesson-scoring-last-done = Row { $line }: { $row } VP for you, { $row-other } for green. The column: { $column-other } for green alone. The tile of the round counted officers: { $tile } and { $tile-other }. Then both inspectors moved on, and clay dried: the Clay Maker kept { $wet } wet, { $dry } is dry and must be soaked before you can build with it. You hold the priority token, so you begin.

terracotta-lesson-end = The end of the game
terracotta-lesson-end-told = The last turn of the last round. After its scoring come footmen, groups, archers and what you have left. Your soldiers and green’s stand apart by one space.
terracotta-lesson-end-soldier = Build a soldier between them, on the marked space.
terracotta-lesson-end-soldier-done = Now they are one group, and the kneeling archer belongs to it.
terracotta-lesson-end-last = Take a coin instead of the master, and watch the end of the game.
terracotta-lesson-end-last-done = In a group each warrior brings as many VP as there are players in it: { $group } for yours, and { $domination } more since you have the most. The footman brought you { $footman } VP, the archer { $archer }, what was left { $resources }. You win with { $vp } to { $vp-other } VP.
