## What happened, in short
line-kept-each = { $seat }: { $card }
line-kept-all = Оставлено: { $all }
line-passed-brief = {""}
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-points_fruit-name = фрукты
line-points_coins-name = монеты
