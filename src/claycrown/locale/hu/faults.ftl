# What is wrong with the figures of an edition, or with a field of a position or a record. Each follows the name of the figure or
# field, after a colon: “segments: must be a number from 4 to 16, not 3”.

fault-missing = hiányzik
fault-unknown-key = ismeretlen kulcs
fault-unknown-table = ismeretlen táblázat
fault-number = { NUMBER($lowest, useGrouping: 0) } és { NUMBER($highest, useGrouping: 0) } közötti szám kell, nem { $given }
fault-numbers = { $count } számból álló lista kell
fault-numbers-between = { $fewest }–{ $most } számból álló lista kell
fault-words = szövegek listája kell
fault-flag = true vagy false kell, nem { $given }
fault-word = ezek egyike kell: { $known }; nem { $given }
fault-one-word = egyetlen szó kell, nem { $given }
fault-twice = { $what } kétszer szerepel
fault-times = { $count ->
    [one] egyszer kell szerepelnie
   *[other] ennyiszer kell szerepelnie: { $count }
}
fault-no-edition = nem olvasható kiadásként
fault-too-long = { $most } karakternél hosszabb
fault-no-file = olyasmi van benne, ami kiadásfájlban nem lehet
fault-short-text = legfeljebb { $most } karakteres szöveg kell
fault-long-key = legfeljebb { $most } karakteres kulcs kell
fault-too-deep = túl mélyen egymásba ágyazott
