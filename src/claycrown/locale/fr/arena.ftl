# Many games between bots: the commands `arena` and `study`, their tables, plots and pages. Bots, games, options and formats are
# called as they are typed. Seats are named by their colours.

arena-about =
    Faire jouer à des bots beaucoup de parties les uns contre les autres.

    Après chaque partie, tous avancent d’une place ; une graine est jouée à toutes les places avant que vienne la suivante.
arena-players = Combien sont à une table ; le minimum du jeu si rien n’est dit.
arena-bots = Qui joue, chacun avec un budget si l’on veut : marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. Dans un match, un seul nom prend toutes les places ; s’il y a moins de noms que de places, ils se répètent dans leur ordre (A,B,A,B).
arena-format = Qui se rencontre : une table ; tous les choix de bots ; le premier contre chacun ; les voisins d’une échelle (toutes, si rien n’est dit).
arena-games = Combien de parties de chaque tablée ; { $games } si rien n’est dit.
arena-seed = La même graine donne le même match ; tirée au hasard si rien n’est dit.
arena-seconds = Temps pour un tour, le même pour tous ceux qui réfléchissent.
arena-simulations = Simulations pour un tour, le même nombre pour tous ceux qui réfléchissent.
arena-better-by = S’arrêter dès qu’il est clair si le premier bot est meilleur que le second de tant de points de classement.
arena-records = Écrire un enregistrement de chaque partie dans ce dossier.
arena-parquet = Écrire une ligne par place de chaque partie.
arena-plots = Dessiner classements, scores et places : un fichier .svg ou .png.

arena-unknown-bot = bot inconnu : { $bot } (connus : { $known })
arena-no-such-bot = { $game } : pas de bot { $bot } (il y a { $known })
arena-unknown-player = { $bot } est inconnu ; il y a { $known }, et { $person }
arena-too-many-named = il y a { $players } places, et { $named } ont été nommés
arena-thinks-not = { $bot } ne prévoit rien : il n’y a rien à régler
arena-setting = { $bot } : { $setting } doit être l’un de ceux-ci : { $known } ; avec un nombre, par exemple simulations=2000
arena-too-many-bots = { $bots } bots pour { $players } places
arena-too-few-bots = { $form ->
    [gauntlet] un défi à { $players } joueurs demande au moins { $least } bots
    [ladder] une échelle à { $players } joueurs demande au moins { $least } bots
   *[round-robin] un tournoi toutes rondes à { $players } joueurs demande au moins { $least } bots
}
arena-twice = { $form ->
    [gauntlet] personne n’entre deux fois dans un défi
    [ladder] personne n’entre deux fois dans une échelle
   *[round-robin] personne n’entre deux fois dans un tournoi toutes rondes
}
arena-one-line-up = se demande d’une seule tablée
arena-compares-two = compare deux bots, et non { $bots }
arena-picture = { $file } : doit se terminer par .svg ou .png
arena-no-workers = { $address } n’a aucun processus de calcul
arena-other-version = { $compiled ->
    [0] { $worker } a une autre version : { $version }, non compilée
   *[other] { $worker } a une autre version : { $version }, compilée
}
arena-not-studied = ne dit pas ce qu’une étude en compterait

arena-head-bot = bot
arena-head-seat = place
arena-head-wins = victoires
arena-head-rate = taux
arena-head-interval = 95 %
arena-head-place = rang
arena-head-rating = classement
arena-head-games = parties
arena-head-before = devant
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-between = { $low } à { $high }
arena-estimate = { $value } ({ $low } à { $high })
arena-played = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-thinks = { $bot } : { $budget } par tour
arena-budget-seconds = { NUMBER($seconds, maximumFractionDigits: 6) } s
arena-budget-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
arena-budget-threads = { $count ->
    [one] { $count } fil
   *[other] { $count } fils
}
arena-rate-about = taux : parties gagnées, avec leur intervalle à 95 % ; le rang et ce qui suit sont des moyennes
arena-rating-about = classement : avec 400 points de plus, on finit dix fois plus souvent devant l’autre que derrière

arena-test-open = { $seeds ->
    [one] { $a } meilleur que { $b } de { $points } points : non décidé après { $seeds } graine (rapport de vraisemblance en log { $ratio }, il faut { $bound } dans un sens ou l’autre)
   *[other] { $a } meilleur que { $b } de { $points } points : non décidé après { $seeds } graines (rapport de vraisemblance en log { $ratio }, il faut { $bound } dans un sens ou l’autre)
}
arena-test-better = { $seeds ->
    [one] { $a } est meilleur que { $b } : décidé après { $seeds } graine, faux dans environ { $error } de tels tests
   *[other] { $a } est meilleur que { $b } : décidé après { $seeds } graines, faux dans environ { $error } de tels tests
}
arena-test-not-better = { $seeds ->
    [one] { $a } n’est pas meilleur de { $points } points que { $b } : décidé après { $seeds } graine, faux dans environ { $error } de tels tests
   *[other] { $a } n’est pas meilleur de { $points } points que { $b } : décidé après { $seeds } graines, faux dans environ { $error } de tels tests
}

plot-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
plot-ratings = { $title } : classements
plot-rating-points = points de classement
plot-figure = { $title } : { $figure } à la fin
plot-seats = { $title } : parties gagnées depuis chaque place
plot-games-won = parties gagnées
plot-median = { $unit } (trait : médiane)
plot-bot-at-seat = { $bot }, { $seat }

study-about =
    Jouer beaucoup de parties d’un bot contre lui-même et écrire une page sur l’équilibre du jeu.

    Places, actions, tuiles, maîtres, statues, cités, récompenses et colosses, par nombre de joueurs, chacun avec ses intervalles.
study-bot = Qui joue à toutes les places ; un budget peut suivre, comme dans l’arène.
study-players = Un nombre de joueurs à étudier ; tous ceux du jeu si rien n’est dit.
study-games = Parties pour chaque nombre de joueurs.
study-seed = La même graine donne la même page ; tirée au hasard si rien n’est dit.
study-seconds = Temps pour un tour.
study-simulations = Simulations pour un tour.
study-out = La page à écrire ; study-JEU.html si rien n’est dit.
study-json = Écrire aussi les nombres en JSON.
study-done = { $games ->
    [one] { $file } : { $games } partie ({ $game }), graine { $seed }
   *[other] { $file } : { $games } parties ({ $game }), graine { $seed }
}
study-title = { $game } : une étude d’équilibre
study-played = Joué : { $played }. Toutes les places étaient tenues par { $bot } ; l’édition est { $edition }. Tout est compté d’après les journaux des parties. Les traits sont des intervalles à 95 % ; sur vingt, un se trompe par hasard. Ce qui est dit vaut pour des parties entre de tels bots. Pour recommencer :
study-played-games = { $games ->
    [one] { $games } partie à { $players } joueurs
   *[other] { $games } parties à { $players } joueurs
}
study-value = Là où une ligne pointillée se trouve à 0, la valeur dit de combien ceux qui ont fait une chose une fois de plus ont fini mieux que les autres de leur table : la pente d’une droite à travers tous les joueurs, chacun mesuré depuis le milieu de sa table. C’est ce qui va ensemble, non ce qui cause : qui est en tête peut aussi s’offrir davantage. Rien n’est dit de ce qui différait à moins de { $least } tables.
study-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
study-seats = Places
study-seats-about = Parties gagnées depuis chaque place (la place 1 commence), toutes les places tenues par le même bot. La ligne pointillée est ce que gagnerait chaque place si les places ne comptaient pas.
study-seat = place { $seat }
study-seats-unit = parties gagnées, à { $players } joueurs
study-scores = Scores : { $figure }
study-scores-about = Ce que chaque joueur avait à la fin.
study-margin = L’écart des parties
study-margin-about = { $figure } entre le premier et le deuxième.
study-decided = Quand les parties se décident
study-decided-about = Parties gagnées par qui avait le plus après chaque manche ; les parties avec égalité en tête sont laissées de côté dans cette ligne.
study-decided-unit = parties gagnées par qui était en tête
study-after-round = après la manche { $round }
study-length = La durée des parties
study-length-about = Décisions de tous les joueurs ensemble.
study-length-unit = décisions
study-paid = { $about } Rapporté aussitôt : { $paid }
study-uses-unit = fois, par joueur et par partie
study-paid-unit = rapporté aussitôt, chacun
study-value-unit = { $worth }, pour chacun
