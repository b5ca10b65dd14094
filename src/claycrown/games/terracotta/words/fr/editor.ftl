# The board editor: what is set beside the board, and what is put on it
terracotta-edit-table = Table
terracotta-edit-round = Manche
terracotta-edit-to-act = Doit jouer
terracotta-edit-nobody = Personne : la partie est finie
terracotta-edit-order = Ordre du tour, place { $place }
terracotta-edit-tile = Tuile de la manche { $round }
terracotta-edit-ring-inner = Disque central, crans tournés
terracotta-edit-ring-middle = Disque intermédiaire, crans tournés
terracotta-edit-inspector-row = Rangée de l’inspecteur
terracotta-edit-inspector-column = Colonne de l’inspecteur
terracotta-edit-warehouse = Entrepôt { $number }
terracotta-edit-vp = PV
terracotta-edit-coins = Pièces
terracotta-edit-wet = Argile humide
terracotta-edit-dry = Argile sèche
terracotta-edit-artisans = Artisans parmi les ouvriers
terracotta-edit-priority = Jeton priorité
terracotta-edit-none = Aucun
terracotta-edit-not-hired = Non engagé
terracotta-edit-token = Engagé, jeton { $cost }
terracotta-edit-take-away = Retirer
terracotta-edit-nothing = Ce qui s’y trouve
terracotta-edit-specialists = Spécialistes
terracotta-edit-horse = { $way ->
    [up] cheval vers le haut
    [down] cheval vers le bas
    [left] cheval vers la gauche
   *[right] cheval vers la droite
}
