house-editions-of = Valeurs imprimées : { $game }
house-editions-about = Ce qui est imprimé sur les plateaux, les disques, les tuiles et les jetons, tel qu’on le joue ici. Une valeur que les livrets de règles ne montrent pas a été reconstituée : qui possède la boîte peut la corriger ici et jouer avec.
house-edition-own = { $name } (la vôtre)
house-edition-source = D’où viennent ces valeurs
house-edition-sources = D’où viennent les valeurs
house-edition-printed = imprimé
house-edition-deduced = déduit
house-edition-reconstructed = reconstitué
house-edition-printed-about = d’après le matériel ou un livret de règles
house-edition-deduced-about = par déduction de ce qui est imprimé
house-edition-reconstructed-about = par reconstitution, d’après ce que l’on sait
house-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
house-edition-within = { $outer } : { $inner }
house-edition-fewer = { $label } : un de moins
house-edition-more = { $label } : un de plus
house-edition-reset = Rétablir
house-edition-fault = C’est impossible ({ $where }) : { $reason }
house-edition-show = Montrer
house-edition-checking = Vérification…
house-edition-changes =
    { $count ->
        [0] Rien n’a été modifié. On peut jouer avec ces valeurs.
        [one] Une valeur est modifiée. On peut jouer avec ces valeurs.
       *[other] { $count } valeurs sont modifiées. On peut jouer avec ces valeurs.
    }
house-edition-name = Nom de votre édition
house-edition-keep = Enregistrer
house-edition-trying = Parties d’essai en cours…
house-edition-kept = { $name } : édition enregistrée. Choisissez-la en créant une table.
house-edition-play = Créer une table avec elle
house-edition-remove = Supprimer
