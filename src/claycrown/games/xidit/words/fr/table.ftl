# Lords of Xidit: the map, the planning board, what is asked and what is told.

## Things and their names

xidit-map-label = Carte du royaume
xidit-zoom-in = Zoom avant
xidit-zoom-out = Zoom arrière
xidit-zoom-whole = Toute la carte
xidit-kingdom = Le royaume
xidit-players = Joueurs
xidit-legend = Signification des symboles
xidit-legend-gold = souverains d’or
xidit-legend-bards = bardes
xidit-legend-floors = étages de guilde
xidit-virtual = { $form ->
    [small] joueur neutre
   *[nom] Joueur neutre
}

xidit-region = { $form ->
    [the] { $name ->
        [centre] le centre
        [forest] la forêt
        [snow] les neiges
        [steppe] la steppe
        [plains] la plaine
        [marsh] le marais
        [hills] les collines
        [coast] la côte
        [heath] la lande
       *[other] { $name }
    }
   *[nom] { $name ->
        [centre] Centre
        [forest] Forêt
        [snow] Neiges
        [steppe] Steppe
        [plains] Plaine
        [marsh] Marais
        [hills] Collines
        [coast] Côte
        [heath] Lande
       *[other] { $name }
    }
}
xidit-wasteland = terre désolée

xidit-assessment-wealth = { $form ->
    [the] richesse
    [of] de la richesse
   *[nom] Richesse
}
xidit-assessment-influence = { $form ->
    [the] influence
    [of] de l’influence
   *[nom] Influence
}
xidit-assessment-reputation = { $form ->
    [the] renommée
    [of] de la renommée
   *[nom] Renommée
}
xidit-assessment-reputation-in-the-open = Renommée sans le bastion

xidit-unit-militia = milice paysanne
xidit-unit-archer = archer
xidit-unit-infantry = infanterie
xidit-unit-cleric = prêtre
xidit-unit-mage = mage de bataille
xidit-units-militia = { $count ->
    [one] { $count } milice paysanne
   *[other] { $count } milices paysannes
}
xidit-units-archer = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
xidit-units-infantry = { $count ->
    [one] { $count } infanterie
   *[other] { $count } infanteries
}
xidit-units-cleric = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
xidit-units-mage = { $count ->
    [one] { $count } mage de bataille
   *[other] { $count } mages de bataille
}

xidit-reward-gold = { $count ->
    [one] { $count } souverain
   *[other] { $count } souverains
}
xidit-reward-bards = { $count ->
    [one] { $count } barde
   *[other] { $count } bardes
}
xidit-reward-floors = { $count ->
    [one] { $count } étage de guilde
   *[other] { $count } étages de guilde
}

xidit-order-black = { $form ->
    [small] route noire
    [the] la route noire
   *[nom] Route noire
}
xidit-order-red = { $form ->
    [small] route rouge
    [the] la route rouge
   *[nom] Route rouge
}
xidit-order-blue = { $form ->
    [small] route bleue
    [the] la route bleue
   *[nom] Route bleue
}
xidit-order-action = { $form ->
    [small] action
   *[nom] Action
}
xidit-order-wait = { $form ->
    [small] attente
   *[nom] Attente
}
xidit-titan = colosse à { $symbols } symboles
xidit-count-of = { FORM($who, "small") } { $count }

## The map, for who listens to it

xidit-lies-recruitment = Recrutement : { $units }.
xidit-lies-recruitment-empty = Tuile recrutement sans unité.
xidit-lies-threat = Menace : il faut { $units }. Deux récompenses parmi : { $rewards }.
xidit-lies-nothing = Aucune tuile.
xidit-city = Cité { $city }. { $lies }
xidit-city-in = Cité { $city }. Régions : { $regions }.
xidit-city-roads = Routes : { $roads }.
xidit-road-black = noire vers { $city }
xidit-road-red = rouge vers { $city }
xidit-road-blue = bleue vers { $city }
xidit-city-guild = { $floors ->
    [one] Guilde de { $floors } étage : { $who }.
   *[other] Guilde de { $floors } étages : { $who }.
}
xidit-city-here = Ici : { $who }.
xidit-region-gives = { $region } : renommée { $first } pour le plus de bardes, { $second } pour le deuxième.
xidit-region-bards = Bardes : { $bards }.
xidit-region-nobody = Aucun barde en vue.
xidit-region-waste = { $region } : terre désolée, ni bardes ni renommée.
xidit-bastion-shut = Le bastion reste fermé jusqu’à l’évaluation de la renommée.

## The kingdom and the players

xidit-progress = Année { $year } sur { $of }
xidit-progress-over = La partie est terminée
xidit-year-census = Année { $year }, se termine par un recensement militaire
xidit-assessments = Les évaluations dans leur ordre
xidit-virtual-value = joueur neutre : { $value }
xidit-next-recruitment = Prochain recrutement
xidit-next-threat = Prochaine menace
xidit-stack = { $under ->
    [one] { $under } tuile en dessous, défausse : { $discarded }
   *[other] { $under } tuiles en dessous, défausse : { $discarded }
}
xidit-token-none = Aucune tuile ici
xidit-barracks = Caserne
xidit-barracks-hold = À la caserne : { $units }
xidit-barracks-empty = La caserne est vide
xidit-titans = Repaire des colosses
xidit-titan-raging = Colosse réveillé, { $symbols } symboles. Deux récompenses parmi : { $rewards }.
xidit-titan-asleep = Colosse endormi, { $symbols } symboles. Deux récompenses parmi : { $rewards }.
xidit-rages = réveillé
xidit-asleep = endormi
xidit-any-units = { $count } unités au choix
xidit-glance = Prochaines tuiles et colosses
xidit-titan-below = Un autre se trouve en dessous.
xidit-titans-gone = Pile { $stack } : plus aucun colosse
xidit-first-player = Premier joueur de l’année
xidit-place-in-turn = Place { $place } dans l’ordre du tour
xidit-decides = réfléchit
xidit-ready = a choisi
xidit-floors-built = Étages de guilde sur la carte
xidit-bards-seen = Bardes en vue
xidit-in-city = dans la cité
xidit-left = En réserve : { $things }.
xidit-left-of = { $who }, encore à placer : { $things }.
xidit-noted-of = { $exact ->
    [yes] { $who }, derrière le paravent : { $things }.
   *[no] { $who }, derrière le paravent, au moins : { $things }.
}
xidit-has-bastion = { $count ->
    [one] { $count } barde au bastion
   *[other] { $count } bardes au bastion
}
xidit-has-waiting = { $count ->
    [one] { $count } étage en attente d’une guilde incomplète
   *[other] { $count } étages en attente d’une guilde incomplète
}
xidit-screen = derrière le paravent

## The planning board

xidit-planner = Plaquette de programmation
xidit-plans = Les ordres révélés
xidit-orders = Ordres pour la prochaine roue
xidit-dial = Ordre { $number }
xidit-dial-unset = non réglé
xidit-no-road-there = Aucune route n’y mène : la cité { $city } n’est pas voisine de la dernière étape. Programmez le chemin cité par cité.
xidit-planner-hint = Tournez les roues, pressez K R B A W, ou cliquez le chemin sur la carte.
xidit-planner-hint-touch = Touchez un ordre ci-dessous, tournez une roue, ou touchez le chemin sur la carte.
xidit-order-would = Ordre { $number } : { $what }
xidit-plan-send = Envoyer les ordres
xidit-plan-change = Envoyer les ordres changés
xidit-plan-sealed = Envoyés et scellés
xidit-plan-clear = Effacer
xidit-plan-undo-clearing = Rétablir
xidit-plan-lists = Régler les ordres par des listes
xidit-readiness = Ordre du tour, et qui est prêt
xidit-still-thinks = { $who } réfléchit.

xidit-step-moves = vers { $city }
xidit-step-waits = à { $city }
xidit-step-recruits = recrute
xidit-step-beats = vainc
xidit-step-loses = perdu
xidit-step-meets = colosse ?
xidit-step-unseen = inconnu

xidit-preview-moves = Se rend dans la cité { $city }.
xidit-preview-waits = Reste dans la cité { $city }.
xidit-preview-recruits = Recrute dans la cité { $city } : { $unit }.
xidit-preview-beats = Vainc la menace de la cité { $city }. À la caserne : { $units }. Deux récompenses parmi : { $rewards }.
xidit-preview-loses = Perdu dans la cité { $city } : { $why }.
xidit-preview-lacks = Perdu dans la cité { $city }, il manque : { $units }.
xidit-preview-meets = Peut vaincre un colosse réveillé dans la cité { $city }.
xidit-preview-unseen = Une tuile encore inconnue peut se trouver dans la cité { $city }.

xidit-lost-X2-2 = la tuile recrutement n’a aucune unité
xidit-lost-X4-2 = aucune route de cette couleur ne part d’ici
xidit-lost-X4-4 = une unité par cité et par an, et elle est déjà prise
xidit-lost-X4-5 = il manque des unités
xidit-lost-X4-12 = ni un colosse et une menace, ni deux colosses, dans une même cité la même année
xidit-lost-X4-13 = il n’y a rien à faire ici

xidit-short-X2-2 = vide
xidit-short-X4-2 = 0 route
xidit-short-X4-4 = déjà
xidit-short-X4-5 = manque
xidit-short-X4-12 = 2 fois
xidit-short-X4-13 = rien

## What is asked

xidit-ask-start = Choisissez la cité de départ de votre Idrakys. Les ordres de l’année partiront de là.
xidit-ask-plan = Réglez les { $of } ordres de votre année sur la plaquette de programmation et envoyez-les. Les autres ne voient rien avant que tous soient prêts.
xidit-ask-order = Ordre { $number } sur { $of }, depuis la cité { $city } : une route, une action ou une attente.
# On the button that makes a decision of that kind.
xidit-decide = { $kind ->
    [start] Commencer ici
    [plan] Envoyer
    [bards] Envoyer
    [reward] Prendre
    [floor] Construire
    [raise] Augmenter
    [show] Montrer
    [titan] Vaincre
   *[other] Confirmer
}
xidit-choose-plan = Ordres : { FORM($orders, "small") }
xidit-ask-plan-ready = Les six ordres sont réglés. Envoyez-les, ou changez-en un.
xidit-ask-plan-sent = Vos ordres sont scellés. Vous pouvez encore les changer jusqu’à ce que le dernier joueur soit prêt.
xidit-choose-ready = Envoyer ces ordres
xidit-choose-road = { $road } vers la cité { $city }. { $note }
xidit-choose-no-road = { $road } : aucune ne part de la cité { $city }, l’ordre serait perdu.
xidit-choose-action = Action dans la cité { $city }. { $note }
xidit-choose-wait = Attendre dans la cité { $city }
xidit-change-order = Changer l’ordre { $number } (actuel : { FORM($order, "small") })
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Impossible ici : { $missing }.
xidit-ask-reward = La menace de la cité { $city } est vaincue. Choisissez vos récompenses ; bardes et étages vont là où se trouve votre Idrakys.
xidit-ask-reward-titan = Le colosse est vaincu. Choisissez vos récompenses ; les étages vont dans la cité { $city }, les bardes dans les régions autour.
xidit-ask-bards = { $due ->
    [one] Placez { $due } barde dans une région adjacente à la cité { $city }.
   *[other] Placez { $due } bardes, l’un après l’autre, dans les régions adjacentes à la cité { $city }.
}
xidit-ask-bards-more = Bardes encore à placer : { $left } sur { $due }. Placés : { $placed }.
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = Un barde vers { FORM($region, "the") }
xidit-ask-titan = Des colosses réveillés peuvent être vaincus dans la cité { $city }, qui n’a pas de tuile. Ce n’est jamais obligatoire.
xidit-choose-titan = Vaincre le colosse à { $symbols } symboles avec { $symbols } unités au choix. Deux récompenses parmi : { $rewards }.
xidit-choose-pass = Laisser les colosses
xidit-ask-titan-units = Choisissez une à une les { $symbols } unités données pour le colosse, les plus faibles d’abord.
xidit-ask-titan-more = Unité { $number } sur { $symbols } pour le colosse. Jusqu’ici : { $given }.
xidit-given = Données :
xidit-ask-raise = Une menace ou un colosse vaincu renforce le joueur neutre. Faites monter une de ses valeurs de 1.
xidit-choose-raise = { $assessment } : de { $from } à { $to } ; évaluation { $place } sur { $of }
xidit-ask-show = Recensement militaire. Vous avez { $units } : combien en montrez-vous ? Récompense pour le plus grand nombre : { $reward }.
xidit-ask-show-again = Vous montrez { $count }. Vous pouvez encore changer jusqu’à ce que le dernier joueur ait choisi.
xidit-choose-show = { $count ->
    [0] Ne rien montrer
   *[other] Montrer { $count }
}
xidit-choose-show-all = Tout montrer : { $count }
xidit-census-reward-militia = 1 souverain
xidit-census-reward-archer = 2 souverains ; à égalité, 1 chacun
xidit-census-reward-infantry = un barde dans une région adjacente à votre cité
xidit-census-reward-cleric = 2 bardes dans les régions adjacentes à votre cité ; à égalité, 1 chacun
xidit-census-reward-mage = un étage sur une de vos guildes
xidit-ask-floor = Vous avez gagné un étage de guilde au recensement. Choisissez laquelle de vos guildes le reçoit.
xidit-choose-floor = Guilde de la cité { $city }, étages : { $floors } sur { $most }

## What is told

xidit-census-militia = Recensement des milices paysannes
xidit-census-archer = Recensement des archers
xidit-census-infantry = Recensement des infanteries
xidit-census-cleric = Recensement des prêtres
xidit-census-mage = Recensement des mages de bataille

xidit-log-ready = { $who } a fait son choix.
xidit-log-start = { $who } commence dans la cité { $city }.
xidit-log-plans = Les ordres sont révélés.
xidit-scene-clash = Ordre { $number } : { $who } agissent dans la cité { $city }. En premier : { $first }.
xidit-log-moved = { $who }, ordre { $number } : { FORM($order, "the") } vers la cité { $city }.
xidit-log-waits = { $who }, ordre { $number } : attend dans la cité { $city }.
xidit-log-meets = { $who }, ordre { $number } : rencontre des colosses réveillés dans la cité { $city }.
xidit-log-recruits = { $who }, ordre { $number } : recrute dans la cité { $city } : { $unit }.
xidit-log-threat = { $who }, ordre { $number } : vainc la menace de la cité { $city }. À la caserne : { $units }.
xidit-log-order-lost = { $who }, ordre { $number } : { FORM($order, "small") }. Perdu dans la cité { $city } : { $why }.
xidit-log-passed = { $who } laisse les colosses.
xidit-log-gives = { $who } donne des unités pour un colosse. À la caserne : { $units }.
xidit-log-titan = { $who } vainc le colosse à { $symbols } symboles.
xidit-log-chooses = { $who } choisit { $rewards }.
xidit-log-gains = { $who } : { $gains }.
xidit-log-year = L’année { $year } commence.
xidit-log-year-first = L’année { $year } commence. Premier joueur : { $who }.
xidit-log-titans = Les colosses se réveillent. Réveillés maintenant : { $titans }.
xidit-log-assessment-wealth = Évaluation { $place } sur { $of } : la richesse, l’or derrière les paravents. Encore en lice : { FORM($left, "small") }.
xidit-log-assessment-influence = Évaluation { $place } sur { $of } : l’influence, les étages de guilde sur la carte. Encore en lice : { FORM($left, "small") }.
xidit-log-assessment-reputation = Évaluation { $place } sur { $of } : la renommée, les bardes, le bastion enfin ouvert. Encore en lice : { FORM($left, "small") }.
xidit-log-ranking = { $assessment } : { $ranking }.
xidit-log-ranked-out = { FORM($who, "small") } { $count } (hors jeu)
xidit-log-out = Élimination : { FORM($who, "small") }. Dernière place à l’évaluation { FORM($assessment, "of") }, avec { $value }.
xidit-log-winner = { $who } reste en lice jusqu’au bout et sauve le royaume.
xidit-log-winner-left = { $who } reste en lice jusqu’au bout, mais a quitté la partie. Victoire : { FORM($wins, "small") }.
xidit-log-lost = Il ne reste que le joueur neutre : le royaume est perdu, et tous les joueurs avec lui.
xidit-ending-won = Vous gagnez. Dernière évaluation, { FORM($assessment, "the") } : vous { $stayed }, { $other } { $value }.
xidit-ending-lost = { $who } remporte la partie. Vous perdez à l’évaluation { $place } sur { $of }, { FORM($assessment, "the") } : vous { $value }, le dernier à rester { $stayed }.
xidit-ending-seen = { $who } reste en lice jusqu’au bout.
xidit-log-shown = { $who } montre { $count }
xidit-log-census = { $type } : { $counts }.
xidit-log-nobody-shows = Personne n’en montre.
xidit-log-most = { $count ->
    [one] Le plus grand nombre : { $who }.
   *[other] À égalité pour le plus grand nombre : { $who }.
}
xidit-log-most-gold = { $count ->
    [one] Le plus grand nombre : { $who }. Récompense : { $gold ->
        [one] { $gold } souverain.
       *[other] { $gold } souverains.
    }
   *[other] À égalité pour le plus grand nombre : { $who }. Récompense : { $gold ->
        [one] { $gold } souverain chacun.
       *[other] { $gold } souverains chacun.
    }
}
xidit-log-census-waits = Un étage attend une guilde incomplète : { $who }.
xidit-log-recruitment-leaves = Cité { $city } : la tuile recrutement est vide et s’en va.
xidit-log-threat-leaves = Cité { $city } : la tuile menace s’en va.
xidit-log-recruitment-comes = Cité { $city } : une tuile recrutement arrive.
xidit-log-threat-comes = Cité { $city } : une menace arrive.
xidit-log-recruitment-fills = Cité { $city } : nouvelles unités sur la tuile recrutement vide : { $units }.
xidit-log-reinforcements = Les renforts arrivent ; les menaces sont mélangées.
xidit-log-recruitment-stack = Les menaces défaussées forment la pile de recrutement.
xidit-log-threat-stack = Les tuiles recrutement défaussées forment la pile de menaces.

xidit-gain-bards = { $count ->
    [one] { $count } barde vers { FORM($region, "the") }
   *[other] { $count } bardes vers { FORM($region, "the") }
}
xidit-gain-floors = { $count ->
    [one] { $count } étage dans la cité { $city }
   *[other] { $count } étages dans la cité { $city }
}
xidit-gain-virtual = joueur neutre : { FORM($assessment, "the") } +{ $count }

xidit-line-order = { $who }, ordre { $number } : { FORM($order, "small") }
xidit-line-threat = La menace de la cité { $city } est vaincue.
xidit-line-plan = { $who } : { FORM($orders, "small") }.
xidit-line-joins = De la cité { $city } : { $units }.
xidit-line-spent = À la caserne : { $units }.
xidit-line-gain = { $who } : { $gain }

## The end

xidit-hall = Temple de la renommée
xidit-fate-out = quitte la lice
xidit-fate-saviour = sauve le royaume
xidit-fate-left = a quitté la partie
xidit-fate-lost = le royaume est perdu

# Above the table of the three assessments, on the score sheet.
xidit-eliminations = Les évaluations, dans leur ordre
