# Learning the games: what the house says around lessons.

## A look at a thing of any game

general-look = { $where } : { $what }.
general-look-of = { $where }, { $label } : { $what }.
learning-look = Ce que c’est
learning-look-not-now = Pas maintenant : { $reason }
learning-look-before = Élément précédent
learning-look-next = Élément suivant

## The rulebook's page

learning-minute = En une minute
learning-round = Pas à pas
learning-chapters = Toutes les règles
learning-examples = Exemples de décompte
learning-legend = Signification des symboles
learning-glossary = Glossaire
learning-figures = D’où viennent les valeurs
learning-figures-about = Ce qui est imprimé sur le matériel est indiqué ici d’après cette édition : { $edition ->
    [standard] celle de la maison.
   *[other] { $edition }.
  } Les valeurs imprimées figurent dans un livret de règles ou dans plusieurs critiques, les valeurs déduites en découlent, et les valeurs reconstituées ont été choisies pour s’accorder à tout ce qui est connu.
learning-figures-of = { $source ->
    [printed] Imprimées
    [deduced] Déduites
   *[reconstructed] Reconstituées
}
learning-figures-all = Toutes les valeurs, et comment les corriger
learning-rulings = Précisions
learning-rulings-about = Là où les règles imprimées laissent une question ouverte, voici comment on joue ici.
learning-ruling = Ici, on joue ainsi :
learning-contents = Sommaire
learning-search = Chercher dans les règles
learning-search-hint = des mots, ou le numéro d’une règle
learning-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
learning-rule-in-book = Dans le livret de règles
learning-rule-next = Règle suivante : { $rule }
learning-rule-before = Règle précédente : { $rule }
learning-chapter-next = Chapitre suivant : { $title }
learning-chapter-before = Chapitre précédent : { $title }
learning-aid = Le jeu en une page
learning-aid-of = { $game } en une page
learning-print = Imprimer
learning-own-page = Ouvrir sur une page à part
learning-whole = Tout le livret de règles
learning-back-to-table = Retour à la table
learning-up = Vers le sommaire
learning-no-rules = Ce jeu n’a pas de règles rédigées.
learning-picture = { $part ->
    [wheel] Image de la roue
    [mausoleum] Image du mausolée
    [masters] Image des maîtres
    [rack] Image du rack de guerriers et des spécialistes
    [people] Image des lignes des joueurs
    [map] Image de la carte
    [orders] Image des ordres de chacun
    [strip] Image des prochaines tuiles, des colosses et de la caserne
   *[kingdom] Image du calendrier et des évaluations
}

## The lesson

learn-not-there = Cette leçon n’existe pas
learn-step = Étape { $step } sur { $of }
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-skip = Passer cette étape
learn-finish = Terminer
learn-leave = Quitter la leçon
learn-watch = Regardez ce qui se passe. Vous pouvez mettre en pause, avancer pas à pas ou passer.
learn-not-this = C’est permis aussi : { $what }. Mais ici, autre chose est demandé.
learn-not-this-does = C’est permis aussi : { $what }. Cela donnerait : { $does }. Mais ici, autre chose est demandé.
learn-finished = Vous connaissez maintenant : { $game }
learn-first-game-about = Jouez une première partie contre des novices. Ce qui se passe, et pourquoi cela rapporte, est expliqué au fur et à mesure ; ce que vous avez vu plusieurs fois ne l’est plus. Les réglages permettent de l’activer ou non.
learn-first-game = Jouer une première partie
learn-back-to-lesson = Retour à la leçon

learn-tap-twice = Sur un écran tactile : touchez une fois pour voir ce que ferait un choix, une seconde fois pour le choisir.
learn-go-on = Continuer
learn-read-again = Relire

## Explanations while one plays

learn-explained = Ce qui s’est passé, et pourquoi
learn-explained-off = Ne plus expliquer

## Puzzles: the list

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
puzzle-wrong-missed = Ce que la meilleure a de plus : { $missed }.
puzzle-wrong-instead = Ce à quoi la meilleure renonce : { $behind }.
puzzle-try-again = Réessayer
puzzle-show = Montrer la solution
puzzle-shown = La solution est montrée sur le plateau.
puzzle-solution = La meilleure : { $decisions }.
puzzle-gains = Ce qu’elle rapporte : { $gains }.
puzzle-second = La deuxième : { $decisions }.
puzzle-ahead = Ce que manque la deuxième : { $ahead }.
puzzle-behind = Ce à quoi la meilleure renonce : { $behind }.
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
puzzle-own-ahead = Ce qui a alors manqué : { $ahead }.
puzzle-next = Un autre problème

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind } ; { $difficulty }.
puzzle-terminal-ask = Votre décision, ou son numéro (? les liste toutes, = montre la solution) :
puzzle-terminal-choices = { $count ->
    [one] { $count } décision est possible.
   *[other] { $count } décisions sont possibles.
}
puzzle-terminal-unknown = Ce n’est pas une décision : { $text }
