# The rules of Lords of Xidit in plain sentences, by the ids that the program names (`rule-X5-4` is X5.4). Shown wherever a player asks "why?".

## Pieces and words

chapter-X1 = Matériel et termes

rule-X1-1 = Trois à cinq joueurs jouent douze années, neuf dans la partie courte. On ne compte pas de points : à la fin, trois évaluations éliminent les joueurs l’un après l’autre, et le dernier en lice est le sauveur du royaume.
rule-X1-2 = Vingt et une cités numérotées sont reliées par des routes noires, rouges et bleues ; une cité n’a pas plus d’une route de chaque couleur. Les routes partagent le pays en neuf régions, chacune avec deux nombres sur sa lyre : la renommée pour le joueur qui y a le plus de bardes et pour le deuxième. Les bardes de la région centrale sont gardés dans le bastion, où personne ne peut les compter.
rule-X1-3 = Il y a { $units } unités. De la plus faible à la plus forte : { $each-units }. Les unités que personne n’utilise se trouvent à la caserne.
rule-X1-4 = Chacun a un Idrakys, la figurine qui voyage, 20 bardes, 15 étages de guilde, une plaquette de programmation pour six ordres et un paravent.
rule-X1-5 = L’or se compte en souverains, et la banque royale en a toujours assez.
rule-X1-6 = Chaque tuile cité appartient à une cité. Sa face recrutement montre les unités que l’on peut y recruter, sa face menace les unités qu’il faut et trois récompenses : or, bardes et étages de guilde.
rule-X1-7 = Six colosses forment trois piles de deux, selon le nombre d’unités qu’il faut pour les vaincre : { $titan-units }. Un colosse est endormi ou réveillé.
rule-X1-8 = Les unités, l’or, les bardes pas encore placés et les étages en attente sont cachés derrière les paravents jusqu’à la fin, et le bastion reste fermé jusqu’à l’évaluation de la renommée. D’une pile, on ne voit que la tuile du dessus. Comme les recrutements, les dépenses et les récompenses se font devant tous, vous pouvez en retenir une bonne partie. Une table peut choisir de jouer à paravents ouverts.
rule-X1-9 = L’ordre du tour suit le sens horaire, place par place, à partir du premier joueur de l’année. Le joueur de gauche est celui de la place suivante.

## Set-up

chapter-X2 = Mise en place

rule-X2-1 = Les 21 tuiles sont mélangées. Cinq vont dans leur cité côté recrutement, chacune avec ses cinq unités, et cinq côté menace. Cinq autres forment la pile de recrutement, le reste la pile de menaces. La tuile du dessus de chaque pile devient le prochain recrutement ou la prochaine menace. Ces deux tuiles et celles qui sont maintenant sur le dessus des piles sont visibles de tous.
rule-X2-2 = Quand une unité montrée par une nouvelle tuile recrutement manque à la caserne, sa place reste vide. Une tuile qui ne reçoit aucune unité reste là, vide, et une action y est perdue, jusqu’à ce que, à la fin d’un ordre, la caserne ait une unité qu’elle montre ; elle reçoit alors ce qui est possible, la cité au plus petit numéro d’abord. Une action perdue à cet endroit n’est pas votre recrutement de l’année, et aucun colosse ne peut être vaincu dans une telle cité.
rule-X2-3 = Les deux colosses de chaque pile sont placés au hasard l’un sur l’autre, endormis.
rule-X2-4 = Les trois évaluations, richesse, influence et renommée, viennent dans un ordre tiré au hasard que tous connaissent dès le début.
rule-X2-5 = Le premier joueur est tiré au sort. Dans l’ordre du tour, chacun place son Idrakys dans une cité où il n’y en a pas d’autre, avec ou sans tuile. Par la suite, autant d’Idrakys que l’on veut peuvent partager une cité.

## Secret orders

chapter-X3 = Les ordres secrets

rule-X3-1 = Chaque année, tous les joueurs programment six ordres, en même temps et en secret. Un ordre est une couleur de route, une action ou une attente. Vous pouvez changer vos ordres jusqu’à ce que tout le monde soit prêt.
rule-X3-2 = Quand le dernier joueur est prêt, tous les ordres sont révélés ensemble. Avant cela, personne n’apprend rien des ordres d’un autre.

## Carrying out orders

chapter-X4 = L’exécution des ordres

rule-X4-1 = On exécute d’abord le premier ordre de chacun, dans l’ordre du tour, puis le deuxième de chacun, et ainsi de suite jusqu’au sixième. Qui agit plus tard dans une cité y trouve ce que les autres ont laissé.
rule-X4-2 = Une couleur de route envoie votre Idrakys par cette route jusqu’à la cité suivante, que vous le vouliez encore ou non. Si aucune route de cette couleur ne part de là, l’ordre est perdu.
rule-X4-3 = Un ordre d’attente n’a aucun effet.
rule-X4-4 = Une action dans une cité où attendent des recrues prend l’unité la plus faible. En une année, vous obtenez au plus une unité d’une même cité : une autre action de ce genre y est perdue, même sur une nouvelle tuile, même si votre Idrakys est parti et revenu. Une tuile qui vient d’arriver peut servir aussitôt.
rule-X4-5 = Une action face à une menace la vainc si vous avez toutes les unités montrées, que vous le vouliez ou non ; les unités retournent à la caserne, devant tous. S’il vous en manque une, l’action est perdue.
rule-X4-6 = Pour une menace vaincue, vous choisissez deux de ses trois récompenses.
rule-X4-7 = La récompense d’or donne le nombre de souverains indiqué.
rule-X4-8 = Avec la récompense de bardes, vous placez le nombre de bardes indiqué, ou tous ceux qui vous restent, dans des régions adjacentes à la cité, répartis comme vous voulez ; ceux de la région centrale vont dans le bastion. Elle ne peut pas être choisie s’il ne vous reste aucun barde ou si seules des terres désolées sont adjacentes.
rule-X4-9 = Avec la récompense de guilde, vous construisez le nombre d’étages indiqué sur l’emplacement de guilde de la cité, ou autant qu’il y a de place et qu’il vous en reste ; vous ne pouvez pas en choisir moins. Une guilde est d’une seule couleur et haute de quatre étages au plus, et une cité n’en a qu’une. Vous gardez ce qui n’y tient pas. Elle ne peut pas être choisie là où se trouve la guilde d’un autre, là où la vôtre est complète, ou s’il ne vous reste aucun étage ; les étages en attente ne comptent pas.
rule-X4-10 = Si moins de deux récompenses sont possibles, vous recevez celles qui le sont.
rule-X4-11 = Une action dans une cité sans tuile, pendant qu’un colosse est réveillé, vous permet de vaincre un colosse réveillé si vous pouvez payer : autant d’unités qu’il a de symboles, de votre choix, qui retournent à la caserne. Vous recevez deux de ses trois récompenses, les étages dans cette cité, les bardes autour, et le colosse quitte la partie. Ce n’est jamais obligatoire.
rule-X4-12 = Dans une même cité et une même année, vous ne pouvez pas vaincre une menace et un colosse, ni deux colosses. Une action qui le ferait est perdue, même là où il faudrait vaincre la menace. Y recruter n’y change rien, et deux menaces sont permises.
rule-X4-13 = Une action qui ne trouve rien à faire est perdue.
rule-X4-14 = Tout se passe dans l’ordre : les unités vont à la caserne, vous choisissez les récompenses, prenez l’or, placez les bardes, construisez les étages puis ceux en attente, faites monter le joueur neutre, et alors seulement les tuiles changent. Vous choisissez donc toujours avant de voir la tuile suivante.

## New tokens

chapter-X5 = Les nouvelles tuiles

rule-X5-1 = Quand la dernière unité d’une tuile est recrutée, la tuile va dans la défausse de recrutement. Le prochain recrutement arrive dans sa cité avec ses unités, et la tuile du dessus de la pile devient le prochain recrutement.
rule-X5-2 = Quand une menace est vaincue, il en va de même avec la défausse de menaces, la prochaine menace et la pile de menaces.
rule-X5-3 = Une pile vide est reformée dès qu’il y a une défausse pour elle : les menaces défaussées deviennent la pile de recrutement, les tuiles recrutement défaussées deviennent la pile de menaces, retournées, sans être mélangées, la plus ancienne sur le dessus. Si l’emplacement du prochain recrutement ou de la prochaine menace est vide, il est rempli depuis sa pile.
rule-X5-4 = Quand il ne reste aucune tuile pour le recrutement, ni comme prochain recrutement, ni dans la pile, ni pour la reformer, la tuile du dessus de la pile de menaces est retournée et devient le prochain recrutement.
rule-X5-5 = Quand il ne reste aucune menace, ni prochaine, ni dans la pile, ni pour la reformer, les colosses se réveillent et les renforts arrivent, aussitôt et chaque fois que cela se produit.
rule-X5-6 = Lors d’un réveil des colosses, celui du dessus de chaque pile se réveille s’il était endormi. Celui du dessous dort jusqu’au réveil suivant. Ceux qui étaient déjà réveillés le restent. Les renforts (X5.7) arrivent même s’il ne reste aucun colosse.
rule-X5-7 = Renforts : les menaces défaussées sont retournées, et ce qui reste de la pile de recrutement est posé dessus. Les deux premières tuiles de ce tas sont la nouvelle pile de recrutement ; les autres sont mélangées et retournées pour former la nouvelle pile de menaces, dont la tuile du dessus devient la prochaine menace. Le prochain recrutement ne change pas.
rule-X5-8 = Après un ordre, les tuiles changent par étapes : la défausse, la prochaine tuile dans sa cité avec ses unités, une nouvelle prochaine tuile, les piles vides reformées, une menace retournée s’il n’y a plus de tuile pour le recrutement, les colosses et les renforts s’il n’y en a plus pour les menaces.

## The military census

chapter-X6 = Le recensement militaire

rule-X6-1 = À la fin des années 4, 8 et 12 (3, 6 et 9 dans la partie courte), les unités sont recensées, type par type, du plus faible au plus fort. Chacun choisit en secret combien des siennes il montre, d’aucune à toutes, et peut changer d’avis jusqu’à ce que le dernier ait choisi. Tous montrent ensemble, et les unités retournent derrière les paravents. Un type est récompensé avant que l’on ne choisisse pour le suivant.
rule-X6-2 = Qui en montre le plus, et au moins une, est récompensé. Milices : 1 souverain. Archers : 2 souverains. Infanteries : 1 barde dans une région adjacente à la cité de son Idrakys. Prêtres : 2 bardes dans une ou deux de ces régions. Mages de bataille : 1 étage sur n’importe laquelle de ses guildes qui n’est pas complète.
rule-X6-3 = Si plusieurs joueurs en montrent le plus, chacun d’eux reçoit 1 souverain, 1 barde ou 1 étage, et ils placent dans l’ordre du tour. Une récompense est prise autant que possible : s’il n’y a pas assez de bardes, ceux qui restent, et rien si seules des terres désolées sont adjacentes ou s’il ne reste aucun étage.
rule-X6-4 = Un étage gagné quand aucune de vos guildes n’a de place attend derrière votre paravent. Dès qu’une récompense de guilde laisse la guilde en question à moins de quatre étages, ceux en attente s’y ajoutent, jusqu’à quatre.

## The end of a year

chapter-X7 = La fin d’une année

rule-X7-1 = Quand une année est terminée, le joueur de gauche devient premier joueur et l’année suivante commence. Après le recensement de la dernière année, la partie se termine.

## The assessments

chapter-X8 = Les évaluations

rule-X8-1 = Les trois évaluations se suivent dans l’ordre tiré au début. La richesse compte votre or, l’influence compte vos étages sur la carte (pas ceux en attente), la renommée additionne les régions, le bastion étant maintenant ouvert.
rule-X8-2 = Dans une région, le joueur qui a le plus de bardes reçoit le plus grand nombre, le deuxième le plus petit. Si plusieurs en ont le plus, tous reçoivent le plus grand et personne le plus petit ; si plusieurs sont deuxièmes, chacun reçoit le plus petit. Il faut au moins un barde. Les bardes des joueurs éliminés comptent aussi.
rule-X8-3 = Après chaque évaluation, le dernier de ceux qui sont encore en lice est éliminé ; à cinq joueurs, les deux derniers sont éliminés après la première. Un joueur éliminé est encore classé dans les évaluations suivantes, mais on le saute quand il faut éliminer quelqu’un.
rule-X8-4 = En cas d’égalité, qui a le plus d’unités derrière son paravent est mieux classé.
rule-X8-5 = Si les unités sont à égalité elles aussi, le joueur qui vient plus tard dans l’ordre du tour de la dernière année est mieux classé : le premier joueur perd donc toutes ces égalités.
rule-X8-6 = Qui reste après la troisième évaluation remporte la partie.

## Variants

chapter-X9 = Variantes

rule-X9-1 = À trois joueurs, on prend la série de 18 tuiles, avec quatre unités sur chaque tuile recrutement ; quatre tuiles de chaque face commencent sur la carte. Ces régions sont des terres désolées : { $three-wastelands }. Elles n’accueillent aucun barde et ne rapportent rien. Toutes les cités et toutes les routes restent en jeu, y compris pour les colosses et les guildes.
rule-X9-2 = À trois joueurs, un joueur neutre participe aux évaluations. Ses valeurs pour la première, la deuxième et la troisième évaluation commencent à { $virtual-start }, ou à { $virtual-start-hard } si vous le voulez plus difficile. Qui vainc une menace ou un colosse doit augmenter l’une d’elles de 1, mais aucune au-delà de { $virtual-highest }. Il ne se déplace pas et ne prend pas part au recensement.
rule-X9-3 = Le joueur neutre est le quatrième participant, et un participant est éliminé après chaque évaluation. À égalité avec des joueurs, il est classé derrière eux tous. S’il reste le dernier, il remporte la partie et tous les joueurs perdent.
rule-X9-4 = La partie courte compte neuf années, avec un recensement les années 3, 6 et 9, moins de tuiles et plus de terres désolées. À cinq joueurs, on laisse de côté les tuiles { $short-five-out } ; terres désolées : { $short-five-wastelands }. À quatre, on laisse de côté les tuiles { $short-four-out } ; terres désolées : { $short-four-wastelands }. À trois, on laisse de côté les tuiles { $short-three-out } de la série ; les terres désolées ne changent pas. La pile de menaces est plus petite au début : 4 tuiles à cinq joueurs, 3 à quatre ou à trois.
