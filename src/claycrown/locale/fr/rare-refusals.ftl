# What the server refuses seldom: pages load these when the first such refusal comes. The others are in refusals.ftl, which every page has.

refusal-accounts-only = Il faut un compte pour avoir des amis : créez-en un d’abord.
refusal-administrator = On ne peut rien interdire à un administrateur.
refusal-asked-already = Cela a déjà été proposé. Attendez les réponses.
refusal-bad-address = Ce n’est pas une adresse web.
refusal-bad-arguments = Le jeu ne comprend pas cette question.
refusal-bad-clock = Une table en direct a une réserve de temps et un incrément, ni jours ni nuits.
refusal-bad-cursor = Cette page n’existe pas.
refusal-bad-edition = Aucune partie ne peut se jouer avec ces valeurs.
refusal-bad-edition-name = Une édition doit avoir un nom.
refusal-bad-email = Ce n’est pas une adresse e-mail.
refusal-bad-holiday = Le dernier jour des vacances ne peut pas précéder le premier.
refusal-bad-language = Cette langue n’est pas disponible ici.
refusal-bad-night = Une nuit doit compter de 1 à { $most ->
    [one] { $most } heure
   *[other] { $most } heures
  }.
refusal-bad-ntfy = L’adresse d’un sujet ntfy ressemble à https://ntfy.sh/sujet.
refusal-bad-number = La partie en est à l’entrée { $head }. Choisissez-en une antérieure pour y revenir.
refusal-bad-options = Le jeu ne peut pas se jouer avec ces options.
refusal-bad-player-count = Ce jeu se joue de { $least } à { $most } joueurs.
refusal-bad-port = Le port de cette adresse doit être un nombre de 1 à 65535.
refusal-bad-position = Cette position est impossible.
refusal-bad-push-keys = Les clés du navigateur pour les notifications push manquent ou sont incorrectes.
refusal-bad-record = Cet enregistrement n’est pas utilisable.
refusal-bad-request-details = Le serveur ne comprend pas cette demande : { $details }
refusal-bad-seats = Il y a plus de places que de joueurs.
refusal-bad-slow-clock = Une table en différé a des jours par décision, ni réserve de temps ni incrément.
refusal-bad-target = On ne peut pas envoyer de notifications à cette adresse.
refusal-bot-or-player = Une place est soit pour un bot, soit pour un joueur nommé, pas pour les deux.
refusal-csrf-token = Le jeton de cette demande manque ou n’est plus valable. Rechargez la page. Les programmes envoient le cookie { $cookie } dans l’en-tête { $header }.
refusal-database-full = Le disque de la base de données du serveur est plein.
refusal-database-locked = Un autre programme verrouille la base de données du serveur.
refusal-database-read-only = Le serveur ne peut pas écrire dans sa base de données.
refusal-did-not-play = Seuls ceux qui ont joué la partie peuvent la rejouer.
refusal-edition-fails = Avec ces valeurs, les parties ne se terminent jamais.
refusal-edition-name-taken = Vous avez déjà une édition de ce nom.
refusal-email-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez.
refusal-holiday-over = Ces jours sont déjà passés.
refusal-holiday-overlaps = Vous avez déjà des vacances ces jours-là.
refusal-holiday-too-far = Des vacances doivent finir dans { $days ->
    [one] la journée
   *[other] les { $days } jours
  }.
refusal-holidays-full = Vous avez déjà prévu { $most ->
    [one] { $most } période de vacances
   *[other] { $most } périodes de vacances
  }, le maximum. Supprimez-en d’abord une.
refusal-keeper-not-playing = Vous ne pouvez jouer pour d’autres que si vous jouez vous-même.
refusal-kept-hidden = Ce qui est caché le reste jusqu’à la solution.
refusal-last-admin = Nommez d’abord un autre administrateur.
refusal-method-not-allowed = Cela ne peut pas se faire ici.
refusal-network-full = Trop de pages sont ouvertes depuis votre réseau. Fermez-en quelques-unes.
refusal-no-answer = Le jeu n’a pas de réponse à cela pour le moment.
refusal-no-email = Ce serveur n’envoie pas d’e-mails.
refusal-no-number = Indiquez jusqu’où revenir en arrière.
refusal-no-seat-left = Il ne reste pas de place pour vous.
refusal-no-such-account = Cette personne n’a pas de compte.
refusal-no-such-channel = Ce moyen de notification a été supprimé.
refusal-no-such-entry = La partie n’en est pas encore là.
refusal-no-such-friend = Cette personne ne vous a pas demandé en ami.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-such-invitation = Cette invitation n’est pas valable, ou elle n’est pas pour vous.
refusal-no-such-lesson = Ce jeu n’a pas de leçon.
refusal-no-such-page = Il n’y a pas de page à cette adresse.
refusal-no-such-person = Cette personne n’est pas ici, ou n’y est plus.
refusal-no-such-proposal = Cette proposition n’existe pas.
refusal-no-such-puzzle = Ce problème n’existe pas.
refusal-no-such-report = Ce signalement n’existe pas.
refusal-no-such-seat = Cette table n’a pas cette place.
refusal-no-such-step = La leçon n’a pas cette étape.
refusal-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
refusal-not-admin = Seuls les administrateurs peuvent le faire.
refusal-not-confirmed = Indiquez d’abord le code envoyé à cette adresse.
refusal-not-https = L’adresse doit commencer par https://.
refusal-not-offered = Ce serveur n’envoie pas de notifications push.
refusal-not-private = À une table ouverte à tous, on ne revient pas en arrière.
refusal-not-utf8 = Ce qui a été envoyé n’est pas en UTF-8.
refusal-not-your-analysis = Seule la personne qui a demandé l’analyse peut l’arrêter.
refusal-null-character = Un texte ne peut pas contenir le caractère 0.
refusal-one-seat-each = Vous ne pouvez occuper qu’une seule place.
refusal-other-figures = Les valeurs de cet enregistrement ne sont pas celles de son édition.
refusal-other-game = Cette position vient d’un autre jeu.
refusal-record-too-early = L’enregistrement est disponible une fois la partie terminée. D’ici là, il y a le journal.
refusal-rematch-too-early = Vous pourrez proposer une revanche une fois la partie terminée.
refusal-server-full = Le serveur est complet pour le moment. Réessayez plus tard.
refusal-settled = C’est déjà réglé.
refusal-still-played = Une partie en cours avec d’autres personnes ne peut pas être évaluée.
refusal-too-deep = Ce qui a été envoyé est imbriqué trop profondément.
refusal-too-large = C’est trop volumineux.
refusal-too-many = Vous avez déjà { $most ->
    [one] { $most } moyen
   *[other] { $most } moyens
  } de notification, le maximum. Supprimez-en d’abord un.
refusal-too-many-analyses = On analyse pour vous au plus { $most ->
    [one] { $most } partie
   *[other] { $most } parties
  } par jour. Réessayez demain.
refusal-too-many-ats = Une adresse e-mail ne contient qu’un seul @.
refusal-too-many-blocked = Vous avez déjà bloqué { $most ->
    [one] { $most } personne
   *[other] { $most } personnes
  }, le maximum. Débloquez d’abord quelqu’un.
refusal-too-many-editions = Vous avez déjà { $most ->
    [one] { $most } édition
   *[other] { $most } éditions
  }, le maximum. Supprimez-en d’abord une.
refusal-too-many-friends = Vous avez déjà { $most ->
    [one] { $most } ami
   *[other] { $most } amis
  }, le maximum. Supprimez-en d’abord un.
refusal-too-many-holidays = Vous avez droit à { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } de vacances par an, et cela en ferait plus.
refusal-too-many-pages = Vous avez trop de pages ouvertes. Fermez-en quelques-unes.
refusal-too-many-reports = { $most ->
    [one] { $most } de vos signalements attend
   *[other] { $most } de vos signalements attendent
  } encore l’hôte. Réessayez quand il en aura traité.
refusal-unknown-bot = { $count ->
    [0] Ce jeu n’a pas de bots.
   *[other] Ce bot n’existe pas. Choisissez parmi ceux-ci : { $bots }.
  }
refusal-unknown-edition = Cette édition n’est pas disponible.
refusal-unknown-game = Ce jeu n’existe pas. Choisissez parmi ceux-ci : { $games }.
refusal-unknown-name = Il n’y a pas de compte au nom de { $name }.
refusal-unknown-zone = Le fuseau horaire { $zone } n’existe pas.
refusal-use-undo = Personne d’autre ne joue à cette table : utilisez « Annuler ».
refusal-views-too-early = Vous verrez la partie depuis les autres places une fois qu’elle sera terminée.
refusal-wrong-code = Ce n’est pas le code qui a été envoyé.
refusal-yourself = C’est vous.
