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
