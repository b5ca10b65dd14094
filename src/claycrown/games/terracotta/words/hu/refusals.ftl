# Why a decision at the table of Terracotta Army is not allowed. The rule's id is shown beside it.

refusal-terracotta-over = a játéknak vége
refusal-terracotta-no-such-decision = ilyen döntés nincs
refusal-terracotta-not-your-turn = most más dönt: { $colour }

refusal-terracotta-step = { $step ->
    [inner] belső akció
    [middle] középső akció
    [outer] külső akció
   *[ability] { FORM($master, "the") } képessége
  }

refusal-terracotta-ring-costs = egy gyűrű elforgatása { $cost } érmébe kerül
refusal-terracotta-ring-turned = ebben a fordulóban már elforgattál egy gyűrűt
refusal-terracotta-ring-too-late = gyűrűt csak a munkás lehelyezése előtt lehet elforgatni
refusal-terracotta-worker-first = előbb egy munkást kell lehelyezni
refusal-terracotta-worker-placed-already = fordulónként egy munkás: ebben a fordulóban már lehelyeztél egyet
refusal-terracotta-no-worker-left = { $kind ->
    [craftsman] nem maradt lehelyezhető iparos
    [artisan] nem maradt lehelyezhető kézműves
   *[either] nem maradt lehelyezhető munkás
}
refusal-terracotta-no-such-segment = csak { $segments } szegmens van
refusal-terracotta-artisan-there = ahol kézműves áll, oda más nem kerülhet
refusal-terracotta-craftsman-there = ahol iparos áll, oda csak kézműves kerülhet
refusal-terracotta-outer-instead = a külső akció helyett semmi sem jár
refusal-terracotta-other-action = { $segment ->
    [1] az 1. szegmensben most más következik: { $step }
    [5] az 5. szegmensben most más következik: { $step }
   *[other] a { $segment }. szegmensben most más következik: { $step }
  }
refusal-terracotta-no-dry-clay = nincs beáztatható száraz agyag
refusal-terracotta-artisan-trained = kézművest nem lehet fejleszteni
refusal-terracotta-priority-held = már van elsőbbségjelölőd
refusal-terracotta-no-priority-left = nem maradt elsőbbségjelölő
refusal-terracotta-weapon-active = { $name ->
    [sword] a kard
    [halberd] az alabárd
    [crossbow] a számszeríj
   *[spear] a lándzsa
} már aktív
refusal-terracotta-weapons-active = már minden fegyvered aktív

refusal-terracotta-no-such-space = a mauzóleumban nincs ilyen mező
refusal-terracotta-space-taken = a mező nem üres
refusal-terracotta-no-warrior-left = { $type ->
    [officer] nem maradt tiszt a harcostárolóban
    [guard] nem maradt őr a harcostárolóban
    [crossbowman] nem maradt számszeríjász a harcostárolóban
   *[soldier] nem maradt katona a harcostárolóban
}
refusal-terracotta-building-costs = itt a készítéshez { $clay } nedves agyag kell, de { $wet ->
    [0] egy sincs
   *[other] csak { $wet } van
  }

refusal-terracotta-no-weapon-now = most nem használható fegyver: { $step }
refusal-terracotta-weapon-first = előbb az imént készített harcos: használd a fegyverét, vagy hagyd aktívan
refusal-terracotta-other-weapon = csak az imént készített harcos fegyvere használható: { $name ->
    [sword] a kard
    [halberd] az alabárd
    [crossbow] a számszeríj
   *[spear] a lándzsa
}
refusal-terracotta-move-another = nem az imént készített őr mozog, hanem egy másik harcosod
refusal-terracotta-move-own = csak saját harcos mozgatható, a mezőjével megnevezve
refusal-terracotta-move-straight = a harcos legalább 1 mezőt mozog egyenes vonalban, sor vagy oszlop mentén
refusal-terracotta-move-with-horse = a lovon ülő harcos a lóval együtt mozog: minden mezőnek, amelyre lép, üresnek kell lennie
refusal-terracotta-move-horse-outside = a ló kilógna a mauzóleumból
refusal-terracotta-move-over-empty = az útba eső mezőknek és az utolsónak is üresnek kell lennie

refusal-terracotta-no-specialist-left = { $type ->
    [horse] nem maradt ló
    [footman] nem maradt szolga
    [archer] nem maradt térdelő számszeríjász
   *[musician] nem maradt zenész
}
refusal-terracotta-specialist-costs = { $type ->
    [horse] a ló
    [footman] a szolga
    [archer] a térdelő számszeríjász
   *[musician] a zenész
  } most { $cost } érmébe kerül, de { $coins ->
    [0] egy sincs
   *[other] csak { $coins } van
  }
refusal-terracotta-specialist-weapon = { $type ->
    [horse] a lóhoz
    [footman] a szolgához
    [archer] a térdelő számszeríjászhoz
   *[musician] a zenészhez
} aktív fegyver kell: { $name ->
    [sword] a kard
    [halberd] az alabárd
    [crossbow] a számszeríj
   *[spear] a lándzsa
}
refusal-terracotta-rider-own = a lovasnak saját harcosnak kell lennie
refusal-terracotta-rider-mounted = ez a harcos már lovon ül
refusal-terracotta-horse-room = a lovas melletti két mezőnek üresnek kell lennie
refusal-terracotta-horse-outside = a ló egy vonalban két mezőt foglal el: ebben az irányban nincs ennyi

refusal-terracotta-hire-first = előbb fel kell fogadni { FORM($master, "acc") }
refusal-terracotta-hired-already = már van jelölőd { FORM($master, "at") }
refusal-terracotta-hired-instead = a felfogadás volt az akció: nincs helyette agyag vagy érme
refusal-terracotta-token-used = ezt a jelölőt már felhasználtad: { $cost } érmés
refusal-terracotta-token-costs = a jelölő { $cost } érmébe kerül, de { $coins ->
    [0] egy sincs
   *[other] csak { $coins } van
  }
refusal-terracotta-builder-costs = az építőmester ebben a körben { $cost } érmébe kerül, de { $coins ->
    [0] egy sincs
   *[other] csak { $coins } van
  }
refusal-terracotta-builder-type = nem ebből a típusból maradt a legtöbb figura: { $type ->
    [officer] tiszt
    [guard] őr
    [crossbowman] számszeríjász
   *[soldier] katona
}
refusal-terracotta-warehouses-empty = mindkét raktár üres

refusal-terracotta-ring-in-turn = az akciók belülről kifelé követik egymást, most: { $step }
refusal-terracotta-type-first = előbb a típust válaszd ki a harcostárolóban, aztán a mezőt
refusal-terracotta-token-first = előbb válassz egy jelölőt, amellyel felfogadod { FORM($master, "acc") }
refusal-terracotta-inspector-steps = a felügyelő 1 vagy 2 mezőt megy előre
refusal-terracotta-sword-steps = a kard egy felügyelőt mozgat 1 mezővel, előre vagy hátra
refusal-terracotta-other-master = mestert olyan szegmens középső akciójával lehet felfogadni és használni, ahol ő látható
refusal-terracotta-at-lit-places = ezt a megvilágított helyek egyikén lehet kiválasztani
