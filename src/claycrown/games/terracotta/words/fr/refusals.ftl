# Why a decision at the table of Terracotta Army is not allowed. The rule's id is shown beside it.

refusal-terracotta-over = la partie est terminée
refusal-terracotta-no-such-decision = il n’y a pas de telle décision
refusal-terracotta-not-your-turn = à { $colour } de décider maintenant

refusal-terracotta-step = { $step ->
    [inner] action du disque central
    [middle] action du disque intermédiaire
    [outer] action du disque extérieur
   *[ability] capacité { FORM($master, "of") }
}

refusal-terracotta-ring-costs = faire tourner un disque coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
refusal-terracotta-ring-turned = un disque a déjà été tourné ce tour-ci
refusal-terracotta-ring-too-late = on ne fait tourner un disque qu’avant de placer l’ouvrier
refusal-terracotta-worker-first = il faut d’abord placer un ouvrier
refusal-terracotta-worker-placed-already = un ouvrier par tour : celui de ce tour est déjà placé
refusal-terracotta-no-worker-left = { $kind ->
    [craftsman] il ne reste aucun apprenti à placer
    [artisan] il ne reste aucun artisan à placer
   *[either] il ne reste aucun ouvrier à placer
}
refusal-terracotta-no-such-segment = il n’y a que { $segments } segments
refusal-terracotta-artisan-there = un segment occupé par un artisan n’accueille plus personne
refusal-terracotta-craftsman-there = un segment occupé par un apprenti n’accueille qu’un artisan
refusal-terracotta-outer-instead = à la place de l’action du disque extérieur, on ne prend rien
refusal-terracotta-other-action = ce n’est pas cela qui est à faire au segment { $segment } ({ $step })
refusal-terracotta-no-dry-clay = il n’y a aucune argile sèche à humidifier
refusal-terracotta-artisan-trained = un artisan ne peut pas être transformé
refusal-terracotta-priority-held = vous avez déjà un jeton priorité
refusal-terracotta-no-priority-left = il ne reste aucun jeton priorité
refusal-terracotta-weapon-active = { $name ->
    [sword] l’épée
    [halberd] la hallebarde
    [crossbow] l’arbalète
   *[spear] la lance
} est déjà active
refusal-terracotta-weapons-active = toutes vos armes sont déjà actives

refusal-terracotta-no-such-space = le mausolée n’a pas de telle case
refusal-terracotta-space-taken = la case n’est pas vide
refusal-terracotta-no-warrior-left = { $type ->
    [officer] il ne reste aucun officier dans le rack
    [guard] il ne reste aucun garde dans le rack
    [crossbowman] il ne reste aucun arbalétrier dans le rack
   *[soldier] il ne reste aucun soldat dans le rack
}
refusal-terracotta-building-costs = façonner ici demande { $clay ->
    [one] { $clay } argile humide
   *[other] { $clay } argiles humides
}, il y en a { $wet }

refusal-terracotta-no-weapon-now = aucune arme ne peut servir maintenant ({ $step })
refusal-terracotta-weapon-first = d’abord le guerrier qui vient d’être façonné : utilisez son arme, ou gardez-la
refusal-terracotta-other-weapon = seule l’arme du guerrier qui vient d’être façonné peut servir : { $name ->
    [sword] l’épée
    [halberd] la hallebarde
    [crossbow] l’arbalète
   *[spear] la lance
}
refusal-terracotta-move-another = on ne déplace pas le garde qui vient d’être façonné, mais un autre de vos guerriers
refusal-terracotta-move-own = on ne déplace qu’un de ses guerriers, désigné par sa case
refusal-terracotta-move-straight = un guerrier avance d’au moins 1 case en ligne droite, sur une ligne ou une colonne
refusal-terracotta-move-with-horse = un guerrier à cheval se déplace avec sa monture : toute case où il entre doit être vide
refusal-terracotta-move-horse-outside = le cheval sortirait du mausolée
refusal-terracotta-move-over-empty = toutes les cases traversées, et la dernière, doivent être vides

refusal-terracotta-no-specialist-left = { $type ->
    [horse] il ne reste aucun cheval
    [footman] il ne reste aucun serviteur
    [archer] il ne reste aucun archer agenouillé
   *[musician] il ne reste aucun musicien
}
refusal-terracotta-specialist-costs = { $type ->
    [horse] un cheval
    [footman] un serviteur
    [archer] un archer agenouillé
   *[musician] un musicien
} coûte maintenant { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, il y en a { $coins }
refusal-terracotta-specialist-weapon = { $type ->
    [horse] un cheval
    [footman] un serviteur
    [archer] un archer agenouillé
   *[musician] un musicien
} demande une arme active : { $name ->
    [sword] l’épée
    [halberd] la hallebarde
    [crossbow] l’arbalète
   *[spear] la lance
}
refusal-terracotta-rider-own = le cavalier doit être un de vos guerriers
refusal-terracotta-rider-mounted = ce guerrier est déjà à cheval
refusal-terracotta-horse-room = les deux cases à côté du cavalier doivent être vides
refusal-terracotta-horse-outside = un cheval occupe deux cases alignées : dans cette direction, le mausolée s’arrête avant

refusal-terracotta-hire-first = il faut d’abord acquérir { FORM($master, "the") }
refusal-terracotta-hired-already = un de vos jetons est déjà auprès { FORM($master, "of") }
refusal-terracotta-hired-instead = l’acquisition était l’action : ni argile ni pièce à la place
refusal-terracotta-token-used = le jeton à { $cost } est déjà utilisé
refusal-terracotta-token-costs = le jeton coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, il y en a { $coins }
refusal-terracotta-builder-costs = le maître façonneur coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} cette manche, il y en a { $coins }
refusal-terracotta-builder-type = { $type ->
    [officer] les officiers ne sont pas le type
    [guard] les gardes ne sont pas le type
    [crossbowman] les arbalétriers ne sont pas le type
   *[soldier] les soldats ne sont pas le type
} dont il reste le plus de figurines
refusal-terracotta-warehouses-empty = les deux entrepôts sont vides

refusal-terracotta-ring-in-turn = les actions vont du centre vers l’extérieur : maintenant, { $step }
refusal-terracotta-type-first = choisissez d’abord le type dans le rack de guerriers, puis la case
refusal-terracotta-token-first = choisissez d’abord un jeton pour acquérir { FORM($master, "the") }
refusal-terracotta-inspector-steps = un inspecteur avance de 1 ou 2 cases
refusal-terracotta-sword-steps = l’épée déplace un inspecteur de 1 case, en avant ou en arrière
refusal-terracotta-other-master = un maître s’acquiert, et aide, par l’action du disque intermédiaire d’un segment qui le montre
refusal-terracotta-at-lit-places = cela se choisit à l’un des endroits éclairés
