# The rules of Terracotta Army in plain sentences, by the ids that the program names (`rule-T5-4` is T5.4). Shown wherever a player asks "why?".

## Pieces and words

chapter-T1 = Matériel et termes

rule-T1-1 = Deux à quatre joueurs jouent cinq manches. À la fin, le joueur qui a le plus de points de victoire (PV) remporte la partie.
rule-T1-2 = Il y a deux sortes d’ouvriers : les apprentis et les artisans. Quand une règle dit « ouvrier », elle parle des deux.
rule-T1-3 = L’argile est humide ou sèche, et seule l’argile humide permet de façonner. L’argile et les pièces ne manquent jamais.
rule-T1-4 = Les guerriers (officiers, gardes, arbalétriers, soldats) appartiennent au joueur qui les a façonnés ; les spécialistes (chevaux, serviteurs, archers agenouillés, musiciens) n’appartiennent à personne. Le rack de guerriers contient { $warriors } guerriers de chaque type, et il y a { $specialists } spécialistes de chaque type. Les socles ne manquent jamais.
rule-T1-5 = Le mausolée compte { $columns } colonnes et { $rows } lignes. La ligne centrale et la colonne centrale le découpent en quatre quadrants de { $quadrant-columns } cases sur { $quadrant-rows } et ne font elles-mêmes partie d’aucun. Le nord est en haut, l’ouest à gauche.
rule-T1-6 = Un groupe est formé d’au moins deux figurines d’un même type de guerrier qui se touchent par un côté, quels que soient leurs propriétaires. Les archers agenouillés qui font face à un tel guerrier comptent avec elles ; les autres spécialistes ne comptent pas et ne relient rien.
rule-T1-7 = Chaque joueur a une épée, une hallebarde, une arbalète et une lance, chacune active ou inactive. Une arme doit être active pour être utilisée, et devient ensuite inactive ; la réactiver la rend de nouveau active. Réactiver une arme déjà active ne change rien.
rule-T1-8 = Dans un décompte, vous avez la domination si vous en avez plus que chaque autre joueur, et au moins un. Vous avez la présence avec au moins un. Qui marque pour la domination ne marque pas aussi pour la présence. Les joueurs à égalité pour la première place n’ont que la présence, à moins que des archers ne les départagent (T8.6).
rule-T1-9 = Chaque arme va avec un guerrier et un spécialiste. Épée : officier et { $with-sword }. Hallebarde : garde et { $with-halberd }. Arbalète : arbalétrier et { $with-crossbow }. Lance : soldat et { $with-spear }.
rule-T1-10 = Un inspecteur se trouve sur la piste de gauche et désigne une ligne, l’autre sur la piste du bas et désigne une colonne. Après la dernière case d’une piste vient la première ; en reculant, c’est l’inverse.
rule-T1-11 = On continue de compter les points au-delà de 100 et de 200.

## Set-up

chapter-T2 = Mise en place

rule-T2-1 = Au début, 1 argile sèche se trouve dans chacun des quatre entrepôts.
rule-T2-2 = Le disque central et le disque intermédiaire commencent chacun dans une position tirée au hasard. Le disque extérieur ne tourne jamais.
rule-T2-3 = Cinq des { $tiles } tuiles décompte sont tirées au hasard, une par manche. Elles sont toutes visibles de tous dès le début.
rule-T2-4 = L’inspecteur de gauche commence à la ligne { $row-start }, celui du bas à la colonne { $column-start }.
rule-T2-5 = Les jetons priorité, un de moins qu’il n’y a de joueurs, forment une pile, le plus petit numéro sur le dessus.
rule-T2-6 = Chacun commence avec 3 pièces, quatre armes inactives, six jetons maître et 5, 4 ou 3 apprentis à 2, 3 ou 4 joueurs. Autant d’artisans attendent dans la réserve commune.
rule-T2-7 = Le premier joueur est tiré au sort, les autres suivent dans le sens horaire. Le deuxième commence avec 1 argile humide, le troisième avec 2 argiles humides et 1 pièce de plus, le quatrième avec 3 argiles humides et 2 pièces de plus.

## The action phase

chapter-T3 = La phase d’actions

rule-T3-1 = Dans l’ordre du tour, chacun place un ouvrier par tour, jusqu’à ce que tous les ouvriers soient autour de la roue.
rule-T3-2 = Avant de placer votre ouvrier, vous pouvez, une fois par tour, payer 2 pièces pour faire tourner un disque d’un cran : le disque central dans le sens horaire ou le disque intermédiaire dans le sens antihoraire.
rule-T3-3 = À chaque tour, vous placez exactement un ouvrier. Un segment vide accepte n’importe quel ouvrier ; un segment avec un apprenti, même le vôtre, n’accepte qu’un artisan ; un segment avec un artisan n’accepte personne.
rule-T3-4 = Les ouvriers sont placés autour de la roue. Quand un disque tourne, ils restent où ils sont.
rule-T3-5 = Après avoir placé votre ouvrier, vous effectuez les actions du segment de l’intérieur vers l’extérieur : disque central, disque intermédiaire, disque extérieur. Chacune est terminée avant que la suivante ne commence.
rule-T3-6 = À la place de l’action du disque central ou de celle du disque intermédiaire, vous pouvez prendre 1 argile humide ou 1 pièce. Vous pouvez renoncer à n’importe quelle action.
rule-T3-7 = Ce qui ne changerait rien, ne peut être payé ou n’a nulle part où aller n’est pas proposé. Acquérir un maître compte comme un effet à part entière. L’arbalète n’est proposée que si elle rapporte au moins 1 PV.

## Actions on the rings

chapter-T4 = Les actions des disques

rule-T4-1 = Pièces : prenez-en autant qu’indiqué.
rule-T4-2 = Argile : prenez autant d’argiles humides qu’indiqué.
rule-T4-3 = Façonner : placez un nouveau guerrier en payant l’argile humide indiquée ; les règles à partir de T5.1 disent comment.
rule-T4-4 = Humidifier : toute votre argile sèche devient humide.
rule-T4-5 = Transformer : l’apprenti que vous venez de placer quitte la partie, et l’un de vos artisans prend sa place. Un artisan ne peut pas être transformé.
rule-T4-6 = Maître : si votre jeton s’y trouve, utilisez la capacité. Sinon, choisissez l’un des jetons qui vous restent, payez ce qui est imprimé dessus et posez-le là pour le reste de la partie ; vous pouvez ensuite utiliser la capacité avec les pièces qui vous restent. Vous pouvez avoir un jeton auprès de chaque maître. Acquérir un maître compte comme votre action, même si vous n’utilisez pas sa capacité : ni argile ni pièce à la place.
rule-T4-7 = Priorité : si vous n’avez pas de jeton priorité, prenez celui du dessus de la pile et l’argile humide qu’il indique.
rule-T4-8 = Réactiver : l’arme indiquée devient active.
rule-T4-9 = Spécialiste : achetez-en un et placez-le ; les règles à partir de T6.1 disent comment.

## Building a warrior

chapter-T5 = Façonner un guerrier

rule-T5-1 = Payez les argiles humides de l’action. L’une d’elles va, sèche, dans l’entrepôt du quartier où se trouve votre ouvrier, les autres retournent dans la réserve commune.
rule-T5-2 = Prenez la prochaine figurine d’un des types qui restent dans le rack de guerriers et placez-la sur n’importe quelle case vide. Elle est à vous. Vous gagnez les PV imprimés à sa rangée du rack.
rule-T5-3 = Après avoir façonné, vous pouvez utiliser l’arme de ce type si elle est active. Ce n’est jamais obligatoire.
rule-T5-4 = Officier, épée : 1 PV, et vous pouvez faire avancer ou reculer un inspecteur d’une case.
rule-T5-5 = Garde, hallebarde : 3 PV, et vous pouvez déplacer un autre de vos guerriers le long de sa ligne ou de sa colonne, d’autant de cases que vous voulez, si toutes les cases traversées et celle d’arrivée sont vides. Cela ne déclenche rien d’autre.
rule-T5-6 = Un guerrier à cheval se déplace avec son cheval, sans pivoter. Toute case dans laquelle entre une partie de l’ensemble doit être vide. Les archers qui lui faisaient face ne bougent pas et ne pivotent pas.
rule-T5-7 = Arbalétrier, arbalète : 1 PV par case vide entre lui et la statue la plus proche dans l’une des quatre directions ; la meilleure direction compte. Une direction sans statue ne rapporte rien.
rule-T5-8 = Soldat, lance : 1 PV et 2 pièces.

## Buying a specialist

chapter-T6 = Acheter un spécialiste

rule-T6-1 = Les spécialistes d’un même type coûtent { $specialist-costs } pièces, l’un après l’autre, quel que soit l’acheteur. Pour chacun, vous utilisez aussi l’arme correspondante, qui doit être active. Un spécialiste n’appartient à personne.
rule-T6-2 = Un cheval rejoint l’un de vos guerriers à pied et s’étend sur deux cases vides alignées à partir de celui-ci. Ce guerrier occupe dès lors les trois cases : il touche, compte et rapporte partout où se trouve l’une d’elles, mais à chaque endroit comme un seul guerrier.
rule-T6-3 = Un serviteur se place sur n’importe quelle case vide. Il rapporte des PV à la fin de la partie.
rule-T6-4 = Un archer agenouillé se place sur n’importe quelle case vide, tourné vers le haut, le bas, la gauche ou la droite. Face à une case vide, à un spécialiste ou au bord, il ne fait rien tant qu’aucun guerrier ne se trouve devant lui.
rule-T6-5 = Tant qu’un archer fait face à un guerrier, ou à n’importe quelle case d’un guerrier à cheval, il compte dans les groupes comme une figurine de ce type et sert le propriétaire de ce guerrier : il départage les égalités (T8.6) et rapporte des PV à la fin (T10.4).
rule-T6-6 = Un musicien se place sur n’importe quelle case vide. Il rapporte des PV à chaque manche.

## Masters

chapter-T7 = Les maîtres

rule-T7-1 = Maître façonneur : payez autant de pièces que le numéro de la manche et façonnez un guerrier du type dont il reste le plus de figurines dans le rack de guerriers ; à égalité, vous choisissez. On ne paie pas d’argile, on ne gagne pas les PV du rack, on n’utilise pas d’arme.
rule-T7-2 = Maître administrateur : effectuez encore une fois l’action du disque central de votre segment, à son coût habituel. Cela ne permet pas de prendre une argile ou une pièce à la place.
rule-T7-3 = Maître inspecteur : faites avancer un inspecteur d’une ou deux cases.
rule-T7-4 = Maître des argilières : prenez 3 argiles humides.
rule-T7-5 = Maître superviseur : prenez toute l’argile sèche de deux entrepôts différents. L’un des deux peut être vide.
rule-T7-6 = Maître forgeron : toutes vos armes deviennent actives.
rule-T7-7 = À chaque entretien, votre jeton auprès du maître façonneur, du maître administrateur ou du maître inspecteur donne 1 pièce ; auprès du maître des argilières, du maître superviseur ou du maître forgeron, il empêche 1 de vos argiles humides de sécher. Les effets de tous vos jetons s’additionnent.

## The scoring phase

chapter-T8 = La phase de décompte

rule-T8-1 = L’inspecteur de gauche décompte sa ligne : 7 PV pour la domination, 3 PV pour la présence. Puis il avance d’une case.
rule-T8-2 = L’inspecteur du bas décompte sa colonne : 7 PV pour la domination, 3 PV pour la présence. Puis il avance d’une case.
rule-T8-3 = Pour chaque musicien, chaque joueur gagne 1 PV par guerrier qu’il a sur la ligne ou la colonne de ce musicien.
rule-T8-4 = La tuile de la manche récompense la domination et la présence pour ce qu’elle montre, de plus en plus d’une manche à l’autre : domination { $tile-domination } PV, présence { $tile-presence } PV.
rule-T8-5 = Une tuile peut montrer la ligne centrale, la colonne centrale, l’un des quatre types de guerriers, l’un des quatre quadrants, les pièces ou l’argile (humide et sèche ensemble).
rule-T8-6 = Si des joueurs sont à égalité pour la domination dans un décompte de guerriers, elle revient à celui d’entre eux qui a le plus d’archers agenouillés face à ses guerriers comptés. En cas de nouvelle égalité, personne n’a la domination. Peu importe où se trouve l’archer lui-même. Pour les pièces et l’argile, aucun archer n’aide.

## Clean-up

chapter-T9 = L’entretien

rule-T9-1 = Les joueurs qui ont un jeton priorité viennent en premier dans le nouvel ordre du tour, le plus petit numéro en tête ; les autres suivent dans leur ordre précédent. Les jetons retournent sur la pile.
rule-T9-2 = Toute votre argile humide devient sèche, sauf celle que vos maîtres gardent humide (T7.7).
rule-T9-3 = Vos maîtres donnent leurs pièces (T7.7).
rule-T9-4 = Après la manche 5 vient le décompte final. Sinon, les ouvriers reviennent, le disque central tourne d’un cran dans le sens horaire, le disque intermédiaire d’un cran dans le sens antihoraire, et la manche suivante commence.

## The end of the game

chapter-T10 = La fin de la partie

rule-T10-1 = Chaque serviteur décompte les guerriers des huit cases qui l’entourent : 8 PV pour la domination, 2 PV pour la présence. Les archers départagent les égalités.
rule-T10-2 = Un guerrier hors de tout groupe ne rapporte rien de plus. Un seul guerrier auquel un archer fait face est déjà un groupe.
rule-T10-3 = Dans chaque groupe, chaque guerrier rapporte à son propriétaire 1 PV par joueur qui y a un guerrier. S’il y a au moins deux joueurs dans le groupe, s’y ajoutent 5 PV pour la domination et 2 PV pour la présence ; les archers du groupe départagent les égalités.
rule-T10-4 = Chaque archer agenouillé qui fait face à un guerrier rapporte 2 PV au propriétaire de ce guerrier.
rule-T10-5 = La moitié de toutes vos argiles et pièces réunies, arrondie à l’inférieur, en PV.
rule-T10-6 = Le joueur qui a le plus de PV remporte la partie. En cas d’égalité, c’est celui qui vient le plus tôt dans l’ordre du tour.
