# Notices as they leave the server: by e-mail, Web Push, ntfy and Discord. Each is a few words without a full stop, because it is
# also the subject of an e-mail; the frames below put the table behind it. Nobody's move is told: a phone lies open on a table.

notice-turn = Te jössz
notice-started = Elkezdődött a játék
notice-over = A játéknak vége
notice-abandoned = A játék félbemaradt
notice-invited = Meghívtak
notice-asked = A beleegyezésedet kérik
notice-sent-away = Az asztal gazdája felállított a helyedről
notice-taken-back = A játék visszalépett egy korábbi álláshoz
notice-handed = Valaki helyett most bot játszik
notice-resigned = Valaki feladta a játékot
notice-removed = Egy játékos nem tér vissza, helyette egy bot játszik tovább
notice-friend-asked = Valaki barátnak jelölt
notice-friends = Valaki elfogadta a barátnak jelölésedet
notice-reported = Valakit jelentettek
notice-test = Így néz ki egy értesítés

notice-of-table = { $what }: { $table } ({ $game })
notice-of-game = { $what }: { $game }
notice-text = { $told }.
notice-subject = Clay & Crown: { $told }

notice-code-subject = a kódod
notice-code =
    Valaki, remélhetőleg te, itt szeretné megtudni, ha ő jön.
    A megerősítő kód: { $code }
