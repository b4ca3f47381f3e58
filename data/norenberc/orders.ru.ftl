## Orders for coming decisions: what they are for
occasion-guild = В гильдии { $guild-gen }
occasion-plan = План: раунд { $round }, ход { $turn }
occasion-plan-hint = По карте для каждой из первых гильдий, на сколько хватит посредников.
occasion-pay = Чем платить за гостей
occasion-first = Первое место в порядке хода
occasion-burglar = Кого грабит Грабитель
occasion-guardsman = Что делает Стражник
occasion-peddler = Что кладут на Торговца
occasion-mayor = Куда отправится Мэр
occasion-duchess = Куда Герцогиня перенесёт герб
occasion-jack = Гильдия Мастера на все руки
shelf-recruit = Нанять гостя…
shelf-buy = Купить не дороже…
shelf-other = Продать или ничего…
shelf-plan = Гильдии для посредников…
shelf-pay = Какие товары беречь…
shelf-first = Первое место или своё…
shelf-burglar = Кого грабить и что взять…
shelf-guardsman = Менять или нет…
shelf-peddler = Товары по предпочтению…
shelf-mayor = Гильдии по предпочтению…
shelf-duchess = Гильдии по предпочтению…
shelf-jack = Гильдии по предпочтению…

## Wishes: what to do, and if what
wish-recruit = Нанять { $tile-acc }
wish-recruit_for = { $tile-acc } за ≤ { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[other] { $number } товаров
}
wish-buy = Купить { $goods-acc } не дороже { $price }
wish-buyall = Купить побольше: { $good } за ≤ { $price }
wish-lead = Обойти всех: { $good } за ≤ { $price }
wish-sell_all = Продать всё: { $good }
wish-sell_keep = Продать: { $good }, кроме { $number }
wish-nothing = Бездействовать
wish-pay_keep = Беречь { $good-acc }
wish-pay_fewest = Платить как можно меньше товаров
wish-first_yes = Занять первое место
wish-first_no = Остаться на своём месте
wish-best = Как решил бы бот
wish-rob_good = Взять { $good-acc } у кого больше
wish-rob_seat = Ограбить: { $seat }
wish-rob_none = Никого не грабить
wish-swap_none = Никого не менять
wish-peddle = { $good-single }
wish-mayor = { $guild }
wish-duchess = { $guild }
wish-duchess_none = Оставить герб на месте
wish-jack = { $guild }
wish-plan = { $guild }
wish-plan_pass = Пас до конца раунда

## When to be asked though the computer plays
when-guest = можно кого-то нанять
when-townsman = можно нанять горожанина
when-prestige = гильдия престижная
when-plan = пора выкладывать карты
