## Orders for coming decisions: what they are for
occasion-guild = Il tuo agente { $guild-da }
occasion-plan = Piano del round { $round }, turno { $turn }
occasion-plan-hint = Una carta per ognuna delle prime gilde, quante ne permettono gli agenti.
occasion-pay = Come pagare gli ospiti
occasion-first = Primo posto nell’ordine di turno
occasion-burglar = Vittima del Ladro
occasion-guardsman = Che cosa fa la Guardia
occasion-peddler = Merce del Venditore ambulante
occasion-mayor = Dove va il Sindaco
occasion-duchess = Dove la Duchessa porta il blasone
occasion-jack = Gilda del Tuttofare
shelf-recruit = Recluta, se c’è ancora…
shelf-buy = Compra, se costa poco…
shelf-other = Vendi, o non fare niente…
shelf-plan = Gilde, una per agente…
shelf-pay = Merci da tenere…
shelf-first = Sali o resta…
shelf-burglar = Chi derubare, che cosa prendere…
shelf-guardsman = Scambia oppure no…
shelf-peddler = Merci in ordine…
shelf-mayor = Gilde in ordine…
shelf-duchess = Gilde in ordine…
shelf-jack = Gilde in ordine…

## Instructions: what to do, and if what
instruction-recruit = Recluta { $tile-il }
instruction-recruit_for = { $tile } per ≤ { $number ->
    [one] { $number } merce
   *[other] { $number } merci
}
instruction-buy = Compra { $goods } a non più di { $price }
instruction-buyall = Compra più { $good } che puoi a ≤ { $price }
instruction-lead = Supera tutti in { $good } a ≤ { $price }
instruction-sell_all = Vendi tutto: { $good }
instruction-sell_keep = Vendi { $good } tranne { $number }
instruction-nothing = Non fare niente
instruction-pay_keep = Se possibile tieni { $good }
instruction-pay_fewest = Paga con il minor numero di merci
instruction-first_yes = Sali al primo posto
instruction-first_no = Resta dove sei
instruction-best = Quello che farebbe il bot
instruction-rob_good = Prendi { $good } da chi ne ha di più
instruction-rob_seat = Deruba { $seat }
instruction-rob_none = Non derubare nessuno
instruction-swap_none = Nessuno scambio
instruction-peddle = { $good-single }
instruction-mayor = { $guild }
instruction-duchess = { $guild }
instruction-duchess_none = Lascia il blasone dov’è
instruction-jack = { $guild }
instruction-plan = { $guild }
instruction-plan_pass = Passa fino alla fine del round

## When to be asked though the computer plays
when-guest = si può reclutare
when-townsman = si offre un cittadino
when-prestige = la gilda è di prestigio
when-plan = si pianifica
