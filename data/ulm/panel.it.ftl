## Where one stands
line-panel_title = Round { $round } di { $rounds }
line-panel_standing = Se la partita finisse ora
line-panel_points = { $seat } { $points }
line-panel_points_own = tu { $points }
line-panel_own = **Hai:** { symbol-coin }{ unit-coins } · { symbol-sparrow }{ unit-sparrows } · { $tiles-count ->
    [0] nessuna tessera
   *[other] tessere: { $tiles }
} · { unit-seals } · { symbol-point }{ unit-points }
line-panel_barge = { symbol-barge }**Chiatta:** { $space }, fra { $quarters }
line-panel_tower = **{ $tower }:** { $changes }
line-panel_calm = **{ $tower }:** in questo round non cambia niente
line-panel_drawn = **La tua tessera:** { $tile }
line-panel_grid =
    { symbol-corner }{ $top1-value }{ $top2-value }{ $top3-value }{ symbol-corner }
    { $left1-value }{ $a1-value }{ $a2-value }{ $a3-value }{ $right1-value }
    { $left2-value }{ $b1-value }{ $b2-value }{ $b3-value }{ $right2-value }
    { $left3-value }{ $c1-value }{ $c2-value }{ $c3-value }{ $right3-value }
    { symbol-corner }{ $bottom1-value }{ $bottom2-value }{ $bottom3-value }{ symbol-corner }
line-panel_crests = -# { $gates-count ->
    [one] Stemma di famiglia di { $seat } al varco
   *[other] Stemmi di famiglia di { $seat } ai varchi
} { $gates }
line-panel_hand = **In mano:** { $cards }
line-panel_laid = **Calate:** { $cards }
line-panel_doing = **Azione:** { $action }
line-panel_playing = **Carta:** { $card }

## Questions
ask-push = Da quale varco la inserisci?
ask-push-hint = Lettere: varchi aperti; gli altri sono chiusi. Le tre tessere della fila sono azioni; l’ultima esce.
ask-swap = Quale tessera prendi dalla banchina?
ask-swap-hint = Quella pescata resta lì al suo posto. Uno scambio per turno.
ask-act = Che cosa fai ora?
ask-act-hint = Ogni tessera della fila è un’azione, in qualsiasi ordine. Quelle non usate vanno perse.
ask-side = Quale lato sgomberi?
ask-side-hint = Tutte le tessere che vi si trovano diventano tue.
ask-card = Come usi l’azione Carta?
ask-card-hint = Le tessere tornano nel sacchetto. Con due uguali puoi scegliere fra più carte.
ask-steps = Fin dove va la tua chiatta?
ask-steps-hint = Le caselle occupate si saltano e non contano.
ask-quarter = In quale quartiere posi un sigillo?
ask-quarter-hint = Segue subito il suo privilegio.
ask-hand = Quale carta giochi?
ask-hand-hint = Subito per l’effetto in alto, o calata per i punti alla fine.
ask-way = Come la giochi?
ask-way-hint = Usata subito finisce negli scarti; calata conta alla fine.
ask-pay = Con quali tessere paghi?
ask-pay-hint = Tornano nel sacchetto.
ask-keep = Quale carta tieni?
ask-keep-hint = Le vedi solo tu; l’altra viene scartata scoperta.
ask-choose = Che cosa prendi?
ask-choose-hint = Il privilegio dà una di queste cose.
ask-shield = Quale stemma cittadino tieni?
ask-shield-hint = Li vedi solo tu; l’altro va sotto la pila.
ask-descendant = Quale discendente prendi?
ask-descendant-hint = La sua abilità è tua fino alla fine della partita.

## Options
choice-enter = { $gate-letter }: { $line }
detail-enter = { $gate-from } · esce: { $out }
detail-enter_crest = { $gate-from } · esce: { $out } · stemma di { $seat }: { $things }
detail-enter_guard = { $gate-from } · esce: { $out } · Guardia: { unit-points }
detail-enter_both = { $gate-from } · esce: { $out } · stemma di { $seat }: { $things } · Guardia: { unit-points }
choice-swap = Scambia la tessera…
choice-swap_for = { $tile }
choice-play = Gioca una carta…
choice-act_money = Denaro: +{ unit-coins }
choice-act_clear = Sgombero…
choice-act_card = Carta…
choice-act_river = Fiume: a { $space }
choice-act_river_far = Fiume: fino a { $space }…
choice-act_seal = Sigillo…
choice-act_seal_in = Sigillo: { $quarter }
choice-end = Finisci il turno
choice-side = { $side-cap }: { $tiles }
choice-buy = Per { $tiles }
detail-buy = { $number ->
    [one] La prima carta del mazzo
   *[other] Guardi { $number } carte e ne tieni una
} · poi { $rest ->
    [0] nessuna tessera
    [one] resta { $rest } tessera
   *[other] restano { $rest } tessere
}
choice-extra = Gioca una carta dalla mano…
choice-steps = { unit-steps }, a { $space }
choice-steps_none = Resta ferma
detail-steps = Lungo la via: { $things }
choice-quarter = { $quarter }
detail-quarter = { unit-privilege } · { unit-places }
detail-quarter_coins = { unit-privilege } · { unit-places } · poi hai { unit-coins }
choice-hand = { $card }
detail-hand = Subito: { $things } · calata: per ora { unit-points }
detail-hand_priced = Subito per { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}: { $things } · calata: per ora { unit-points }
detail-hand_equal = Subito per { $tiles } tessere uguali: { $things } · calata: per ora { unit-points }
detail-hand_void = Subito non si può · calata: per ora { unit-points }
choice-now = Subito: { $things }
detail-now_free = Non costa niente
detail-now_priced = Costa { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}; ne hai { $number }
detail-now_equal = Costa { $tiles } tessere uguali; hai { unit-number }
choice-later = Cala la carta: per ora { unit-points }
detail-later_cathedral = Carte Cattedrale già calate: { $number }
detail-later_trade = Carte Commercio già calate: { $number }
detail-later_chronicle = Alla fine { $each ->
    [one] { $each } punto
   *[other] { $each } punti
} { $per ->
    [1] per ogni { $of-one }
   *[other] ogni { $per } { $of }
}{ $most ->
    [0] {""}
   *[other] , al massimo { $most }
}
choice-pay = { $tiles }
detail-pay = { $rest ->
    [0] Poi nessuna tessera
    [one] Poi resta { $rest } tessera
   *[other] Poi restano { $rest } tessere
}
choice-keep = { $card }
choice-choose = { $thing }
detail-choose_steps = A { $space }
choice-shield = { $shield } · +{ unit-points }
detail-shield_golden = Dorato: un tuo stemma di famiglia al varco { $gate }; ogni tessera che esce lì ti dà { $things }
detail-shield_golden_late = Dorato, ma non hai più stemmi di famiglia
detail-shield_plain = Solo punti
choice-descendant = { $descendant }
detail-descendant = { $changes }

## What can be done in a turn, and why something cannot
choice-offer_swap = Scambio
choice-offer_play = Carta gratis
choice-offer_tile = { $tiles }
detail-swap_open = { unit-sparrows } per un’altra tessera della banchina: { $docks }
detail-swap_free = gratis in questo round; sulla banchina: { $docks }
detail-swap_done = già fatto in questo turno
detail-swap_poor = costa { unit-sparrows } e non ne hai abbastanza
detail-swap_docks = sulla banchina non ci sono altri tipi di tessera
detail-play_open = { unit-cards } in mano
detail-play_used = già giocata in questo turno
detail-money = +{ unit-coins }, in tutto { $total }
detail-clear = tutte le tessere di un lato: { $sides }
detail-clear_several = tutte le tessere di { $number } lati al massimo: { $sides }
detail-clear_void = intorno alla piazza non ci sono tessere
detail-card_buy = compri una carta per { unit-price } delle tue { $number }
detail-card_both = compri una carta per { unit-price } delle tue { $number } o ne giochi una ({ unit-cards } in mano)
detail-card_extra = ne giochi una ({ unit-cards } in mano); troppo poche tessere per comprare
detail-card_poor = servono { unit-price } (ne hai { $number }), e in mano non hai carte
detail-card_deck = non ci sono più carte da comprare, e in mano non ne hai
detail-river = fino a { $space }
detail-river_bonus = fino a { $space }, che dà { $things }
detail-river_far = al massimo { unit-steps }, fino a { $space }
detail-river_void = davanti non ci sono caselle libere
detail-seal = { unit-coins } (poi { $rest }): { $quarters }
detail-seal_free = gratis: { $quarters }
detail-seal_poor = costa { unit-coins }, ne hai { $own }
detail-seal_full = nessun posto libero: { $quarters }
detail-seal_none = hai già posato tutti i tuoi sigilli

## Usual turns by one press
choice-turn = { $gate-letter }: { $things-row }
choice-turn-brief = { $gate-letter }
choice-turn_either = { $gate-letter }: { $things-row }
choice-begin = Inizio: { $things-row }
choice-rest = Tutto: { $things-row }
detail-turn = restano { unit-coins }, { unit-number }
detail-turn_left = restano { unit-coins }, { unit-number } · ancora da fare: { $actions }
detail-turn_asks = restano { unit-coins }, { unit-number } · poi: { $next }

## Calls, and answers that are asked about again
call-push = inserisci { $tile }
call-act = usa le tue azioni
confirm-side = Sgombera { $sides-count ->
    [one] { $sides-count } lato
   *[other] { $sides-count } lati
} ({ unit-number })
doubt-end_actions = **Finire il turno?** Puoi ancora usare { $actions }.
doubt-end_cards = **Finire il turno?** È il tuo ultimo, e le carte in mano non valgono niente: hai { unit-cards } e ne puoi giocare ancora una gratis.
doubt-act-yes = Sì, finisci il turno
doubt-set = **Usare subito { $card-the }?** Calata, completerebbe una serie: per ora { unit-points }.
doubt-way-yes = Sì, subito
