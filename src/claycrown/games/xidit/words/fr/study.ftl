# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

xidit-figure-wealth = richesse
xidit-figure-influence = influence
xidit-figure-reputation = renommée
xidit-study-worth = points de pourcentage de victoire
xidit-study-orders = Ordres
xidit-study-orders-about = Ce qu’est devenu chaque ordre qui a fait quelque chose ; un ordre perdu a été programmé pour rien.
xidit-study-units = Unités
xidit-study-units-about = Chaque unité recrutée.
xidit-study-threats = Cités : menaces
xidit-study-threats-about = Chaque menace vaincue dans la cité.
xidit-study-recruits = Cités : recrutement
xidit-study-recruits-about = Chaque unité recrutée dans la cité.
xidit-study-starts = Cités : où commencer
xidit-study-starts-about = La cité où un joueur a commencé.
xidit-study-rewards = Récompenses
xidit-study-rewards-about = Chaque récompense choisie ; d’une menace ou d’un colosse, on en prend deux sur trois.
xidit-study-rewards-paid = Or, bardes ou étages pris pour elle ; moins qu’imprimé quand le plateau n’avait plus de place.
xidit-study-titans = Colosses
xidit-study-titans-about = Chaque colosse vaincu, par le nombre de ses symboles.
xidit-study-census = Recensement militaire
xidit-study-census-about = Chaque type d’unité dont un joueur a montré le plus, seul ou avec d’autres.
xidit-study-out = Évaluations
xidit-study-out-about = L’évaluation à laquelle un joueur a été éliminé.
xidit-study-order = { $outcome ->
    [moved] déplacé par une route
    [recruited] recruté
    [threat] menace vaincue
    [titan] colosse vaincu
   *[lost] perdu
}
xidit-study-reward = { $reward ->
    [gold] or
    [bards] bardes
   *[floors] étages de guilde
}
xidit-study-titan = { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}
