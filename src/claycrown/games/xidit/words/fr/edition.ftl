# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

xidit-chapter-units = Les unités
xidit-edition-units = Combien il y en a de chaque type
xidit-edition-units-m = Milices paysannes
xidit-edition-units-a = Archers
xidit-edition-units-i = Infanteries
xidit-edition-units-c = Prêtres
xidit-edition-units-b = Mages de bataille

xidit-chapter-roads = Les routes
xidit-edition-roads = Les cités qu’elles relient
xidit-edition-roads-black = Noires
xidit-edition-roads-red = Rouges
xidit-edition-roads-blue = Bleues

xidit-chapter-cities = Les cités
xidit-edition-cities = Où les cités sont dessinées
xidit-edition-cities-at = Sur une carte de 1000 sur 700
xidit-edition-cities-at-each = Cité { $key }

xidit-chapter-regions = Les régions
xidit-edition-regions = Région { $number }
xidit-edition-regions-name = Nom
xidit-edition-regions-first = Premier nombre
xidit-edition-regions-second = Deuxième nombre
xidit-edition-regions-cities = Les cités qui l’entourent
xidit-edition-regions-lyre-at = Où sa lyre est dessinée
xidit-edition-regions-bastion = Le bastion s’y trouve
xidit-edition-regions-wasteland = Terre désolée, numéro

xidit-chapter-tokens = Les tuiles cité
xidit-edition-tokens = Tuile cité { $number }
xidit-edition-tokens-city = Cité
xidit-edition-tokens-recruits = Recrues
xidit-edition-tokens-recruits-3 = Recrues à 3 joueurs
xidit-edition-tokens-needs = Unités qu’il faut pour vaincre la menace
xidit-edition-tokens-gold = Or
xidit-edition-tokens-bards = Bardes
xidit-edition-tokens-floors = Étages

xidit-chapter-titans = Les colosses
xidit-edition-titans = Colosse { $number }
xidit-edition-titans-units = Unités qu’il faut
xidit-edition-titans-gold = Or
xidit-edition-titans-bards = Bardes
xidit-edition-titans-floors = Étages

xidit-chapter-virtual-player = Le joueur neutre
xidit-edition-virtual-player = Ses valeurs
xidit-edition-virtual-player-start = Au début
xidit-edition-virtual-player-start-hard = Au début, plus difficile
xidit-edition-virtual-player-highest = Maximum

xidit-fault-road = une route relie deux cités de 1 à { $cities }, et non { $given }
xidit-fault-two-roads = { $colour ->
    [black] deux routes noires à la cité { $city }
    [red] deux routes rouges à la cité { $city }
   *[blue] deux routes bleues à la cité { $city }
}
xidit-fault-pairs = doit être une liste de paires de cités
xidit-fault-second = doit être au plus le premier nombre, { $first }
xidit-fault-city-twice = une cité y figure deux fois
xidit-fault-no-ring = { $region } n’est pas enclose : aucune boucle de routes ne passe par exactement ses cités
xidit-fault-lyre-outside = { $region } n’est pas enclose : sa lyre est hors de la boucle de ses routes
xidit-fault-city-inside = { $region } n’est pas enclose : la cité { $city } est à l’intérieur de la boucle de ses routes
xidit-fault-lyre-inside = { $region } n’est pas enclose : la lyre d’une autre région est à l’intérieur de la boucle de ses routes
xidit-fault-bastions = une seule région a le bastion, et non { $count }
xidit-fault-wastelands = une seule région a le numéro { $number }
xidit-fault-two-tokens = deux tuiles de la cité { $city }
xidit-fault-tokens-of-three = { $of } tuiles l’ont, et non { $count }
xidit-fault-token-of-three = la tuile de la cité { $city } doit l’avoir
xidit-fault-letters = doit être { $count } des lettres { $letters }, et non { $given }
xidit-fault-letters-between = doit être de { $fewest } à { $most } des lettres { $letters }, et non { $given }
xidit-fault-too-many = { $given } a plus de { $letter } que les { $units } qui existent
xidit-fault-titans = { $stacks } piles de deux avec le même nombre d’unités, et non { $given }

# Notes on where the package's own figures come from, as its edition file has them.
xidit-note-roads = imprimé : 21 cités, trois couleurs, une route de chaque couleur par cité, et 5-12 bleue, 6-7 rouge, 6-11 bleue, 11-17 rouge
xidit-note-regions-1 = 6/4 : une critique avec photos ; les cités adjacentes sont reconstituées, sauf la 17 (imprimé)
xidit-note-regions-3 = imprimé : une région enneigée est adjacente à la cité 17
xidit-note-tokens-5 = imprimé : a une milice
xidit-note-tokens-6 = imprimé : les recrues
xidit-note-tokens-7 = imprimé : A I B restent après les deux plus faibles
xidit-note-tokens-9 = imprimé : l’or
xidit-note-tokens-10 = imprimé : les unités qu’il faut, les étages
xidit-note-tokens-11 = imprimé : les bardes
xidit-note-tokens-17 = imprimé : les unités qu’il faut, les bardes, les étages
xidit-note-virtual-player = le dernier nombre de ses colonnes est reconstitué
