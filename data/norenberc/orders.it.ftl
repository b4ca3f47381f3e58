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

## Wishes: what to do, and if what
wish-recruit = Recluta { $tile-il }
wish-recruit_for = { $tile } per ≤ { $number ->
    [one] { $number } merce
   *[other] { $number } merci
}
wish-buy = Compra { $goods } a non più di { $price }
wish-buyall = Compra più { $good } che puoi a ≤ { $price }
wish-lead = Supera tutti in { $good } a ≤ { $price }
wish-sell_all = Vendi tutto: { $good }
wish-sell_keep = Vendi { $good } tranne { $number }
wish-nothing = Non fare niente
wish-pay_keep = Se possibile tieni { $good }
wish-pay_fewest = Paga con il minor numero di merci
wish-first_yes = Sali al primo posto
wish-first_no = Resta dove sei
wish-best = Quello che farebbe il bot
wish-rob_good = Prendi { $good } da chi ne ha di più
wish-rob_seat = Deruba { $seat }
wish-rob_none = Non derubare nessuno
wish-swap_none = Nessuno scambio
wish-peddle = { $good-single }
wish-mayor = { $guild }
wish-duchess = { $guild }
wish-duchess_none = Lascia il blasone dov’è
wish-jack = { $guild }
wish-plan = { $guild }
wish-plan_pass = Passa per questo round

## When to be asked though the computer plays
when-guest = si può reclutare
when-townsman = si offre un cittadino
when-prestige = la gilda è di prestigio
when-plan = si pianifica
