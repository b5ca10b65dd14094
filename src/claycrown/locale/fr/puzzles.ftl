# Puzzles: the list, and solving one. A game’s own are in its words.

puzzle-title = Problèmes : { $game }
puzzle-about = Des positions tirées de parties de bots, où une décision est nettement la meilleure. Jouez-la sur le plateau ; on vous dit ce qu’elle rapporte, et ce que les autres manquent.
puzzle-none = Il n’y a pas de problèmes pour ce jeu.
puzzle-daily-of = Problème du jour, { $day }
puzzle-daily-about = Le même pour tous, jusqu’à minuit à Greenwich (UTC).
puzzle-daily-state = { $state ->
    [solved] Résolu aujourd’hui.
    [given-up] Pas résolu aujourd’hui. Il y en aura un autre demain.
   *[open] Pas encore résolu.
}
puzzle-streak = { $days ->
    [0] Aucun jour d’affilée pour l’instant.
    [one] Résolu { $days } jour d’affilée.
   *[other] Résolu { $days } jours d’affilée.
}
puzzle-streak-longest = { $days ->
    [one] La plus longue série : { $days } jour.
   *[other] La plus longue série : { $days } jours.
}
puzzle-streak-guest = Vos jours sont retenus dans ce navigateur. Avec un compte, ils sont gardés partout.
puzzle-solve = Le résoudre
puzzle-look-again = Le revoir
puzzle-list = Tous les problèmes
puzzle-filter-kind = Sujet
puzzle-filter-difficulty = Difficulté
puzzle-filter-all = tous
puzzle-filter-open = Seulement ceux pas encore résolus ici
puzzle-count = { $count ->
    [0] Aucun problème de ce genre.
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-difficulty = { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
puzzle-solved-here = résolu

## Puzzles: solving one

puzzle-back = Vers les problèmes
puzzle-asked = { $count ->
    [one] Trouvez la meilleure décision. Vous jouez : { $colour }.
   *[other] Trouvez les { $count } meilleures décisions, l’une après l’autre. Vous jouez : { $colour }.
}
puzzle-given = Les ordres des adversaires sont connus :
puzzle-given-of = { $who } : { $what }
puzzle-right-so-far = { $left ->
    [one] Juste jusqu’ici. Il reste { $left } décision à trouver.
   *[other] Juste jusqu’ici. Il reste { $left } décisions à trouver.
}
puzzle-solved = Résolu.
puzzle-wrong = Pas la meilleure : { $decision }.
puzzle-wrong-gains = Elle rapporte : { $gains }.
puzzle-wrong-nothing = Elle ne rapporte rien qui se compte.
puzzle-wrong-best = La meilleure rapporte : { $gains }.
puzzle-try-again = Réessayer
puzzle-show = Montrer la solution
puzzle-solution = La meilleure : { $decisions }.
puzzle-gains = Elle rapporte : { $gains }.
puzzle-second = La deuxième : { $decisions }.
puzzle-worth = { $measure ->
    [own] Selon l’analyse, cela laisse { $best } % de chances de gagner la partie, ce qui fut joué alors { $second } %.
    [chance] D’après une longue recherche, la meilleure laisse { $best } % de chances de gagner la partie, la deuxième { $second } %.
   *[vp] Compté jusqu’au bout, l’avance sur le meilleur adversaire est de { SIGNED($best) } PV avec la meilleure, de { SIGNED($second) } PV avec la deuxième.
}
puzzle-on-board = Le voir sur le plateau
puzzle-begin-again = Retour au début
puzzle-own = Une de vos erreurs
puzzle-own-asked = Il y avait mieux à faire ici. Trouvez-le. Vous jouez : { $colour }.
puzzle-own-so-far = Continuez : le jugement vient à la fin du tour.
puzzle-own-better = Mieux : { $decisions }.
puzzle-own-played = Joué alors : { $decisions }.
puzzle-next = Problème suivant
puzzle-to-list = Vers la liste
