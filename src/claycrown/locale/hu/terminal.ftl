# The table in the terminal, as far as only it says this. Keys are named as they are on a keyboard.

terminal-keys = ? szabály  u vissza  : beírás  l napló  s pont  p { $pace ->
    [slow] lassú
    [step] lépésenként
    [fast] gyors
   *[normal] normál
}  t fény  q vége
terminal-keys-deciding = nyilak, Enter: választás · Esc: vissza · { $keys }
terminal-keys-waiting = Szóköz: tovább · { $keys }
terminal-keys-over = a elemzés · { $keys }
terminal-keys-page = nyilak, PgUp PgDn: görgetés · Esc: vissza az asztalhoz
terminal-keys-rules = nyilak: téma · /: keresés · PgUp PgDn: görgetés · Esc: vissza
terminal-keys-start = nyilak: sor választása, módosítása · Enter: kezdés · Esc: kilépés
terminal-analysis-progress = { $percent }% elemezve
terminal-tabs = Tab: lapozás

terminal-asked = { $who }: { $prompt }
terminal-turn-done = A fordulód véget ért. Szóköz: tovább, u: az utolsó döntés visszavonása.
terminal-bot-thinks = { $who } gondolkodik.
terminal-bot-waits = Következik: { $who }. Szóköz: tovább.
terminal-scene-goes-on = { $told } Szóköz: tovább, Esc: végig.
terminal-over = A játéknak vége. s: a pontozólap, q: kilépés.
terminal-refused = { $rule }: { $reason }. A szabály: ?
terminal-not-a-decision = „{ $text }” itt nem döntés. Próbáld a lista egy szavát, vagy a jelölést: { $example }
terminal-taken-back = Visszavonva: { $told }
terminal-unsaved = A játékot nem sikerült menteni: { $reason }.
terminal-type-here = döntés, például: { $example }
terminal-too-small = A térképhez { $columns } oszlop és { $lines } sor kell.
terminal-more-below = ▼ PgDn
terminal-more-above = ▲ PgUp

terminal-rules = A hozzá tartozó szabályok
terminal-look = Mi ez?
terminal-search = egy szabály szavai vagy száma
terminal-found = { $count ->
    [0] Egyik szabályban sincsenek meg ezek a szavak
    [one] { $count } szabály
   *[other] { $count } szabály
}
terminal-why-not = Miért nem: { $reason }
terminal-this-choice = Ez a lehetőség: { $label }
terminal-sources = Honnan valók az adatok
terminal-sources-about = A kiadás neve: „{ $edition }”. A nyomtatott adatok egy szabálykönyvben vagy több ismertetőben szerepelnek; a kikövetkeztetettek nyomtatott tényekből adódnak; a rekonstruáltakat úgy választottuk, hogy minden ismert ténnyel összhangban legyenek. Ha megvan a doboz, kijavíthatod őket: a „claycrown edition show { $game }” adja a fájlt, az „--edition FÁJL” a tiéddel játszik.
terminal-source = { $source ->
    [printed] { $figures }: nyomtatott. { $note }
    [deduced] { $figures }: kikövetkeztetett. { $note }
   *[reconstructed] { $figures }: rekonstruált. { $note }
}

terminal-hand-over = Most { $who } dönt
terminal-hand-over-about = Olyasmi következik, amit csak { $who } láthat. Add át a helyed, majd nyomj Entert.
terminal-hand-back = { $number }: { $who } újra dönt.

terminal-start = Kezdj új játékot, vagy folytass egy mentettet.
terminal-begin = kezdés
terminal-go-on = folytatás: { $game }
terminal-damaged = sérült: { $reason }
terminal-saved = { $count ->
    [one] { $players }; { $count } döntés; { $when }
   *[other] { $players }; { $count } döntés; { $when }
}
terminal-saved-over = { $players }; véget ért; { $when }
terminal-person = ember
terminal-left = Elmentve. Folytatás: claycrown play --resume { $path }
terminal-kept = A játék itt található: { $path }

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
puzzle-terminal-ask = A döntésed, vagy a száma (?: az összes, =: a megoldás):
puzzle-terminal-choices = { $count } döntés lehetséges.
puzzle-terminal-unknown = Ez nem döntés: { $text }
