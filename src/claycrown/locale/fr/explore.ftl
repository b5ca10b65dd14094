# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Aller plus loin : { $game }
explore-about = Essayez les décisions de chacun sur la vraie table, revenez en arrière, gardez des variantes et voyez ce qu’en pensent les bots. Rien n’est enregistré ici : l’adresse de la page contient tout.
explore-new = Une nouvelle partie
explore-try = Essayer
explore-construct = Composer une position
explore-from-file = Une position d’un fichier
explore-from-file-about = Un fichier dans la notation du jeu, tel que l’éditeur l’enregistre
explore-no-position = Ce fichier ne contient aucune position : { $game }
explore-from-game = Une partie terminée
explore-from-game-about = Dans sa relecture, à tout moment, choisissez « Aller plus loin ».
explore-cannot = Impossible d’examiner cela
explore-edit = Modifier
explore-editor = Éditeur de position : { $game }
explore-play-on = Continuer la partie d’ici
explore-play-on-short = Continuer
explore-play-on-about = Une table contre des bots qui continue depuis cette position. Elle n’est pas classée.
explore-your-seat = Votre place
explore-play = Jouer
explore-lines-tab = Variantes
explore-line = Cette variante
explore-beginning = Le début
explore-line-name = Nom
explore-keep = Garder cette variante
explore-lines = Variantes gardées
explore-line-length = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
explore-drop = Supprimer : { $name }
explore-no-lines = Aucune pour l’instant. Nommez la variante essayée et gardez-la.
explore-link-about = Qui a le lien voit la position et toutes les variantes.
explore-copy-link = Copier le lien
explore-line-unnamed = Variante { $number }
explore-too-long = C’est trop pour une seule adresse : supprimez une variante, sinon elle disparaîtra avec la page.
explore-evaluation = Chances de gagner
explore-evaluate = Évaluer
explore-thinking = Les bots examinent…
explore-to-win = Victoire
explore-by-bots = Vu par des bots, et les bots se trompent.
explore-best = Ce que feraient les bots
explore-brushes = Éléments
explore-brushes-about = Choisissez quelque chose, puis cliquez sur le plateau là où il va.
explore-table = Table
explore-save = Enregistrer
explore-begin-anew = Recommencer
explore-checking = Les règles vérifient…
explore-possible = Selon les règles, cette position est possible.
explore-in-the-middle = Quelque chose est en cours.
explore-refused = { $reason }.
explore-fields = Position
explore-field = { $name }

# The analysis of a game that is over
review-about = Où la partie s’est-elle décidée, et qu’aurait-il fallu faire ? Les bots revoient chaque tour ; la courbe vient d’abord, puis elle s’affine. L’analyse est faite une fois, et gardée.
review-ask = Analyser cette partie
review-ask-again = Analyser de nouveau
review-deeper = Analyser plus à fond
review-under-way = Analyse : { $done }
review-waiting = { $count ->
    [one] En attente : { $count } partie avant elle.
   *[other] En attente : { $count } parties avant elle.
}
review-stop = Arrêter
review-stopped = L’analyse a été arrêtée.
review-failed = L’analyse a échoué.
review-curve = Chances de gagner
review-at = Position { $position } sur { $last } : { $chances }
review-position = Après les décisions
review-turning-points = Tournants
review-summary = Comment chacun a joué
review-mean = Perte par tour
review-count = { $verdict ->
    [best] Meilleurs
    [good] Bons
    [inaccuracy] Imprécisions
    [mistake] Erreurs
   *[blunder] Grosses erreurs
}
review-turns = Tours
review-of = De qui
review-everybody = Tout le monde
review-losses-only = Pertes seulement
review-lost = −{ $loss }
review-nothing-lost = Rien n’a été perdu ici.
review-played = Joué : { $what }
review-chance = { $chance } de chances de gagner ; { $best } avec le meilleur.
review-better = Mieux :
review-brings = Cela apporte : { $gains }.
review-then = Ensuite, sans doute : { $what }.
review-show = Montrer sur le plateau
review-hindsight = En sachant ce que les autres ont fait
review-answer = La meilleure réponse : { $what } ({ $chance }).
review-spread = Une autre recherche peut donner { $spread } de plus ou de moins.
review-line-better = La meilleure
review-line-played = Comme joué

# Vos parties : les parties terminées, ensemble

own-about = Vos parties terminées par jeu et par nombre de joueurs : leurs résultats, l’origine de vos points, ce que vous avez perdu et où. Chaque graphique a ses chiffres, que vous pouvez enregistrer en tableau.
own-title = Jeu
own-players = { $players } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
own-summary = { $games ->
    [one] { $games } partie, { $wins } gagnée, { $analysed } analysée.
   *[other] Parties : { $games }, gagnées : { $wins }, analysées : { $analysed }.
}
own-seats = Parties gagnées, par place à la table
own-seat = Place à la table
own-mean-place = Rang moyen
own-rivals = Combien de fois devant un adversaire
own-course = Gagnées sur les dix dernières parties
own-place = Rang
own-recent = Gagnées sur les dix dernières
own-sources = Par origine, à côté des vainqueurs, en moyenne
own-source = Origine
own-you = Vous
own-winners = Vainqueurs
own-outs = L’évaluation de votre élimination
own-assessment = Évaluation
own-out = { $place ->
    [0] En jeu jusqu’au bout
   *[other] Évaluation { $place }
}
own-losses-rounds = Chances de gagner perdues, par phase
own-losses-kinds = Chances de gagner perdues, par sorte de décision
own-losses-course = Chance de gagner perdue par tour, partie après partie
# $name is “Round” or “Year”.
own-round = { $name } { $round }
own-kind = Décision
own-turns = Tours
own-missed = De meilleurs tours à la place de vos pertes auraient rapporté en tout : { $gains }.
own-analysing = Parties sans analyse
own-analysing-about = { $count ->
    [one] { $count } de vos parties n’est pas encore analysée. Vos pertes ne sont connues que pour les parties analysées.
   *[other] { $count } de vos parties ne sont pas encore analysées. Vos pertes ne sont connues que pour les parties analysées.
}
own-analyse = { $count ->
    [one] Analyser la dernière
   *[other] Analyser les { $count } dernières
}
own-analysing-now = { $count ->
    [one] { $count } partie en cours d’analyse. Les chiffres suivront d’eux-mêmes.
   *[other] { $count } parties en cours d’analyse. Les chiffres suivront d’eux-mêmes.
}
own-mistakes = Vos pires erreurs
own-mistakes-about = Chacune est un problème : la position revient sur le plateau, et vous cherchez ce qui aurait été meilleur.
