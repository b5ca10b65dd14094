# What a link shows where it is posted. $named is 1 where the table has a name of its own.
app-preview-open =
    { $named ->
        [0] { $game }: stół czeka na graczy
       *[other] { $table } ({ $game }): stół czeka na graczy
    }
app-preview-invited =
    { $named ->
        [0] Masz zaproszenie do gry: { $game }
       *[other] Masz zaproszenie do gry: { $table } ({ $game })
    }
app-preview-over =
    { $named ->
        [0] { $game }: obejrzyj zakończoną rozgrywkę
       *[other] { $table } ({ $game }): obejrzyj zakończoną rozgrywkę
    }
