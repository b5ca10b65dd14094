# Terracotta Army in the terminal: signs that fit on its boards, and what its help says.

# On the wheel: at most two signs on the inner ring (build, coins, clay, soak, train), five on the others.
terracotta-sign-action = { $kind ->
    [build] B{ $value }
    [coins] ¤{ $value }
    [clay] ●{ $value }
    [soak] So
    [train] Tr
    [priority] Prio
    [master] { $name ->
        [builder] Build
        [administrator] Admin
        [inspector] Insp
        [claymaker] Clay
        [overseer] Over
       *[smith] Smith
    }
    [ready] { $name ->
        [sword] sword
        [halberd] halb
        [crossbow] xbow
       *[spear] spear
    }
   *[specialist] Spec
}
# Two letters each.
terracotta-sign-master = { $name ->
    [builder] Bu
    [administrator] Ad
    [inspector] In
    [claymaker] Cl
    [overseer] Ov
   *[smith] Sm
}
# At most five letters each; all four stand in a line of 22.
terracotta-sign-weapon = { $name ->
    [sword] { $active ->
        [yes] SWORD
       *[no] sword
    }
    [halberd] { $active ->
        [yes] HALB
       *[no] halb
    }
    [crossbow] { $active ->
        [yes] XBOW
       *[no] xbow
    }
   *[spear] { $active ->
        [yes] SPEAR
       *[no] spear
    }
}
# Three letters each.
terracotta-sign-figure = { $type ->
    [officer] off
    [guard] gua
    [crossbowman] cro
    [soldier] sol
    [horse] hor
    [footman] foo
    [archer] arc
   *[musician] mus
}
terracotta-sign-inner = { $short ->
    [yes] in ↻
   *[no] inner ↻
}
terracotta-sign-middle = { $short ->
    [yes] mid ↺
   *[no] mid. ↺
}
terracotta-sign-priority-left = { $short ->
    [yes] p { $tokens }
   *[no] prio { $tokens }
}
terracotta-sign-priority = prio { $token }
terracotta-sign-warehouse = wareh. { $number }
# Heads of lines, at most five letters.
terracotta-sign-rack = build
terracotta-sign-vp = VP
terracotta-sign-buy = buy
terracotta-sign-cost = cost
terracotta-sign-left = left
terracotta-sign-no-master = no master

# Help

terracotta-topic-wheel = The action wheel
terracotta-topic-inner-ring = The inner ring
terracotta-topic-inner-ring-about = B3: build for 3 clay. ¤3: 3 coins. ●4: 4 wet clay. So: soak. Tr: train. It turns clockwise.
terracotta-topic-middle-ring = The middle ring
terracotta-topic-middle-ring-about = Build, Admin, Insp, Clay, Over, Smith: the six masters. Prio: a priority token. It turns counter-clockwise.
terracotta-topic-outer-ring = The outer ring
terracotta-topic-outer-ring-about = A weapon: ready it. Spec: buy a specialist. It never turns.
terracotta-topic-workers = Workers
terracotta-topic-workers-about = On the rim and in front of the players a small letter is a craftsman, a capital one an artisan, in the player’s colour.
terracotta-topic-warehouses = The warehouses of the quarters
terracotta-topic-warehouses-about = Each corner: the dry clay (○) of its quarter.
terracotta-topic-mausoleum = The mausoleum
terracotta-topic-inspectors = The inspectors
terracotta-topic-inspectors-about = The row and the column they point at are lit: they are scored at the end of this round.
terracotta-topic-warriors = Warriors
terracotta-topic-warriors-about = O officer, G guard, C crossbowman, S soldier. The base tells the owner: (y) yellow, [g] green, <b> blue, {"{"}p{"}"} purple.
terracotta-topic-horse = The horse
terracotta-topic-footman = The footman
terracotta-topic-archer = The kneeling archer
terracotta-topic-musician = The musician
terracotta-topic-rack = The warrior organizer
terracotta-topic-rack-about = VP: what the next figure of each type gives. Left: how many there are.
terracotta-topic-specialists = The specialists’ prices
terracotta-topic-players = The players’ goods
terracotta-topic-players-about = ¤ coins, ● wet clay, ○ dry clay.
terracotta-topic-coins = Coins
terracotta-topic-clay = Clay, wet and dry
terracotta-topic-sword = The sword
terracotta-topic-halberd = The halberd
terracotta-topic-crossbow = The crossbow
terracotta-topic-spear = The spear
terracotta-topic-masters = The masters
terracotta-topic-masters-about = Bu3: the Builder, hired with the token of 3.
terracotta-topic-priority = Priority tokens
terracotta-topic-order = The turn order
terracotta-topic-points = Victory points
terracotta-topic-tiles = The scoring tiles
terracotta-topic-tiles-about = A row, a column or a quadrant counts the warriors in it, a type the warriors of that type; coins and clay count what each player has, clay wet and dry.
