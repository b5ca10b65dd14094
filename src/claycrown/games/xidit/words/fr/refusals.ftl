# Why a decision at the table of Lords of Xidit is not allowed. The rule's id is shown beside it.

refusal-xidit-over = la partie est terminée
refusal-xidit-no-such-seat = il y a { $players } places
refusal-xidit-not-your-turn = à { $colour } de décider maintenant

refusal-xidit-asks-start = la première cité d’un Idrakys se choisit maintenant
refusal-xidit-asks-plan = tous programment maintenant leurs six ordres
refusal-xidit-asks-rewards = les récompenses se choisissent maintenant
refusal-xidit-asks-bards = les bardes se placent maintenant
refusal-xidit-asks-titan = un colosse réveillé peut maintenant être vaincu, ou laissé
refusal-xidit-asks-raise = une valeur du joueur neutre doit maintenant monter
refusal-xidit-asks-show = tous choisissent maintenant combien d’unités montrer
refusal-xidit-asks-census-bards = les bardes gagnés au recensement se placent maintenant
refusal-xidit-asks-census-floor = un étage gagné au recensement se place maintenant

refusal-xidit-start-taken = un autre Idrakys se trouve déjà dans la cité { $city }
refusal-xidit-two-rewards = on choisit deux des trois récompenses
refusal-xidit-only-gold = seul l’or est possible ici
refusal-xidit-no-bard-left = il ne reste plus de barde
refusal-xidit-only-wasteland = la cité { $city } n’est adjacente qu’à des terres désolées
refusal-xidit-region-apart = la cité { $city } n’est pas adjacente à cette région : { FORM($region, "the") }
refusal-xidit-wasteland = une terre désolée ne reçoit aucun barde : { $region }
refusal-xidit-bards-due = bardes à placer : { $due }, ni plus ni moins
refusal-xidit-no-floor-left = il ne reste plus d’étage
refusal-xidit-guild-of-another = la guilde d’un autre joueur se trouve dans la cité { $city }
refusal-xidit-guild-full = votre guilde de la cité { $city } est complète
refusal-xidit-no-own-guild = vous n’avez pas de guilde dans la cité { $city }
refusal-xidit-no-such-titan = il ne reste aucun colosse à { $symbols } symboles
refusal-xidit-titan-asleep = le colosse à { $symbols } symboles est endormi
refusal-xidit-titan-takes = ce colosse demande { $symbols } unités, et non { $given }
refusal-xidit-too-few-units = pas assez d’unités de ce type : { $unit }
refusal-xidit-show = unités à montrer ({ $unit }) : de zéro à { $most }
refusal-xidit-column-full = chez le joueur neutre, { $assessment ->
    [wealth] la richesse est au maximum
    [influence] l’influence est au maximum
   *[reputation] la renommée est au maximum
}
