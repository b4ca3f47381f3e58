## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow

mark-you = { $first ->
    [1] Вы{" "}
   *[0] {""}
}
line-bell_ringer-own = Звонарь у вас, вы начинаете.
line-placed-own = { mark-you }играете { $card-name } ({ unit-pieces }){ mark-gains }
line-moved-own = { mark-you }играете { $card-name }, маркер { $source-from } ({ unit-pieces }){ mark-gains }
line-befriended-own = { mark-you }посылаете Друга { $sector-to } ({ unit-pieces }){ mark-gains }
line-donated-own = { mark-you }жертвуете Нотр-Даму { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
}{ mark-gains }
line-donated_moved-own = { mark-you }жертвуете Нотр-Даму { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
} и маркер { $source-from }{ mark-gains }
line-lapsed-own = { mark-you }сбрасываете { $card-name } без действия
line-drove-own = { mark-you }едете { $market-to }
line-took-own = { mark-you }едете { $market-to } и берёте сообщение «{ $message }»
line-paid-own = Монеты в банке кончились: вы богаче всех и отдаёте свои ({ unit-coins }).
line-paid-own-taker = Монеты в банке кончились: { $seat } богаче всех и отдаёт вам свои ({ unit-coins }).
line-hired-own = { mark-you }нанимаете { $person-acc }{ mark-gains }
line-hired_bishop-own = { mark-you }нанимаете { $person-acc }, тот посылает маркер { $sector-to } ({ unit-pieces }){ mark-gains }
line-hired_jester-own = { mark-you }нанимаете { $person-acc }, тот переносит { $piece-acc } { $source-from } { $sector-to } ({ unit-pieces }){ mark-gains }
line-hired_minstrel-own = { mark-you }нанимаете { $person-acc }, тот переносит { $source-from } { $sector-to }: { $moved }
line-hired_nobody-own = { $seats-count ->
    [0] Вы никого не нанимаете.
   *[other] Вы никого не нанимаете, как и другие: { $seats }.
}
line-level-own = Ваша «Крыса»: { $before } + { $rats } − больница { $hospital } = { $after }.
line-outbreak-own = **Превышение!** Ваша «Крыса»: { $before } + { $rats } − больница { $hospital }, { $lost ->
    [0] но терять нечего: 0 ОП
   *[other] −{ $lost } ОП
}
line-marker_lost-own = { mark-you }теряете маркер { $sector-from }.
line-shared-own = { mark-you }получаете { unit-points } за { unit-markers } на Нотр-Даме{ $bonus ->
    [0] {""}
   *[other] {" "}и { $bonus } за парк
}
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Вы побеждаете!
   *[other] Победу с вами делят: { $seats }!
}
