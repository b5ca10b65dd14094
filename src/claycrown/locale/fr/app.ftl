# What is around the tables. Home, lobby, people, settings, account.

app-brand = Clay & Crown
app-title = { $page } – Clay & Crown
app-skip = Aller au contenu
app-menu = Menu
app-pages = Pages
app-close = Fermer
app-loading = Un instant…
app-more = Afficher la suite
app-again = Réessayer
app-not-loaded = La page n’a pas pu être chargée
app-rules = Règles
app-rules-of = { $game } : les règles
app-puzzles = Problèmes
app-editions = Édition
app-editions-link = Édition : ce qui est imprimé sur le matériel
app-edition-standard = Standard
app-edition-unrated = Les parties avec cette édition ne sont pas classées.
app-connection-lost = Connexion perdue. Elle revient d’elle-même.
app-no-connection = Pas de connexion
app-no-connection-about = Le serveur est injoignable. Les tables, les listes et les personnes viennent de lui : cette page reprend dès qu’il est de retour.
app-no-connection-works = Ce qui marche en attendant
app-no-connection-settings = Les réglages peuvent être modifiés : ils sont conservés dans ce navigateur.
app-no-connection-terminal = Là où le programme est installé, « claycrown play » permet de jouer contre des bots dans un terminal, sans aucune connexion.
app-no-connection-kept = Tout ce que vous aviez décidé est conservé à sa table.
app-nowhere = Il n’y a rien ici
app-nowhere-about = Cette adresse ne mène nulle part, ou à quelque chose que vous ne pouvez pas voir.
app-to-start = Retour à l’accueil
app-unreachable = Le serveur est injoignable. Rien n’a été modifié.
app-mistake = Une erreur s’est produite. Rien n’a été modifié.
app-rule = Règle { $rule }
app-rule-unknown = Cette règle n’a pas de texte.

app-tables = Tables
app-finished = Parties terminées
app-own-games = Vos parties
app-people = Joueurs
app-settings = Réglages
app-account = Compte
app-sign-in = Se connecter

app-welcome = Prenez place et jouez
app-game-about = { $same ->
    [yes] Pour { $most } joueurs.
   *[no] De { $fewest } à { $most } joueurs.
}
app-lead = Des jeux de société selon leurs règles imprimées, entre amis ou contre des bots ; les rares valeurs absentes des livrets sont reconstituées.
app-game = Jeu
app-all-games = Tous les jeux
app-players = Joueurs
app-rivals = Adversaires
app-level-easy = Facile
app-level-medium = Moyen
app-level-hard = Difficile
app-level-hardest = Très difficile
app-bot-of-level = { $level } : { $bot }
app-bot-number = { $bot } { $number }
app-rivals-levels = Bots par niveau
app-rivals-more = Autres bots
app-rivals-styles = Bots avec un style
app-rivals-other = Autres adversaires
app-rival-number = Adversaire { $number }
app-play-now = Jouer maintenant
app-with-people = Jouer avec d’autres…
app-find-table = Me trouver une table
app-find-table-of = Me trouver une table : { $game }
app-waiting = { $count ->
    [0] Personne n’attend encore
    [one] Une personne attend
   *[other] { $count } personnes attendent
  }
app-guest = Invité
app-guest-number = Invité { $number }

app-bot-random = Hasard
app-bot-novice = Novice
app-bot-raider = Pillard
app-bot-treasurer = Trésorier
app-bot-guildmaster = Maître de guilde
app-bot-minstrel = Ménestrel
app-bot-potter = Potier
app-bot-miser = Avare
app-bot-drummer = Tambour
app-bot-mason = Maçon
app-bot-sergeant = Sergent
app-bot-greedy = Cupide
app-bot-scout = Éclaireur
app-bot-champion = Champion
app-bot-captain = Capitaine
app-bot-courtier = Courtisan
app-bot-herald = Héraut
app-bot-chancellor = Chancelier
app-bot-steward = Intendant
app-bot-marshal = Maréchal
app-bot-emperor = Empereur
app-bot-random-about = Joue n’importe quel coup permis. Bien pour découvrir.
app-bot-novice-about = Joue souvent avec bon sens, et fait des erreurs de débutant.
app-bot-raider-about = Ne garde pas d’armée, mais attaque la première menace qu’il peut vaincre.
app-bot-treasurer-about = Amasse les souverains, et espère que cela suffira.
app-bot-guildmaster-about = Construit étage sur étage, partout où une guilde a de la place.
app-bot-minstrel-about = Place des bardes dans chaque région, et se fie à sa renommée.
app-bot-potter-about = Prend de l’argile partout où il y en a, et en a toujours trop.
app-bot-miser-about = Garde ses pièces et son argile, et laisse les autres construire.
app-bot-drummer-about = Veut des musiciens dans le mausolée, et des guerriers autour d’eux.
app-bot-mason-about = Construit guerrier après guerrier, et se demande ensuite pourquoi.
app-bot-sergeant-about = Range les guerriers en groupes, à qui que soient les autres.
app-bot-greedy-about = Prend ce qu’il y a de mieux sur le moment, sans voir plus loin.
app-bot-scout-about = Connaît toutes les routes et prend ce qui s’y trouve, où que les autres aillent.
app-bot-champion-about = Prévoit ce que feront les autres, mais ne résiste à aucun titan.
app-bot-captain-about = Veut toutes ses armes prêtes, les archers et les musiciens à leur poste.
app-bot-courtier-about = Engage tous les maîtres en vue, et compte sur eux.
app-bot-herald-about = Veut être premier à chaque manche, et réfléchit un peu à chaque tour.
app-bot-chancellor-about = Collectionne les artisans, et réfléchit un instant avant chaque tour.
app-bot-steward-about = Anticipe un peu et répond aussitôt.
app-bot-marshal-about = Réfléchit environ une seconde par tour. Un adversaire sérieux.
app-bot-emperor-about = Réfléchit jusqu’à dix secondes par tour, avec toute la puissance de l’ordinateur.

app-my-tables = Mes tables
app-my-turn = Mes tables : à vous de jouer
app-expected = On vous attend
app-open-tables = Tables à rejoindre
app-running-tables = Parties en cours
app-no-open-tables = Aucune table n’attend de joueurs en ce moment. Créez-en une : les autres la verront ici.
app-no-running-tables = Aucune partie n’est en cours. Une partie commence dès que toutes les places de sa table sont prises.
app-none-finished = Aucune partie n’est encore terminée. Dès qu’il y en a une, on peut la revoir ici, décision par décision.
app-only-mine = Seulement les miennes
app-from-file = Relire un enregistrement depuis un fichier
app-open-seats = { $count ->
    [0] Toutes les places sont prises
    [one] Une place libre
   *[other] { $count } places libres
  }
app-seats-kept = Places réservées : { $who }
app-free-seat = libre
app-your-turn = À vous de jouer
app-turn-of = { $count ->
    [0] La partie continue
   *[other] On attend { $who }
  }
app-won = { $who } remporte la partie
app-drawn = Égalité
app-abandoned = Arrêtée
app-seatless = le joueur neutre
app-contestant-virtual = { app-seatless }
app-go = Y aller
app-join = Rejoindre
app-watch = Regarder
app-look = Revoir
app-to-table = { $action } : { $table }
app-pace-live = en direct
app-pace-slow = en différé

app-new-table = Nouvelle table
app-table-name = Nom de la table
app-if-you-like = facultatif
app-seats = Places
app-me = Moi
app-anybody = Qui voudra
app-same-screen = Quelqu’un à côté de moi
app-the-bot = Bot : { $bot }
app-seat-for = Qui joue { $colour }
app-take-colour = Je joue { $colour }
app-take-about = Cliquez sur une couleur pour prendre sa place.
app-their-name = Son nom
app-same-screen-name = Nom de qui joue { $colour }
app-once-only = Vous ne pouvez prendre qu’une place ; pour quelqu’un devant le même écran, choisissez « Quelqu’un à côté de moi ».
app-same-screen-whose = « Quelqu’un à côté de moi » demande une place pour vous.
app-variants = Variantes
app-edition = Édition
app-open-book = La page retient pour chacun ce qui s’est fait devant tous
app-open-book-false = Chacun retient de mémoire ce qui s’est fait devant tous.
app-time = Temps
app-pace-live-about = En direct : tout le monde est là maintenant
app-pace-slow-about = En différé : sur plusieurs jours, avec une notification quand c’est à vous de jouer
app-clock = Pendule
app-clock-none = Aucune : tout le temps du monde
app-clock-bank = Minutes pour toute la partie
app-clock-days = Jours par décision
app-minutes = Minutes par joueur
app-increment = Secondes ajoutées par tour
app-days = Jours
app-night-pause = S’arrête pendant qu’un joueur dort
app-at-zero = Quand le temps est écoulé
app-at-zero-nothing = Il ne se passe rien
app-at-zero-bot = Un bot joue jusqu’au retour du joueur
app-at-zero-out = Un bot joue jusqu’à la fin, et le joueur prend la dernière place
app-terms-bank = { $seconds ->
    [0] { $minutes } min par joueur
   *[other] { $minutes } min par joueur, { $seconds } s de plus par tour
}
app-terms-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
app-terms-night = la pendule s’arrête pendant qu’un joueur dort
app-terms-at-zero-bot = quand le temps est écoulé, un bot joue jusqu’au retour du joueur
app-terms-at-zero-out = quand le temps est écoulé, un bot joue jusqu’à la fin, et le joueur prend la dernière place
app-who-may-come = Qui peut venir
app-access-open = Tout le monde : la table est dans le salon
app-access-link = Qui a le lien
app-access-name = Seulement les personnes nommées
app-invited-names = Noms de comptes, séparés par des virgules
app-make-table = Créer la table

app-colour-yellow = jaune
app-colour-green = vert
app-colour-blue = bleu
app-colour-purple = violet
app-colour-red = rouge
app-colour-black = noir
app-shape-circle = cercle
app-shape-square = carré
app-shape-hexagon = hexagone
app-shape-diamond = losange
app-shape-triangle = triangle
app-player-number = Joueur { $number }

app-invited = On vous invite à une table
app-your-name = Votre nom
app-to-the-table = Aller à la table
app-invites = { $host } vous invite à jouer : { $game }
app-so-many-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
app-sit-down = Prendre place
app-sit-as = Prendre place : { $colour }
app-watch-only = Regarder seulement
app-all-taken = Toutes les places sont prises. Vous pouvez regarder.
app-only-kept = Les places restantes sont réservées ({ $who }). Vous pouvez regarder.
app-is-running = La partie a commencé. Vous pouvez regarder.
app-is-over = La partie est terminée. Vous pouvez la revoir.
app-is-abandoned = La partie a été arrêtée. Vous pouvez la revoir.
app-have-account = J’ai un compte

app-friends = Amis
app-no-friends = Vous n’avez pas encore d’amis ici. Demandez quelqu’un en ami par le nom de son compte.
app-friends-about = Avec un compte, vous pouvez avoir des amis ici : voir qui est en ligne et les inviter d’un clic.
app-friend-name = Nom d’un compte
app-ask-friend = Demander en ami
app-agree = Accepter
app-online = en ligne
app-offline = hors ligne
app-bond-friends = Vous êtes amis
app-bond-asked = demande envoyée, pas encore de réponse
app-bond-asks-you = vous demande en ami
app-tables-of = Tables : { $who }
app-invite = Inviter
app-was-invited = Invitation envoyée
app-blocked = Personnes bloquées
app-block = Bloquer
app-unblock = Débloquer
app-block-about = Vous ne lisez rien de ce que dit cette personne, ne recevez pas ses invitations, et elle ne peut pas prendre place à vos tables. Elle n’en est pas informée.
app-report = Signaler…
app-report-of = Signaler { $who } à l’hôte
app-report-about = L’hôte de ce serveur lira votre signalement. La personne n’en est pas informée.
app-report-about-table = L’hôte de ce serveur lira votre signalement, avec ce que la personne a dit récemment à la table. Elle n’en est pas informée.
app-report-reason = Ce qui ne va pas
app-report-insults = Insultes
app-report-unfair = Jeu déloyal
app-report-name = Nom offensant
app-report-leaving = Quitte souvent ses parties
app-report-other = Autre chose
app-report-text = Avec vos propres mots
app-report-send = Envoyer le signalement
app-reported = L’hôte a reçu votre signalement.
app-host = Pour l’hôte
app-host-about = Ce que les gens signalent, et les suites que vous y avez données.
app-reports = Signalements
app-no-reports = Rien n’a été signalé.
app-report-by = par { $who }, { $date }
app-report-details = Ce que cette personne avait dit
app-outcome-dismiss = Classer sans suite
app-outcome-silence = Retirer la parole
app-outcome-bar = Fermer les tables (des bots finissent ses parties)
app-outcome-dismiss-done = Classé sans suite.
app-outcome-silence-done = Ne peut plus parler aux tables.
app-outcome-bar-done = Ne peut plus prendre place aux tables.
app-sanctioned = Interdictions
app-sanction-silent = ne peut pas parler aux tables
app-sanction-barred = ne peut pas prendre place aux tables
app-lift = Autoriser de nouveau
app-my-games = Mes parties et classements
app-rivals-met = Contre qui
app-ahead = Fini devant
app-gain = Classement { SIGNED($gain) }
app-rating-over-time = Le classement au fil du temps
app-date = Date
app-ratings = Classements
app-rating-about = Le classement dit ce que quelqu’un vaut à coup sûr ; il monte avec chaque partie qui le confirme.
app-place = Place
app-name = Nom
app-rating = Classement
app-games-played = Parties
app-wins = Victoires
app-places = Nombre de places 1, 2, …
app-nobody-rated = Personne n’a encore terminé de partie classée. Qui en termine une apparaît ici.
app-rated = Classement { $rating } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
app-last-games = Dernières parties
app-played = Place { $place } sur { $players }, { $date }
app-somebody = Quelqu’un

app-settings-about = Conservés dans ce navigateur.
app-language = Langue
app-set-theme = Apparence
app-set-theme-system = Comme le système
app-set-theme-light = Jour
app-set-theme-dark = Nuit
app-set-motion = Animations
app-set-motion-system = Comme le système
app-set-motion-less = Rien ne bouge
app-set-confirm = Demander confirmation d’un choix
app-set-confirm-needed = Quand on ne peut pas l’annuler
app-set-confirm-always = Toujours
app-set-confirm-never = Jamais
app-set-choices = La liste des choix, quand le plateau les montre tous
app-set-choices-folded = Repliée
app-set-choices-open = Ouverte
app-set-palette = Couleurs des joueurs
app-set-palette-standard = Standard, que les daltoniens distinguent aussi
app-set-palette-strong = Fort contraste
app-set-palette-grey = Formes et gris seulement
app-set-bots = Les bots jouent
app-set-bots-at-once = Aussitôt
app-set-bots-brisk = Vivement
app-set-bots-calm = Calmement
app-set-play-forced = Les choix sans alternative se jouent tout seuls
app-set-ask-giving-up = Redemander avant de renoncer définitivement à quelque chose
app-set-ignore-double = Ignorer le second clic d’un double-clic
app-set-tap-twice = Au doigt : toucher sélectionne, un bouton ou toucher encore valide
app-set-initials = Initiales sur les figurines de chacun
app-set-sounds = Sons
app-set-sounds-turn = Quand c’est à vous de jouer
app-set-sounds-all = Pour tout ce qui se passe
app-set-sounds-none = Aucun
app-set-speed = Vitesse des scènes et des relectures
app-times = { $factor } fois

app-guest-about = Vous jouez en invité : ce navigateur se souvient de vous. Avec un compte, vous pouvez jouer de partout, et rien ne se perd.
app-new-account = Nouveau compte
app-make-account = Créer le compte
app-password = Mot de passe
app-new-password = Nouveau mot de passe
app-current-password = Mot de passe actuel
app-email = E-mail
app-email-if = E-mail (facultatif)
app-yourself = Vous
app-change = Modifier
app-changed = C’est fait.
app-chat-on = Participer à la discussion
app-night = Nuit
app-night-on = Ma pendule peut s’arrêter la nuit ({ $zone })
app-night-from = Début (heure)
app-night-to = Fin (heure)
app-holidays = Vacances
app-holidays-about = { $days ->
    [0] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il ne vous reste aucun jour cette année.
    [one] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il vous reste un jour cette année.
   *[other] Les pendules de vos parties en différé s’arrêtent alors, et la table en est informée. Il vous reste { $days } jours cette année.
  }
app-holiday = Du { $first } au { $last }
app-holiday-first = Premier jour
app-holiday-last = Dernier jour
app-channels = Vous prévenir
app-channels-about = Quand c’est à vous de jouer, qu’on vous invite ou qu’une partie est terminée, et qu’aucune page n’est ouverte ici.
app-channel-push = navigateur
app-channel-ntfy = ntfy
app-channel-discord = Discord
app-channel-email = E-mail
app-channel-kind = Par
app-channel-target = Adresse
app-channel-try = Essayer
app-channel-tried = Envoyé.
app-channel-code = Le code qui a été envoyé
app-trouble-answered = Le service a répondu par l’erreur { $status }.
app-trouble-unreachable = Le service n’a pas pu être joint.
app-trouble-not-allowed = Rien ne peut être envoyé à cette adresse.
app-trouble-failed = L’envoi a échoué.
app-push-here = Me prévenir dans ce navigateur
app-push-refused = Le navigateur n’autorise pas les notifications de cette page.
app-confirm = Confirmer
app-add = Ajouter
app-remove = Supprimer
app-leaving = Partir
app-sign-out = Se déconnecter
app-sign-out-everywhere = Se déconnecter partout
app-my-data = Mes données
app-delete-me = Supprimer mon compte
app-delete-about = Votre nom, votre adresse et ce que vous avez écrit disparaissent pour de bon. Les parties que d’autres ont jouées avec vous restent, sans votre nom. Des bots terminent vos parties en cours.
app-delete-for-good = Supprimer pour de bon

app-notices = Notifications
app-notices-unread = { $count ->
    [0] Notifications
    [one] Une nouvelle notification
   *[other] { $count } nouvelles notifications
  }
app-notices-none = Rien de nouveau.
app-notice-turn = { $table } : à vous de jouer
app-notice-started = { $table } : la partie a commencé
app-notice-over = { $table } : la partie est terminée
app-notice-abandoned = { $table } : la partie a été arrêtée
app-notice-invited = { $table } : { $who } vous invite
app-notice-asked = { $table } : une proposition attend votre réponse
app-notice-sent-away = { $table } : votre place a été libérée
app-notice-taken-back = { $table } : on est revenu en arrière
app-notice-handed = { $table } : un bot joue maintenant pour { $who }
app-notice-resigned = { $table } : { $who } abandonne
app-notice-removed = { $table } : un joueur ne reviendra pas, un bot continue à sa place
app-notice-friend-asked = { $who } vous demande en ami
app-notice-friends = { $who } et vous êtes maintenant amis
app-notice-reported = Un signalement vous a été adressé
app-notice-test = Ceci est un essai.

## Learning

app-learn = Apprendre en dix minutes
app-learn-game = Apprendre : { $game }
app-set-explanations = Expliquer à la table ce qui se passe, et pourquoi cela rapporte
app-set-explanations-on = Toujours
app-set-explanations-fading = Jusqu’à ce que je l’aie vu plusieurs fois
app-set-explanations-off = Jamais
app-explore = Éditeur de plateau
app-analysis = Analyse
