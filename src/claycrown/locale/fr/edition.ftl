app-editions-of = Édition : { $game }
app-editions-about = Ce qui est imprimé sur les plateaux, les disques, les tuiles et les jetons, tel qu’on le joue ici. Une valeur que les livrets de règles ne montrent pas a été reconstituée : qui possède la boîte peut la corriger ici et jouer avec.
app-edition-own = { $name } (la vôtre)
app-edition-source = D’où viennent ces valeurs
app-edition-sources = D’où viennent les valeurs
app-edition-printed = imprimé
app-edition-deduced = déduit
app-edition-reconstructed = reconstitué
app-edition-printed-about = d’après le matériel ou un livret de règles
app-edition-deduced-about = par déduction de ce qui est imprimé
app-edition-reconstructed-about = par reconstitution, d’après ce que l’on sait
app-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
app-edition-within = { $outer } : { $inner }
app-edition-fewer = { $label } : un de moins
app-edition-more = { $label } : un de plus
app-edition-reset = Rétablir
app-edition-fault = C’est impossible ({ $where }) : { $reason }
app-edition-show = Montrer
app-edition-checking = Vérification…
app-edition-changes =
    { $count ->
        [0] Rien n’a été modifié. On peut jouer avec ces valeurs.
        [one] Une valeur est modifiée. On peut jouer avec ces valeurs.
       *[other] { $count } valeurs sont modifiées. On peut jouer avec ces valeurs.
    }
app-edition-name = Nom de votre édition
app-edition-keep = Enregistrer
app-edition-trying = Parties d’essai en cours…
app-edition-kept = { $name } : édition enregistrée. Choisissez-la en créant une table.
app-edition-play = Créer une table avec elle
app-edition-remove = Supprimer
