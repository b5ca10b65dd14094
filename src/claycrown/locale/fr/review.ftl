# The analysis of a game that is over

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
review-mean = Perte moyenne par tour
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
review-played = Joué : { $chance } de chances de gagner
review-better = Mieux : { $chance } de chances de gagner
review-try = Essayer
review-next = Erreur suivante
review-line-better = La meilleure
review-line-played = Comme joué
