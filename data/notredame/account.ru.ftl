## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
line-placed-brief = { $seat-count ->
    [one] { $seat } играет: { $card }, там { unit-pieces }{ mark-gains }
   *[other] { $seat } играют: { $card }, там { unit-pieces }{ mark-gains } у каждого
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } посылает Друга { $sector-to }, там { unit-pieces }{ mark-gains }
   *[other] { $seat } посылают Друга { $sector-to }, там { unit-pieces }{ mark-gains } у каждого
}
line-donated-brief = { $seat-count ->
    [one] { $seat }: дар Нотр-Даму { unit-coins }{ mark-gains }
   *[other] { $seat }: дар Нотр-Даму по { $coins ->
        [one] { $coins } монете
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ mark-gains }
}
line-lapsed-each = { $seat }: { $card }
line-lapsed-all = -# Без действия — { $all }
line-drove-aside = карета едет: { $market }
line-took-aside = карета берёт: { $market }, { $message }
line-hired-brief = { $seat-count ->
    [one] { $seat } нанимает { $person-acc }{ mark-gains }
   *[other] { $seat } нанимают { $person-acc }{ mark-gains } каждому
}
line-level-each = { $seat } { $after }
line-level-all = -# «Крыса»: { $all }
line-marker_lost-aside = потерян маркер { $sector-from }
line-shared-each = { $seat } +{ $points }{ $bonus ->
    [0] {""}
   *[other] {" "}(парк +{ $bonus })
}
line-shared-all = { $all }

## The end
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-tie_gold_and_markers = монеты и доступные маркеры
line-points_residence-name = резиденция
line-points_messages-name = сообщения
line-points_donations-name = пожертвования
line-points_persons-name = персонажи
line-points_cathedral-name = доли Нотр-Дама
line-points_park-name = парк
line-points_plague-name = чума
