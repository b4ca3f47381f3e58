## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] Вы{" "}
   *[0] {""}
}
line-standing-own = Если бы игра закончилась сейчас: { unit-points }.
line-drew-own = {""}
line-no_tile-own = Вам не досталось тайла: нет ни сдвига, ни действий.
line-swapped-own = { mark-you }меняете тайл { $tile-gen } на тайл { $other-gen }.
line-pushed-own = { mark-you }вставляете тайл { $tile-gen } в ворота { $gate-letter } (вытеснен тайл { $out-gen }).
line-crest_paid-own = ваш герб у ворот { $gate-letter } платит
line-guard_scored-own = { mark-you }получаете за Стража { unit-points }
line-took_money-own = { mark-you }берёте { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
line-cleared-own = { mark-you }забираете { $sides } ({ $tiles })
line-bought-own = { mark-you }покупаете карту ({ $tiles })
line-drew_cards-own = { mark-you }берёте { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
line-rejected-own = { mark-you }сбрасываете карту { $card }
line-moved-own = { mark-you }плывёте на { mark-space }{ $jumped ->
    [0] {""}
   *[other] {" "}(обгоняете { $jumped })
}
line-river_bonus-own = {""}
line-sealed-own = { mark-you }ставите печать { $quarter-in }{ $coins ->
    [0] {""}
   *[other] {" "}(−{ unit-coins })
}
line-gained_coins-own = { mark-you }получаете { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
}
line-gained_sparrows-own = { mark-you }получаете { $number ->
    [one] { $number } воробья
    [few] { $number } воробья
   *[many] { $number } воробьёв
}
line-gained_points-own = { mark-you }получаете { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
line-gained_tiles-own = { mark-you }тянете из мешочка { $tiles-acc }
line-shield_taken-own = { mark-you }берёте Гербовый щит { $shield } (+{ unit-points })
line-crest_placed-own = { mark-you }кладёте семейный герб у ворот { $gate-letter }
line-descendant_taken-own = { mark-you }берёте { $descendant-acc }
line-card_used-own = { mark-you }применяете карту { $card }{ $tiles-count ->
    [0] {""}
   *[other] {" "}(за { $tiles-acc })
}
line-card_laid-own = { mark-you }выкладываете карту { $card }
line-waived-own = { mark-you }не используете { $actions-acc }
line-hands_dropped-own = { mark-you }сбрасываете с руки { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Вы побеждаете!
   *[other] Победу с вами делят: { $seats }!
}
