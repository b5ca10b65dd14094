# What can be asked and told of any game, from its notation and its ledger.

general-ask = Válaszd ki, mit teszel.
general-ask-next = Válassz tovább.
general-choice = { $words }
general-decided = { $who } dönt.
general-log = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = A játék folyik
general-over = A játék véget ért
general-round = { $round }. kör
general-rounds = Kör
general-eliminations = Kiesések sorrendben
general-ending-won = Te nyersz.
general-ending-lost = { $who } nyer.
general-ending-nobody = A játék véget ért, és a játékosok közül senki sem nyert.
general-ending-shared = Döntetlen: te és { $who } osztoztok az első helyen.
general-ending-draw = Döntetlen: { $who } osztozik az első helyen.
general-ending-left = { $ending } Kiszálltál, ezért mindenki mögé kerülsz, aki maradt.
general-ending-others-left = { $ending } A kiszállt játékosok kerülnek a végére.
general-points = { $points } pont
general-gain = { SIGNED($points) } pont

general-plain = { $text }
general-table = Az asztal
general-players = Játékosok
general-player = Játékos
general-yes = igen
general-no = nem
general-nothing = semmi
general-face-down = képpel lefelé
