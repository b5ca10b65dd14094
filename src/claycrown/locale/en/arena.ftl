# Many games between bots: the commands `arena` and `study`, their tables, plots and pages. Bots, games, options and formats are
# called as they are typed. Seats are named by their colours.

arena-about =
    Let bots play many games against each other.

    After each game everybody moves on by a seat; a seed is played in every seating before the next one comes.
arena-players = How many sit at a table; the game’s fewest if not said.
arena-bots = Who plays, each perhaps with a budget: marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. In a match one name takes all seats, fewer names than seats are repeated in their order (A,B,A,B).
arena-format = Who meets: one table; every choice of bots; the first against each other; neighbours of a ladder (all, if not said).
arena-games = How many games of each line-up; { $games } if not said.
arena-seed = The same seed gives the same match; drawn at random if not said.
arena-seconds = Time for a turn, the same for all who think.
arena-simulations = Simulations for a turn, the same for all who think.
arena-better-by = Stop as soon as it is clear whether the first bot is better than the second by so many rating points.
arena-records = Write a record of each game into this folder.
arena-parquet = Write a row for each seat of each game.
arena-plots = Draw ratings, scores and seats: an .svg or .png file.

# Why a match cannot be played. Each follows the option, after a colon.
arena-unknown-bot = nobody knows the bot { $bot } (known: { $known })
arena-no-such-bot = { $game } has no { $bot } (it has { $known })
arena-unknown-player = nobody knows { $bot }; there are { $known }, and { $person }
arena-too-many-named = there are { $players } seats, and { $named } were named
arena-thinks-not = { $bot } does not think ahead: there is nothing to set
arena-setting = { $bot }: { $setting } must be one of { $known } with a number, as in simulations=2000
arena-too-many-bots = { $bots } bots for { $players } seats
arena-too-few-bots = { $form ->
    [gauntlet] a gauntlet of { $players } players needs at least { $least } bots
    [ladder] a ladder of { $players } players needs at least { $least } bots
   *[round-robin] a round robin of { $players } players needs at least { $least } bots
  }
arena-twice = { $form ->
    [gauntlet] nobody enters a gauntlet twice
    [ladder] nobody enters a ladder twice
   *[round-robin] nobody enters a round robin twice
  }
arena-one-line-up = is asked of one line-up
arena-compares-two = compares two bots, not { $bots }
arena-picture = { $file }: must end in .svg or .png
arena-no-workers = { $address } has no workers
arena-other-version = { $compiled ->
    [0] { $worker } has another version: { $version }, not compiled
   *[other] { $worker } has another version: { $version }, compiled
  }
arena-not-studied = does not say what a study of it would count

# Tables of results: their heads, and figures in them.
arena-head-bot = bot
arena-head-seat = seat
arena-head-wins = wins
arena-head-rate = rate
arena-head-interval = 95 %
arena-head-place = place
arena-head-rating = rating
arena-head-games = games
arena-head-before = came in before
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-between = { $low } to { $high }
arena-estimate = { $value } ({ $low } to { $high })
arena-played = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-thinks = { $bot }: { $budget } a turn
arena-budget-seconds = { NUMBER($seconds, maximumFractionDigits: 6) } s
arena-budget-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
  }
arena-budget-threads = { $count ->
    [one] { $count } thread
   *[other] { $count } threads
  }
arena-rate-about = rate: games won, with its 95 % interval; place and what follows are means
arena-rating-about = rating: 400 points more come in before the other ten times as often as after

# A sequential test: is one bot better than the other by so many rating points?
arena-test-open = { $seeds ->
    [one] { $a } better than { $b } by { $points } points: not decided after { $seeds } seed (log likelihood ratio { $ratio }, needed { $bound } either way)
   *[other] { $a } better than { $b } by { $points } points: not decided after { $seeds } seeds (log likelihood ratio { $ratio }, needed { $bound } either way)
  }
arena-test-better = { $seeds ->
    [one] { $a } is better than { $b }: decided after { $seeds } seed, wrong in about { $error } of such tests
   *[other] { $a } is better than { $b }: decided after { $seeds } seeds, wrong in about { $error } of such tests
  }
arena-test-not-better = { $seeds ->
    [one] { $a } is not better by { $points } points than { $b }: decided after { $seeds } seed, wrong in about { $error } of such tests
   *[other] { $a } is not better by { $points } points than { $b }: decided after { $seeds } seeds, wrong in about { $error } of such tests
  }

# Plots.
plot-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
plot-ratings = { $title }: ratings
plot-rating-points = rating points
plot-figure = { $title }: { $figure } at the end
plot-seats = { $title }: games won from each seat
plot-games-won = games won
plot-median = { $unit } (line: median)
plot-bot-at-seat = { $bot }, { $seat }

# The page of a study.
study-about =
    Play many games of one bot against itself and write a page about the balance of the game.

    Seats, actions, tiles, masters, statues, cities, rewards and titans, by player count, each with intervals.
study-bot = Who plays at all seats; a budget may follow, as in the arena.
study-players = A player count to study; all of the game if not said.
study-games = Games of each player count.
study-seed = The same seed gives the same page; drawn at random if not said.
study-seconds = Time for a turn.
study-simulations = Simulations for a turn.
study-out = The page to write; study-GAME.html if not said.
study-json = Write the numbers as JSON, too.
study-done = { $games ->
    [one] { $file }: { $games } game of { $game }, seed { $seed }
   *[other] { $file }: { $games } games of { $game }, seed { $seed }
  }
study-title = { $game }: a study of balance
# $played is a list of the two below: “200 games of 2 players and 200 games of 3 players”.
study-played = Played: { $played }. All seats were played by { $bot }; the edition is { $edition }. Everything is counted from the ledgers of the games’ records. Lines are 95 % intervals; of twenty, one misses by chance. What is said holds for games between such bots. To repeat it:
study-played-games = { $games ->
    [one] { $games } game of { $players } players
   *[other] { $games } games of { $players } players
  }
study-value = Where a dashed line stands at 0, the figure tells by how much those who did something once more ended better than the others at their table: the slope of a straight line through all players, each measured from the middle of their table. It is what goes together, not what causes it: who is ahead can also afford more. Nothing is said of what differed at fewer than { $least } tables.
study-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
study-seats = Seats
study-seats-about = Games won from each seat (seat 1 begins), all seats played by the same bot. The dashed line is what each seat would win if seats did not matter.
study-seat = seat { $seat }
study-seats-unit = games won, of { $players } players
study-scores = Scores: { $figure }
study-scores-about = What each player had in the end.
study-margin = How close games are
study-margin-about = { $figure } between the first and the second.
study-decided = How early games are decided
study-decided-about = Games won by whoever had the most after each round; games with a tie for the lead are left out of that row.
study-decided-unit = games that the leader won
study-after-round = after round { $round }
study-length = How long games last
study-length-about = Decisions of all players together.
study-length-unit = decisions
study-paid = { $about } Paid at once: { $paid }
study-uses-unit = times, of a player in a game
study-paid-unit = paid at once, each
study-value-unit = { $worth }, for each
