# Your games: one’s finished games put together

statistics-about = Vos parties terminées par jeu et par nombre de joueurs : leurs résultats, l’origine de vos points, ce que vous avez perdu et où. Chaque graphique a ses chiffres, que vous pouvez enregistrer en tableau.
statistics-none = Dès votre première partie terminée, vous verrez ici les résultats de vos parties, l’origine de vos points et vos pires erreurs.
statistics-title = Jeu
statistics-players = { $players } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
statistics-summary = { $games ->
    [one] { $games } partie, { $wins } gagnée, { $analysed } analysée.
   *[other] Parties : { $games }, gagnées : { $wins }, analysées : { $analysed }.
}
statistics-seats = Parties gagnées, par place à la table
statistics-seat = Place à la table
statistics-mean-place = Rang moyen
statistics-rivals = Combien de fois devant un adversaire
statistics-course = Gagnées sur les dix dernières parties
statistics-place = Rang
statistics-recent = Gagnées sur les dix dernières
statistics-sources = Par origine, à côté des vainqueurs, en moyenne
statistics-source = Origine
statistics-you = Vous
statistics-winners = Vainqueurs
statistics-outs = L’évaluation de votre élimination
statistics-elimination = Élimination
statistics-out = { $place ->
    [0] En jeu jusqu’au bout
   *[other] Évaluation { $place }
}
statistics-losses-rounds = Chances de gagner perdues, par phase
statistics-losses-kinds = Chances de gagner perdues, par sorte de décision
statistics-losses-course = Chance de gagner perdue par tour, partie après partie
# $name is “Round” or “Year”.
statistics-round = { $name } { $round }
statistics-kind = Décision
statistics-turns = Tours
statistics-missed = De meilleurs tours à la place de vos pertes auraient rapporté en tout : { $gains }.
statistics-analysing = Parties sans analyse
statistics-analysing-about = { $count ->
    [one] { $count } de vos parties n’est pas encore analysée. Vos pertes ne sont connues que pour les parties analysées.
   *[other] { $count } de vos parties ne sont pas encore analysées. Vos pertes ne sont connues que pour les parties analysées.
}
statistics-analyse = { $count ->
    [one] Analyser la dernière
   *[other] Analyser les { $count } dernières
}
statistics-analysing-now = { $count ->
    [one] { $count } partie en cours d’analyse. Les chiffres suivront d’eux-mêmes.
   *[other] { $count } parties en cours d’analyse. Les chiffres suivront d’eux-mêmes.
}
statistics-mistakes = Vos pires erreurs
statistics-mistakes-about = Chacune est un problème : la position revient sur le plateau, et vous cherchez ce qui aurait été meilleur.
