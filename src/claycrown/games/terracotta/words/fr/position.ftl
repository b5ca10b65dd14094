# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “wheel.5: two artisans cannot share a segment (T3.3)”. Rules stand in brackets, by their numbers.

terracotta-no-decision = { $text } n’est pas une décision de L’Armée de Terre Cuite
terracotta-position-colours = n’est pas une couleur ; les couleurs sont { $known }
terracotta-position-order-twice = nomme deux fois un joueur
terracotta-position-tile-twice = contient deux fois une tuile
terracotta-position-workers = avec les artisans, doit faire { $workers } ouvriers, et non { $given } (T2.6)
terracotta-position-weapon-twice = nomme deux fois une arme
terracotta-position-no-token = aucun jeton ne coûte { $cost }
terracotta-position-token-twice = le jeton à { $cost } est utilisé deux fois
terracotta-position-priority = avec ceux qui sont pris, doit être exactement de 1 à { $last } (T2.5)
terracotta-position-segment = n’est pas un segment de 1 à { $segments }
terracotta-position-pairs = doit contenir des paires couleur et ouvrier, et non { $given }
terracotta-position-two-workers = { $kind ->
    [craftsman] deux apprentis ne peuvent partager un segment (T3.3)
   *[artisan] deux artisans ne peuvent partager un segment (T3.3)
}
terracotta-position-too-many-workers = { $kind ->
    [craftsman] plus d’apprentis que n’en a ce joueur : { $colour }
   *[artisan] plus d’artisans que n’en a ce joueur : { $colour }
}
terracotta-position-not-the-end = n’est null qu’à la fin : manche { $rounds }, tous les ouvriers placés
terracotta-position-uneven = dans l’ordre, les ouvriers placés n’augmentent jamais et diffèrent de 1 au plus (T3.1)
terracotta-position-all-placed = tous les ouvriers sont placés : personne ne peut jouer
terracotta-position-other-turn = doit être { $colour }, premier dans l’ordre parmi ceux qui ont placé le moins d’ouvriers (T3.1)
terracotta-position-no-worker = ne contient pas un tel ouvrier du joueur dont c’est le tour
terracotta-position-no-warrior = ne contient pas de guerrier du joueur dont c’est le tour
terracotta-position-no-master = aucun maître n’a été acquis dans ce segment
terracotta-position-nothing-to-decide = il n’y a rien à décider à cette étape

terracotta-position-sign = { $space } contient { $sign }, inconnu à cette table
terracotta-position-row = la ligne { $row } doit faire { $columns } cases de deux signes, et non { $given }
terracotta-position-horse-crooked = le cheval en { $space } doit se trouver sur deux cases alignées (T6.2)
terracotta-position-two-horses = le cavalier du cheval en { $space } a deux chevaux (T6.2)
terracotta-position-no-rider = le cheval en { $space } n’a pas de cavalier (T6.2)
terracotta-position-warriors = il n’y en a que { $count } de ce type (T1.4) : { $warrior }
terracotta-position-specialists = il n’y en a que { $count } de ce type (T1.4) : { $specialist }
