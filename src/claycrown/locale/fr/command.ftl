# The command `claycrown`: help, results and errors. What is typed (names of commands and options, of bots and games, notation)
# is never translated. Errors follow “claycrown: ” on a line of their own.

command-about = Des jeux de société, complets et rapides : jouez-les, relisez-les, faites-les jouer par des bots. `claycrown games` en donne la liste.
command-usage = Usage :
# A colon follows, with a narrow space before it.
command-options = Options{ "\u202F" }
command-commands = Commandes{ "\u202F" }
command-option-version = Indiquer la version.
command-option-language = Parler cette langue, si elle existe : { $languages }. Sinon, celle du terminal (LANG).
command-option-help = Afficher ce message et quitter.
command-default = par défaut : { $default }
command-required = obligatoire

command-metavar-options = [OPTIONS]
command-metavar-command = COMMANDE [ARGS]...
command-metavar-number = NOMBRE
command-metavar-text = TEXTE
command-metavar-game = JEU
command-metavar-game-if-wished = [JEU]
command-metavar-id = ID
command-metavar-file = FICHIER
command-metavar-rule-or-words = [RÈGLE | MOTS]...
command-metavar-file-if-wished = [FICHIER]
command-metavar-file-or-url = FICHIER|URL
command-metavar-folder = DOSSIER
command-metavar-address = ADRESSE
command-metavar-colour = COULEUR
command-metavar-language = LANGUE
command-metavar-name = NOM
command-metavar-names = NOM,...
command-metavar-points = POINTS
command-metavar-variant = NOM=VALEUR
command-metavar-position = POSITION
command-metavar-decisions = DÉCISION...
command-metavar-record = ENREGISTREMENT
command-metavar-records-if-wished = [ENREGISTREMENT]...

command-list-play = jouer dans ce terminal, contre des bots ou à plusieurs au même clavier
command-list-new = mettre une partie en place : une position, en JSON sur la sortie standard
command-list-legal = ce qui peut être décidé dans une position, une décision par ligne
command-list-apply = la position après quelques décisions
command-list-score = le décompte d’une position, point par point
command-list-replay = la position après N décisions d’un enregistrement
command-list-analyse = où une partie terminée s’est décidée, et ce qui aurait été meilleur
command-list-stats = vos parties terminées, ensemble : résultats, points par origine, pertes
command-list-arena = beaucoup de parties entre bots
command-list-study = ce que vaut chaque chose dans un jeu : beaucoup de parties de bots, et une page à leur sujet
command-list-puzzle = résoudre un problème en simples lignes : celui du jour, ou un autre
command-list-serve = un serveur de jeu pour un foyer ou un club, avec des tables pour joueurs et bots ; --open : jouer dans le navigateur
command-list-backup = tout ce que garde le serveur, en un seul fichier, pendant qu’il tourne
command-list-restore = remettre une sauvegarde en place, pendant que le serveur tourne
command-list-check = rejouer toutes les parties que garde le serveur, et signaler celles qui diffèrent
command-list-appoint = faire d’un compte un administrateur du serveur
command-list-games = les jeux installés, leurs versions et variantes, et ce qui ne va pas quand l’un d’eux ne se charge pas
command-list-rules = les règles d’un jeu en phrases simples : toutes, une par son numéro, ou celles qui contiennent certains mots
command-list-edition = les valeurs imprimées : vérifier un fichier, indiquer leurs sources, les copier pour les corriger

command-option-variant = Une variante, par exemple short=true.
command-option-edition = Un fichier d’édition avec lequel jouer, ou que nomme une position.
command-option-json = Du JSON, et rien d’autre, sur la sortie standard.
command-option-divide = Réfléchir tant de fois moins que ne le dit l’échelle.
command-option-processes = Combien de parties à la fois ; une par cœur si rien n’est dit.
command-option-cluster = Jouer sur une grappe Dask, par exemple tcp://10.0.0.5:8786.
command-option-config = Un fichier TOML avec les réglages ; tous sont facultatifs.
command-option-database = Un fichier SQLite, ou postgresql://... ; claycrown.db si rien n’est dit.

command-play-about = Jouer dans ce terminal, contre des bots ou à plusieurs au même clavier. Sans jeu, il demande lequel.
command-play-players = Combien de joueurs ; sinon, autant qu’il en faut pour --bots, ou le minimum du jeu.
command-play-bots = Qui prend les dernières places, par exemple greedy,random ; les personnes prennent les autres.
command-play-seed = La même graine donne la même mise en place ; tirée au hasard si rien n’est dit.
command-play-resume = Reprendre une partie enregistrée.
command-play-resume-alone = --resume reprend une partie telle quelle : n’indiquez ni jeu, ni joueurs, ni bots, ni graine, ni option
command-play-which-game = dites quel jeu : { $games }
command-play-no-terminal = play demande un terminal : entrée et sortie standard

command-new-about = Mettre une partie en place : une position, en JSON sur la sortie standard.
command-new-players = Combien de joueurs ; le minimum du jeu si rien n’est dit.
command-new-seed = La même graine donne la même partie ; tirée au hasard si rien n’est dit.
command-legal-about = Ce qui peut être décidé dans une position, une décision par ligne ; pour plusieurs positions, une réponse par ligne.
command-legal-seat = Seulement ce que peut décider cette place.
command-apply-about = La position après quelques décisions. Une décision interdite ne change rien et reçoit pour réponse la règle qui l’interdit.
command-apply-seed = Pour ce qui reste à mélanger.
command-apply-whose = plusieurs places doivent décider : dites laquelle, sous la forme COULEUR:DÉCISION
command-score-about = Le décompte d’une position, point par point ; pour plusieurs positions, une réponse par ligne.
command-score-round = Ce que rapporte la manche, dans un jeu qui se décompte par manches.
command-score-final = La fin de la partie.
command-score-which = dites --round ou --final
command-score-out = hors jeu
command-score-winner = vainqueur : { $who }
command-replay-about = La position après N décisions d’un enregistrement.
command-replay-to = Combien de décisions ; toutes si rien n’est dit.
command-not-at-table = n’est pas à cette table ; il y a { $seats }

command-puzzle-about = Résoudre un problème, celui du jour sauf indication contraire : les décisions se tapent comme dans la notation, ou se choisissent par leur numéro. Se termine avec le statut 1 si la solution a été demandée.
command-puzzle-id = Un problème précis.
command-puzzle-any = N’importe lequel, tiré au hasard.
command-puzzle-unknown = ce jeu n’a pas de problème { $id }

command-games-about = Les jeux installés, avec leur version et leurs variantes. Se termine avec le statut 1 si l’un d’eux ne se charge pas.
command-games-one = { $title }, de { $fewest } à { $most } joueurs, version { $version }
command-games-variant = { $option } : { $limits } ({ $label })
command-games-variant-unnamed = { $option } : { $limits }
command-games-broken = n’a pas pu être chargé : { $reason }
command-games-lesson-broken = sa leçon n’a pas pu être chargée : { $reason }

command-rules-about = Les règles d’un jeu par chapitre ; d’une règle (T5.4) ou d’un chapitre (T5), les phrases ; avec des mots, les règles qui les contiennent tous. Se termine avec le statut 1 si rien n’est trouvé.
command-rules-edition = Donner les valeurs de cette édition.

command-edition-about = Les valeurs imprimées : vérifier un fichier, indiquer leurs sources, les copier pour les corriger.
command-edition-check-about = Vérifier un fichier d’édition ; s’il est faux, il est refusé avec la table, la clé et la raison.
command-edition-checked = { $file } : une édition ({ $game }), nommée { $name }, empreinte { $hash }
command-edition-sources-about = Indiquer d’où viennent les valeurs : imprimées, déduites ou reconstituées.
command-edition-show-about = Le fichier d’édition du paquet, à copier et à corriger.

command-serve-about =
    Tenir des tables où jouent personnes et bots : des pages pour navigateurs, et l’API qu’il documente.

    Réglages : un fichier, des variables CLAYCROWN_*, ou les options d’ici, qui l’emportent.

command-serve-host = L’adresse d’écoute ; cette machine seulement si rien n’est dit.
command-serve-port = 8000 si rien n’est dit.
command-serve-open = Y ouvrir un navigateur. Sauf indication contraire : les parties sont gardées dans votre dossier de données, le journal ne parle que des ennuis, et un serveur qui tourne déjà sur cette machine est utilisé.
command-serve-at = Clay & Crown se trouve à { $address }
command-serve-ends = Ctrl-C l’arrête ; les parties inachevées seront là la prochaine fois.
command-serve-no-screen = Il n’y a pas d’écran ici : ouvrez l’adresse dans un navigateur, ou jouez dans le terminal avec `claycrown play`.
command-serve-port-taken = un autre programme écoute sur le port { $port }
command-serve-no-database = la base de données ne peut pas être ouverte : { $reason }
command-config-public-url = public_url doit être une adresse comme https://games.example.org, pas { $url }
command-config-section = { $name } doit être une section
command-config-wrong = la configuration : { $reason }

command-backup-about = Écrire dans FICHIER tout ce que garde le serveur, qu’il tourne ou non. FICHIER contient des secrets : seul son propriétaire peut le lire.
command-restore-about = Remettre une sauvegarde en place, que le serveur tourne ou non. Ce que contient maintenant la base de données disparaît.
command-restore-yes = Ne pas demander.
command-restore-sure = Remplacer tout le contenu de la base de données par cette sauvegarde ? [o/N]
command-yes = o oui y yes
command-check-about = Rejouer toutes les parties gardées et signaler celles qui diffèrent de ce qui était enregistré ; le statut de sortie est alors 1.
command-check-repair = Refaire les instantanés abîmés, d’après la mise en place et les décisions.
command-appoint-about = Faire du compte NOM un administrateur : il voit ce que l’on signale, et peut aider pour les mots de passe.
command-backup-made = { $file } : { $contents }
command-backup-put-back = { $contents } remis en place
command-backup-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
command-backup-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
command-backup-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
command-check-of-table = { $table } : { $wrong }
command-checked = { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, { $differ ->
    [one] { $differ } diffère
   *[other] { $differ } diffèrent
}
command-appointed = { $name } administre ce serveur.
command-no-account = il n’y a pas de compte de ce nom : { $name }
command-no-database = il n’y a pas de base de données { $file }
command-database = la base de données : { $reason }
command-file-trouble = { $file } : { $reason }
command-empty-database = la base de données { $file } est un fichier de zéro octet : remettez une sauvegarde en place, ou supprimez-le pour recommencer
command-too-new = la base de données en est à la révision { $found } ; ce programme les connaît jusqu’à { $known }
command-backup-too-old = la base de données en est à la révision { $found }, ce programme à { $known } : lancez une fois son serveur
command-backup-too-new = la sauvegarde a été faite par une version plus récente de ce programme
command-backup-none = ce fichier n’est pas une sauvegarde de ce programme
command-backup-damaged = { $file } est abîmé ou n’est pas une sauvegarde : { $reason }
command-backup-rows = la sauvegarde est abîmée : { $table } a { NUMBER($count, useGrouping: 0) } lignes, et non { NUMBER($expected, useGrouping: 0) }
command-backup-unreadable = la sauvegarde est abîmée : { $table } est illisible

command-differs-edition = l’édition { $edition } a d’autres valeurs que celles avec lesquelles la partie a commencé
command-differs-gap = après le numéro { $before } vient { $number }
command-differs-back = le numéro { $number } revient à { $to }
command-differs-no-decision = le numéro { $number } n’est pas une décision
command-differs-illegal = le numéro { $number } est contraire à { $rule }
command-differs-no-set-up = sa mise en place manque
command-differs-unreadable = l’instantané au numéro { $number } est illisible
command-differs-snapshot = l’instantané au numéro { $number } diffère
command-differs-beyond = il y a un instantané au-delà de sa dernière entrée
command-differs-head = la table en est à { $head }, ses entrées s’arrêtent à { $last }
command-differs-deciders = d’autres places ont à décider
command-differs-over = { $over ->
    [0] la table est marquée « { $status } », mais sa partie n’est pas terminée
   *[other] la table est marquée « { $status } », mais sa partie est terminée
}
command-differs-result = le résultat diffère
command-differs-no-game = ne peut pas être rejouée : le jeu { $reason }
command-differs-breaks = ne peut pas être rejouée : { $error }

command-version = claycrown { $version } ({ $compiled ->
    [0] règles non compilées : les mêmes parties, plus lentement
   *[other] règles compilées
})
command-broken = { $game } : n’a pas pu être chargé ({ $reason })
command-unwritable = la sortie ne peut pas être écrite : { $reason }
command-lacks = il faut { $package }, qui n’est pas installé ; on l’obtient par : { $command }
command-needs = demande le paquet { $package }
command-stopped = claycrown : arrêté après { NUMBER($done, useGrouping: 0) } parties sur { NUMBER($all, useGrouping: 0) }

command-missing-argument = Argument manquant
command-missing-option = Option manquante
command-missing-command = Commande manquante.
command-choose-from = À choisir parmi : { $choices }
command-invalid = Valeur incorrecte : { $message }
command-invalid-for = Valeur incorrecte pour { $hint } : { $message }
command-no-such-option = Il n’y a pas d’option { $name }.
command-no-such-command = Il n’y a pas de commande { $name }.
command-did-you-mean = { $count ->
    [one] Vouliez-vous dire { $possibility } ?
   *[other] (Vouliez-vous dire l’un de ceux-ci : { $possibility } ?)
}
command-takes-no-value = L’option { $name } ne prend pas de valeur.
command-needs-value = { $count ->
    [one] L’option { $name } demande un argument.
   *[other] L’option { $name } demande { $number } arguments.
}
command-extra-arguments = { $count ->
    [one] Argument inattendu ({ $arguments })
   *[other] Arguments inattendus ({ $arguments })
}
command-not-one-of = { $count ->
    [one] { $value } n’est pas { $choices }.
   *[other] { $value } n’est pas l’un de ceux-ci : { $choices }.
}
command-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
command-not-a-number = { $value } n’est pas un nombre correct.
command-file-missing = Le fichier { $file } n’existe pas.
command-file-is-folder = Le fichier { $file } est un dossier.
command-file-unreadable = Le fichier { $file } est illisible.

# L’analyse d’une partie

command-analyse-about = Où une partie terminée s’est décidée, et ce qui aurait été meilleur : chances après chaque décision, tournants, erreurs.
command-analyse-depth = Le temps de réflexion pour chaque tour ; standard prend jusqu’à une minute sur deux cœurs.
command-analyse-seed = La même graine et la même profondeur donnent les mêmes nombres.
command-analyse-threads = Combien de fils réfléchissent à la fois ; un par cœur si rien n’est dit.
command-analyse-all = Dire chaque décision, pas seulement les erreurs.
command-analyse-working = analyse
command-analyse-title = { $game } : { $decisions ->
    [one] { $decisions } décision
    [many] { $decisions } de décisions
   *[other] { $decisions } décisions
}
command-analyse-curve = chance de gagner
command-analyse-moment = après { $number }, manche { $round }
command-analyse-turning-points = Tournants
command-analyse-mistakes = Erreurs
command-analyse-all-judged = Toutes les décisions
command-analyse-judged = { $number } { $who } : { $verdict }, { $after } % au lieu de { $before } % : { $decided }
command-analyse-better = mieux : { $decided }
analysis-no-record = ce n’est pas l’enregistrement d’une partie : il faut la mise en place et les décisions, comme `play` et le serveur les gardent

# Ses propres parties terminées

command-stats-about = Vos parties terminées, ensemble, par jeu et par nombre de joueurs : résultats par place et par adversaire, points par origine à côté de ceux des vainqueurs, et avec --analyse ce que vous avez perdu et où. Les parties non terminées sont passées.
command-stats-player = Votre nom dans les parties enregistrées.
command-stats-analyse = Analyser d’abord chaque partie à cette profondeur.
command-stats-csv = Toutes les parties en valeurs séparées par des virgules, une par ligne.
command-stats-none = Aucune partie terminée de { $player } parmi celles-ci.
command-stats-title = { $game }, { $players } joueurs
command-stats-row = { $first } sur { $of }
