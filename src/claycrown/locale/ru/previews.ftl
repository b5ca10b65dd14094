app-preview-open =
    { $named ->
        [0] { $game }: стол ждёт игроков
       *[other] { $table }: стол игры «{ $game }» ждёт игроков
    }
app-preview-invited =
    { $named ->
        [0] Вас приглашают сыграть в игру «{ $game }»
       *[other] Вас приглашают за стол «{ $table }», игра «{ $game }»
    }
app-preview-over =
    { $named ->
        [0] { $game }: посмотрите сыгранную партию
       *[other] { $table }: посмотрите сыгранную партию, игра «{ $game }»
    }
