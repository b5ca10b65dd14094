# Notices as they leave the server: by e-mail, Web Push, ntfy and Discord. Each is a few words without a full stop.

notice-turn = Twoja kolej
notice-started = Rozgrywka się zaczyna
notice-over = Rozgrywka zakończona
notice-abandoned = Rozgrywka przerwana
notice-invited = Masz zaproszenie
notice-asked = Propozycja czeka na twoją zgodę
notice-sent-away = Właściciel wyprosił cię od stołu
notice-taken-back = Rozgrywkę cofnięto
notice-handed = Za jednego z graczy gra teraz bot
notice-resigned = Ktoś się poddaje
notice-removed = Jeden z graczy już nie wróci, gra za niego bot
notice-friend-asked = Ktoś zaprasza cię do znajomych
notice-friends = Twoje zaproszenie do znajomych przyjęto
notice-reported = Masz nowe zgłoszenie
notice-test = Tak wygląda powiadomienie

notice-of-table = { $what }: { $table } ({ $game })
notice-of-game = { $what }: { $game }
notice-text = { $told }.
notice-subject = Clay & Crown: { $told }

notice-code-subject = twój kod
notice-code =
    Ktoś, zapewne ty, chce dostawać tu powiadomienia, gdy przychodzi jego kolej.
    Kod, który to potwierdza: { $code }
