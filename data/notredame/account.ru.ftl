## What happened, in short: see bot/words/gathering.py. What the board shows is left to it.
line-bell_ringer-brief = {""}
line-picked-brief = {""}
mark-gained = { $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· «Крыса» −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } (парк)
}
line-round_begins-brief = ### Раунд { $round } из { $rounds }
line-persons-brief = -# Персонажи: { $persons } · { unit-rats }
line-moved-brief = { $seat } играет { $card-name }, маркер { $source-from }{ mark-gained }
line-outbreak-brief = **Превышение!** { $seat }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost } ОП
}
line-share-brief = ### Нотр-Дам делит { $pool } ОП
line-placed-brief = { $seat-count ->
    [one] { $seat } играет { $card-name }{ mark-gained }
   *[other] { $seat } играют { $card-name }{ mark-gained }
}
line-befriended-brief = { $seat-count ->
    [one] { $seat } посылает Друга { $sector-to }{ mark-gained }
   *[other] { $seat } посылают Друга { $sector-to }{ mark-gained }
}
line-donated-brief = { $seat-count ->
    [one] { $seat } жертвует Нотр-Даму { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ mark-gained }
   *[other] { $seat } жертвуют Нотр-Даму по { $coins ->
        [one] { $coins } монете
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ mark-gained }
}
line-lapsed-each = { $seat } ({ $card })
line-lapsed-all = -# Сброшено без действия: { $all }
line-drove-aside = карета: { $market }
line-took-aside = карета: { $market }, «{ $message }»
line-hired-brief = { $seat-count ->
    [one] { $seat } нанимает { $person-acc }{ mark-gained }
   *[other] { $seat } нанимают { $person-acc } (каждый){ mark-gained }
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
