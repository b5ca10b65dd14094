# The table in the browser, as far as it is the same for all games: what is asked, the log, the sheet, replay.

table-table = Table
table-board = Plateau
table-now = Ce qui vous est demandé
table-panels = Choix, journal, score et plus
table-players = Joueurs
table-player-of-colour = { $name } ({ $colour })
table-everybody = Ce que chacun possède
table-raise = Ouvrir
table-lower = Replier
table-to-decide = doit décider
table-you = vous
table-title-your-turn = À vous de jouer – { $page }
table-not-there = Cette table ne peut pas être affichée

table-connection-connecting = Connexion…
table-connection-lost = Connexion perdue. Elle revient d’elle-même.

table-your-turn = À vous de jouer.
table-waiting-for = { $count ->
    [0] Un instant…
   *[other] On attend : { $who }.
}
table-busy = Le serveur est très occupé : environ { $seconds } s.
table-not-your-turn = { $count ->
    [0] Rien à choisir maintenant.
   *[other] Ce n’est pas votre tour. On attend : { $who }.
}
table-not-a-choice = Ce n’est pas un des choix du moment.
table-over = La partie est terminée.
table-abandoned = La partie a été arrêtée.
table-sent = { $what } : envoyé, pas encore confirmé.
table-undoing = Annulation…
table-undoing-or-sent = On attend le serveur.
table-stale = La partie a continué entre-temps. Regardez de nouveau, puis choisissez.
table-confirm-this = { $undo ->
    [no] Cela ne peut pas être annulé. Confirmez-vous ? { $what }
   *[yes] Confirmez-vous ? { $what }
}
table-confirm = Confirmer
table-back = Retour
table-undo = Annuler
table-undo-unrated = Les réponses des bots seront annulées aussi. La partie ne sera plus classée.
table-start-again = Recommencer le tour
table-watch-again = Revoir
table-cannot-be-undone = ne peut pas être annulé
table-more-follows = d’autres questions suivent
table-point-at = Pointez un choix pour voir son effet.
table-round-gain = { $points } à la fin de cette manche
table-final-gain = { $points } à la fin de la partie
table-points-at-most = jusqu’à { $points }

table-choices = Choix
table-choices-list = { $count ->
    [one] En liste : { $count } choix
   *[other] En liste : { $count } choix
}
table-find = Chercher un choix
table-none-found = Aucun choix ne contient ces mots.
table-hint = Demander un indice
table-hint-rating = Une partie avec indices n’est pas classée.
table-hint-thinking = Un bot fort y réfléchit…
table-hints = Ce qu’en pense un bot fort
table-hint-none = Lui non plus n’a pas d’idée.
table-hint-chance = { $percent } % de chances de gagner
table-hint-number = indice { $numbers }
table-nothing-to-choose = Rien ne vous est demandé maintenant.

table-scene = { $place } sur { $count } :
table-so-far = Jusqu’ici
table-summary = Ce qui s’est passé
table-summary-steps = Pas à pas
table-step-back = Précédent
table-step-on = Suivant
table-pause = Pause
table-go-on = Continuer
table-from-start = Depuis le début
table-skip = Passer
table-skip-to-turn = Passer à mon tour

table-log = Journal
table-log-of = Afficher
table-log-all = Tout le monde
table-log-empty = Il ne s’est encore rien passé.
table-together = Tous en même temps
table-took-back = { $who } annule des décisions.
table-went-back = Tous ont accepté de revenir en arrière.
table-somebody-decided = Quelqu’un a changé d’avis.
table-taken-back = annulé
table-forced = joué d’office
table-instead-busy = { $by ->
    [chance] le serveur était trop occupé pour { $bot } : tiré au hasard
   *[other] le serveur était trop occupé pour { $bot }, décidé par { $by }
}
table-instead-late = { $by ->
    [chance] { $bot } a mis trop de temps : tiré au hasard
   *[other] { $bot } a mis trop de temps, décidé par { $by }
}
table-instead-failed = { $by ->
    [chance] { $bot } a échoué : tiré au hasard
   *[other] { $bot } a échoué, décidé par { $by }
}
table-instead-illegal = { $by ->
    [chance] { $bot } a choisi un coup interdit : tiré au hasard
   *[other] { $bot } a choisi un coup interdit, décidé par { $by }
}
table-instead-unknown = tiré au hasard, et non choisi par { $bot }
table-watch = Regarder
table-recent = Ce qui vient de se passer
table-since = Depuis votre dernier tour
table-since-close = Ranger ce qui s’est passé depuis votre dernier tour
table-since-more = La suite est dans le journal.

table-sheet = Score
table-sheet-empty = Pas encore de points.
table-total = Jusqu’ici
table-total-over = En tout
table-place = Place
table-if-round = Si la manche finissait maintenant
table-if-final = Si la partie finissait maintenant
table-chart = Au fil du temps
table-chart-of = Ce qui est montré au fil du temps
table-chart-all = Tous les points
table-chart-about = Le score de chaque joueur au fil du temps ; les chiffres sont dans le tableau ci-dessous.
table-chart-figures = Les chiffres
table-chart-save = Enregistrer en tableau (CSV)
table-ranked = { $who } : { $value }
table-out = hors jeu
table-at-the-end = à la fin de la partie

table-majorities = Majorités
table-leads-button = Qui est en tête
table-overlay = Éclairer sur le plateau ce qui est décompté
table-leads = { $who } est en tête.
table-nobody-leads = Personne n’est en tête.
table-leader-unknown = Personne ne peut dire qui est en tête.
table-nobody-there = personne
table-no-majorities = Rien n’est décompté maintenant.

table-talk = Discussion
table-chat = Discussion
table-chat-on = active
table-chat-off = La discussion est coupée : vous ne lisez ni n’écrivez rien, à aucune table.
table-chat-empty = Rien n’a été dit.
table-chat-earlier = Plus ancien
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-notes = Notes
table-notes-about = Personne d’autre ne peut les lire.
table-notes-saving = Enregistrement…

table-menu = Table
table-replay = Relecture
table-copy-link = Copier le lien de la table
table-copied = Copié.
table-copy = Copier
table-share = Partager…
table-picture = Enregistrer une image
table-picture-failed = L’image n’a pas pu être dessinée.
table-record = Enregistrer la partie
table-rematch = Rejouer
table-return = Je suis de retour
table-hand-seat = Laisser un bot jouer pour moi
table-leaving-hand-over-about = Un bot joue à votre place jusqu’à votre retour : par « Je suis de retour » dans ce menu, ou en décidant vous-même.
table-leaving-hand-over-rating = Le résultat reste le vôtre, mais cette partie ne peut que faire baisser votre classement, pas le faire monter.
table-leaving-hand-over-sure = Laisser jouer le bot
table-resign = Abandonner
table-leaving-resign-about = Un bot joue à votre place jusqu’au bout, pour que les autres puissent continuer. Vous ne pourrez pas revenir.
table-leaving-resign-rating = Vous passez derrière tous ceux qui restent, et votre classement est calculé ainsi.
table-leaving-resign-sure = Abandonner la partie
table-stay = Rester
table-not-rated-anyway = Cette partie n’est pas classée.
table-rated = Elle est classée.
table-unrated-imported = Elle n’est pas classée : elle vient d’un enregistrement.
table-unrated-kept = Elle n’est pas classée : quelqu’un joue à plusieurs places.
table-unrated-edition = Elle n’est pas classée : elle ne se joue pas avec l’édition standard.
table-unrated-hinted = Elle n’est pas classée : il y a eu des indices.
table-unrated-undone = Elle n’est pas classée : un tour terminé a été annulé.
table-unrated-alone = Elle n’est pas classée : il ne reste qu’un seul joueur.
table-log-time = { $who } : temps écoulé. Un bot joue maintenant : { $bot }.
table-log-out = { $who } : temps écoulé. Un bot joue jusqu’au bout : { $bot }.
table-log-handed = { $who } laisse jouer un bot : { $bot }.
table-log-resigned = { $who } abandonne. Un bot joue jusqu’au bout : { $bot }.
table-log-removed = { $who } ne reviendra pas. Un bot joue jusqu’au bout : { $bot }.
table-log-back = { $who } est de retour.
table-looking-on = Vous regardez
table-looking-on-before = Vous regardez. Prenez une place libre pour jouer.
table-propose-take-back = Demander à tous d’annuler la dernière décision
table-propose-abandon = Demander à tous d’arrêter la partie
table-leave = Vers les tables
table-how = Votre façon de jouer
table-set-forced = Les choix sans alternative se jouent d’office
table-set-sounds = Sons
table-set-confirm = Un second clic confirme
table-confirm-needed = Quand un choix ne peut pas être annulé
table-confirm-always = Toujours
table-confirm-never = Jamais
table-set-bots = Les bots jouent
table-set-speed = Vitesse des scènes et relectures
table-speed = { $speed } ×
table-about = Édition : { $edition }. Table créée par { $owner }.
table-proposal-abandon = { $who } demande d’arrêter la partie.
table-proposal-take-back = { $who } demande de revenir à l’entrée { $number }.
table-proposal-missing = { $count ->
    [0] Tous ont répondu.
    [one] Il manque une réponse.
   *[other] Il manque { $count } réponses.
}
table-agree = D’accord
table-disagree = Non
table-withdraw = Retirer

table-days-left = { $count ->
    [one] un jour
   *[other] { $count } jours
}
table-on-holiday = en vacances jusqu’au { $date }
table-holiday-soon = en vacances à partir du { $date }
table-away-yourself = Un bot joue à votre place.
table-out-yourself = Vous êtes hors de cette partie : un bot continue à votre place.
table-absence-away = pas là, un bot joue
table-absence-out = hors jeu, un bot joue

table-free-seats = { $count ->
    [one] Une place est encore libre. La partie pourra commencer quand elle sera prise.
   *[other] { $count } places sont encore libres. La partie pourra commencer quand elles seront prises.
}
table-waits-kept = On attend encore { $who }.
table-quick-waits = Joueurs présents : { $here } sur { $players }. La partie commence d’elle-même dès que la table est complète.
table-all-here = Tout le monde est là. Commencez quand vous voulez.
table-owner-starts = Tout le monde est là. { $who } lance la partie.
table-sit-down = Prendre place ici
table-move-here = Venir ici
table-seat-bot = Un bot joue : { $colour }
table-choose-bot = Laisser jouer un bot…
table-free-seat = Libérer la place
table-kick = Retirer la place
table-invite = Inviter quelqu’un
table-invite-about = Quiconque ouvre cette adresse peut prendre place ici.
table-invite-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour d’autres, lancez le serveur avec --host 0.0.0.0 et ouvrez-le par le nom de l’ordinateur.
table-start = Commencer la partie
table-get-up = Quitter la table

table-places = Classement final
table-ahead-in = La plus grande part de cette avance : { $what }, { $points }
table-hand-over = Passez l’écran à { $who }
table-hand-over-about = Ce qui est derrière son paravent va s’afficher : que personne d’autre ne regarde.
table-i-am = Je suis { $who }

table-play = Lecture
table-first = Au début
table-last = À la fin
table-moment = Moment
table-moment-of = { $place } sur { $count }
table-set-up = La mise en place.
table-viewpoint = De quel point de vue
table-spectator = Comme un spectateur
table-seen-by = Vu par { $who }
table-copy-moment = Copier un lien vers ce moment
table-to-the-table = À la table
table-from-file = Relire un enregistrement
table-from-file-about = Choisissez un fichier contenant l’enregistrement d’une partie. Il est vérifié par les règles et gardé comme une table que seuls ceux qui ont son lien peuvent voir ; une partie inachevée peut être poursuivie.
table-choose-file = Un enregistrement est un fichier JSON, tel que le donne « Enregistrer la partie ».
table-not-a-record = Ce fichier n’est pas un enregistrement.
table-checking = L’enregistrement est en cours de vérification…
table-analysis = Analyse
table-explore = Aller plus loin

## Offered to who sits at a table for the first time

learn-offer = C’est nouveau pour vous ?
learn-offer-about = { $game } : une courte leçon vous montre tout ce qu’il faut, sur la vraie table. Cette table vous attend ; vous la retrouvez sur la première page. Ou faites-vous expliquer les choses en jouant.
learn-offer-lesson = Suivre la leçon
learn-offer-explain = Expliquer pendant que je joue
learn-offer-no = Non merci
