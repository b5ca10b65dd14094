# The table of Terracotta Army.

# Names of things

terracotta-progress = Manche { $round } sur { $rounds }
terracotta-progress-over = La partie est terminée
terracotta-warrior = { $form ->
    [a] { $type ->
        [officer] un officier
        [guard] un garde
        [crossbowman] un arbalétrier
       *[soldier] un soldat
    }
    [the] { $type ->
        [officer] l’officier
        [guard] le garde
        [crossbowman] l’arbalétrier
       *[soldier] le soldat
    }
   *[nom] { $type ->
        [officer] officier
        [guard] garde
        [crossbowman] arbalétrier
       *[soldier] soldat
    }
}
terracotta-specialist = { $form ->
    [a] { $type ->
        [horse] un cheval
        [footman] un serviteur
        [archer] un archer agenouillé
       *[musician] un musicien
    }
   *[nom] { $type ->
        [horse] cheval
        [footman] serviteur
        [archer] archer agenouillé
       *[musician] musicien
    }
}
terracotta-weapon = { $form ->
    [the] { $name ->
        [sword] l’épée
        [halberd] la hallebarde
        [crossbow] l’arbalète
       *[spear] la lance
    }
   *[nom] { $name ->
        [sword] épée
        [halberd] hallebarde
        [crossbow] arbalète
       *[spear] lance
    }
}
terracotta-worker = { $form ->
    [a] { $kind ->
        [craftsman] un apprenti
        [artisan] un artisan
       *[either] un ouvrier
    }
   *[nom] { $kind ->
        [craftsman] apprenti
        [artisan] artisan
       *[either] ouvrier
    }
}
terracotta-master = { $form ->
    [small] { $name ->
        [builder] maître façonneur
        [administrator] maître administrateur
        [inspector] maître inspecteur
        [claymaker] maître des argilières
        [overseer] maître superviseur
       *[smith] maître forgeron
    }
    [short] { $name ->
        [builder] Façonneur
        [administrator] Administrateur
        [inspector] Inspecteur
        [claymaker] Argilières
        [overseer] Superviseur
       *[smith] Forgeron
    }
    [the] { $name ->
        [builder] le maître façonneur
        [administrator] le maître administrateur
        [inspector] le maître inspecteur
        [claymaker] le maître des argilières
        [overseer] le maître superviseur
       *[smith] le maître forgeron
    }
    [of] { $name ->
        [builder] du maître façonneur
        [administrator] du maître administrateur
        [inspector] du maître inspecteur
        [claymaker] du maître des argilières
        [overseer] du maître superviseur
       *[smith] du maître forgeron
    }
   *[nom] { $name ->
        [builder] Maître façonneur
        [administrator] Maître administrateur
        [inspector] Maître inspecteur
        [claymaker] Maître des argilières
        [overseer] Maître superviseur
       *[smith] Maître forgeron
    }
}
terracotta-master-does = { $name ->
    [builder] Payez autant de pièces que le numéro de la manche : façonnez un guerrier du type dont il reste le plus de figurines.
    [administrator] Effectuez une fois de plus l’action du disque central de ce segment.
    [inspector] Avancez un inspecteur de 1 ou 2 cases.
    [claymaker] Prenez 3 argiles humides.
    [overseer] Prenez toute l’argile de deux entrepôts.
   *[smith] Réactivez toutes vos armes.
}
terracotta-tile = { $name ->
    [central-row] ligne centrale
    [central-column] colonne centrale
    [officers] officiers
    [guards] gardes
    [crossbowmen] arbalé­triers
    [soldiers] soldats
    [north-west] nord-ouest
    [north-east] nord-est
    [south-west] sud-ouest
    [south-east] sud-est
    [coins] pièces
   *[clay] argile
}
terracotta-action = { $kind ->
    [build] { $value ->
        [one] façonner pour { $value } argile
       *[other] façonner pour { $value } argiles
    }
    [coins] { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }
    [clay] { $value ->
        [one] { $value } argile humide
       *[other] { $value } argiles humides
    }
    [soak] humidifier l’argile
    [train] transformer l’apprenti
    [priority] jeton priorité
    [master] { FORM($name, "small") }
    [ready] réactiver { FORM($name, "the") }
   *[specialist] acheter un spécialiste
}
terracotta-action-impossible = { $action } (impossible maintenant)
terracotta-ability = { $name ->
    [claymaker] 3 argiles humides
   *[smith] réactiver toutes les armes
}
terracotta-empty = vide
terracotta-statue-owned = { $statue } ({ $colour })
terracotta-statue-mounted = { $statue } à cheval ({ $colour })
terracotta-archer-facing = { $way ->
    [up] archer agenouillé tourné vers le haut
    [down] archer agenouillé tourné vers le bas
    [left] archer agenouillé tourné vers la gauche
   *[right] archer agenouillé tourné vers la droite
}
terracotta-goods = { $what ->
    [vp] { SIGNED($amount) } PV
    [coins] { $amount ->
        [one] { SIGNED($amount) } pièce
       *[other] { SIGNED($amount) } pièces
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } argile humide
       *[other] { SIGNED($amount) } argiles humides
    }
   *[dry-clay] { $amount ->
        [one] { SIGNED($amount) } argile sèche
       *[other] { SIGNED($amount) } argiles sèches
    }
}

# What is asked

terracotta-ask-turn = { $turns ->
    [yes] Placez { FORM($worker, "a") } dans un segment, ou faites d’abord tourner un disque pour 2 pièces. Suivent les trois actions du segment, du centre vers l’extérieur.
   *[no] Placez { FORM($worker, "a") } dans un segment. Suivent ses trois actions, du centre vers l’extérieur.
}
terracotta-ask-worker = Quel ouvrier va dans le segment { $segment } ?
terracotta-ask-ring = { $possible ->
    [yes] { $ring ->
        [inner] Action du disque central, segment { $segment } : { $action }. Vous pouvez prendre à la place une argile humide ou une pièce. L’action du disque intermédiaire suit.
        [middle] Action du disque intermédiaire, segment { $segment } : { $action }. Vous pouvez prendre à la place une argile humide ou une pièce. L’action du disque extérieur suit.
       *[outer] Action du disque extérieur, segment { $segment } : { $action }. Ensuite, votre tour est terminé.
    }
   *[no] { $ring ->
        [inner] Action du disque central, segment { $segment } : { $action }. Prenez à la place une argile humide ou une pièce.
       *[middle] Action du disque intermédiaire, segment { $segment } : { $action }. Prenez à la place une argile humide ou une pièce.
    }
}
terracotta-ask-hire = Action du disque intermédiaire, segment { $segment } : { $action }. Acquérez avec un de vos jetons, ou prenez à la place une argile humide ou une pièce. L’action du disque extérieur suit.
terracotta-ask-ability = { $master } : acquis. Utilisez sa capacité maintenant, ou non. L’action du disque extérieur suit.
terracotta-ask-build = Choisissez une case vide pour { FORM($warrior, "the") }.
terracotta-ask-build-weapon = Choisissez une case vide pour { FORM($warrior, "the") }. Suivent ses PV et { FORM($weapon, "the") }.
terracotta-ask-buy = { $type ->
    [horse] Choisissez le cavalier : un de vos guerriers à pied, avec deux cases vides à côté de lui en ligne. Suit la position du cheval.
    [footman] Choisissez une case vide pour le serviteur. À la fin de la partie, il décompte les guerriers des huit cases qui l’entourent.
    [archer] Choisissez une case vide pour l’archer agenouillé. Suit son orientation.
   *[musician] Choisissez une case vide pour le musicien. À chaque manche, il décompte les guerriers de sa ligne et de sa colonne.
}
terracotta-ask-way = { $type ->
    [horse] De quel côté du cavalier le cheval se trouve-t-il ?
   *[archer] De quel côté l’archer agenouillé est-il tourné ?
}
terracotta-ask-weapon = { $type ->
    [officer] L’officier est en place. Utilisez l’épée pour 1 PV, et déplacez un inspecteur de 1 si vous le souhaitez ; ou gardez-la active.
    [guard] Le garde est en place. Utilisez la hallebarde pour 3 PV, et déplacez un autre de vos guerriers si vous le souhaitez ; ou gardez-la active.
    [crossbowman] L’arbalétrier est en place. Utilisez l’arbalète pour 1 PV par case vide jusqu’à la statue la plus proche, dans la meilleure direction ; ou gardez-la active.
   *[soldier] Le soldat est en place. Utilisez la lance pour 1 PV et 2 pièces ; ou gardez-la active.
}
terracotta-ask-move = Déplacez le guerrier de { $from } en ligne droite sur des cases vides.
terracotta-ask-warehouse = Entrepôt { $one }, et quel autre ?

# What can be picked

# On the button that makes a decision of that kind.
terracotta-decide = { $kind ->
    [place] Placer ici
    [turn] Tourner le disque
    [build] Façonner
    [buy] Acheter
    [hire] Acquérir
    [take] Prendre
    [collect] Collecter
    [inspect] Avancer ici
    [do] Effectuer
    [use] Utiliser
   *[other] Confirmer
}
terracotta-pick-turn = { $ring ->
    [inner] Faire tourner le disque central dans le sens horaire pour 2 pièces
   *[middle] Faire tourner le disque intermédiaire dans le sens antihoraire pour 2 pièces
}
terracotta-pick-segment = { $kind ->
    [craftsman] Segment { $segment }, apprenti : { $actions }
    [artisan] Segment { $segment }, artisan : { $actions }
   *[either] Segment { $segment } : { $actions }
}
terracotta-pick-worker = { $kind ->
    [craftsman] Un apprenti
   *[artisan] Un artisan
}
terracotta-pick-do = Effectuer : { $action }
terracotta-pick-take = { $what ->
    [clay] Prendre 1 argile humide à la place
   *[coin] Prendre 1 pièce à la place
}
terracotta-pick-skip = { $hired ->
    [yes] Ne pas utiliser la capacité
   *[no] Ne rien faire
}
terracotta-pick-hire = { $cost ->
    [one] Acquérir { FORM($master, "the") } avec le jeton à { $cost } pièce
   *[other] Acquérir { FORM($master, "the") } avec le jeton à { $cost } pièces
}
terracotta-pick-inspect = { $line ->
    [row] Avancer l’inspecteur de gauche à la ligne { $place }
   *[column] Avancer l’inspecteur du bas à la colonne { $place }
}
terracotta-pick-both-warehouses = { $clay ->
    [one] Entrepôts { $one } et { $other } : { $clay } argile sèche
   *[other] Entrepôts { $one } et { $other } : { $clay } argiles sèches
}
terracotta-pick-build = Façonner { FORM($warrior, "a") }
terracotta-pick-build-on = { $type ->
    [officer] Façonner un officier en { $space }
    [guard] Façonner un garde en { $space }
    [crossbowman] Façonner un arbalétrier en { $space }
   *[soldier] Façonner un soldat en { $space }
}
terracotta-pick-buy = Acheter { FORM($specialist, "a") }
terracotta-pick-space = En { $space }
terracotta-pick-rider = En { $space } : { $statue }
terracotta-pick-way = { $way ->
    [up] Vers le haut
    [down] Vers le bas
    [left] Vers la gauche
   *[right] Vers la droite
}
terracotta-pick-keep = Garder { FORM($weapon, "the") } active
terracotta-pick-use = { $weapon ->
    [sword] Utiliser l’épée sans déplacer d’inspecteur
    [halberd] Utiliser la hallebarde sans déplacer personne
    [crossbow] Utiliser l’arbalète
   *[spear] Utiliser la lance
}
terracotta-pick-sword = { $line ->
    [row] Utiliser l’épée, l’inspecteur de gauche à la ligne { $place }
   *[column] Utiliser l’épée, l’inspecteur du bas à la colonne { $place }
}
terracotta-pick-halberd = Utiliser la hallebarde pour déplacer, depuis { $space } : { $statue }
terracotta-pick-move = De { $from } à { $to }

terracotta-log-passed-over = { $step ->
    [ability] La capacité est passée : { $what }.
   *[outer] L’action du disque extérieur est passée : { $what }.
}
terracotta-log-no-shot = L’arbalète ne rapporterait rien et reste active : aucune statue n’est alignée avec { $space } au-delà de cases vides.

# What may follow a decision in the same turn, as things stand

terracotta-follows-ring = { $ring ->
    [inner] Central : { $what }
    [middle] Intermédiaire : { $what }
   *[outer] Extérieur : { $what }
}
terracotta-follows-gains = { $gains }
terracotta-follows-build = { $vp ->
    [0] { $clay ->
        [one] façonner pour { $clay } argile
       *[other] façonner pour { $clay } argiles
    }
   *[other] { $clay ->
        [one] façonner pour { $clay } argile, jusqu’à +{ $vp } PV
       *[other] façonner pour { $clay } argiles, jusqu’à +{ $vp } PV
    }
}
terracotta-follows-builder = { $cost ->
    [one] façonner un guerrier pour { $cost } pièce
   *[other] façonner un guerrier pour { $cost } pièces
}
terracotta-follows-hire = { $cost ->
    [one] acquérir { FORM($master, "the") } pour { $cost } pièce
   *[other] acquérir { FORM($master, "the") } pour { $cost } pièces
}
terracotta-follows-buy = acheter { $specialists }
terracotta-follows-specialist = { $cost ->
    [one] { FORM($specialist, "a") } pour { $cost } pièce
   *[other] { FORM($specialist, "a") } pour { $cost } pièces
}
terracotta-follows-collect = { $clay ->
    [one] jusqu’à { $clay } argile sèche de deux entrepôts
   *[other] jusqu’à { $clay } argiles sèches de deux entrepôts
}
terracotta-follows-inspect = avancer un inspecteur
terracotta-follows-not = { $action } (pas maintenant : { $why })
terracotta-follows-idle = { $kind ->
    [soak] aucune argile sèche à humidifier
    [train] rien, c’est déjà un artisan
    [priority] aucun jeton priorité à prendre
    [ready] rien, cette arme est déjà active
   *[master] rien, toutes les armes sont déjà actives
}
terracotta-follows-weapon = Avec { FORM($weapon, "the") } : { $gains }

# The log

terracotta-log-gains = { $did } { $gains }.
terracotta-log-turn = { $ring ->
    [inner] { $who } fait tourner le disque central.
   *[middle] { $who } fait tourner le disque intermédiaire.
}
terracotta-log-place = { $who } place { FORM($worker, "a") } dans le segment { $segment }.
terracotta-log-build = { $who } façonne { FORM($warrior, "a") } en { $space }.
terracotta-log-buy = { $type ->
    [horse] { $who } achète un cheval pour le guerrier de { $space }.
    [footman] { $who } achète un serviteur pour { $space }.
    [archer] { $way ->
        [up] { $who } achète un archer agenouillé pour { $space }, tourné vers le haut.
        [down] { $who } achète un archer agenouillé pour { $space }, tourné vers le bas.
        [left] { $who } achète un archer agenouillé pour { $space }, tourné vers la gauche.
       *[right] { $who } achète un archer agenouillé pour { $space }, tourné vers la droite.
    }
   *[musician] { $who } achète un musicien pour { $space }.
}
terracotta-log-use = { $who } utilise { FORM($weapon, "the") }.
terracotta-log-sword = { $line ->
    [row] { $who } utilise l’épée et déplace l’inspecteur à la ligne { $place }.
   *[column] { $who } utilise l’épée et déplace l’inspecteur à la colonne { $place }.
}
terracotta-log-halberd = { $who } utilise la hallebarde et déplace le guerrier de { $from } à { $to }.
terracotta-log-hire = { $cost ->
    [one] { $who } acquiert { FORM($master, "the") } avec le jeton à { $cost } pièce.
   *[other] { $who } acquiert { FORM($master, "the") } avec le jeton à { $cost } pièces.
}
terracotta-log-inspect = { $line ->
    [row] { $who } avance l’inspecteur à la ligne { $place }.
   *[column] { $who } avance l’inspecteur à la colonne { $place }.
}
terracotta-log-collect = { $who } prend l’argile des entrepôts { $one } et { $other }.
terracotta-log-take = { $what ->
    [clay] { $who } prend une argile humide à la place.
   *[coin] { $who } prend une pièce à la place.
}
terracotta-log-skip = { $who } ne fait rien.
terracotta-log-keep = { $who } garde son arme active.
terracotta-log-ready = { $who } réactive { FORM($weapons, "the") }.
terracotta-log-priority = { $who } prend le jeton priorité { $token }.
terracotta-log-do = { $rule ->
    [T4-1] { $who } prend des pièces.
    [T4-2] { $who } prend de l’argile.
    [T4-4] { $who } humidifie son argile.
    [T4-5] { $who } transforme l’apprenti, un artisan prend sa place.
   *[T7-4] { $who } utilise le maître des argilières.
}
terracotta-log-over = La partie est terminée : { $who } l’emporte avec { $vp } PV.
terracotta-ending-won = { $tie ->
    [yes] Vous gagnez avec { $vp } PV. Le suivant en a autant : vous êtes avant lui dans l’ordre du tour.
   *[no] Vous gagnez de { $by } PV, avec { $vp }.
}
terracotta-ending-lost = { $tie ->
    [yes] { $who } l’emporte avec { $vp } PV. Vous en avez autant, mais vous venez après dans l’ordre du tour.
   *[no] { $who } l’emporte avec { $vp } PV. Il vous en manque { $by }.
}
terracotta-ending-seen = { $tie ->
    [yes] { $who } l’emporte avec { $vp } PV, avant le suivant, à égalité, dans l’ordre du tour.
   *[no] { $who } l’emporte de { $by } PV, avec { $vp }.
}
terracotta-who-vp = { $who } { $vp } PV
terracotta-who-amount = { $who } { $amount }
terracotta-nobody-scores = personne ne marque
terracotta-phase = { $what } : { $outcome }.
terracotta-phase-inspector = { $line ->
    [row] L’inspecteur à la ligne { $place }
   *[column] L’inspecteur à la colonne { $place }
}
terracotta-phase-musician = Le musicien en { $space }
terracotta-phase-tile = La tuile décompte de la manche, { $tile }
terracotta-phase-footman = Le serviteur en { $space }
terracotta-phase-group = Le groupe en { $space }
terracotta-phase-archers = Les archers agenouillés
terracotta-phase-resources = La moitié de l’argile et des pièces
terracotta-phase-order = Les jetons priorité fixent le nouvel ordre du tour : { $order }.
terracotta-phase-drying = L’argile humide devient sèche : { $amounts }.
terracotta-phase-coins = Les maîtres donnent des pièces : { $amounts }.
terracotta-phase-round = Les ouvriers reviennent et les deux disques tournent d’un cran. La manche { $round } commence.
terracotta-round-begins = la manche { $round } commence

# Lines of the ledger

terracotta-ledger-vp = { $source ->
    [rack] { SIGNED($vp) } PV du rack de guerriers
    [weapon] { SIGNED($vp) } PV grâce à l’arme
    [inspector-row] { SIGNED($vp) } PV pour la ligne { $where } inspectée
    [inspector-column] { SIGNED($vp) } PV pour la colonne { $where } inspectée
    [musician] { SIGNED($vp) } PV grâce au musicien en { $where }
    [tile] { SIGNED($vp) } PV pour la tuile décompte, { $where }
    [footman] { SIGNED($vp) } PV grâce au serviteur en { $where }
    [group] { SIGNED($vp) } PV pour le groupe en { $where }
    [domination] { SIGNED($vp) } PV pour la domination du groupe en { $where }
    [presence] { SIGNED($vp) } PV pour la présence dans le groupe en { $where }
    [archer] { SIGNED($vp) } PV grâce à l’archer agenouillé en { $where }
    [resources] { SIGNED($vp) } PV pour la moitié de l’argile et des pièces
   *[none] { SIGNED($vp) } PV
}
terracotta-ledger-trained = désormais un artisan
terracotta-ledger-warehouse = { $clay ->
    [one] { SIGNED($clay) } argile sèche dans l’entrepôt { $number }
   *[other] { SIGNED($clay) } argiles sèches dans l’entrepôt { $number }
}
terracotta-ledger-inspector = { $line ->
    [row] l’inspecteur à la ligne { $place }
   *[column] l’inspecteur à la colonne { $place }
}
terracotta-ledger-order = place { $place } dans l’ordre du tour

# The wheel

terracotta-wheel = Roue d’actions
terracotta-segments = Segments de la roue
terracotta-segment-free = Segment { $segment } : { $actions } ; aucun ouvrier
terracotta-segment-taken = Segment { $segment } : { $actions } ; { $workers }
terracotta-worker-of = { $kind ->
    [craftsman] apprenti ({ $colour })
   *[artisan] artisan ({ $colour })
}
terracotta-warehouse = { $clay ->
    [one] Entrepôt { $number } : { $clay } argile sèche
   *[other] Entrepôt { $number } : { $clay } argiles sèches
}
terracotta-round-short = Manche
terracotta-priority-left = { $count ->
    [0] Il ne reste aucun jeton priorité
    [one] Il reste { $count } jeton priorité
   *[other] Il reste { $count } jetons priorité
}

# The mausoleum

terracotta-mausoleum = Mausolée
terracotta-space = { $space } : { $what }
terracotta-line = { $line ->
    [row] { $here ->
        [yes] Ligne { $place }, l’inspecteur est ici
       *[no] Ligne { $place }
    }
   *[column] { $here ->
        [yes] Colonne { $place }, l’inspecteur est ici
       *[no] Colonne { $place }
    }
}

# Around the boards

terracotta-boards = Plateaux
terracotta-rack = Rack de guerriers
terracotta-rack-next = { $type ->
    [officer] Officiers. Le prochain rapporte { $vp } PV. Il en reste { $left }
    [guard] Gardes. Le prochain rapporte { $vp } PV. Il en reste { $left }
    [crossbowman] Arbalétriers. Le prochain rapporte { $vp } PV. Il en reste { $left }
   *[soldier] Soldats. Le prochain rapporte { $vp } PV. Il en reste { $left }
}
terracotta-specialists = Spécialistes
terracotta-specialist-next = { $type ->
    [horse] Chevaux. Pour le prochain : { FORM($needs, "the") }. Il en reste { $left }
    [footman] Serviteurs. Pour le prochain : { FORM($needs, "the") }. Il en reste { $left }
    [archer] Archers agenouillés. Pour le prochain : { FORM($needs, "the") }. Il en reste { $left }
   *[musician] Musiciens. Pour le prochain : { FORM($needs, "the") }. Il en reste { $left }
}
terracotta-tiles = Tuiles décompte
terracotta-tile-of = Manche { $round }, { $tile } : domination { $most } PV, présence { $some } PV
terracotta-masters = Maîtres
terracotta-token = { $spent ->
    [yes] Jeton maître à { $cost } : utilisé
   *[no] Jeton maître à { $cost }
}
terracotta-master-free = { $master }. { $does } Acquis par personne.
terracotta-master-hired = { $master }. { $does } Acquis par : { $who }.
terracotta-score-track = Piste de score : { $scores }
terracotta-players = Joueurs dans l’ordre du tour
terracotta-place = { $colour }, place { $place } dans l’ordre du tour
terracotta-has-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
terracotta-has-wet = { $count ->
    [one] { $count } argile humide
   *[other] { $count } argiles humides
}
terracotta-has-dry = { $count ->
    [one] { $count } argile sèche
   *[other] { $count } argiles sèches
}
terracotta-has-workers = { $kind ->
    [craftsman] { $count ->
        [one] { $count } apprenti à placer
       *[other] { $count } apprentis à placer
    }
   *[artisan] { $count ->
        [one] { $count } artisan à placer
       *[other] { $count } artisans à placer
    }
}
terracotta-has-weapon = { $active ->
    [yes] { terracotta-weapon } : active
   *[no] { terracotta-weapon } : inactive
}
terracotta-has-priority = jeton priorité { $token }

# What points were for

terracotta-tie = À égalité, le joueur qui vient avant dans l’ordre du tour l’emporte.
terracotta-source = { $known ->
    [yes] { $source ->
        [inspector-row] Ligne { $where } inspectée
        [inspector-column] Colonne { $where } inspectée
        [musician] Musicien en { $where }
        [tile] Tuile décompte : { $where }
        [footman] Serviteur en { $where }
       *[group] Groupe en { $where }
    }
   *[no] { $source ->
        [rack] Rack de guerriers
        [weapon] Armes
        [inspector-row] Lignes inspectées
        [inspector-column] Colonnes inspectées
        [musician] Musiciens
        [tile] Tuiles décompte
        [footman] Serviteurs
        [group] Groupes
        [domination] Domination des groupes
        [presence] Présence dans les groupes
        [archer] Archers agenouillés
       *[resources] Argile et pièces
    }
}
