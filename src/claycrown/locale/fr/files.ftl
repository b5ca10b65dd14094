# Positions, records, editions and other files, as far as only the program itself says this: why one cannot be taken. Most follow
# the name of a file or a field, after a colon: “game.json: seats 1.player: is missing”. Fields are called as they are written.

refused-at = { $where } : { $reason }
# The table of an edition file, the key in it, and the reason.
refused-in-table = [{ $table }] : { $reason }
refused-in-table-at = [{ $table }] : { $key } : { $reason }
# A rule by its number, and what would be needed.
refused-rule = { $rule } : { $reason }
# A decision of a record: who made it, and why it cannot be.
refused-decision = { $colour } : { $decision } : { $reason }

file-stdin = entrée standard
file-line = { $file } ligne { NUMBER($line, useGrouping: 0) }
file-position = position { NUMBER($number, useGrouping: 0) }
file-not-text = n’est pas du texte en UTF-8
file-not-json = n’est pas du JSON : une erreur à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
file-not-a-number = n’est pas du JSON tel qu’un jeu l’écrit : { $what } n’est pas un nombre
file-key-twice = n’est pas du JSON tel qu’un jeu l’écrit : { $key } y figure deux fois
file-too-deep = n’est pas du JSON tel qu’un jeu l’écrit : trop profond
file-not-toml = n’est pas du TOML : { $line ->
    [0] il manque quelque chose à la fin
   *[other] une erreur à la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
}
file-toml-too-deep = n’est pas le TOML d’une édition : trop profond
file-is-folder = { $file } : est un dossier
file-folder-closed = { $file } : aucun fichier ne peut y être écrit
# What the system says of a file.
file-system = { $error ->
    [ENOENT] Aucun fichier ou dossier de ce nom
    [EACCES] Accès refusé
    [EPERM] Opération non permise
    [EISDIR] Est un dossier
    [ENOTDIR] N’est pas un dossier
    [EEXIST] Le fichier existe
    [ENAMETOOLONG] Nom de fichier trop long
    [ENOSPC] Plus de place sur le disque
    [EDQUOT] Quota de disque dépassé
    [EFBIG] Fichier trop grand
    [EROFS] Système de fichiers en lecture seule
    [EIO] Erreur d’entrée/sortie
   *[other] { $reason }
}

edition-own-name = une édition à soi demande un autre nom que { $name }
edition-not-at-hand = { $edition } n’est pas disponible ; nommez son fichier avec --edition
edition-not-here = { $edition } n’est pas disponible
edition-incomplete = doit avoir un nom et des valeurs
edition-not-named = doit être JEU:FICHIER, où JEU est l’un de ceux-ci : { $known }
edition-other-figures = l’édition { $edition } disponible a d’autres valeurs
edition-only-one = une partie se joue avec une seule édition
edition-no-edition = doit être une édition, et non { $given }

# Games that cannot be played.
game-broken = n’a pas pu être chargé ({ $reason })
game-unknown = n’est aucun de ceux-ci : { $known }
game-no-name = n’est pas le nom d’un jeu

# A set-up, and fields of any position or record.
setup-players = doit être de { $fewest } à { $most }, et non { $given }
setup-options = doit être des noms avec des valeurs, et non { $given }
setup-no-option = { $game } n’a pas d’option { $given } (connues : { $known })
setup-no-options = { $game } n’a pas d’option { $given } (aucune n’est connue)
# What a variant may be: $limits is one of the three below.
setup-option = doit être { $limits }, et non { $given }
setup-option-named = { $option } doit être { $limits }, et non { $given }
setup-option-form = doit être NOM=VALEUR, par exemple short=true, et non { $given }
option-switch = true ou false
option-number = un nombre de { NUMBER($lowest, useGrouping: 0) } à { NUMBER($highest, useGrouping: 0) }
option-choice = l’un de ceux-ci : { $known }
setup-seat = doit être de 0 à { $last }, et non { $given }
field-not-an-object = doit être un objet JSON
field-no-object = doit être un objet JSON, et non { $given }
field-object-or-null = doit être un objet JSON ou null, et non { $given }
field-no-number = doit être un nombre, et non { $given }
field-no-text = doit être un texte, et non { $given }
field-no-list = doit être une liste, et non { $given }
field-entries = { $count ->
    [one] doit avoir { $count } entrée, et non { $given }
   *[other] doit avoir { $count } entrées, et non { $given }
}
field-entries-between = doit avoir de { $fewest } à { $most } entrées, et non { $given }
field-unknown = champ inconnu

record-not-at-table = { $colour } n’est pas à cette table
record-no-decision = doit être une couleur et un texte, et non { $given }
record-too-short = { $count ->
    [one] il y en a { $count }, et on en a demandé { $asked }
   *[other] il y en a { $count }, et on en a demandé { $asked }
}
record-too-long = il y en a plus de { $most }
record-other-result = n’est pas ce à quoi mènent les décisions
record-other-seats = doit être la position d’une partie avec les places { $known }

# What programs that use the library are told.
library-bot-plays = ce bot joue à { $game }, et non à { $other }
library-bots = doit être une liste avec un bot par place, et non { $given }
library-above-zero = doit être un nombre supérieur à 0, et non { $given }
library-no-record = cette partie a commencé par une position, dont il n’y a pas d’enregistrement
library-not-deciding = { $colour } n’a rien à décider
library-which-seat = ont à décider : { $colours } ; dites qui
library-players = doit être un nombre, ou un nom par place, et non { $given }
library-no-text = une décision est un texte, et non { $given }
# A table in a line: “Terracotta Army, 2 players, 1 decision, yellow to decide”.
library-table = { $game }, { $standing }
library-standing = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, à { $colours } de décider
library-over = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, terminée
