## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
line-placed-brief = { $seat-count ->
    [one] { $seat } играет { $card-name } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } играют { $card-name } (у каждого { unit-pieces }){ mark-gains }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } посылает Друга { $sector-to } ({ unit-pieces }){ mark-gains }
   *[other] { $seat } посылают Друга { $sector-to } (у каждого { unit-pieces }){ mark-gains }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } жертвует Нотр-Даму { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ mark-gains }
   *[other] { $seat } жертвуют Нотр-Даму по { $coins ->
        [one] { $coins } монете
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ mark-gains }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Сброшено без действия: { $all }
line-drove-aside = карета: { $market }
line-took-aside = карета: { $market }, сообщение «{ $message }»
line-hired-brief = { $seat-count ->
    [one] { $seat } нанимает { $person-acc }{ mark-gains }
   *[other] { $seat } нанимают { $person-acc } (каждый){ mark-gains }
}
line-level-each = { $seat } { $after }
line-level-all = -# «Крыса»: { $all }
line-marker_lost-aside = теряет маркер { $sector-from }
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
line-points_plague-name = загрязнение
