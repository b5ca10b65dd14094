# The table in the terminal, as far as only it says this. Keys are named as they are on a keyboard.

terminal-keys = ? règles  u annuler  : taper  l journal  s score  p { $pace ->
    [slow] lent
    [step] par pas
    [fast] rapide
   *[normal] normal
}  t jour  q fin
terminal-keys-deciding = flèches, Entrée choisir · Échap retour · { $keys }
terminal-keys-waiting = Espace continue · { $keys }
terminal-keys-over = a analyse · { $keys }
terminal-keys-page = flèches et PgHaut PgBas défiler · Échap retour à la table
terminal-keys-rules = flèches choisir · / chercher · PgHaut PgBas défiler · Échap retour
terminal-keys-start = flèches choisir et changer une ligne · Entrée commencer · Échap quitter
terminal-analysis-progress = { $percent } % analysés
terminal-tabs = Tab tourne

terminal-asked = { $who } : { $prompt }
terminal-turn-done = Votre tour est terminé. Espace continue, u annule la dernière décision.
terminal-bot-thinks = { $who } réfléchit.
terminal-bot-waits = Tour suivant : { $who }. Espace continue.
terminal-scene-goes-on = { $told } Espace continue, Échap fait défiler.
terminal-over = La partie est terminée. s montre la feuille de score, q quitte.
terminal-refused = { $rule } : { $reason }. ? montre la règle.
terminal-not-a-decision = « { $text } » n’est pas une décision ici. Essayez un mot de la liste, ou la notation : { $example }
terminal-taken-back = Annulé : { $told }
terminal-unsaved = La partie n’a pas pu être enregistrée : { $reason }.
terminal-type-here = une décision, par exemple : { $example }
terminal-too-small = La carte demande { $columns } colonnes et { $lines } lignes.
terminal-more-below = ▼ PgBas
terminal-more-above = ▲ PgHaut

terminal-rules = Les règles en question
terminal-look = Ce que c’est
terminal-search = mots d’une règle, ou son numéro
terminal-found = { $count ->
    [0] Aucune règle ne contient ces mots
    [one] { $count } règle
   *[other] { $count } règles
  }
terminal-why-not = Pourquoi pas : { $reason }
terminal-this-choice = Ce choix : { $label }
terminal-sources = D’où viennent les valeurs
terminal-sources-about = L’édition s’appelle « { $edition } ». Les valeurs imprimées figurent dans un livret de règles ou dans plusieurs critiques ; les valeurs déduites découlent de faits imprimés ; les valeurs reconstituées ont été choisies pour s’accorder à tout ce qui est connu. Si vous avez la boîte, vous pouvez les corriger : « claycrown edition show { $game } » donne le fichier, « --edition FICHIER » joue avec le vôtre.
terminal-source = { $source ->
    [printed] { $figures } : imprimé. { $note }
    [deduced] { $figures } : déduit. { $note }
   *[reconstructed] { $figures } : reconstitué. { $note }
}

terminal-hand-over = { $who } décide ensuite
terminal-hand-over-about = Ce qui vient maintenant est pour { $who }, et personne d’autre ne doit le voir. Laissez la place, puis pressez Entrée.
terminal-hand-back = { $number } : { $who } décide à nouveau.

terminal-start = Prenez place pour une nouvelle partie, ou reprenez une partie enregistrée.
terminal-begin = commencer
terminal-go-on = reprendre : { $game }
terminal-damaged = abîmé : { $reason }
terminal-saved = { $count ->
    [one] { $players } ; { $count } décision ; { $when }
   *[other] { $players } ; { $count } décisions ; { $when }
}
terminal-saved-over = { $players } ; terminée ; { $when }
terminal-person = personne
terminal-left = Enregistré. Pour reprendre : claycrown play --resume { $path }
terminal-kept = La partie est gardée dans { $path }

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind } ; { $difficulty }.
puzzle-terminal-ask = Votre décision, ou son numéro (? les liste toutes, = montre la solution) :
puzzle-terminal-choices = { $count ->
    [one] { $count } décision est possible.
   *[other] { $count } décisions sont possibles.
}
puzzle-terminal-unknown = Ce n’est pas une décision : { $text }
