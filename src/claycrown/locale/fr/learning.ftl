# Learning the games: what is said around lessons.

## A look at a thing of any game

general-description = { $where } : { $what }.
general-description-of = { $where }, { $label } : { $what }.
learning-look = Ce que c’est
learning-look-not-now = Pas maintenant : { $reason }
learning-look-before = Élément précédent
learning-look-next = Élément suivant

## The rulebook's page

learning-minute = En une minute
learning-round = Pas à pas
learning-chapters = Toutes les règles
learning-examples = Exemples de décompte
learning-legend = Signification des symboles
learning-glossary = Glossaire
learning-figures = D’où viennent les valeurs
learning-figures-about = Ce qui est imprimé sur le matériel est indiqué ici d’après cette édition : { $edition ->
    [standard] l’édition standard.
   *[other] { $edition }.
  } Les valeurs imprimées figurent dans un livret de règles ou dans plusieurs critiques, les valeurs déduites en découlent, et les valeurs reconstituées ont été choisies pour s’accorder à tout ce qui est connu.
learning-figures-of = { $source ->
    [printed] Imprimées
    [deduced] Déduites
   *[reconstructed] Reconstituées
}
learning-figures-all = Toutes les valeurs, et comment les corriger
learning-rulings = Précisions
learning-rulings-about = Là où les règles imprimées laissent une question ouverte, voici comment on joue ici.
learning-ruling = Ici, on joue ainsi :
learning-contents = Sommaire
learning-search = Chercher dans les règles
learning-search-hint = des mots, ou le numéro d’une règle
learning-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
learning-rule-in-book = Dans le livret de règles
learning-rule-next = Règle suivante : { $rule }
learning-rule-before = Règle précédente : { $rule }
learning-chapter-next = Chapitre suivant : { $title }
learning-chapter-before = Chapitre précédent : { $title }
learning-aid = Le jeu en une page
learning-aid-of = { $game } en une page
learning-print = Imprimer
learning-own-page = Ouvrir sur une page à part
learning-whole = Tout le livret de règles
learning-back-to-table = Retour à la table
learning-up = Vers le sommaire
learning-no-rules = Ce jeu n’a pas de règles rédigées.
learning-picture = { $part ->
    [wheel] Image de la roue
    [mausoleum] Image du mausolée
    [masters] Image des maîtres
    [rack] Image du rack de guerriers et des spécialistes
    [people] Image des lignes des joueurs
    [map] Image de la carte
    [orders] Image des ordres de chacun
    [strip] Image des prochaines tuiles, des colosses et de la caserne
   *[kingdom] Image du calendrier et des évaluations
}

## Explanations while one plays

learn-explained = Ce qui s’est passé, et pourquoi
learn-explained-off = Ne plus expliquer
