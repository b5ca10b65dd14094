# Your games: one’s finished games put together

own-about = Vos parties terminées par jeu et par nombre de joueurs : leurs résultats, l’origine de vos points, ce que vous avez perdu et où. Chaque graphique a ses chiffres, que vous pouvez enregistrer en tableau.
own-none = Dès votre première partie terminée, vous verrez ici les résultats de vos parties, l’origine de vos points et vos pires erreurs.
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
own-elimination = Élimination
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
