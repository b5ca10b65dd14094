# The lesson of Lords of Xidit. Figures are values, never written here.

xidit-lesson-start = Le royaume
xidit-lesson-start-told = Le royaume de Xidit est menacé, et { $players } seigneurs veulent en être le sauveur. Vous jouez en bleu. Votre Idrakys va de cité en cité : là où l’on recrute, vous prenez des unités, avec elles vous vainquez les menaces, et les menaces rapportent des récompenses.
xidit-lesson-start-city = La cité { $city } a une tuile recrutement : des unités alignées, la plus faible d’abord. Cliquez-la ou touchez-la : votre Idrakys part de là.
xidit-lesson-start-city-done = Les autres ont choisi aussi. Une cité avec une tuile recrutement donne des unités, une cité avec une menace en demande, et la plupart n’ont ni l’une ni l’autre.

xidit-lesson-orders = Les ordres d’une année
xidit-lesson-orders-told = Chaque année, tous règlent six ordres en secret, puis tous sont exécutés : le premier de chacun, le deuxième de chacun, et ainsi de suite. Un ordre est une route par sa couleur, une action là où vous êtes, ou une attente.
xidit-lesson-orders-plan = Réglez ces ordres : action, route rouge, action, et ce que vous voulez pour le reste. Servez-vous des boutons sous les roues (sur un téléphone, faites défiler jusqu’à eux), puis envoyez les ordres.
xidit-lesson-orders-plan-other = Ici, les premiers ordres doivent être : action, route rouge, action. Effacez les roues, ou tournez-les, et envoyez de nouveau.
xidit-lesson-orders-plan-done = Dans la cité { $from }, vous avez pris l’unité la plus faible, suivi la route rouge jusqu’à la cité voisine et pris son unité la plus faible. { $units ->
    [one] Vous avez { $units } milice paysanne
   *[other] Vous avez { $units } milices paysannes
}. Une cité ne vous donne qu’une unité par an ; ce qui ne peut se faire est perdu, rien de pire.

xidit-lesson-threat = Une menace
xidit-lesson-threat-told = Sous une menace, vous voyez les unités qu’elle demande et trois récompenses. Venez avec toutes ces unités et agissez là : elles retournent à la caserne, et vous choisissez deux des récompenses. Derrière votre paravent, vous avez tout ce qu’il faut pour une menace.
xidit-lesson-threat-plan = Depuis la cité { $from }, suivez la route bleue jusqu’à { $over }, la route rouge jusqu’à { $city }, et agissez. Le reste est à votre gré.
xidit-lesson-threat-plan-other = Pour arriver à temps à la menace : route bleue, route rouge, action. Tournez les roues et envoyez de nouveau.
xidit-lesson-threat-plan-done = La menace est vaincue, et on vous demande vos récompenses.
xidit-lesson-threat-reward = L’or compte pour la richesse. Les bardes vont dans les régions autour de la cité et vous valent de la renommée. Les étages de guilde se construisent dans la cité et comptent pour l’influence. Il vous faudra un peu des trois. Prenez les bardes et les étages.
xidit-lesson-threat-reward-done = La guilde de cette cité n’appartiendra qu’à vous, jusqu’à quatre étages. Aux bardes maintenant.
xidit-lesson-threat-bards = { $bards ->
    [one] Placez votre { $bards } barde dans une région adjacente à la cité
   *[other] Placez vos { $bards } bardes, l’un après l’autre, dans des régions adjacentes à la cité
}. Les nombres à la lyre d’une région sont la renommée pour le plus de bardes et pour le deuxième.
xidit-lesson-threat-bards-done = Les bardes du centre disparaissent dans le bastion, où personne ne les voit jusqu’à la fin. Une autre menace est arrivée sur la carte, et l’année suivante commence. Le premier joueur change chaque année.

xidit-lesson-rival = Un adversaire arrive d’abord
xidit-lesson-rival-told = Rouge est voisin de la même menace que vous, avec les unités qu’il faut, et il est premier joueur cette année : quand deux agissent dans une cité, le premier la prend, et l’ordre de l’autre est perdu.
xidit-lesson-rival-plan = Laissez la cité { $rival } à rouge. Vos unités suffisent aussi pour la menace de la cité { $city } : suivez la route noire jusqu’à { $over }, la route bleue, et agissez.
xidit-lesson-rival-plan-other = Cela ne vaincrait pas la menace de la cité { $city }. Si rouge et vous agissez dans la cité { $rival }, rouge passe d’abord et votre ordre est perdu. Le chemin : route noire, route bleue, action.
xidit-lesson-rival-plan-done = Rouge a vaincu la menace de la cité { $rival } avant que vous ayez pu venir. La vôtre est vaincue aussi.
xidit-lesson-rival-reward = Prenez l’or, et ce que vous voulez avec.
xidit-lesson-rival-reward-done = { $gold ->
    [one] { $gold } souverain est derrière votre paravent, où personne d’autre ne le voit
   *[other] { $gold } souverains sont derrière votre paravent, où personne d’autre ne les voit
}. Mais ce gain s’est fait devant tous, et qui compte le sait.

xidit-lesson-titan = Un colosse
xidit-lesson-titan-told = Quand les menaces s’épuisent, les colosses se réveillent. Un colosse réveillé peut être vaincu depuis toute cité sans tuile, par n’importe quelles unités, autant qu’il a de symboles.
xidit-lesson-titan-plan = La cité { $city } n’a pas de tuile. Commencez vos ordres par une action ; le reste est à votre gré.
xidit-lesson-titan-plan-other = Le colosse attend ici et maintenant : que le premier ordre soit une action.
xidit-lesson-titan-plan-done = Vous rencontrez les colosses, et pouvez les laisser.
xidit-lesson-titan-fight = Vos unités suffisent pour celui à { $units } symboles. Combattez-le, et donnez les unités que vous avez.
xidit-lesson-titan-fight-done = Il a disparu pour de bon.
xidit-lesson-titan-reward = Comme pour une menace, vous choisissez deux des trois récompenses. Prenez l’or et les étages.
xidit-lesson-titan-reward-done = { $gold ->
    [one] { $gold } souverain, et une guilde dans cette cité.
   *[other] { $gold } souverains, et une guilde dans cette cité.
}

xidit-lesson-census = Un recensement militaire
xidit-lesson-census-told = Certaines années se terminent par un recensement, le calendrier le montre. Pour chaque type, du plus faible au plus fort, chacun choisit en secret combien d’unités montrer ; qui en montre le plus est récompensé, et les unités restent à vous. Les trois premiers types sont faits.
xidit-lesson-census-clerics = Aux prêtres : le plus grand nombre, seul, vaut deux bardes, à égalité un chacun. D’autres peuvent en avoir aussi. Montrez { $count }.
xidit-lesson-census-clerics-done = Personne n’en a montré autant. Les bardes vont dans les régions autour de la cité où vous êtes.
xidit-lesson-census-bards = Placez-les.
xidit-lesson-census-bards-done = Il reste les mages de bataille.
xidit-lesson-census-mages = Qui montre le plus de mages construit un étage sur une guilde. Vous pourriez cacher le vôtre, pour que personne ne le sache. Montrez-le.
xidit-lesson-census-mages-done = Vous en avez montré le plus.
xidit-lesson-census-floor = Votre seule guilde est dans la cité { $city } : posez-y l’étage.
xidit-lesson-census-floor-done = Les unités qui restent départagent aussi les égalités à la fin. Ce que vous ne dépensez pas n’est donc pas perdu.

xidit-lesson-assessment = Les évaluations
xidit-lesson-assessment-told = La fin de la dernière année. Il n’y a pas de points : trois évaluations, dans l’ordre indiqué sur la table, éliminent chacune le dernier, et celui qui reste à la fin gagne. Ici vient d’abord la richesse, puis l’influence, puis la renommée.
xidit-lesson-assessment-mages = À l’influence, vert et vous avez autant d’étages, et vert a plus d’unités, ce qui départage. Le dernier recensement est celui des mages : montrez les vôtres.
xidit-lesson-assessment-mages-done = L’étage est à vous.
xidit-lesson-assessment-floor = Posez-le sur une de vos guildes, et regardez les évaluations ; vous pouvez les mettre en pause et les suivre pas à pas.
xidit-lesson-assessment-floor-done = Rouge est éliminé à la richesse avec { $wealth ->
    [one] { $wealth } souverain
   *[other] { $wealth } souverains
}, vert à l’influence avec { $influence ->
    [one] { $influence } étage
   *[other] { $influence } étages
}, un de moins que vous, et jaune à la renommée avec { $reputation }. Vous sauvez le royaume. On peut donc n’avoir la première place nulle part, mais jamais la dernière. C’est tout ce qu’il faut pour une première partie.
