# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

terracotta-chapter-mausoleum = Le mausolée
terracotta-edition-mausoleum = Le sol
terracotta-edition-mausoleum-columns = Colonnes
terracotta-edition-mausoleum-rows = Lignes

terracotta-chapter-inspectors = Les inspecteurs
terracotta-edition-inspectors = Où commencent les inspecteurs
terracotta-edition-inspectors-row-start = Ligne
terracotta-edition-inspectors-column-start = Colonne

terracotta-chapter-wheel = La roue d’actions
terracotta-edition-wheel = La roue d’actions
terracotta-edition-wheel-segments = Segments
terracotta-edition-wheel-segments-per-quarter = Segments par quartier
terracotta-edition-wheel-inner = Disque central
terracotta-edition-wheel-inner-actions = Dans le sens horaire
terracotta-edition-wheel-middle = Disque intermédiaire
terracotta-edition-wheel-middle-actions = Dans le sens horaire
terracotta-edition-wheel-outer = Disque extérieur
terracotta-edition-wheel-outer-actions = Dans le sens horaire

terracotta-chapter-rack = Le rack de guerriers
terracotta-edition-rack = Le rack de guerriers
terracotta-edition-rack-vp = PV, de la première figurine prise à la dernière

terracotta-chapter-specialists = Les spécialistes
terracotta-edition-specialists = Le plateau des spécialistes
terracotta-edition-specialists-cost = Pièces
terracotta-edition-specialists-weapon = L’arme qu’il faut pour un spécialiste
terracotta-edition-specialists-weapon-horse = Cheval
terracotta-edition-specialists-weapon-footman = Serviteur
terracotta-edition-specialists-weapon-archer = Archer agenouillé
terracotta-edition-specialists-weapon-musician = Musicien

terracotta-chapter-scoring-tiles = Les tuiles décompte
terracotta-edition-scoring-tiles = Les tuiles décompte
terracotta-edition-scoring-tiles-tiles = Tuiles
terracotta-edition-scoring-tiles-domination = Domination, manche par manche
terracotta-edition-scoring-tiles-presence = Présence, manche par manche

terracotta-chapter-priority = Les jetons priorité
terracotta-edition-priority = Les jetons priorité
terracotta-edition-priority-wet-clay = Argile humide

terracotta-chapter-masters = Les maîtres
terracotta-edition-masters = Les jetons maître
terracotta-edition-masters-token-cost = Pièces

terracotta-fault-even = doit être impair, pour qu’il y ait un centre, et non { $size }
terracotta-fault-quarters = { $quarters } quartiers de { $each } ne font pas { $segments } segments
terracotta-fault-actions = il en faut une pour chacun des { $segments } segments, et non { $given }
terracotta-fault-ring = { $ring ->
    [inner] { $action } ne peut se trouver sur le disque central
    [middle] { $action } ne peut se trouver sur le disque intermédiaire
   *[outer] { $action } ne peut se trouver sur le disque extérieur
}
terracotta-fault-action = action inconnue : { $action }
terracotta-fault-tile = tuile inconnue : { $tile }
terracotta-fault-tiles = il en faut au moins { $rounds }, une par manche
terracotta-fault-costs = deux jetons coûtent { $cost }

# Notes on where the package's own figures come from, as its edition file has them.
terracotta-note-mausoleum = imprimé : 63 cases, 9 et 7 (trois critiques indépendantes) ; 9 de large sur 7 de haut est la lecture la plus probable
terracotta-note-inspectors = imprimé : un inspecteur commence sur la première case, et y revient depuis la dernière
terracotta-note-wheel-inner = imprimé : les valeurs 2/3/4 pièces, 2/4 argiles, 2/3/4 pour façonner, et que les armes et les spécialistes ne sont que sur le disque extérieur ; sur quel disque sont les autres actions : une critique complète, appuyée par d’autres
terracotta-note-rack = imprimé : 11 rangées, une valeur par rangée pour tous les types, 7 est l’une des valeurs
terracotta-note-specialists-weapon = d’après la façon dont les aides de jeu de trois livrets associent guerriers et spécialistes
terracotta-note-scoring-tiles = imprimé : 12 tuiles ; les valeurs montent à chaque manche. Déduit : lesquelles
terracotta-note-priority = imprimé : au moins un jeton n’en montre aucune
