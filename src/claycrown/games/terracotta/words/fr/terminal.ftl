# Terracotta Army in the terminal: signs that fit on its boards, and what its help says.

terracotta-sign-action = { $kind ->
    [build] F{ $value }
    [coins] ¤{ $value }
    [clay] ●{ $value }
    [soak] Hu
    [train] Tr
    [priority] Prio
    [master] { $name ->
        [builder] Façon
        [administrator] Admin
        [inspector] Insp
        [claymaker] Argil
        [overseer] Super
       *[smith] Forge
    }
    [ready] { $name ->
        [sword] épée
        [halberd] hall
        [crossbow] arba
       *[spear] lance
    }
   *[specialist] Spéc
}
terracotta-sign-master = { $name ->
    [builder] Fa
    [administrator] Ad
    [inspector] In
    [claymaker] Ar
    [overseer] Su
   *[smith] Fo
}
terracotta-sign-weapon = { $name ->
    [sword] { $active ->
        [yes] ÉPÉE
       *[no] épée
    }
    [halberd] { $active ->
        [yes] HALL
       *[no] hall
    }
    [crossbow] { $active ->
        [yes] ARBA
       *[no] arba
    }
   *[spear] { $active ->
        [yes] LANCE
       *[no] lance
    }
}
terracotta-sign-figure = { $type ->
    [officer] off
    [guard] gar
    [crossbowman] arb
    [soldier] sol
    [horse] che
    [footman] ser
    [archer] arc
   *[musician] mus
}
terracotta-sign-inner = { $short ->
    [yes] ce ↻
   *[no] cent. ↻
}
terracotta-sign-middle = { $short ->
    [yes] int ↺
   *[no] int. ↺
}
terracotta-sign-priority-left = { $short ->
    [yes] p { $tokens }
   *[no] prio { $tokens }
}
terracotta-sign-priority = prio { $token }
terracotta-sign-warehouse = entr. { $number }
terracotta-sign-rack = façon
terracotta-sign-vp = PV
terracotta-sign-buy = achat
terracotta-sign-cost = coût
terracotta-sign-left = reste
terracotta-sign-no-master = aucun maître

# Help

terracotta-topic-wheel = La roue d’actions
terracotta-topic-inner-ring = Le disque central
terracotta-topic-inner-ring-about = F3 : façonner pour 3 argiles. ¤3 : 3 pièces. ●4 : 4 argiles humides. Hu : humidifier. Tr : transformer. Il tourne dans le sens horaire.
terracotta-topic-middle-ring = Le disque intermédiaire
terracotta-topic-middle-ring-about = Façon, Admin, Insp, Argil, Super, Forge : les six maîtres. Prio : un jeton priorité. Il tourne dans le sens antihoraire.
terracotta-topic-outer-ring = Le disque extérieur
terracotta-topic-outer-ring-about = Une arme : la réactiver. Spéc : acheter un spécialiste. Il ne tourne jamais.
terracotta-topic-workers = Ouvriers
terracotta-topic-workers-about = Au bord et devant les joueurs, une minuscule est un apprenti, une majuscule un artisan, à la couleur du joueur.
terracotta-topic-warehouses = Les entrepôts des quartiers
terracotta-topic-warehouses-about = À chaque coin : l’argile sèche (○) de son quartier.
terracotta-topic-mausoleum = Le mausolée
terracotta-topic-inspectors = Les inspecteurs
terracotta-topic-inspectors-about = La ligne et la colonne qu’ils désignent sont éclairées : elles sont décomptées à la fin de cette manche.
terracotta-topic-warriors = Guerriers
terracotta-topic-warriors-about = O officier, G garde, C arbalétrier, S soldat. Le socle dit le propriétaire : (y) jaune, [g] vert, <b> bleu, {"{"}p{"}"} violet.
terracotta-topic-horse = Le cheval
terracotta-topic-footman = Le serviteur
terracotta-topic-archer = L’archer agenouillé
terracotta-topic-musician = Le musicien
terracotta-topic-rack = Le rack de guerriers
terracotta-topic-rack-about = PV : ce que rapporte la prochaine figurine de chaque type. Reste : combien il y en a.
terracotta-topic-specialists = Les prix des spécialistes
terracotta-topic-players = Les biens des joueurs
terracotta-topic-players-about = ¤ pièces, ● argile humide, ○ argile sèche.
terracotta-topic-coins = Pièces
terracotta-topic-clay = Argile, humide et sèche
terracotta-topic-sword = L’épée
terracotta-topic-halberd = La hallebarde
terracotta-topic-crossbow = L’arbalète
terracotta-topic-spear = La lance
terracotta-topic-masters = Les maîtres
terracotta-topic-masters-about = Fa3 : le façonneur, acquis avec le jeton à 3.
terracotta-topic-priority = Jetons priorité
terracotta-topic-order = L’ordre du tour
terracotta-topic-points = Points de victoire
terracotta-topic-tiles = Les tuiles décompte
terracotta-topic-tiles-about = Une ligne, une colonne ou un quadrant décompte ses guerriers, un type les guerriers de ce type ; pièces et argile décomptent ce que chaque joueur possède, argile humide et sèche.
