# Learning Terracotta Army: what one reads besides the table.

## The lesson

terracotta-lesson-worker = Рабочий и сегмент
terracotta-lesson-worker-told = Император хочет армию из глины. Вы с соперником заполняете его мавзолей, { $columns } колонок и { $rows } рядов, раундов: { $rounds }; побеждает тот, у кого больше победных очков (ПО). Каждый ход вы размещаете у колеса одного из своих рабочих, всего их { $craftsmen }.
terracotta-lesson-worker-place = Вокруг колеса сегменты, у каждого три действия: внутреннее, центральное и внешнее. Нажмите на сегмент { $segment }, где на внутреннем диске изображена глина.
terracotta-lesson-worker-place-done = Ваш ремесленник на месте. Теперь идут три действия сегмента, изнутри наружу.
terracotta-lesson-worker-clay = Внутреннее действие даёт мокрую глину: { $clay }. Выполните его — на поле или в списке вариантов.
terracotta-lesson-worker-clay-done = Мокрой глины теперь { $clay }: это видно в вашей строке. Из глины делают воинов.
terracotta-lesson-worker-instead = Центральным действием можно было бы нанять советника; об этом позже. Вместо внутреннего или центрального действия можно взять мокрую глину или монету или ничего не делать. Возьмите монету.
terracotta-lesson-worker-instead-done = У вас стало больше на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}. Внешнее действие, специалист, пропущено: вы не смогли бы его оплатить. Затем сходил соперник. Так продолжается, пока не размещены все рабочие.

terracotta-lesson-build = Воин
terracotta-lesson-build-told = Есть четыре типа воинов: офицер, стражник, арбалетчик и солдат. Чтобы изготовить воина, нужна мокрая глина, сколько указано в сегменте. У вас её { $wet }.
terracotta-lesson-build-place = Дешевле всего изготовить воина в сегменте { $segment }. Разместите там ремесленника.
terracotta-lesson-build-place-done = Теперь выберите, кого изготовить и где он встанет: на любой пустой ячейке.
terracotta-lesson-build-officer = Фонарь слева — инспектор: он приносит очки за ряд, у которого стоит, сейчас за первый. Изготовьте офицера в этом ряду, на любой ячейке.
terracotta-lesson-build-officer-done = На него ушло мокрой глины: { $clay }; одна из них легла сухой на склад рядом с сегментом, откуда её может забрать советник. Офицер принёс { $vp } ПО. Чем больше воинов одного типа, тем меньше приносит следующий.
terracotta-lesson-build-middle = Центральное действие — снова советник. Возьмите вместо него мокрую глину.
terracotta-lesson-build-middle-done = Осталось внешнее действие.
terracotta-lesson-build-sword = У каждого типа воинов своё оружие, и всё ваше пока неактивно. Внешнее действие подготавливает меч: выполните его.
terracotta-lesson-build-sword-done = Ваш меч активен. Он останется таким, пока вы его не используете.

terracotta-lesson-weapon = Оружие
terracotta-lesson-weapon-told = Кто изготовил воина, чьё оружие активно, может сразу его использовать. Здесь у вас активно копьё: это оружие солдата.
terracotta-lesson-weapon-place = Разместите ремесленника в сегменте { $segment }, где изготавливают воинов.
terracotta-lesson-weapon-place-done = Теперь солдат.
terracotta-lesson-weapon-soldier = Изготовьте солдата, где угодно.
terracotta-lesson-weapon-soldier-done = На него ушло мокрой глины: { $clay }, и он принёс { $vp } ПО. А вас спрашивают об оружии.
terracotta-lesson-weapon-spear = Копьё можно было бы оставить активным на потом. Используйте его сейчас.
terracotta-lesson-weapon-spear-done = { SIGNED($vp) } ПО, монеты: { SIGNED($coins) }, и копьё снова неактивно. Меч передвигает инспектора, алебарда — вашего воина, арбалет даёт ПО за пустые ячейки перед своим воином.

terracotta-lesson-ring = Поворот диска
terracotta-lesson-ring-told = У глины стоит ремесленник соперника, и ремесленнику туда нельзя. Но глина может прийти к вам: перед размещением можно повернуть один диск на один шаг.
terracotta-lesson-ring-turn = Поверните внутренний диск: нажмите на стрелку у диска или выберите его в списке.
terracotta-lesson-ring-turn-done = Это стоило монет: { $coins }. Внутренний диск сдвинулся на один шаг; рабочие остались на местах.
terracotta-lesson-ring-place = Теперь глина у сегмента { $segment }. Разместите там ремесленника.
terracotta-lesson-ring-place-done = Центральное и внешнее действия у него прежние.
terracotta-lesson-ring-clay = Возьмите глину: выполните внутреннее действие.
terracotta-lesson-ring-clay-done = Мокрая глина: { $clay }. Внутренний диск поворачивается по часовой стрелке, центральный — против, за ход только один из них. Внешний не поворачивается никогда.

terracotta-lesson-train = Мастер и советник
terracotta-lesson-train-told = В сегмент с ремесленником ещё может встать мастер. У вас его пока нет: ремесленника можно превратить в мастера, навсегда.
terracotta-lesson-train-place = Разместите ремесленника в сегменте { $segment }.
terracotta-lesson-train-place-done = Внутреннее действие превращает в мастера только что размещённого ремесленника.
terracotta-lesson-train-train = Превратите его.
terracotta-lesson-train-train-done = Теперь это мастер, с этого раунда и до конца. Центральное действие — советник.
terracotta-lesson-train-hire = Чтобы нанять советника, кладут к нему один из своих жетонов и платят указанные на нём монеты, от { $cheapest } до { $dearest }. Наймите советника по подготовке глины самым дешёвым.
terracotta-lesson-train-hire-done = Уплачено: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}. С этих пор советник помогает вам всякий раз, когда к нему приходит ваш рабочий, и больше не стоит ничего.
terracotta-lesson-train-ability = Сразу используйте его способность.
terracotta-lesson-train-ability-done = Мокрая глина: { $clay }. Остальные: советник по строительству изготавливает воина за монеты, администратор повторяет внутреннее действие, советник-инспектор передвигает инспектора, контролёр забирает глину с двух складов, кузнец подготавливает всё оружие. В конце раунда каждый нанятый вами ещё даёт монету или сохраняет одну глину мокрой.

terracotta-lesson-artisan = Где уже кто-то стоит
terracotta-lesson-artisan-told = У вас есть мастер, а у глины стоит ремесленник соперника. Где стоит ремесленник, может встать мастер, а после него никто.
terracotta-lesson-artisan-place = Разместите мастера в сегменте { $segment }. Где могут встать оба, вас спросят, кто именно.
terracotta-lesson-artisan-place-done = В этом раунде в сегмент { $segment } больше никто не придёт. Когда раунд кончится, все рабочие вернутся.

terracotta-lesson-priority = Кто начинает
terracotta-lesson-priority-told = Этот раунд начал соперник, а выбирать первым часто выгодно. Центральное действие здесь даёт жетон приоритета, и кто его держит, ходит первым в следующем раунде.
terracotta-lesson-priority-take = Возьмите жетон: выполните действие.
terracotta-lesson-priority-take-done = Следующий раунд начинаете вы. Тогда жетон вернётся; при большем числе игроков их больше, и следующие приносят ещё и глину.

terracotta-lesson-musician = Музыкант
terracotta-lesson-musician-told = На внешнем диске приобретают и специалистов, за монеты и активное оружие. Они ничьи и приносят очки тем, кто удачно стоит.
terracotta-lesson-musician-buy = Для музыканта нужно копьё. Каждый раунд он приносит по 1 ПО за каждого вашего воина в своём ряду или колонке. Приобретите его для отмеченной ячейки.
terracotta-lesson-musician-buy-done = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} и копьё; следующий каждого вида стоит на монету дороже. У соперника в этой колонке есть воин, он тоже получит очки, но меньше.

terracotta-lesson-horse = Лошадь
terracotta-lesson-horse-told = Для лошади нужен меч и ваш воин, рядом с которым есть две пустые ячейки в линию. Тогда всадник занимает все три.
terracotta-lesson-horse-buy = Приобретите лошадь для своего офицера: выберите офицера, затем положите лошадь вправо.
terracotta-lesson-horse-buy-done = Теперь ваш офицер касается зелёного. Воины одного типа, что касаются друг друга, — группа, чьи бы они ни были, и группы приносят очки в конце партии. В каждом ряду и колонке он считается один раз.

terracotta-lesson-archer = Лучник
terracotta-lesson-archer-told = Для лучника нужен арбалет, и смотрит он в одну сторону. Он служит хозяину воина, к которому обращён лицом: разрешает для него ничьи и считается в группах за воина этого типа.
terracotta-lesson-archer-buy = Приобретите лучника рядом со своим стражником, на отмеченной ячейке, и поверните его лицом к стражнику.
terracotta-lesson-archer-buy-done = Он разрешит ничьи в вашу пользу везде, где считают этого стражника, а в конце партии принесёт вам ПО.

terracotta-lesson-footman = Лакей
terracotta-lesson-footman-told = Для лакея нужна алебарда. В конце партии он смотрит на восемь ячеек вокруг: у кого там больше всего воинов, получает много, остальные понемногу.
terracotta-lesson-footman-buy = Вокруг отмеченной ячейки стоят два ваших воина и один зелёный. Приобретите лакея для неё.
terracotta-lesson-footman-buy-done = Пока он за вас. Но соперник ещё может изготовить воина рядом.

terracotta-lesson-scoring = Конец раунда
terracotta-lesson-scoring-told = Это последний ход раунда. Затем каждый инспектор проверяет ряд или колонку, на которые указывает: у кого там больше всего воинов, у того доминирование, у остальных, у кого они есть, — присутствие. В ряду { $row } у вас и у зелёного по одному.
terracotta-lesson-scoring-officer = Изготовьте офицера в ряду { $row }, и у вас будет больше.
terracotta-lesson-scoring-officer-done = Теперь у вас там больше, чем у зелёного. Ваш меч активен, и вас о нём спрашивают.
terracotta-lesson-scoring-keep = Мечом можно было бы передвинуть инспектора на 1. Здесь это испортит ряд: оставьте его.
terracotta-lesson-scoring-keep-done = Ещё одно действие, и раунд окончен.
terracotta-lesson-scoring-last = Возьмите мокрую глину вместо советника. Затем смотрите подсчёт; его можно приостановить и пройти по шагам.
terracotta-lesson-scoring-last-done = Ряд { $line }: { $row } ПО вам, { $row-other } зелёному. Колонка: { $column-other } одному зелёному. Тайл раунда считал офицеров: { $tile } и { $tile-other }. Затем оба инспектора передвинулись, а глина высохла: советник по подготовке глины сохранил мокрой { $wet }, сухой стало { $dry }, её нужно смочить, прежде чем пускать в дело. Жетон приоритета у вас, поэтому вы начинаете.

terracotta-lesson-end = Конец партии
terracotta-lesson-end-told = Последний ход последнего раунда. После его подсчёта идут лакеи, группы, лучники и то, что у вас осталось. Ваших солдат и зелёных разделяет одна ячейка.
terracotta-lesson-end-soldier = Изготовьте солдата между ними, на отмеченной ячейке.
terracotta-lesson-end-soldier-done = Теперь это одна группа, и лучник входит в неё.
terracotta-lesson-end-last = Возьмите монету вместо советника и смотрите конец партии.
terracotta-lesson-end-last-done = В группе каждый воин приносит столько ПО, сколько в ней игроков: { $group } за ваших, и ещё { $domination }, ведь у вас их больше всего. Лакей принёс вам { $footman } ПО, лучник { $archer }, остатки { $resources }. Вы побеждаете со счётом { $vp } : { $vp-other }. Это всё, что нужно для первой партии.

## Puzzles

terracotta-puzzle-kind-wheel = Куда разместить рабочего
terracotta-puzzle-kind-building = Где изготовить воина
terracotta-puzzle-kind-weapon = Использование оружия
terracotta-puzzle-kind-specialist = Специалист
terracotta-puzzle-kind-master = Советник
terracotta-puzzle-kind-majority = Большинство в раунде
terracotta-puzzle-kind-ending = Последний ход партии
terracotta-puzzle-moment = раунд { $round }
terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } ПО соперникам в этом раунде ({ $source })
        [end] { SIGNED($amount) } ПО соперникам в конце партии ({ $source })
       *[now] { SIGNED($amount) } ПО соперникам ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } ПО в этом раунде ({ $source })
        [end] { SIGNED($amount) } ПО в конце партии ({ $source })
       *[now] { SIGNED($amount) } ПО сразу ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { $amount ->
        [one] { SIGNED($amount) } монета
        [few] { SIGNED($amount) } монеты
        [many] { SIGNED($amount) } монет
       *[other] { SIGNED($amount) } монеты
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } мокрая глина
        [few] { SIGNED($amount) } мокрые глины
        [many] { SIGNED($amount) } мокрых глин
       *[other] { SIGNED($amount) } мокрой глины
    }
    [dry-clay] { $amount ->
        [one] { SIGNED($amount) } сухая глина
        [few] { SIGNED($amount) } сухие глины
        [many] { SIGNED($amount) } сухих глин
       *[other] { SIGNED($amount) } сухой глины
    }
    [weapons] активное оружие: { SIGNED($amount) }
    [artisans] { $amount ->
        [one] { SIGNED($amount) } мастер
        [few] { SIGNED($amount) } мастера
        [many] { SIGNED($amount) } мастеров
       *[other] { SIGNED($amount) } мастера
    }
   *[masters] { $amount ->
        [one] { SIGNED($amount) } нанятый советник
        [few] { SIGNED($amount) } нанятых советника
        [many] { SIGNED($amount) } нанятых советников
       *[other] { SIGNED($amount) } нанятого советника
    }
}
