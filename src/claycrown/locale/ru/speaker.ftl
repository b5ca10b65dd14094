# What the speaker itself needs, in the terminal, in notices and in the browser: whom a seat belongs to, lists, and what is said
# where the catalogue lacks a message.

player = { $seat ->
    [0] первый игрок
    [1] второй игрок
    [2] третий игрок
    [3] четвёртый игрок
    [4] пятый игрок
   *[other] другой игрок
}
listed = { $before }, { $next }
listed-last = { $before } и { $last }
unworded = то, для чего у этой версии нет слов
