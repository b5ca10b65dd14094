app-editions-of = Kiadás: { $game }
app-editions-about = Ami a táblákra, a gyűrűkre, a lapkákra és a jelölőkre van nyomtatva, ahogyan itt játsszuk. Amit a szabálykönyvek nem mutatnak, azt rekonstruáltuk: akinek megvan a doboz, itt kijavíthatja, és játszhat vele.
app-edition-own = { $name } (saját)
app-edition-source = Honnan valók ezek az adatok
app-edition-sources = Honnan valók az adatok
app-edition-printed = nyomtatott
app-edition-deduced = kikövetkeztetett
app-edition-reconstructed = rekonstruált
app-edition-printed-about = a dobozban vagy egy szabálykönyvben nyomtatva szerepel
app-edition-deduced-about = nyomtatott tényekből következik
app-edition-reconstructed-about = az ismert tényekhez illően rekonstruált
app-edition-entry = { $label }, { $number }.
# A table by its chapter, or a figure by its table.
app-edition-within = { $outer }: { $inner }
app-edition-fewer = { $label }: eggyel kevesebb
app-edition-more = { $label }: eggyel több
app-edition-reset = Visszaállítás
app-edition-fault = Ez így nem lehet: { $where }: { $reason }
app-edition-show = Mutasd
app-edition-checking = Ellenőrzés…
app-edition-changes =
    { $count ->
        [0] Semmi sem változott. Ezekkel az adatokkal lehet játszani.
        [one] Egy adat változott. Ezekkel az adatokkal lehet játszani.
       *[other] { $count } adat változott. Ezekkel az adatokkal lehet játszani.
    }
app-edition-name = A kiadásod neve
app-edition-keep = Mentés
app-edition-trying = Próbajátékok folynak…
app-edition-kept = { $name }: elmentve. Válaszd ki, amikor asztalt nyitsz.
app-edition-play = Asztal nyitása ezzel
app-edition-remove = Eltávolítás
