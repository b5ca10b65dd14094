# Learning Terracotta Army: what one reads besides the table.

## What each symbol is and does: the legend, and a look at a thing

terracotta-legend-wheel = Sur la roue
terracotta-legend-players = Chez les joueurs
terracotta-legend-mausoleum = Dans le mausolée

terracotta-means-action = { $kind ->
    [build] { $value ->
        [one] Façonner : payez { $value } argile humide et placez un guerrier sur n’importe quelle case vide.
       *[other] Façonner : payez { $value } argiles humides et placez un guerrier sur n’importe quelle case vide.
    }
    [coins] Pièces : prenez-en { $value }.
    [clay] Argile humide : prenez-en { $value }.
    [soak] Humidifier : toute votre argile sèche devient humide.
    [train] Transformer : l’apprenti que vous venez de placer quitte la partie, et l’un de vos artisans prend sa place.
    [priority] Priorité : prenez le jeton priorité du dessus avec son argile humide, et jouez plus tôt à la manche suivante.
    [master] { $name }. { $does } Il faut d’abord l’acquérir avec l’un de vos jetons, une fois pour toute la partie.
    [ready] Réactiver { FORM($name, "the") } : votre arme devient active.
   *[specialist] Spécialiste : achetez un cheval, un serviteur, un archer agenouillé ou un musicien, avec des pièces et l’arme active qui va avec lui.
}
terracotta-means-warrior = { $type ->
    [officer] Les officiers sont des guerriers. En façonner un rapporte les PV du rack de guerriers ; vous pouvez ensuite utiliser { FORM($weapon, "the") }, si elle est active.
    [guard] Les gardes sont des guerriers. En façonner un rapporte les PV du rack de guerriers ; vous pouvez ensuite utiliser { FORM($weapon, "the") }, si elle est active.
    [crossbowman] Les arbalétriers sont des guerriers. En façonner un rapporte les PV du rack de guerriers ; vous pouvez ensuite utiliser { FORM($weapon, "the") }, si elle est active.
   *[soldier] Les soldats sont des guerriers. En façonner un rapporte les PV du rack de guerriers ; vous pouvez ensuite utiliser { FORM($weapon, "the") }, si elle est active.
}
terracotta-means-weapon = { $name ->
    [sword] Épée : quand vous venez de façonner un officier, elle rapporte { $vp } PV, et vous pouvez déplacer un inspecteur d’une case. Une arme utilisée est inactive jusqu’à ce qu’on la réactive.
    [halberd] Hallebarde : quand vous venez de façonner un garde, elle rapporte { $vp } PV, et vous pouvez déplacer en ligne droite un autre de vos guerriers. Une arme utilisée est inactive jusqu’à ce qu’on la réactive.
    [crossbow] Arbalète : quand vous venez de façonner un arbalétrier, elle rapporte { $vp } PV par case vide jusqu’à la statue la plus proche, dans la meilleure direction. Une arme utilisée est inactive jusqu’à ce qu’on la réactive.
   *[spear] Lance : quand vous venez de façonner un soldat, elle rapporte { $vp } PV et { $coins } pièces. Une arme utilisée est inactive jusqu’à ce qu’on la réactive.
}
terracotta-means-weapon-buys = Elle sert aussi à acheter un spécialiste : { $specialists }.
terracotta-means-specialist = { $type ->
    [horse] Cheval : il s’étend sur deux cases à côté d’un de vos guerriers, qui occupe alors les trois et compte partout où se trouve l’une d’elles.
    [footman] Serviteur : à la fin de la partie, il décompte les huit cases qui l’entourent, { $domination } PV pour la domination, { $presence } PV pour la présence.
    [archer] Archer agenouillé : il sert le propriétaire du guerrier auquel il fait face, y départage les égalités, compte dans le groupe de ce guerrier et rapporte { $vp } PV à la fin.
   *[musician] Musicien : à chaque manche, il rapporte à chaque joueur 1 PV par guerrier que ce joueur a sur la ligne ou la colonne du musicien.
}
terracotta-means-worker = { $kind ->
    [craftsman] Apprenti : un ouvrier qui ne peut être placé que dans un segment vide.
   *[artisan] Artisan : un apprenti transformé, qui peut aussi rejoindre un apprenti dans un segment. Personne ne peut être placé à côté d’un artisan.
}
terracotta-means-goods = { $what ->
    [coin] Les pièces servent pour les jetons maître, pour les spécialistes et pour faire tourner un disque ({ $cost } pièces). À la fin, la moitié du total de vos pièces et de votre argile donne autant de PV.
    [wet] C’est avec l’argile humide qu’on façonne les guerriers. Elle sèche à la fin de chaque manche.
    [dry] L’argile sèche ne permet pas de façonner tant qu’elle n’est pas humidifiée. Pour les majorités et à la fin, elle compte comme l’argile humide.
   *[vp] Points de victoire : qui en a le plus à la fin remporte la partie.
}
terracotta-means-token = Jetons maître : chaque joueur en a six, à { $costs } pièces. Payez ce qu’indique le jeton et posez-le auprès d’un maître ; il y reste.
terracotta-means-priority = Qui a un jeton priorité joue avant les autres à la manche suivante, le plus petit numéro en tête.
terracotta-means-inspector = { $line ->
    [row] L’inspecteur de gauche désigne une ligne. À la fin de la manche, elle est décomptée : domination { $domination } PV, présence { $presence } PV. Puis l’inspecteur avance d’une case.
   *[column] L’inspecteur du bas désigne une colonne. À la fin de la manche, elle est décomptée : domination { $domination } PV, présence { $presence } PV. Puis l’inspecteur avance d’une case.
}
terracotta-means-tile = { $kind ->
    [line] On décompte les guerriers d’une ligne ou d’une colonne : { $tile }.
    [type] On décompte tous les guerriers d’un type dans tout le mausolée : { $tile }.
    [quadrant] On décompte les guerriers d’un quadrant : { $tile }.
   *[goods] On décompte ce qu’ont les joueurs : { $tile }.
}

## A look at a thing on the table

terracotta-description-room = { $takes ->
    [anybody] Le segment { $segment } est libre : n’importe quel ouvrier peut y être placé, et effectue trois actions de l’intérieur vers l’extérieur.
    [artisan] Segment { $segment } : { $workers }. Seul un artisan peut encore y venir.
   *[nobody] Segment { $segment } : { $workers }. Plus personne ne peut y être placé cette manche.
}
terracotta-description-stone = { $ring ->
    [inner] Disque central. { $does }
    [middle] Disque intermédiaire. { $does }
   *[outer] Disque extérieur. { $does }
}
terracotta-description-ring = { $ring ->
    [inner] Avant de placer, vous pouvez faire tourner le disque central d’un cran, dans le sens horaire, pour { $cost } pièces. Les ouvriers restent où ils sont.
   *[middle] Avant de placer, vous pouvez faire tourner le disque intermédiaire d’un cran, dans le sens antihoraire, pour { $cost } pièces. Les ouvriers restent où ils sont.
}
terracotta-description-warehouse = { $clay ->
    [0] L’entrepôt { $number }, celui de ce quartier de la roue, est vide. Qui façonne à partir d’ici y laisse 1 argile sèche ; le maître superviseur en vide deux.
    [one] L’entrepôt { $number }, celui de ce quartier de la roue, contient { $clay } argile sèche. Qui façonne à partir d’ici y en laisse 1 de plus ; le maître superviseur vide deux entrepôts.
   *[other] L’entrepôt { $number }, celui de ce quartier de la roue, contient { $clay } argiles sèches. Qui façonne à partir d’ici y en laisse 1 de plus ; le maître superviseur vide deux entrepôts.
}
terracotta-description-round = Manche { $round } : chacun place un ouvrier par tour jusqu’à ce que tous soient autour de la roue. La manche est alors décomptée.
terracotta-description-instead = { $what ->
    [take-clay] À la place de l’action du disque central ou intermédiaire, vous pouvez prendre 1 argile humide.
    [take-coin] À la place de l’action du disque central ou intermédiaire, vous pouvez prendre 1 pièce.
    [skip] Vous pouvez renoncer à n’importe quelle action.
   *[keep] Rien n’oblige à utiliser une arme : gardée, elle reste active.
}
terracotta-description-empty = La case { $space } est vide : un guerrier ou un spécialiste peut y être placé.
terracotta-description-mounted = À cheval : il occupe trois cases et compte comme un seul guerrier partout où se trouve l’une d’elles.
terracotta-description-archer-idle = Il ne fait face à aucun guerrier pour l’instant, et reste sans effet tant qu’il n’y en a pas.
terracotta-description-archer-serves = Pour l’instant, il sert { $who }, face au guerrier en { $space }.
terracotta-description-told = { $what }.
terracotta-description-now = En l’état : { $outcome }.
terracotta-description-rack = { $left ->
    [0] Il n’en reste aucun.
   *[other] Il en reste { $left }. Le prochain rapporte { $vp } PV.
}
terracotta-description-specialist = { $left ->
    [0] Il n’en reste aucun.
   *[other] Il en reste { $left }. Le prochain coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } et demande une arme active : { FORM($weapon, "the") }.
}
terracotta-description-token = { $cost ->
    [one] Avec ce jeton, vous acquérez un maître pour { $cost } pièce. Le jeton y reste jusqu’à la fin de la partie.
   *[other] Avec ce jeton, vous acquérez un maître pour { $cost } pièces. Le jeton y reste jusqu’à la fin de la partie.
}
terracotta-description-master = { $gives ->
    [coin] À chaque phase d’entretien, il donne aussi 1 pièce à qui l’a acquis.
   *[clay] À chaque phase d’entretien, il garde aussi humide 1 argile de qui l’a acquis.
}
terracotta-description-tile = Manche { $round }, { $tile } : domination { $most } PV, présence { $some } PV.
terracotta-description-player = { $who } : { $vp } PV, place { $place } dans l’ordre du tour.
terracotta-description-kept = Grâce aux maîtres, à chaque phase d’entretien : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; argile qui reste humide : { $clay }.
terracotta-description-has = { $who } : { $count }.
terracotta-description-workers = { $who } : { $count } à placer, { $placed } autour de la roue.
terracotta-description-weapon = { $active ->
    [yes] { $who } : active en ce moment.
   *[no] { $who } : inactive en ce moment.
}
terracotta-description-holds = { $who } : { $what }.

## The rulebook's worked examples

terracotta-example-gains = { $who } : { $what }
terracotta-example-row = L’inspecteur de gauche désigne cette ligne. Jaune y a le plus de guerriers et obtient la domination ; les autres ont la présence.
terracotta-example-tie = Dans cette colonne, jaune et vert ont un guerrier chacun. L’archer agenouillé fait face au guerrier vert et les départage, bien qu’il soit en dehors de la colonne.
terracotta-example-tile = La tuile de cette manche décompte le quadrant nord-ouest. La ligne et la colonne centrales n’en font pas partie.
terracotta-example-musician = Le musicien décompte chaque guerrier de sa ligne ou de sa colonne, quel que soit son propriétaire ; aucune majorité n’est nécessaire.
terracotta-example-horse = Un guerrier à cheval occupe trois cases. Ici, le cheval atteint la ligne inspectée : jaune y compte donc aussi, et il y a égalité.
terracotta-example-crossbow = L’arbalétrier vient d’être façonné, et l’arbalète est utilisée. Il y a plus de cases vides avant la statue la plus proche vers la droite que vers le bas : la meilleure direction compte.
terracotta-example-footman = À la fin, le serviteur décompte les huit cases qui l’entourent. Le guerrier deux cases plus loin ne compte pas.
terracotta-example-group = Quatre soldats qui se touchent par un côté forment un groupe de deux joueurs : chaque guerrier rapporte à son propriétaire 1 PV pour chacun des deux joueurs, et la majorité est décomptée aussi. Le garde est seul et ne rapporte rien.
terracotta-example-archer = Les archers de gauche et du bas font face à des guerriers et rapportent des PV à leurs propriétaires. Celui de droite fait face à une case vide et ne rapporte rien.
terracotta-example-resources = La moitié de l’argile et des pièces ensemble, arrondie à l’inférieur. Argile humide et argile sèche comptent autant.

## The game in a minute

terracotta-minute-1 = Vous façonnez l’armée d’argile qui doit garder le tombeau d’un empereur. En cinq manches, vous placez des ouvriers autour d’une roue à trois disques, gagnez argile et pièces, et placez des statues dans le mausolée.
terracotta-minute-2 = Un ouvrier effectue les trois actions de son segment, de l’intérieur vers l’extérieur. Le disque central et le disque intermédiaire tournent, si bien que les actions se combinent autrement, et là où se trouve un ouvrier, il reste peu de place pour les autres.
terracotta-minute-3 = Un guerrier rapporte des points de victoire (PV) quand vous le façonnez, de { $rack-most } à { $rack-least }. Ensuite, ce sont les majorités qui comptent : sur la ligne et la colonne que désignent les inspecteurs, sur la tuile de chaque manche, et à la fin autour des serviteurs et dans les groupes.
terracotta-minute-4 = Qui a le plus de PV après cinq manches remporte la partie.

## A round, step by step

terracotta-step-1 = C’est à jaune de jouer. À chaque tour, vous placez un ouvrier dans un segment de la roue ; un segment vide accepte n’importe quel ouvrier. Avant cela, vous pouvez faire tourner d’un cran le disque central ou le disque intermédiaire pour 2 pièces. Jaune veut façonner et choisit le segment 4.
terracotta-step-2 = L’ouvrier est en place. Suivent maintenant les trois actions du segment, de l’intérieur vers l’extérieur. À la place de celle du disque central ou intermédiaire, vous pouvez prendre 1 argile humide ou 1 pièce.
terracotta-step-3 = L’action du disque central façonne pour l’argile humide indiquée. Jaune place un officier sur une case vide et gagne les PV qu’indique le rack de guerriers. L’une des argiles va, sèche, dans l’entrepôt du quartier.
terracotta-step-4 = L’épée de jaune est active, et c’est l’arme de l’officier : jaune peut l’utiliser juste après avoir façonné. Elle est ensuite inactive, jusqu’à ce qu’elle soit réactivée.
terracotta-step-5 = Sur le disque intermédiaire se trouvent les maîtres. La première fois, on acquiert le maître avec un jeton et ses pièces ; dès lors, sa capacité peut être utilisée à chaque passage. D’autres segments du disque donnent des pièces, de l’argile ou un jeton priorité.
terracotta-step-6 = Le disque extérieur réactive une arme ou vend un spécialiste, contre des pièces et l’arme qui va avec lui. Les spécialistes n’appartiennent à personne, mais rapportent à qui est bien placé.
terracotta-step-7 = Quand tous les ouvriers sont autour de la roue, la manche est décomptée : d’abord la ligne inspectée, puis la colonne inspectée, puis les musiciens, enfin la tuile de la manche.
terracotta-step-8 = Puis l’argile humide sèche, les ouvriers reviennent, et le disque central et le disque intermédiaire tournent d’un cran : la manche suivante commence. Après la cinquième vient le décompte final : serviteurs, groupes, archers agenouillés, et la moitié de l’argile et des pièces.

## Glossary: a word, and what it means

terracotta-term-artisan = artisan
terracotta-term-artisan-is = Un apprenti transformé. Il peut rejoindre un apprenti dans un segment.
terracotta-term-base = socle
terracotta-term-base-is = Le pied coloré d’un guerrier : il montre à qui il est.
terracotta-term-clean-up = phase d’entretien
terracotta-term-clean-up-is = Ce qui suit le décompte d’une manche : le nouvel ordre du tour, l’argile qui sèche, les pièces des maîtres.
terracotta-term-craftsman = apprenti
terracotta-term-craftsman-is = Un ouvrier qui n’a pas été transformé. Il lui faut un segment vide.
terracotta-term-domination = domination
terracotta-term-domination-is = Avoir, seul, le plus des éléments comptés, et au moins un.
terracotta-term-group = groupe
terracotta-term-group-is = Au moins deux figurines d’un même type de guerrier qui se touchent par un côté, quels que soient leurs propriétaires.
terracotta-term-inspector = inspecteur
terracotta-term-inspector-is = Une figurine sur la piste de gauche ou du bas : sa ligne ou sa colonne est décomptée à la fin de la manche.
terracotta-term-master = maître
terracotta-term-master-is = L’un des six personnages du disque intermédiaire, acquis une fois pour toutes avec un jeton.
terracotta-term-mausoleum = mausolée
terracotta-term-mausoleum-is = Le plateau de { $columns } colonnes et { $rows } lignes où se trouvent les statues.
terracotta-term-presence = présence
terracotta-term-presence-is = Avoir au moins un des éléments comptés, sans avoir la domination.
terracotta-term-priority = jeton priorité
terracotta-term-priority-is = Il fait passer qui l’a en tête de l’ordre du tour de la manche suivante.
terracotta-term-quadrant = quadrant
terracotta-term-quadrant-is = L’une des quatre parties en lesquelles la ligne et la colonne centrales découpent le mausolée.
terracotta-term-quarter = quartier
terracotta-term-quarter-is = Un quart de la roue, avec son propre entrepôt.
terracotta-term-rack = rack de guerriers
terracotta-term-rack-is = Les guerriers qui restent, avec les PV du prochain de chaque type.
terracotta-term-ready = réactiver
terracotta-term-ready-is = Rendre une arme active, pour qu’elle puisse être utilisée une fois.
terracotta-term-scoring-tile = tuile décompte
terracotta-term-scoring-tile-is = Une par manche : ce qu’elle montre est décompté à la fin de cette manche.
terracotta-term-segment = segment
terracotta-term-segment-is = L’un des { $segments } emplacements autour de la roue, avec une action sur chacun des trois disques.
terracotta-term-soak = humidifier
terracotta-term-soak-is = Rendre humide toute son argile sèche.
terracotta-term-specialist = spécialiste
terracotta-term-specialist-is = Un cheval, un serviteur, un archer agenouillé ou un musicien : une statue qui n’appartient à personne.
terracotta-term-statue = statue
terracotta-term-statue-is = Toute figurine du mausolée, guerrier ou spécialiste.
terracotta-term-train = transformer
terracotta-term-train-is = Remplacer l’apprenti que l’on vient de placer par un artisan, pour le reste de la partie.
terracotta-term-vp = PV
terracotta-term-vp-is = Points de victoire.
terracotta-term-warehouse = entrepôt
terracotta-term-warehouse-is = Une réserve dans chaque quartier de la roue, où se trouve de l’argile sèche.
terracotta-term-warrior = guerrier
terracotta-term-warrior-is = Un officier, un garde, un arbalétrier ou un soldat : une statue qui a un propriétaire.
terracotta-term-weapon = arme
terracotta-term-weapon-is = Épée, hallebarde, arbalète ou lance : active, elle peut être utilisée une fois, après avoir façonné ou pour acheter un spécialiste.

## Rulings: how we play what the printed rules leave open

ruling-T1-10 = Les pistes des inspecteurs forment des boucles dans les deux sens : en reculant depuis la première case, un inspecteur arrive sur la dernière. Seule la marche avant est imprimée.
ruling-T3-7 = L’arbalète n’est proposée que si elle rapporte au moins 1 PV : on ne vous demande pas si vous voulez l’utiliser pour rien.
ruling-T4-4 = Humidifier rend humide toute votre argile sèche. Trois traductions des règles le disent ; une autre dit 1 argile.
ruling-T5-5 = La hallebarde déplace un guerrier le long de sa ligne ou de sa colonne, jamais en diagonale, et jamais le garde que l’on vient de façonner. Il est imprimé « en ligne droite ».
ruling-T5-6 = Un guerrier à cheval garde son orientation quand il se déplace. Rien d’imprimé ne parle de pivoter.
ruling-T5-7 = Toute statue arrête le compte de l’arbalète, y compris un spécialiste et n’importe quelle case d’un cheval ; le bord ne l’arrête pas, si bien qu’une direction sans statue ne rapporte rien. La direction qui rapporte le plus de PV est prise d’office, car en marquer moins n’aide jamais personne.
ruling-T6-2 = Un cheval demande un cavalier à pied : un cavalier, un cheval.
ruling-T6-4 = Un archer agenouillé peut faire face à n’importe quoi, même à une case vide ou au bord : un guerrier peut y venir plus tard.
ruling-T7-2 = L’administrateur répète l’action du disque central, et non l’argile ou la pièce prise à la place, même si l’on avait d’abord renoncé à l’action.

## The player's aid: a game on a page

terracotta-aid-turn = Votre tour
terracotta-aid-turn-1 = Une fois, si vous voulez : 2 pièces font tourner d’un cran le disque central (sens horaire) ou le disque intermédiaire (sens antihoraire).
terracotta-aid-turn-2 = Placez un ouvrier. Segment vide : n’importe lequel. Avec un apprenti : seulement un artisan. Avec un artisan : personne.
terracotta-aid-turn-3 = Effectuez le segment : disque central, intermédiaire, extérieur. À la place du central ou de l’intermédiaire : 1 argile humide ou 1 pièce. On peut renoncer à tout.

terracotta-aid-rings = Sur les disques
terracotta-aid-rings-1 = Pièces, argile humide : prenez ce qui est indiqué.
terracotta-aid-rings-2 = Façonner : payez l’argile humide indiquée, dont 1, sèche, dans l’entrepôt du quartier. Guerrier sur n’importe quelle case vide, PV du rack de guerriers ; puis son arme, si elle est active.
terracotta-aid-rings-3 = Humidifier : toute l’argile sèche devient humide. Transformer : un artisan remplace l’apprenti que vous venez de placer.
terracotta-aid-rings-4 = Priorité : le jeton du dessus avec son argile humide, si vous n’en avez pas.
terracotta-aid-rings-5 = Réactiver : l’arme indiquée devient active.
terracotta-aid-rings-6 = Spécialiste : { $specialist-costs } pièces, de plus en plus cher pour chaque type, et l’arme active.

terracotta-aid-weapons = Armes : après avoir façonné, ou pour acheter
terracotta-aid-weapons-1 = Épée (officier ; { $with-sword }) : 1 PV, déplacez un inspecteur de 1.
terracotta-aid-weapons-2 = Hallebarde (garde ; { $with-halberd }) : 3 PV, déplacez en ligne droite un autre de vos guerriers.
terracotta-aid-weapons-3 = Arbalète (arbalétrier ; { $with-crossbow }) : 1 PV par case vide jusqu’à la statue la plus proche, meilleure direction.
terracotta-aid-weapons-4 = Lance (soldat ; { $with-spear }) : 1 PV et 2 pièces.

terracotta-aid-masters = Maîtres : à acquérir une fois avec un jeton ({ $token-costs } pièces)
terracotta-aid-masters-1 = Façonneur : autant de pièces que le numéro de la manche, un guerrier du type dont il reste le plus ; ni PV, ni arme.
terracotta-aid-masters-2 = Administrateur : encore une fois l’action du disque central. Inspecteur : avancez un inspecteur de 1 ou 2.
terracotta-aid-masters-3 = Argilières : 3 argiles humides. Superviseur : l’argile sèche de deux entrepôts. Forgeron : toutes vos armes actives.
terracotta-aid-masters-4 = À chaque phase d’entretien, les trois premiers donnent 1 pièce chacun, les trois derniers gardent 1 argile humide chacun.

terracotta-aid-round = Fin de la manche
terracotta-aid-round-1 = Ligne inspectée, puis colonne : domination 7 PV, présence 3 PV. Chaque inspecteur avance de 1.
terracotta-aid-round-2 = Musiciens : 1 PV par guerrier sur leur ligne ou leur colonne.
terracotta-aid-round-3 = Tuile : domination { $tile-domination } PV de la manche 1 à la manche 5, présence { $tile-presence } PV.
terracotta-aid-round-4 = Égalité pour la première place : tous n’ont que la présence, sauf si des archers agenouillés face à des guerriers comptés les départagent.
terracotta-aid-round-5 = Entretien : jetons priorité en tête, l’argile humide sèche, pièces des maîtres, retour des ouvriers, les disques tournent.

terracotta-aid-end = Fin de la partie
terracotta-aid-end-1 = Serviteurs : les huit cases autour, domination 8 PV, présence 2 PV.
terracotta-aid-end-2 = Groupes d’un même type : 1 PV par guerrier à vous et par joueur du groupe ; à partir de deux joueurs, domination 5 PV, présence 2 PV.
terracotta-aid-end-3 = Archers agenouillés : 2 PV au propriétaire du guerrier auquel ils font face.
terracotta-aid-end-4 = La moitié de l’argile et des pièces. À égalité, le premier dans l’ordre du tour l’emporte.
