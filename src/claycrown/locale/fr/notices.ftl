# Notices as they leave the server: by e-mail, Web Push, ntfy and Discord. Each is a few words without a full stop, because it is
# also the subject of an e-mail; the frames below put the table behind it. Nobody's move is told: a phone lies open on a table.

notice-turn = À vous de jouer
notice-started = La partie a commencé
notice-over = La partie est terminée
notice-abandoned = La partie a été arrêtée
notice-invited = On vous invite
notice-asked = On vous demande votre accord
notice-sent-away = Le propriétaire de la table vous a retiré votre place
notice-taken-back = La partie est revenue en arrière
notice-handed = Un bot joue maintenant pour quelqu’un
notice-resigned = Quelqu’un abandonne
notice-removed = Un joueur ne reviendra pas, un bot continue à sa place
notice-friend-asked = Quelqu’un vous demande en ami
notice-friends = Quelqu’un a accepté votre demande d’ami
notice-reported = Quelqu’un a été signalé
notice-test = Voici à quoi ressemble une notification

notice-of-table = { $what } : { $table } ({ $game })
notice-of-game = { $what } : { $game }
notice-text = { $told }.
notice-subject = Clay & Crown : { $told }

notice-code-subject = votre code
notice-code =
    Quelqu’un, vous sans doute, veut être prévenu ici quand vient son tour de jouer.
    Le code qui le confirme : { $code }
