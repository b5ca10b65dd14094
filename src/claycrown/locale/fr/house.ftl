# The house: what is around the tables. Home, lobby, people, settings, account.

house-brand = Clay & Crown
house-title = { $page } – Clay & Crown
house-skip = Aller au contenu
house-menu = Menu
house-pages = Pages
house-close = Fermer
house-loading = Un instant…
house-more = Afficher la suite
house-again = Réessayer
house-not-loaded = La page n’a pas pu être chargée
house-rules = Règles
house-rules-of = { $game } : les règles
house-puzzles = Problèmes
house-editions = Valeurs imprimées
house-editions-link = Voir ou corriger les valeurs imprimées
house-edition-standard = Celle de la maison
house-edition-unrated = Les parties avec cette édition ne sont pas classées.
house-connection-lost = Connexion perdue. Elle revient d’elle-même.
house-no-connection = Pas de connexion
house-no-connection-about = Le serveur est injoignable. Les tables, les listes et les personnes viennent de lui : cette page reprend dès qu’il est de retour.
house-no-connection-works = Ce qui marche en attendant
house-no-connection-settings = Les réglages peuvent être modifiés : ils sont conservés dans ce navigateur.
house-no-connection-terminal = Là où le programme est installé, « claycrown play » permet de jouer contre des bots dans un terminal, sans aucune connexion.
house-no-connection-kept = Tout ce que vous aviez décidé est conservé à sa table.
house-nowhere = Il n’y a rien ici
house-nowhere-about = Cette adresse ne mène nulle part, ou à quelque chose que vous ne pouvez pas voir.
house-to-start = Retour à l’accueil
house-unreachable = Le serveur est injoignable. Rien n’a été modifié.
house-mistake = Une erreur s’est produite. Rien n’a été modifié.
house-rule = Règle { $rule }
house-rule-unknown = Cette règle n’a pas de texte.

house-tables = Tables
house-finished = Parties terminées
house-own-games = Vos parties
house-people = Joueurs
house-settings = Réglages
house-account = Compte
house-sign-in = Se connecter

house-welcome = Prenez place et jouez
house-game-about = { $same ->
    [yes] Pour { $most } joueurs.
   *[no] De { $fewest } à { $most } joueurs.
}
house-lead = Des jeux de société selon leurs règles exactes : avec des amis au loin, devant un même écran ou contre des bots.
house-game = Jeu
house-all-games = Tous les jeux
house-players = Joueurs
house-rivals = Adversaires
house-play-now = Jouer maintenant
house-with-people = Jouer avec d’autres…
house-find-table = Me trouver une table
house-find-table-of = Me trouver une table : { $game }
house-waiting = { $count ->
    [0] Personne n’attend encore
    [one] Une personne attend
   *[other] { $count } personnes attendent
  }
house-guest = Invité
house-guest-number = Invité { $number }

house-bot-random = Hasard
house-bot-novice = Novice
house-bot-raider = Pillard
house-bot-treasurer = Trésorier
house-bot-guildmaster = Maître de guilde
house-bot-minstrel = Ménestrel
house-bot-potter = Potier
house-bot-miser = Avare
house-bot-drummer = Tambour
house-bot-mason = Maçon
house-bot-sergeant = Sergent
house-bot-greedy = Cupide
house-bot-scout = Éclaireur
house-bot-champion = Champion
house-bot-captain = Capitaine
house-bot-courtier = Courtisan
house-bot-herald = Héraut
house-bot-chancellor = Chancelier
house-bot-steward = Intendant
house-bot-marshal = Maréchal
house-bot-emperor = Empereur
house-bot-random-about = Joue n’importe quel coup permis. Bien pour découvrir.
house-bot-novice-about = Joue avec bon sens la plupart du temps, et fait des erreurs de débutant.
house-bot-raider-about = Ne garde pas d’armée, mais attaque la première menace qu’il peut vaincre.
house-bot-treasurer-about = Amasse les souverains, et espère que cela suffira.
house-bot-guildmaster-about = Construit étage sur étage, partout où une guilde a de la place.
house-bot-minstrel-about = Place des bardes dans chaque région, et se fie à sa renommée.
house-bot-potter-about = Prend de l’argile partout où il y en a, et en a toujours trop.
house-bot-miser-about = Garde ses pièces et son argile, et laisse les autres construire.
house-bot-drummer-about = Veut des musiciens dans le mausolée, et des guerriers autour d’eux.
house-bot-mason-about = Construit guerrier après guerrier, et se demande ensuite pourquoi.
house-bot-sergeant-about = Range les guerriers en groupes, à qui que soient les autres.
house-bot-greedy-about = Prend ce qu’il y a de mieux sur le moment, sans voir plus loin.
house-bot-scout-about = Connaît toutes les routes et prend ce qui s’y trouve, où que les autres aillent.
house-bot-champion-about = Prévoit ce que feront les autres, mais ne résiste à aucun titan.
house-bot-captain-about = Veut toutes ses armes prêtes, les archers et les musiciens à leur poste.
house-bot-courtier-about = Engage tous les maîtres en vue, et compte sur eux.
house-bot-herald-about = Veut être premier à chaque manche, et réfléchit un peu à chaque tour.
house-bot-chancellor-about = Collectionne les artisans, et réfléchit un instant avant chaque tour.
house-bot-steward-about = Anticipe un peu et répond aussitôt.
house-bot-marshal-about = Réfléchit environ une seconde par tour. Un adversaire sérieux.
house-bot-emperor-about = Réfléchit jusqu’à dix secondes par tour, avec toute la puissance de l’ordinateur.

house-my-tables = Mes tables
house-expected = On vous attend
house-open-tables = Tables à rejoindre
house-running-tables = Parties en cours
house-no-open-tables = Aucune table n’attend de joueurs en ce moment. Créez-en une : les autres la verront ici.
house-no-running-tables = Aucune partie n’est en cours. Une partie commence dès que toutes les places de sa table sont prises.
house-none-finished = Aucune partie n’est encore terminée. Dès qu’il y en a une, on peut la revoir ici, décision par décision.
house-only-mine = Seulement les miennes
house-from-file = Relire un enregistrement depuis un fichier
house-open-seats = { $count ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $count } places libres
  }
house-seats-kept = Places réservées : { $who }
house-free-seat = libre
house-your-turn = À vous de jouer
house-turn-of = { $count ->
    [0] La partie continue
   *[other] On attend { $who }
  }
house-won = { $who } remporte la partie
house-drawn = Égalité
house-abandoned = Arrêtée
house-seatless = le joueur neutre
house-contestant-virtual = { house-seatless }
house-go = Y aller
house-join = Rejoindre
house-watch = Regarder
house-look = Revoir
house-to-table = { $action } : { $table }
house-pace-live = en direct
house-pace-slow = en différé

house-new-table = Nouvelle table
house-table-name = Nom de la table
house-if-you-like = facultatif
house-seats = Places
house-me = Moi
house-whoever-comes = Qui voudra
house-beside-me = Quelqu’un à côté de moi
house-the-bot = Bot : { $bot }
house-seat-for = Qui joue { $colour }
house-take-colour = Je joue { $colour }
house-take-about = Cliquez sur une couleur pour prendre sa place.
house-their-name = Son nom
house-name-beside = Nom de qui joue { $colour }
house-once-only = Vous ne pouvez prendre qu’une place ; pour quelqu’un devant le même écran, choisissez « Quelqu’un à côté de moi ».
house-beside-whom = « Quelqu’un à côté de moi » demande une place pour vous.
house-variants = Variantes
house-edition = Édition
house-open-book = La page retient pour chacun ce qui s’est fait devant tous
house-open-book-false = Chacun retient de mémoire ce qui s’est fait devant tous.
house-time = Temps
house-pace-live-about = En direct : tout le monde est là maintenant
house-pace-slow-about = En différé : sur plusieurs jours, avec une notification quand c’est à vous de jouer
house-clock = Pendule
house-clock-none = Aucune : tout le temps du monde
house-clock-bank = Minutes pour toute la partie
house-clock-days = Jours par décision
house-minutes = Minutes par joueur
house-increment = Secondes ajoutées par tour
house-days = Jours
house-night-pause = S’arrête pendant qu’un joueur dort
house-at-zero = Quand le temps est écoulé
house-at-zero-nothing = Il ne se passe rien
house-at-zero-bot = Un bot joue jusqu’au retour du joueur
house-at-zero-out = Un bot joue jusqu’à la fin, et le joueur prend la dernière place
house-terms-bank = { $seconds ->
    [0] { $minutes } min par joueur
   *[other] { $minutes } min par joueur, { $seconds } s de plus par tour
}
house-terms-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
house-terms-night = la pendule s’arrête pendant qu’un joueur dort
house-terms-at-zero-bot = quand le temps est écoulé, un bot joue jusqu’au retour du joueur
house-terms-at-zero-out = quand le temps est écoulé, un bot joue jusqu’à la fin, et le joueur prend la dernière place
house-who-may-come = Qui peut venir
house-access-open = Tout le monde : la table est dans le salon
house-access-link = Qui a le lien
house-access-name = Seulement les personnes nommées
house-invited-names = Noms de comptes, séparés par des virgules
house-make-table = Créer la table

house-colour-yellow = jaune
house-colour-green = vert
house-colour-blue = bleu
house-colour-purple = violet
house-colour-red = rouge
house-colour-black = noir
house-shape-circle = cercle
house-shape-square = carré
house-shape-hexagon = hexagone
house-shape-diamond = losange
house-shape-triangle = triangle
house-player-number = Joueur { $number }

house-invited = On vous invite à une table
house-your-name = Votre nom
house-to-the-table = Aller à la table
house-invites = { $host } vous invite à jouer : { $game }
house-so-many-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
house-sit-down = Prendre place
house-sit-as = Prendre place : { $colour }
house-only-look = Regarder seulement
house-all-taken = Toutes les places sont prises. Vous pouvez regarder.
house-only-kept = Les places restantes sont réservées ({ $who }). Vous pouvez regarder.
house-is-running = La partie a commencé. Vous pouvez regarder.
house-is-over = La partie est terminée. Vous pouvez la revoir.
house-is-abandoned = La partie a été arrêtée. Vous pouvez la revoir.
house-have-account = J’ai un compte

house-friends = Amis
house-no-friends = Vous n’avez pas encore d’amis ici. Demandez quelqu’un en ami par le nom de son compte.
house-friends-about = Avec un compte, vous pouvez avoir des amis ici : voir qui est en ligne et les inviter d’un clic.
house-friend-name = Nom d’un compte
house-ask-friend = Demander en ami
house-agree = Accepter
house-online = en ligne
house-offline = hors ligne
house-bond-friends = Vous êtes amis
house-bond-asked = demande envoyée, pas encore de réponse
house-bond-asks-you = vous demande en ami
house-tables-of = Tables : { $who }
house-invite = Inviter
house-was-invited = Invitation envoyée
house-blocked = Personnes bloquées
house-block = Bloquer
house-unblock = Débloquer
house-block-about = Vous ne lisez rien de ce que dit cette personne, ne recevez pas ses invitations, et elle ne peut pas prendre place à vos tables. Elle n’en est pas informée.
house-report = Signaler…
house-report-of = Signaler { $who } à l’hôte
house-report-about = L’hôte de ce serveur lira votre signalement. La personne n’en est pas informée.
house-report-about-table = L’hôte de ce serveur lira votre signalement, avec ce que la personne a dit récemment à la table. Elle n’en est pas informée.
house-report-reason = Ce qui ne va pas
house-report-insults = Insultes
house-report-unfair = Jeu déloyal
house-report-name = Nom offensant
house-report-leaving = Quitte souvent ses parties
house-report-other = Autre chose
house-report-text = Avec vos propres mots
house-report-send = Envoyer le signalement
house-reported = L’hôte a reçu votre signalement.
house-host = Pour l’hôte
house-host-about = Ce que les gens signalent, et les suites que vous y avez données.
house-reports = Signalements
house-no-reports = Rien n’a été signalé.
house-report-by = par { $who }, { $date }
house-report-said = Ce que cette personne avait dit
house-outcome-dismiss = Classer sans suite
house-outcome-silence = Retirer la parole
house-outcome-bar = Fermer les tables (des bots finissent ses parties)
house-outcome-dismiss-done = Classé sans suite.
house-outcome-silence-done = Ne peut plus parler aux tables.
house-outcome-bar-done = Ne peut plus prendre place aux tables.
house-sanctioned = Interdictions
house-sanction-silent = ne peut pas parler aux tables
house-sanction-barred = ne peut pas prendre place aux tables
house-lift = Autoriser de nouveau
house-my-games = Mes parties et classements
house-rivals-met = Contre qui
house-ahead = Fini devant
house-gain = Classement { SIGNED($gain) }
house-rating-over-time = Le classement au fil du temps
house-date = Date
house-ratings = Classements
house-rating-about = Le classement dit ce que quelqu’un vaut à coup sûr ; il monte avec chaque partie qui le confirme.
house-place = Place
house-name = Nom
house-rating = Classement
house-games-played = Parties
house-wins = Victoires
house-places = Nombre de places 1, 2, …
house-nobody-rated = Personne n’a encore terminé de partie classée. Qui en termine une apparaît ici.
house-rated = Classement { $rating } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
house-last-games = Dernières parties
house-played = Place { $place } sur { $players }, { $date }
house-somebody = Quelqu’un

house-settings-about = Conservés dans ce navigateur.
house-language = Langue
house-set-theme = Apparence
house-set-theme-system = Comme le système
house-set-theme-light = Jour
house-set-theme-dark = Nuit
house-set-motion = Animations
house-set-motion-system = Comme le système
house-set-motion-less = Rien ne bouge
house-set-confirm = Demander confirmation d’un choix
house-set-confirm-needed = Quand on ne peut pas l’annuler
house-set-confirm-always = Toujours
house-set-confirm-never = Jamais
house-set-choices = La liste des choix, quand le plateau les montre tous
house-set-choices-folded = Repliée
house-set-choices-open = Ouverte
house-set-palette = Couleurs des joueurs
house-set-palette-standard = Standard, que les daltoniens distinguent aussi
house-set-palette-strong = Fort contraste
house-set-palette-grey = Formes et gris seulement
house-set-bots = Les bots jouent
house-set-bots-at-once = Aussitôt
house-set-bots-brisk = Vivement
house-set-bots-calm = Calmement
house-set-play-forced = Les choix sans alternative se jouent tout seuls
house-set-tap-twice = Au doigt : touchez le plateau pour voir, touchez encore pour choisir
house-set-initials = Initiales sur les figurines de chacun
house-set-sounds = Sons
house-set-sounds-turn = Quand c’est à vous de jouer
house-set-sounds-all = Pour tout ce qui se passe
house-set-sounds-none = Aucun
house-set-speed = Vitesse des scènes et des relectures
house-times = { $factor } fois

house-guest-about = Vous jouez en invité : ce navigateur se souvient de vous. Avec un compte, vous pouvez jouer de partout, et rien ne se perd.
house-new-account = Nouveau compte
house-make-account = Créer le compte
house-password = Mot de passe
house-new-password = Nouveau mot de passe
house-password-so-far = Mot de passe actuel
house-email = E-mail
house-email-if = E-mail (facultatif)
house-yourself = Vous
house-change = Modifier
house-changed = C’est fait.
house-chat-on = Participer à la discussion
house-night = Nuit
house-night-on = Ma pendule peut s’arrêter la nuit ({ $zone })
house-night-from = Début (heure)
house-night-to = Fin (heure)
house-holidays = Vacances
house-holidays-about = { $days ->
    [0] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il ne vous reste aucun jour cette année.
    [one] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il vous reste un jour cette année.
   *[other] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il vous reste { $days } jours cette année.
  }
house-holiday = Du { $first } au { $last }
house-holiday-first = Premier jour
house-holiday-last = Dernier jour
house-channels = Vous prévenir
house-channels-about = Quand c’est à vous de jouer, qu’on vous invite ou qu’une partie est terminée, et qu’aucune page n’est ouverte ici.
house-channel-push = navigateur
house-channel-ntfy = ntfy
house-channel-discord = Discord
house-channel-email = E-mail
house-channel-kind = Par
house-channel-target = Adresse
house-channel-try = Essayer
house-channel-tried = Envoyé.
house-channel-code = Le code qui a été envoyé
house-trouble-answered = Le service a répondu par l’erreur { $status }.
house-trouble-unreachable = Le service n’a pas pu être joint.
house-trouble-not-allowed = Rien ne peut être envoyé à cette adresse.
house-trouble-failed = L’envoi a échoué.
house-push-here = Me prévenir dans ce navigateur
house-push-refused = Le navigateur n’autorise pas les notifications de cette page.
house-confirm = Confirmer
house-add = Ajouter
house-remove = Supprimer
house-leaving = Partir
house-sign-out = Se déconnecter
house-sign-out-everywhere = Se déconnecter partout
house-my-data = Mes données
house-delete-me = Supprimer mon compte
house-delete-about = Votre nom, votre adresse et ce que vous avez écrit disparaissent pour de bon. Les parties que d’autres ont jouées avec vous restent, sans votre nom. Des bots terminent vos parties en cours.
house-delete-for-good = Supprimer pour de bon

house-notices = Notifications
house-notices-unread = { $count ->
    [0] Notifications
    [one] Une nouvelle notification
   *[other] { $count } nouvelles notifications
  }
house-notices-none = Rien de nouveau.
house-notice-turn = { $table } : à vous de jouer
house-notice-started = { $table } : la partie a commencé
house-notice-over = { $table } : la partie est terminée
house-notice-abandoned = { $table } : la partie a été arrêtée
house-notice-invited = { $table } : { $who } vous invite
house-notice-asked = { $table } : une proposition attend votre réponse
house-notice-sent-away = { $table } : votre place a été libérée
house-notice-taken-back = { $table } : on est revenu en arrière
house-notice-handed = { $table } : un bot joue maintenant pour { $who }
house-notice-resigned = { $table } : { $who } abandonne
house-notice-removed = { $table } : un joueur ne reviendra pas, un bot continue à sa place
house-notice-friend-asked = { $who } vous demande en ami
house-notice-friends = { $who } et vous êtes maintenant amis
house-notice-reported = Un signalement vous a été adressé
house-notice-test = Ceci est un essai.

## Learning

house-learn = Apprendre : une courte leçon
house-learn-game = Apprendre : { $game }
house-set-explanations = Expliquer à la table ce qui se passe, et pourquoi cela rapporte
house-set-explanations-on = Toujours
house-set-explanations-fading = Jusqu’à ce que je l’aie vu plusieurs fois
house-set-explanations-off = Jamais
house-explore = Examiner une position
house-analysis = Analyse
