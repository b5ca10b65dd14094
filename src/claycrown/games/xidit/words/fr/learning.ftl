# Learning Lords of Xidit: what one reads besides the table.

## What each symbol is and does: the legend, and a look at a thing

xidit-legend-map = Sur la carte
xidit-legend-units = Les unités, de la plus faible à la plus forte
xidit-legend-rewards = Les récompenses
xidit-legend-orders = Les ordres d’une année

xidit-means-place = { $what ->
    [camp] Un recrutement, l’une des faces d’une tuile cité : une action ici prend son unité la plus faible, une par année et par joueur.
    [threat] Une menace : une action ici la vainc avec les unités montrées. Vous choisissez deux de ses trois récompenses.
    [bastion] Le bastion, dans la région centrale : les bardes qu’on y place sont cachés jusqu’à l’évaluation de la renommée.
    [lyre] La lyre d’une région : la renommée pour qui y a le plus de bardes, et pour le deuxième.
    [guild] Une guilde de magie : les étages d’un joueur dans une cité. Chaque étage sur la carte compte 1 pour l’influence.
   *[idrakys] Un Idrakys : la figurine d’un joueur, qui voyage de cité en cité.
}
xidit-means-unit = { $rank ->
    [1] L’unité la plus faible, { $unit } : { $count } dans le jeu. En montrer le plus à un recensement rapporte { $reward }.
   *[other] Numéro { $rank } à partir de la plus faible, { $unit } : { $count } dans le jeu. En montrer le plus à un recensement rapporte { $reward }.
}
xidit-means-reward = { $what ->
    [gold] L’or est gardé derrière le paravent et compte pour la richesse.
    [bards] Les bardes vont dans des régions adjacentes à la cité, et y comptent pour la renommée. Chaque joueur en a { $bards }.
   *[floors] Les étages de guilde sont construits dans la cité, jusqu’à { $highest } d’un même joueur, et comptent pour l’influence. Chaque joueur en a { $floors }.
}
xidit-means-order = { $kind ->
    [road] { $order } : votre Idrakys suit la route de cette couleur jusqu’à la cité suivante. Sans une telle route, l’ordre est perdu.
    [action] { $order } : recrutez l’unité la plus faible d’une tuile recrutement, vainquez une menace, ou combattez un colosse réveillé là où il n’y a pas de tuile. S’il n’y a rien à faire, l’ordre est perdu.
   *[wait] { $order } : il ne se passe rien.
}
xidit-means-titan = Un colosse pour lequel il faut { $units } unités quelconques. Endormi, il ne fait rien ; réveillé, il peut être combattu dans n’importe quelle cité sans tuile, pour deux de ses trois récompenses.
xidit-means-assessment = { $name ->
    [wealth] { $assessment } : on compte l’or derrière les paravents. Parmi ceux encore en lice, celui qui en a le moins est éliminé.
    [influence] { $assessment } : on compte les étages de guilde sur la carte. Parmi ceux encore en lice, celui qui en a le moins est éliminé.
   *[reputation] { $assessment } : on additionne ce que rapportent les bardes dans les régions, le bastion étant ouvert. Parmi ceux encore en lice, celui qui en a le moins est éliminé.
}

## A look at a thing on the table

xidit-description-told = { $what }.
xidit-description-city = Cité { $city }. { $lying }
xidit-description-acts = { $does ->
    [recruits] Une action ici prend l’unité la plus faible.
    [fights] Une action ici vainc la menace si vous avez toutes les unités montrées, que vous le vouliez ou non.
   *[nothing] Une action ici est perdue, à moins qu’un colosse ne soit réveillé et que vous ne vouliez le combattre.
}
xidit-description-guild = { $floors ->
    [one] Guilde, { $who } : { $floors } étage, { $most } au plus. Personne d’autre ne peut construire ici.
   *[other] Guilde, { $who } : { $floors } étages, { $most } au plus. Personne d’autre ne peut construire ici.
}
xidit-description-road = { $road } entre les cités { $city } et { $there }. Un ordre de cette couleur la suit.
xidit-description-bards = Bardes : { $bards }. En l’état, cela rapporte : { $gives }.
xidit-description-barracks = Une nouvelle tuile recrutement prend ici ses unités. Les places de celles qui manquent restent vides.
xidit-description-calendar = Année { $year } sur { $of }. Le prochain recensement militaire a lieu à la fin de l’année { $census }.
xidit-description-next = { $kind ->
    [recruitment] Cette tuile arrive dans la cité { $city } quand une tuile recrutement est vide. { $token }
   *[threat] Cette tuile arrive dans la cité { $city } quand une menace a été vaincue. { $token }
}
xidit-description-next-none = { $kind ->
    [recruitment] Aucune tuile n’attend d’amener des recrues.
   *[threat] Aucune tuile n’attend d’amener une menace.
}
xidit-description-stack = Dans la pile : { $stack }, défausse : { $discarded }.
xidit-description-titan = { $rages ->
    [yes] N’importe quelles unités conviennent, avec une action dans une cité sans tuile. Ce n’est jamais obligatoire.
   *[no] Il ne peut pas être combattu avant le réveil des colosses.
}
xidit-description-assessment = Évaluation { $place } sur { $of } à la fin de la partie.
xidit-description-now = En l’état : { $values }.
xidit-description-virtual = Le joueur neutre a ici { $value }.
xidit-description-player = { $city ->
    [0] { $who } : place { $place } dans l’ordre du tour de cette année.
   *[other] { $who } : dans la cité { $city }, place { $place } dans l’ordre du tour de cette année. { $floors ->
        [one] { $floors } étage de guilde sur la carte.
       *[other] { $floors } étages de guilde sur la carte.
    }
}
xidit-description-screen = Les unités, l’or et ce qui reste à placer sont derrière le paravent.
xidit-description-behind = Derrière le paravent : { $things }.
xidit-description-dial = Ordre { $number } sur { $of } de votre année. Les ordres de tous les joueurs qui portent ce numéro sont exécutés dans l’ordre du tour avant les suivants.

## The rulebook's worked examples

xidit-example-earns = { $who } : { $bards }, renommée { $reputation }
xidit-example-census = Lors d’un recensement, chacun montre autant d’unités du type qu’il veut, tous en même temps. Qui est seul à en montrer le plus reçoit la récompense ; à égalité, chacun en reçoit une.
xidit-example-region = Bleu a le plus de bardes dans cette région et reçoit le plus grand nombre. Rouge et vert sont deuxièmes avec autant l’un que l’autre : chacun reçoit le plus petit.
xidit-example-tied-region = Deux joueurs ont le plus de bardes : les deux reçoivent le plus grand nombre, et personne le plus petit.
xidit-example-assessments = D’abord la richesse, puis l’influence, puis la renommée. Après chacune, le dernier de ceux encore en lice est éliminé ; à égalité de richesse et d’unités, jaune reste, parce qu’il vient plus tard dans l’ordre du tour.

## The game in a minute

xidit-minute-1 = Des menaces pèsent sur le royaume de Xidit. Pendant douze années, vous le parcourez, recrutez des unités, vainquez des menaces et recevez des récompenses : de l’or, des bardes qui chantent vos exploits, et des étages pour vos guildes de magie.
xidit-minute-2 = Chaque année, tous les joueurs programment six ordres en secret : des routes à suivre et des actions. Puis tous sont révélés et exécutés un par un, dans l’ordre du tour. Qui arrive le premier prend ce que d’autres espéraient.
xidit-minute-3 = On ne compte pas de points. À la fin viennent trois évaluations, richesse, influence et renommée, dans un ordre que tous connaissent dès le début. Après chacune, le dernier est éliminé : il vous faut assez de tout.
xidit-minute-4 = Qui reste après la troisième est le sauveur du royaume.

## A year, step by step

xidit-step-1 = La figurine de chacun, l’Idrakys, est dans une cité. Dans cinq cités, on peut recruter des unités, dans cinq autres se trouvent des menaces ; les routes sont noires, rouges ou bleues. Bleu est dans la cité 9, avec un archer et une infanterie derrière son paravent, et voit la menace dans la cité 8.
xidit-step-2 = Tous programment maintenant six ordres en secret. Bleu : une action, la route rouge, une action, puis des attentes.
xidit-step-3 = Tous les ordres sont révélés et exécutés, d’abord le premier de chacun, puis le deuxième. Bleu recrute, se rend dans la cité 8 et y vainc la menace ; jaune arrive devant une menace sans les unités qu’il faut, et l’action est perdue.
xidit-step-4 = Pour une menace vaincue, vous choisissez deux de ses trois récompenses : de l’or, des bardes pour les régions adjacentes à la cité, ou des étages de guilde dans la cité. Bleu prend l’or et les étages.
xidit-step-5 = La tuile de la menace va à la défausse, et la suivante arrive dans sa propre cité. Quand il ne reste plus de menaces, les colosses se réveillent.
xidit-step-6 = Après le sixième ordre, l’année est terminée, et le joueur de gauche devient premier joueur. Tous les quatre ans a lieu un recensement militaire. Après la dernière année viennent les trois évaluations, dans l’ordre visible de tous.

## Glossary: a word, and what it means

xidit-term-action = action
xidit-term-action-is = L’ordre qui recrute, vainc une menace ou combat un colosse, selon ce que contient la cité.
xidit-term-assessment = évaluation
xidit-term-assessment-is = L’une des trois comparaisons de la fin : richesse, influence, renommée.
xidit-term-barracks = caserne
xidit-term-barracks-is = Là où se trouvent les unités que personne n’utilise.
xidit-term-bard = barde
xidit-term-bard-is = Une figurine qui compte pour la renommée dans une région.
xidit-term-bastion = bastion
xidit-term-bastion-is = La boîte de la région centrale : les bardes y sont cachés jusqu’à l’évaluation de la renommée.
xidit-term-camp = recrutement
xidit-term-camp-is = Une tuile cité sur sa face recrutement, avec les unités posées dessus.
xidit-term-census = recensement militaire
xidit-term-census-is = À la fin des années { $census-years }, qui montre le plus d’unités de chaque type est récompensé.
xidit-term-city-token = tuile cité
xidit-term-city-token-is = Elle appartient à une cité et a une face recrutement et une face menace.
xidit-term-guild = guilde de magie
xidit-term-guild-is = Les étages d’un joueur dans une cité. Chacun compte pour l’influence.
xidit-term-idrakys = Idrakys
xidit-term-idrakys-is = La figurine avec laquelle vous voyagez.
xidit-term-influence = influence
xidit-term-influence-is = L’évaluation des étages de guilde sur la carte.
xidit-term-lyre = lyre
xidit-term-lyre-is = La renommée que donne une région à qui y a le plus de bardes, et au deuxième.
xidit-term-order = ordre
xidit-term-order-is = L’une des six étapes d’une année : une route, une action ou une attente.
xidit-term-reputation = renommée
xidit-term-reputation-is = L’évaluation des bardes, région par région.
xidit-term-screen = paravent
xidit-term-screen-is = Ce qui cache aux autres vos unités, votre or et les figurines qu’il vous reste.
xidit-term-sovereign = souverain
xidit-term-sovereign-is = Une pièce d’or du royaume.
xidit-term-threat = menace
xidit-term-threat-is = Une tuile cité sur sa face menace : les unités qu’il faut, et trois récompenses.
xidit-term-titan = colosse
xidit-term-titan-is = L’une des six créatures qui se réveillent quand il ne reste plus de menaces, et que l’on combat avec n’importe quelles unités.
xidit-term-virtual = joueur neutre
xidit-term-virtual-is = À trois joueurs, un quatrième dans les évaluations, que chaque menace ou colosse vaincu fait monter.
xidit-term-wasteland = terre désolée
xidit-term-wasteland-is = Une région qui n’accueille aucun barde et ne rapporte rien, dans les parties à peu de joueurs ou courtes.
xidit-term-wealth = richesse
xidit-term-wealth-is = L’évaluation de l’or.

## Rulings: how we play what the printed rules leave open

ruling-X1-5 = L’or ne manque jamais à la banque royale.
ruling-X2-2 = Une tuile recrutement qui ne reçoit aucune unité reste là, vide, et une action y est perdue. Dès qu’à la fin d’un ordre la caserne a une unité qu’elle montre, elle est remplie.
ruling-X4-2 = Un ordre pour une route qui n’existe pas est perdu : on ne peut pas rester et agir à la place.
ruling-X4-8 = On place autant de bardes que le dit la récompense, ou tous ceux qui restent ; on ne peut pas en choisir moins. Il en va de même des étages (X4.9).
ruling-X4-10 = Si moins de deux récompenses sont possibles, on reçoit celles qui le sont. L’or l’est toujours.
ruling-X4-12 = Avoir recruté n’empêche pas de combattre dans la même cité la même année, et deux menaces sont permises. Seuls deux cas sont imprimés : une menace et un colosse, et deux colosses.
ruling-X5-3 = Une défausse qui devient une pile est retournée, pas mélangée : la tuile la plus ancienne vient en premier.
ruling-X5-5 = Les colosses se réveillent dès qu’il ne reste plus de menace à venir, et pas seulement quand il faudrait en placer une.
ruling-X6-2 = Pour en montrer le plus, il faut montrer au moins une unité : ne rien montrer, ce n’est pas une armée.
ruling-X6-3 = Les récompenses du recensement sont prises autant que possible, et les joueurs à égalité placent dans l’ordre du tour. On ne demande à personne s’il veut les prendre, car y renoncer n’aide jamais.
ruling-X6-4 = Les étages en attente suivent aussitôt quand une récompense de guilde laisse de la place dans une guilde, après ceux de la récompense.
ruling-X7-1 = Après le recensement de la dernière année, le premier joueur ne change pas : c’est cet ordre qui départage dans les évaluations.
ruling-X8-2 = Pour avoir le plus de bardes dans une région, il en faut au moins un.
ruling-X8-5 = À égalité de valeur et d’unités, celui qui vient plus tard dans l’ordre du tour de la dernière année est mieux classé : le premier joueur perd toutes ces égalités.
ruling-X9-2 = Un colosse vaincu fait monter le joueur neutre tout comme une menace.
ruling-X9-3 = À égalité avec des joueurs, le joueur neutre est classé derrière eux tous.

## The player's aid: a game on a page

xidit-aid-year = Une année
xidit-aid-year-1 = Programmez six ordres en secret : une route (noire, rouge, bleue), une action ou une attente. Tous les ordres sont révélés ensemble.
xidit-aid-year-2 = Le premier ordre de chacun, dans l’ordre du tour, puis le deuxième, jusqu’au sixième.
xidit-aid-year-3 = Puis le joueur de gauche devient premier joueur.

xidit-aid-orders = Ordres
xidit-aid-orders-1 = Route : votre Idrakys se rend dans la cité suivante. Pas de telle route : perdu.
xidit-aid-orders-2 = Action sur une tuile recrutement : l’unité la plus faible, une par année et par cité.
xidit-aid-orders-3 = Action face à une menace : vaincue si vous avez toutes ses unités, que vous le vouliez ou non. Sinon, perdu.
xidit-aid-orders-4 = Action sans tuile, quand un colosse est réveillé : vous pouvez en combattre un, avec n’importe quelles unités, autant que ses symboles ({ $titan-units }).
xidit-aid-orders-5 = Dans une même cité et une même année, pas une menace et un colosse, ni deux colosses.

xidit-aid-rewards = Récompenses : deux sur trois
xidit-aid-rewards-1 = Or : des souverains derrière le paravent.
xidit-aid-rewards-2 = Bardes : dans des régions adjacentes à la cité ; ceux du centre dans le bastion.
xidit-aid-rewards-3 = Étages de guilde : dans la cité, quatre au plus d’un même joueur. Vous gardez ce qui n’y tient pas.

xidit-aid-tokens = Nouvelles tuiles
xidit-aid-tokens-1 = Recrutement vide, menace vaincue : la tuile va à la défausse, la prochaine arrive dans sa cité, le dessus de la pile devient la prochaine.
xidit-aid-tokens-2 = Une pile vide est reformée avec la défausse de l’autre face. Plus aucune menace : réveil des colosses, arrivée des renforts.

xidit-aid-census = Recensement militaire, années { $census-years } (partie courte : { $short-census-years })
xidit-aid-census-1 = Type par type, le plus faible d’abord : choisissez en secret combien en montrer, tous ensemble.
xidit-aid-census-2 = Qui est seul à en montrer le plus reçoit : milices 1 souverain, archers 2 souverains, infanteries 1 barde, prêtres 2 bardes, mages de bataille 1 étage.
xidit-aid-census-3 = À égalité : 1 chacun. Les bardes vont dans les régions adjacentes à la cité de votre Idrakys, l’étage sur une de vos guildes.

xidit-aid-end = La fin, après l’année { $years } (partie courte : { $short-years })
xidit-aid-end-1 = Trois évaluations dans l’ordre tiré. Richesse : or. Influence : étages sur la carte. Renommée : bardes par région.
xidit-aid-end-2 = Dans une région : le plus grand nombre à qui a le plus de bardes, le plus petit au deuxième. Plusieurs en ont le plus : à tous le plus grand, à personne le plus petit.
xidit-aid-end-3 = Après chacune, le dernier en lice est éliminé ; à cinq joueurs, deux après la première. Égalité : reste qui a plus d’unités, puis qui vient plus tard dans l’ordre du tour.
xidit-aid-end-4 = Qui reste remporte la partie.

xidit-aid-three = À trois joueurs
xidit-aid-three-1 = { $three-tokens } tuiles avec quatre unités chacune ; terres désolées : { $three-wastelands }.
xidit-aid-three-2 = Le joueur neutre commence à { $virtual-start } (plus difficile : { $virtual-start-hard }) dans la première, la deuxième et la troisième évaluation. Chaque menace ou colosse vaincu fait monter l’une d’elles de 1.
