# The page of a lesson. What the lesson says is the game’s own.

learn-not-there = Nincs ilyen lecke
learn-step = { $step }/{ $of }. lépés
learn-step-elsewhere = Másik állás · { $step }/{ $of }. lépés
learn-back = Vissza
learn-again = Újrakezdés
learn-next = Tovább
learn-skip = Lépés kihagyása
learn-finish = Befejezés
learn-leave = Kilépés a leckéből
learn-watch = Nézd, mi történik. Megállíthatod, lépésenként végigmehetsz rajta, vagy kihagyhatod.
learn-not-this = Ez is szabályos: { $what }. De itt most másra van szükség.
learn-not-this-does = Ez is szabályos: { $what }. Ezzel járna: { $does }. De itt most másra van szükség.
learn-finished = { $game }: már ismered
learn-finished-part = { $game }: egy részét már ismered
learn-did = Amit már kipróbáltál
learn-skipped = Még nem próbáltad
learn-puzzles = Utána: három rövid feladvány
learn-first-game-about = Játssz egy első játékot kezdő botok ellen. Ami történik, és hogy mi miért ér pontot, azt menet közben elmagyarázzuk; amit néhányszor már láttál, azt nem ismételjük. A beállításokban ez be- és kikapcsolható.
learn-first-game = Első játék indítása
learn-back-to-lesson = Vissza a leckéhez

learn-tap-twice = Érintőképernyőn: a koppintás kijelöl, az alsó gomb végrehajtja.
learn-go-on = Tovább
learn-read-again = Elolvasom újra
