# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-description = { $where }: { $what }.
general-description-of = { $where }, { $label }: { $what }.
learning-look = Mi ez?
learning-look-not-now = Most nem: { $reason }
learning-look-before = Előző dolog
learning-look-next = Következő dolog

## The rulebook's page

learning-minute = Egy perc alatt
learning-round = Lépésről lépésre
learning-chapters = Az összes szabály
learning-examples = Pontozási példák
learning-legend = A jelek jelentése
learning-glossary = Fogalomtár
learning-figures = Honnan valók az adatok
learning-figures-about = Ami a kellékekre van nyomtatva, itt e kiadás szerint szerepel: { $edition ->
    [standard] az alapkiadás.
   *[other] { $edition }.
  } A nyomtatott adatok egy szabálykönyvben vagy több ismertetőben szerepelnek, a kikövetkeztetettek ezekből adódnak, a rekonstruáltakat pedig úgy választottuk, hogy minden ismert ténnyel összhangban legyenek.
learning-figures-of = { $source ->
    [printed] Nyomtatott
    [deduced] Kikövetkeztetett
   *[reconstructed] Rekonstruált
}
learning-figures-all = Az összes adat, és hogyan javíthatod őket
learning-rulings = Értelmezések
learning-rulings-about = Ahol a nyomtatott szabályok nyitva hagynak valamit, ott így játsszuk.
learning-ruling = Így játsszuk:
learning-contents = Tartalom
learning-search = Keresés a szabályokban
learning-search-hint = szavak vagy egy szabály száma
learning-found = { $count ->
    [0] Egyik szabályban sincsenek meg ezek a szavak.
    [one] { $count } szabályban vannak meg ezek a szavak.
   *[other] { $count } szabályban vannak meg ezek a szavak.
}
learning-rule-in-book = A szabálykönyvben
learning-rule-next = Következő szabály: { $rule }
learning-rule-before = Előző szabály: { $rule }
learning-chapter-next = Következő fejezet: { $title }
learning-chapter-before = Előző fejezet: { $title }
learning-aid = A játék egy oldalon
learning-aid-of = { $game } egy oldalon
learning-print = Nyomtatás
learning-own-page = Megnyitás külön oldalon
learning-whole = A teljes szabálykönyv
learning-back-to-table = Vissza az asztalhoz
learning-up = A tartalomhoz
learning-no-rules = Ehhez a játékhoz nincsenek leírt szabályok.
learning-picture = { $part ->
    [wheel] Az akciókerék képe
    [mausoleum] A mauzóleum képe
    [masters] A mesterek képe
    [rack] A harcostároló és a különleges szobrok képe
    [people] A játékosok sorainak képe
    [map] A térkép képe
    [orders] Az összes játékos parancsainak képe
    [strip] A következő lapkák, a titánok és a kaszárnya képe
   *[kingdom] A naptár és az értékelések képe
}

## Explanations while one plays

learn-explained = Mi történt, és miért
learn-explained-off = Ne magyarázzon többet
