app-preview-open =
    { $named ->
        [0] { $game } : une table attend des joueurs
       *[other] { $table } ({ $game }) : une table attend des joueurs
    }
app-preview-invited =
    { $named ->
        [0] On vous invite à une partie : { $game }
       *[other] On vous invite à une partie : { $table } ({ $game })
    }
app-preview-over =
    { $named ->
        [0] { $game } : revoir une partie terminée
       *[other] { $table } ({ $game }) : revoir une partie terminée
    }
