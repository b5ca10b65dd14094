# The page of a lesson. What the lesson says is the game’s own.

learn-not-there = Cette leçon n’existe pas
learn-step = Étape { $step } sur { $of }
learn-step-elsewhere = Une autre position · étape { $step } sur { $of }
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-skip = Passer cette étape
learn-finish = Terminer
learn-leave = Quitter la leçon
learn-watch = Regardez ce qui se passe. Vous pouvez mettre en pause, avancer pas à pas ou passer.
learn-not-this = C’est permis aussi : { $what }. Mais ici, autre chose est demandé.
learn-not-this-does = C’est permis aussi : { $what }. Cela donnerait : { $does }. Mais ici, autre chose est demandé.
learn-finished = Vous connaissez maintenant : { $game }
learn-finished-part = { $game } : vous en avez vu une partie
learn-did = Ce que vous avez fait
learn-skipped = Pas encore essayé
learn-puzzles = Ensuite : trois courts problèmes
learn-first-game-about = Jouez une première partie contre des novices. Ce qui se passe, et pourquoi cela rapporte, est expliqué au fur et à mesure ; ce que vous avez vu plusieurs fois ne l’est plus. Les réglages permettent de l’activer ou non.
learn-first-game = Jouer une première partie
learn-back-to-lesson = Retour à la leçon

learn-tap-twice = Sur un écran tactile : touchez pour sélectionner, puis validez avec le bouton du bas.
learn-go-on = Continuer
learn-read-again = Relire
