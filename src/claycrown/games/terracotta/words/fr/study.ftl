# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

terracotta-figure-vp = PV
terracotta-study-worth = PV d’avance sur la table
terracotta-study-sources = D’où viennent les points
terracotta-study-sources-about = PV qu’un joueur a marqués de chaque source de la feuille de score, dans une partie.
terracotta-study-sources-unit = PV par joueur et par partie
terracotta-study-actions = Actions des disques
terracotta-study-actions-about = Chaque action de disque effectuée ; prendre une pièce ou une argile à la place compte aussi pour une.
terracotta-study-masters = Maîtres
terracotta-study-masters-about = Chaque maître acquis, que sa capacité ait servi ou non.
terracotta-study-statues = Statues
terracotta-study-statues-about = Chaque statue placée, un cheval avec son cavalier comme une seule.
terracotta-study-statues-paid = PV du rack pour un guerrier, de leur propre décompte pour serviteurs, archers et musiciens ; un cheval n’en a pas à lui.
terracotta-study-weapons = Armes
terracotta-study-weapons-about = Chaque arme utilisée pour son effet.
terracotta-study-weapons-paid = PV aussitôt, quand elle a servi.
terracotta-study-tiles = Tuiles décompte
terracotta-study-tiles-about = Chaque tuile décomptée, pour chaque joueur de la table.
terracotta-study-tiles-paid = PV de la tuile, domination et présence ensemble.
terracotta-study-action = { $kind ->
    [coins] pièces
    [clay] argile humide
    [build] façonner
    [soak] humidifier l’argile
    [train] transformer l’apprenti
    [master] acquérir un maître
    [priority] jeton priorité
    [ready] réactiver une arme
    [specialist] acheter un spécialiste
    [one-coin] une pièce à la place
   *[one-clay] une argile à la place
}
