# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “titans 2: only the top titan of a stack can rage”. Rules stand in brackets, by their numbers. Units and orders are written by
# their letters, and regions, rewards and colours by their names in the notation.

xidit-no-decision = { $text } n’est pas une décision de Lords of Xidit
xidit-decision-city = { $rule } : nommez une cité de 1 à { $cities }, et non { $given }
xidit-decision-plan = X3.1 : il faut { $orders } ordres, et non { $given }
xidit-decision-order = X3.1 : un ordre est l’un de ceux-ci : { $known } ; et non { $given }
xidit-decision-reward = X4.6 : une récompense est l’une de celles-ci : { $known } ; et non { $given }
xidit-decision-rewards = X4.6 : nommez une ou deux récompenses dans l’ordre { $known }, et non { $given }
xidit-decision-bards = X4.8 : nommez des régions, chacune avec un nombre de bardes, et non { $given }
xidit-decision-region = X4.8 : il n’y a pas de région { $given } ; les régions sont { $known }
xidit-decision-bard-count = X4.8 : un nombre de bardes à partir de 1, et non { $given }
xidit-decision-region-order = X4.8 : nommez chaque région une fois, dans l’ordre { $known }
xidit-decision-titan = X4.11 : nommez un colosse par ses symboles, et les unités données, et non { $given }
xidit-decision-units = X4.11 : les unités sont les lettres { $letters }, les plus faibles d’abord, et non { $given }
xidit-decision-too-many-units = X4.11 : trop d’unités pour tout colosse : { $given }
xidit-decision-pass = X4.11 : pass s’écrit seul, sans { $given }
xidit-decision-raise = X9.2 : faites monter l’une de celles-ci : { $known } ; et non { $given }
xidit-decision-show = X6.1 : montrez un nombre d’unités, d’aucune à toutes, et non { $given }
xidit-decision-nothing = rien

xidit-position-seats = doit être des couleurs différentes dans l’ordre { $known }
xidit-position-assessment-twice = en nomme une deux fois
xidit-position-token-unused = la tuile de la cité { $city } ne sert pas avec ces joueurs et options
xidit-position-token-twice = la tuile de la cité { $city } se trouve à deux endroits
xidit-position-token-nowhere = la tuile de la cité { $city } ne se trouve nulle part
xidit-position-letters = doit être des unités aux lettres { $letters }, et non { $given }
xidit-position-titans = doit être une liste d’au plus deux colosses, et non { $given }
xidit-position-titan-twice = le colosse { $titan } y est deux fois
xidit-position-titan-unknown = { $symbols ->
    [one] le colosse { $titan } n’est aucun de ceux à { $symbols } unité
   *[other] le colosse { $titan } n’est aucun de ceux à { $symbols } unités
}
xidit-position-titan-below = seul le colosse du dessus d’une pile peut être réveillé
xidit-position-wasteland = une terre désolée ne reçoit aucun barde (X9.1)
xidit-position-no-virtual = doit être null : le joueur neutre n’existe qu’à trois joueurs (X9.2)
xidit-position-bards = avec les { $placed } placés, doit faire { $all }, et non { $given } (X1.4)
xidit-position-floors = avec { $built } construits et { $waiting } en attente, doit faire { $all }, et non { $given } (X1.4)
xidit-position-floors-waiting = aucun n’attend à côté d’une guilde à soi incomplète (X6.4)
xidit-position-units = il y a { $count } { $letter } sur la table, mais il n’en existe que { $units } (X1.3)
xidit-position-no-city = un Idrakys n’a pas encore de cité
xidit-position-plan = doit être { $orders } ordres aux lettres { $letters }, et non { $given }
xidit-position-plans = tous sont donnés une fois qu’on les exécute, et pas avant (X3.2)
xidit-position-no-action = n’est pas une action du joueur qui doit décider
xidit-position-titan-and-token = la cité { $city } a une tuile : on n’y combat pas de colosse (X4.11)
xidit-position-eliminated = une menace ou un colosse a déjà été vaincu dans la cité { $city } cette année (X4.12)
xidit-position-prize = n’a pas été vaincu à l’instant dans la cité { $city }
xidit-position-owed = ne convient pas à l’étape
xidit-position-no-census = il n’y a pas de recensement l’année { $year } (X6)
xidit-position-census-type = a une autre récompense
xidit-position-then = nomme celui qui place
xidit-position-all-shown = tous ont montré, ce type est donc terminé (X6.1)
xidit-position-nothing-to-decide = il n’y a rien à décider à cette étape

xidit-score-final-only = Lords of Xidit ne se décompte qu’à la fin : score --final
