# What the server refuses, by the code of its answer: refusal-name-taken is name_taken. Programs get the English text as `message`,
# pages word the message in their language. What is refused seldom is in rare-refusals.ftl.

refusal-bad-frame = Le serveur ne comprend pas ce que cette page a envoyé ({ $details }). Rechargez la page.
refusal-bad-message = Un message doit compter de 1 à { $most } caractères.
refusal-bad-name = Un nom doit compter de 1 à { $most } caractères visibles.
refusal-bad-request = Le serveur ne comprend pas cette demande.
refusal-barred = L’hôte de ce serveur vous a fermé ses tables. Des bots terminent vos parties.
refusal-chat-off = Vous avez désactivé la discussion.
refusal-connection-ended = La connexion à la table est terminée. Rechargez la page.
refusal-csrf = La page n’est plus à jour. Rechargez-la.
refusal-forbidden = Ce n’est pas permis.
refusal-game-missing = On ne peut pas jouer au jeu { $game } ici pour le moment. La table attend son retour.
refusal-guest = Un invité n’a pas de mot de passe. Créez d’abord un compte.
refusal-hints-now-only = Pendant une partie, il n’y a d’indices que pour la position actuelle.
refusal-illegal = Les règles ne le permettent pas maintenant.
refusal-internal = Une erreur s’est produite sur le serveur.
refusal-mixed-alphabets = Chaque mot d’un nom doit s’écrire dans un seul alphabet : on ne peut pas mélanger lettres latines et cyrilliques.
refusal-name-taken = Ce nom, ou un nom d’apparence identique, appartient à quelqu’un d’autre.
refusal-no-free-seat = Toutes les places sont prises.
refusal-no-hints = Il n’y a d’indices que lorsque vous jouez contre des bots, ou une fois la partie terminée.
refusal-no-plans = Il n’y a pas d’année à programmer maintenant.
refusal-nobody-there = Personne d’autre n’occupe cette place.
refusal-not-a-decision = Ce n’est pas une décision de ce jeu.
refusal-not-found = Il n’y a rien ici, ou rien que vous puissiez voir.
refusal-not-in-time = La réponse n’est pas arrivée à temps. Réessayez.
refusal-not-over = On peut analyser une partie une fois qu’elle est terminée.
refusal-not-owner = Seul le propriétaire de la table peut le faire.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-signed-in = Connectez-vous d’abord, ou jouez en invité.
refusal-not-started = La partie n’a pas commencé.
refusal-not-your-seat = Vous ne jouez pas à cette place.
refusal-not-yours = On ne peut pas annuler au-delà de la décision d’un autre joueur.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-other-origin = Une page d’un autre site ne peut pas jouer ici.
refusal-out = Vous ne jouez plus cette partie : un bot la termine à votre place.
refusal-over = La partie est terminée.
refusal-overloaded = Trop de personnes sont connectées au serveur. Réessayez dans un instant.
refusal-page-outdated = Cette page vient d’une version antérieure. Rechargez-la.
refusal-revealed = Impossible d’annuler : quelque chose a été tiré ou révélé depuis.
refusal-seat-kept = Cette place est réservée à un joueur de la partie précédente.
refusal-seat-taken = Cette place n’est pas libre.
refusal-seats-free = Il reste des places libres.
refusal-sent-away = Le propriétaire de la table vous a retiré votre place.
refusal-signed-in = Déconnectez-vous d’abord.
refusal-silenced = L’hôte de ce serveur vous a retiré la parole.
refusal-stale = La partie a avancé entre-temps. Regardez le plateau et décidez à nouveau.
refusal-started = La partie a déjà commencé.
refusal-too-fast = Trop de demandes. Attendez un instant.
refusal-too-long = On est déjà tant revenu en arrière dans cette partie qu’on ne peut plus le faire.
refusal-too-many-marks = Une lettre d’un nom peut porter au plus deux signes diacritiques.
refusal-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table dont la partie n’est pas terminée
   *[other] { $most } tables dont la partie n’est pas terminée
  }, le maximum. Terminez d’abord une partie ou quittez une table.
refusal-too-many-waiting = Vous avez déjà { $most ->
    [one] { $most } demande
   *[other] { $most } demandes
  } en attente. Réessayez quand certaines seront terminées.
refusal-unavailable = Le serveur n’arrive pas à joindre sa base de données. Réessayez dans un instant.
refusal-unknown = La réponse du serveur est incompréhensible (statut { $status }). Réessayez.
refusal-wrong-name-or-password = Le nom ou le mot de passe est incorrect.
refusal-wrong-password = Le mot de passe est incorrect.
