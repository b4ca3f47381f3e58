## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow
mark-you = { $first ->
    [1] Вы{" "}
   *[0] {""}
}
line-laid-own = {""}
line-passed-own = {""}
line-did_nothing-own = { mark-you }бездействуете
line-sold-own = { mark-you }продаёте { $goods-acc } (+{ unit-talers })
line-bought-own = { mark-you }покупаете { $goods-acc } ({ unit-talers })
line-recruited-own = { mark-you }нанимаете { $tile-acc } за { $goods-acc }
line-agent_gained-own = {""}
line-no_agent_left-own = { mark-you }не получаете посредника (запас пуст)
line-roof_money-own = { mark-you }получаете { unit-talers } с крыши
line-went_first-own = { mark-you }занимаете первое место
line-robbed-own = { mark-you }посылаете Грабителя, { $seat } теряет { $goods-acc } (банк возмещает { unit-talers })
line-robbed-own-seat = { $thief } посылает к вам Грабителя, вы теряете { $goods-acc } (банк возмещает вам { unit-talers }).
line-burglar_idle-own = { mark-you }отпускаете Грабителя ни с чем
line-swapped-own = { mark-you }меняете местами { $tile-acc } и { $other-acc } ({ $places })
line-guardsman_idle-own = { mark-you }отпускаете Стражника без поручения
line-peddled-own = { mark-you }кладёте на Торговца товар ({ $good-single })
line-peddler_idle-own = { mark-you }отпускаете Торговца без товара
line-mayor_placed-own = { mark-you }посылаете Мэра на крышу { $guild-gen }
line-prestige_moved-own = { mark-you }переносите { symbol-prestige }герб престижа в гильдию { $guild-gen }
line-duchess_idle-own = { mark-you }оставляете герб престижа на месте
line-finished-own = {""}
line-favorites_tied-own = { $guild }: ничья, вы и { $seats } (по { $number }).
line-purse_shown-own = { mark-you }показываете { $purse ->
    [one] { $purse } талер
    [few] { $purse } талера
   *[other] { $purse } талеров
}
line-favorite-own = Вы фаворит { $guild-gen }: +{ $tiles }, +1 герб, −1 товар.
line-favorite_with_prestige-own = Вы фаворит { $guild-gen }: +{ $tiles }, +1 герб, +1 { symbol-prestige }герб престижа, −1 товар.
line-standing-own = Ваши очки без учёта денег: { standing-told }.
line-income-own = Ваш доход: { income-told }.
line-jack_named-own = { mark-you }посылаете Мастера на все руки ({ $value }) в гильдию { $guild-gen }
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] Вы побеждаете!
   *[other] Победу с вами делят: { $seats }!
}
