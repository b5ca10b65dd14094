# What is wrong with the figures of an edition, or with a field of a position or a record. Each follows the name of the figure or
# field, after a colon: “segments: must be a number from 4 to 16, not 3”.

fault-missing = manque
fault-unknown-key = clé inconnue
fault-unknown-table = table inconnue
fault-number = doit être un nombre de { NUMBER($lowest, useGrouping: 0) } à { NUMBER($highest, useGrouping: 0) }, et non { $given }
fault-numbers = { $count ->
    [one] doit être une liste de { $count } nombre
   *[other] doit être une liste de { $count } nombres
}
fault-numbers-between = doit être une liste de { $fewest } à { $most } nombres
fault-words = doit être une liste de textes
fault-flag = doit être true ou false, et non { $given }
fault-word = doit être l’un de ceux-ci : { $known } ; et non { $given }
fault-one-word = doit être un seul mot, et non { $given }
fault-twice = { $what } y figure deux fois
fault-times = { $count ->
    [one] doit y figurer une fois
   *[other] doit y figurer { $count } fois
}
fault-no-edition = ne peut pas être lu comme une édition
fault-too-long = a plus de { $most } caractères
fault-no-file = contient quelque chose qu’aucun fichier d’édition ne peut contenir
fault-short-text = doit être un texte d’au plus { $most } caractères
fault-long-key = doit être une clé d’au plus { $most } caractères
fault-too-deep = a trop de niveaux imbriqués
