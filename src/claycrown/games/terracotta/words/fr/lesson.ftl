# The lesson of Terracotta Army. Figures are values, never written here.

terracotta-lesson-worker = Un ouvrier et un segment
terracotta-lesson-worker-told = L’empereur veut une armée d’argile. Votre adversaire et vous peuplez son mausolée, { $columns } colonnes sur { $rows } lignes, en { $rounds } manches ; le plus de points de victoire (PV) l’emporte. À chaque tour, vous placez un de vos { $craftsmen } ouvriers à la roue.
terracotta-lesson-worker-place = Autour de la roue se trouvent des segments, chacun avec trois actions : disque central, intermédiaire et extérieur. Cliquez ou touchez le segment { $segment }, qui montre de l’argile sur le disque central.
terracotta-lesson-worker-place-done = Votre apprenti est en place. Viennent maintenant les trois actions du segment, du centre vers l’extérieur.
terracotta-lesson-worker-clay = { $clay ->
    [one] L’action du disque central donne { $clay } argile humide. Choisissez de l’effectuer, sur le plateau ou dans la liste des choix.
   *[other] L’action du disque central donne { $clay } argiles humides. Choisissez de l’effectuer, sur le plateau ou dans la liste des choix.
}
terracotta-lesson-worker-clay-done = { $clay ->
    [one] Vous avez { $clay } argile humide : votre ligne la montre. C’est avec l’argile qu’on façonne les guerriers.
   *[other] Vous avez { $clay } argiles humides : votre ligne les montre. C’est avec l’argile qu’on façonne les guerriers.
}
terracotta-lesson-worker-instead = L’action du disque intermédiaire permettrait d’acquérir un maître ; nous y reviendrons. À la place d’une action du disque central ou intermédiaire, vous pouvez prendre une argile humide ou une pièce, ou ne rien faire. Prenez la pièce.
terracotta-lesson-worker-instead-done = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus. L’action du disque extérieur, un spécialiste, a été passée : vous n’auriez pas pu le payer. Puis votre adversaire a joué son tour. Et ainsi de suite jusqu’à ce que tous les ouvriers soient placés.

terracotta-lesson-build = Un guerrier
terracotta-lesson-build-told = Il y a quatre types de guerriers : officier, garde, arbalétrier et soldat. En façonner un demande de l’argile humide, autant que l’indique le segment. Vous en avez { $wet }.
terracotta-lesson-build-place = C’est au segment { $segment } que façonner coûte le moins. Placez-y un apprenti.
terracotta-lesson-build-place-done = Choisissez maintenant ce que vous façonnez, dans le rack de guerriers sous les plateaux, puis où : n’importe quelle case vide.
terracotta-lesson-build-officer = À gauche du mausolée se trouve un inspecteur : il décompte la ligne où il est placé, la première en ce moment. Façonnez un officier sur cette ligne, sur la case de votre choix.
terracotta-lesson-build-officer-done = { $clay ->
    [one] Il a coûté { $clay } argile humide : elle est allée
   *[other] Il a coûté { $clay } argiles humides : l’une d’elles est allée
}, sèche, dans l’entrepôt à côté du segment, où un maître pourra la reprendre. L’officier a rapporté { $vp } PV. Plus un type est façonné, moins le suivant rapporte.
terracotta-lesson-build-middle = L’action du disque intermédiaire est de nouveau un maître. Prenez une argile humide à la place.
terracotta-lesson-build-middle-done = Il reste l’action du disque extérieur.
terracotta-lesson-build-sword = Chaque type de guerrier a son arme, et toutes les vôtres sont inactives. L’action du disque extérieur réactive votre épée : effectuez-la.
terracotta-lesson-build-sword-done = Votre épée est active. Elle le reste jusqu’à ce que vous l’utilisiez.

terracotta-lesson-weapon = Une arme
terracotta-lesson-weapon-told = Qui façonne un guerrier dont l’arme est active peut l’utiliser aussitôt. Ici, votre lance est active : c’est celle du soldat.
terracotta-lesson-weapon-place = Placez un apprenti dans le segment { $segment }, où l’on façonne.
terracotta-lesson-weapon-place-done = Au soldat maintenant.
terracotta-lesson-weapon-soldier = Façonnez un soldat, où vous voulez.
terracotta-lesson-weapon-soldier-done = { $clay ->
    [one] Il a coûté { $clay } argile humide
   *[other] Il a coûté { $clay } argiles humides
} et rapporté { $vp } PV. Et on vous interroge sur son arme.
terracotta-lesson-weapon-spear = Vous pourriez garder la lance active pour plus tard. Utilisez-la maintenant.
terracotta-lesson-weapon-spear-done = { $coins ->
    [one] { SIGNED($vp) } PV et { SIGNED($coins) } pièce
   *[other] { SIGNED($vp) } PV et { SIGNED($coins) } pièces
}, et la lance est de nouveau inactive. L’épée déplace un inspecteur, la hallebarde un de vos guerriers, l’arbalète rapporte des PV pour les cases vides devant son guerrier.

terracotta-lesson-ring = Faire tourner un disque
terracotta-lesson-ring-told = L’apprenti de votre adversaire occupe le segment de l’argile, et un apprenti ne peut pas l’y rejoindre. Mais l’argile peut venir à vous : avant de placer, vous pouvez faire tourner un disque d’un cran.
terracotta-lesson-ring-turn = Faites tourner le disque central : au milieu de la roue, choisissez la flèche de droite, qui va dans le sens horaire.
terracotta-lesson-ring-turn-done = { $coins ->
    [one] Cela a coûté { $coins } pièce
   *[other] Cela a coûté { $coins } pièces
}. Le disque central a avancé d’un cran ; les ouvriers sont restés où ils étaient.
terracotta-lesson-ring-place = L’argile est maintenant au segment { $segment }. Placez-y votre apprenti.
terracotta-lesson-ring-place-done = Ses actions des disques intermédiaire et extérieur sont les mêmes qu’avant.
terracotta-lesson-ring-clay = Prenez l’argile : effectuez l’action du disque central.
terracotta-lesson-ring-clay-done = { $clay ->
    [one] { $clay } argile humide
   *[other] { $clay } argiles humides
}. Le disque central tourne dans le sens horaire, l’intermédiaire dans l’autre, un seul des deux par tour. Le disque extérieur ne tourne jamais.

terracotta-lesson-train = Un artisan et un maître
terracotta-lesson-train-told = Un segment occupé par un apprenti reste ouvert à un artisan. Vous n’en avez pas encore : transformer un apprenti en fait un, pour de bon.
terracotta-lesson-train-place = Placez un apprenti dans le segment { $segment }.
terracotta-lesson-train-place-done = L’action du disque central transforme l’apprenti que vous venez de placer.
terracotta-lesson-train-train = Transformez-le.
terracotta-lesson-train-train-done = C’est un artisan désormais. L’action du disque intermédiaire est un maître.
terracotta-lesson-train-hire = Pour acquérir un maître, vous posez auprès de lui un de vos jetons et payez les pièces indiquées, de { $cheapest } à { $dearest }. Vos jetons se trouvent à côté des maîtres, sous les plateaux. Acquérez le maître des argilières avec le moins cher.
terracotta-lesson-train-hire-done = { $coins ->
    [one] { $coins } pièce payée
   *[other] { $coins } pièces payées
}. Dès lors, ce maître travaille pour vous chaque fois que votre ouvrier vient à lui, sans rien coûter de plus. Le jeton y reste : le prochain maître coûtera plus cher.
terracotta-lesson-train-ability = Utilisez aussitôt sa capacité.
terracotta-lesson-train-ability-done = { $clay ->
    [one] { $clay } argile humide
   *[other] { $clay } argiles humides
}. À la fin d’une manche, chacun de vos maîtres donne aussi une pièce, ou garde une argile humide. Les cinq autres :

terracotta-lesson-artisan = Là où se trouve quelqu’un
terracotta-lesson-artisan-told = Vous avez un artisan, et l’apprenti de votre adversaire occupe le segment de l’argile. Là où se trouve un apprenti, un artisan peut venir, et personne après lui.
terracotta-lesson-artisan-place = Placez votre artisan dans le segment { $segment }. Quand les deux sortes d’ouvriers sont possibles, on vous demande lequel.
terracotta-lesson-artisan-place-done = Plus personne ne peut venir au segment { $segment } cette manche. À la fin de la manche, tous les ouvriers reviennent.

terracotta-lesson-priority = Qui commence
terracotta-lesson-priority-told = Votre adversaire a commencé cette manche, et il est souvent bon de choisir en premier. L’action du disque intermédiaire donne ici un jeton priorité, et qui en a un passe en premier à la manche suivante.
terracotta-lesson-priority-take = Prenez le jeton : effectuez l’action.
terracotta-lesson-priority-take-done = À la prochaine manche, vous commencez. Le jeton est alors rendu ; avec plus de joueurs il y en a davantage, et les suivants donnent aussi de l’argile.

terracotta-lesson-musician = Un musicien
terracotta-lesson-musician-told = Au disque extérieur s’achètent aussi des spécialistes, contre des pièces et une arme active. Ils n’appartiennent à personne, et rapportent à qui est bien placé.
terracotta-lesson-musician-buy = Un musicien demande la lance. À chaque manche, il rapporte un PV par guerrier à vous sur sa ligne ou sa colonne. Choisissez-le parmi les spécialistes sous les plateaux, puis la case marquée.
terracotta-lesson-musician-buy-done = { $coins ->
    [one] { $coins } pièce et la lance
   *[other] { $coins } pièces et la lance
} ; le prochain de chaque sorte coûte une pièce de plus. Votre adversaire a un guerrier dans cette colonne et marquera aussi, mais moins.

terracotta-lesson-horse = Un cheval
terracotta-lesson-horse-told = Un cheval demande l’épée, et un de vos guerriers avec deux cases vides à côté de lui en ligne. Le cavalier occupe alors les trois cases.
terracotta-lesson-horse-buy = Achetez un cheval pour votre officier : choisissez l’officier, puis placez le cheval vers la droite.
terracotta-lesson-horse-buy-done = Votre officier touche maintenant l’officier vert. Des guerriers d’un même type qui se touchent forment un groupe, quels que soient leurs propriétaires, et les groupes rapportent à la fin de la partie. Dans chaque ligne et colonne, il compte une fois.

terracotta-lesson-archer = Un archer agenouillé
terracotta-lesson-archer-told = Un archer agenouillé demande l’arbalète, et regarde dans une direction. Il sert le propriétaire du guerrier auquel il fait face : il départage les égalités en sa faveur, et compte dans les groupes comme une figurine de ce type.
terracotta-lesson-archer-buy = Achetez-en un à côté de votre garde, sur une case marquée, tourné vers le garde.
terracotta-lesson-archer-buy-done = Il départagera les égalités pour vous partout où ce garde est compté, et à la fin de la partie il vous rapporte des PV.

terracotta-lesson-footman = Un serviteur
terracotta-lesson-footman-told = Un serviteur demande la hallebarde. À la fin de la partie, il regarde les huit cases qui l’entourent : qui y a le plus de guerriers marque beaucoup, les autres un peu.
terracotta-lesson-footman-buy = Deux de vos guerriers et un guerrier vert entourent la case marquée. Achetez un serviteur pour elle.
terracotta-lesson-footman-buy-done = En l’état, il sera pour vous. Mais votre adversaire peut encore façonner à côté de lui.

terracotta-lesson-scoring = La fin d’une manche
terracotta-lesson-scoring-told = C’est le dernier tour d’une manche. Ensuite, chaque inspecteur décompte la ligne ou la colonne qu’il désigne : qui y a le plus de guerriers a la domination, les autres qui en ont ont la présence. Sur la ligne { $row }, vert et vous en avez un chacun.
terracotta-lesson-scoring-officer = Façonnez un officier sur la ligne { $row }, et vous en avez le plus.
terracotta-lesson-scoring-officer-done = Vous y avez maintenant plus de guerriers que vert. Votre épée est active, et on vous interroge à son sujet.
terracotta-lesson-scoring-keep = L’épée pourrait déplacer un inspecteur de 1, mais ici cela gâcherait la ligne. Gardez-la pour plus tard : une épée active sert aussi à acheter un cheval.
terracotta-lesson-scoring-keep-done = Encore une action, et la manche est terminée.
terracotta-lesson-scoring-last = Prenez une argile humide à la place du maître. Puis regardez le décompte ; vous pouvez le mettre en pause et le suivre pas à pas.
terracotta-lesson-scoring-last-done = Ligne { $line } : { $row } PV pour vous, { $row-other } pour vert. La colonne : { $column-other } pour vert seul. La tuile de la manche décomptait les officiers : { $tile } et { $tile-other }. Puis les deux inspecteurs ont avancé, et l’argile a séché. Il vous reste { $wet } humide (grâce au maître des argilières) et { $dry } sèche, qu’il faut humidifier avant de façonner avec. Vous avez le jeton priorité, donc vous commencez.

terracotta-lesson-end = La fin de la partie
terracotta-lesson-end-told = Le dernier tour de la dernière manche. Après son décompte viennent serviteurs, groupes, archers et ce qui vous reste. Vos soldats et ceux de vert sont séparés par une case.
terracotta-lesson-end-soldier = Façonnez un soldat entre eux, sur la case marquée.
terracotta-lesson-end-soldier-done = Ils ne font plus qu’un groupe, et l’archer agenouillé en fait partie.
terracotta-lesson-end-last = Prenez une pièce à la place du maître, et regardez la fin de la partie.
terracotta-lesson-end-last-done = Dans un groupe, chaque guerrier rapporte autant de PV qu’il y a de joueurs : { $group } pour les vôtres, et { $domination } de plus puisque vous en avez le plus. Le serviteur vous a rapporté { $footman } PV, l’archer { $archer }, ce qui restait { $resources }. Vous gagnez par { $vp } PV à { $vp-other }.
