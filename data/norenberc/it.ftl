## Units and marks, used inside other sentences
unit-talers = { $talers ->
    [one] { $talers } tallero
   *[other] { $talers } talleri
}
unit-price = { $price ->
    [one] { $price } tallero
   *[other] { $price } talleri
}
unit-points = { $points } PV
# The price of a guest, where one is told
unit-cost = { $goods-count ->
    [0] {""}
   *[other] { $instead-count ->
        [0] { $goods }
       *[other] { $goods } o { $instead }
    }{" · "}
}
mark-agent = { $plus ->
    [yes] {" "}(+agente)
   *[no] {""}
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-copy = { $copy ->
    [1] {""}
   *[other] {" "}n. { $copy }
}

## Marks that have a symbol; what stands there where there is none, with the space behind it
symbol-prestige = ★{" "}
symbol-taler = {""}
symbol-agent = {""}
symbol-point = {""}

## Guilds; with a value, one of their craftsmen
piece-brewers = { $value ->
    [0] { $form ->
        [i] i Birrai
        [di] dei Birrai
        [a] ai Birrai
        [da] dai Birrai
       *[plain] Birrai
    }
   *[other] { $form ->
        [value] { $value }
        [il] il Birraio { $value }
       *[plain] Birraio { $value }
    }{ mark-agent }
}{ mark-count }
piece-bakers = { $value ->
    [0] { $form ->
        [i] i Pasticcieri
        [di] dei Pasticcieri
        [a] ai Pasticcieri
        [da] dai Pasticcieri
       *[plain] Pasticcieri
    }
   *[other] { $form ->
        [value] { $value }
        [il] il Pasticciere { $value }
       *[plain] Pasticciere { $value }
    }{ mark-agent }
}{ mark-count }
piece-shoemakers = { $value ->
    [0] { $form ->
        [i] i Calzolai
        [di] dei Calzolai
        [a] ai Calzolai
        [da] dai Calzolai
       *[plain] Calzolai
    }
   *[other] { $form ->
        [value] { $value }
        [il] il Calzolaio { $value }
       *[plain] Calzolaio { $value }
    }{ mark-agent }
}{ mark-count }
piece-printers = { $value ->
    [0] { $form ->
        [i] gli Stampatori
        [di] degli Stampatori
        [a] agli Stampatori
        [da] dagli Stampatori
       *[plain] Stampatori
    }
   *[other] { $form ->
        [value] { $value }
        [il] lo Stampatore { $value }
       *[plain] Stampatore { $value }
    }{ mark-agent }
}{ mark-count }
piece-tailors = { $value ->
    [0] { $form ->
        [i] i Sarti
        [di] dei Sarti
        [a] ai Sarti
        [da] dai Sarti
       *[plain] Sarti
    }
   *[other] { $form ->
        [value] { $value }
        [il] il Sarto { $value }
       *[plain] Sarto { $value }
    }{ mark-agent }
}{ mark-count }
piece-hatmakers = { $value ->
    [0] { $form ->
        [i] i Cappellai
        [di] dei Cappellai
        [a] ai Cappellai
        [da] dai Cappellai
       *[plain] Cappellai
    }
   *[other] { $form ->
        [value] { $value }
        [il] il Cappellaio { $value }
       *[plain] Cappellaio { $value }
    }{ mark-agent }
}{ mark-count }

## Windows of the guildhouses; the value counts them
piece-brewers_workshop = bottega dei Birrai { $value }
piece-bakers_workshop = bottega dei Pasticcieri { $value }
piece-shoemakers_workshop = bottega dei Calzolai { $value }
piece-printers_workshop = bottega degli Stampatori { $value }
piece-tailors_workshop = bottega dei Sarti { $value }
piece-hatmakers_workshop = bottega dei Cappellai { $value }
piece-brewers_lodgings = alloggi dei Birrai { $value }
piece-bakers_lodgings = alloggi dei Pasticcieri { $value }
piece-shoemakers_lodgings = alloggi dei Calzolai { $value }
piece-printers_lodgings = alloggi degli Stampatori { $value }
piece-tailors_lodgings = alloggi dei Sarti { $value }
piece-hatmakers_lodgings = alloggi dei Cappellai { $value }

## Goods; spoken of without counting, no number
piece-beer = { $count ->
    [0] Birra
    [one] { $count } Birra
   *[other] { $count } Birre
}
piece-pastries = { $count ->
    [0] { $form ->
        [single] Dolce
       *[plain] Dolci
    }
    [one] { $count } Dolce
   *[other] { $count } Dolci
}
piece-shoes = { $count ->
    [0] { $form ->
        [single] Scarpa
       *[plain] Scarpe
    }
    [one] { $count } Scarpa
   *[other] { $count } Scarpe
}
piece-pages = { $count ->
    [0] { $form ->
        [single] Pagina
       *[plain] Pagine
    }
    [one] { $count } Pagina
   *[other] { $count } Pagine
}
piece-cloth = { $count ->
    [0] Stoffa
    [one] { $count } Stoffa
   *[other] { $count } Stoffe
}
piece-hats = { $count ->
    [0] { $form ->
        [single] Cappello
       *[plain] Cappelli
    }
    [one] { $count } Cappello
   *[other] { $count } Cappelli
}
# A good of any type, in a price
piece-any = { $count } a scelta

## Townsmen
piece-councilman = { $form ->
    [il] il Consigliere
   *[plain] Consigliere
}{ mark-count }
piece-burglar = { $form ->
    [il] il Ladro
   *[plain] Ladro
}{ mark-count }
piece-guardsman = { $form ->
    [il] la Guardia
   *[plain] Guardia
}{ mark-count }
piece-musician = { $form ->
    [il] il Musicista
   *[plain] Musicista
} { $value }{ mark-count }
piece-peddler = { $form ->
    [il] il Venditore ambulante
   *[plain] Venditore ambulante
}{ mark-count }
piece-mayor = { $form ->
    [il] il Sindaco
   *[plain] Sindaco
}{ mark-count }
piece-nobleman = { $form ->
    [il] il Nobile
   *[plain] Nobile
} { $value }{ mark-count }
piece-tax_collector = { $form ->
    [il] l’Esattore delle tasse
   *[plain] Esattore delle tasse
}{ mark-count }
piece-engraver = { $form ->
    [il] l’Incisore
   *[plain] Incisore
}{ mark-count }
piece-foreman = { $form ->
    [il] il Capomastro
   *[plain] Capomastro
} { $value }{ mark-count }
piece-apprentice = { $form ->
    [il] l’Apprendista
   *[plain] Apprendista
}{ mark-count }
piece-banker = { $form ->
    [il] il Banchiere
   *[plain] Banchiere
}{ mark-count }
piece-jack = { $form ->
    [il] il Tuttofare
   *[plain] Tuttofare
} { $value }{ mark-count }
piece-historian = { $form ->
    [il] lo Storico
   *[plain] Storico
}{ mark-count }
piece-merchant = { $form ->
    [il] il Mercante
   *[plain] Mercante
}{ mark-count }
piece-haggler = { $form ->
    [il] il Negoziatore
   *[plain] Negoziatore
}{ mark-count }
piece-duchess = { $form ->
    [il] la Duchessa
   *[plain] Duchessa
}{ mark-count }

## What happens
line-order = Ordine di turno: { $seats-symbols }.
line-round_begins = ### Comincia il round { $round }
line-prestige = { symbol-prestige }Gilda di prestigio: { $guild }.
line-turn = **Round { $round }, turno { $turn }:** è ora di pianificare.
line-laid = { $cards ->
    [one] -# { $seat } pianifica { $cards } azione.
   *[other] -# { $seat } pianifica { $cards } azioni.
}
line-passed = -# { $seat } passa fino alla fine del round.
line-called = ### { $guild }
line-did_nothing = -# { $seat } non fa niente.
line-sold = { $seat } vende { $goods } (+{ unit-talers }).
line-bought = { $seat } compra { $goods } ({ unit-talers }).
line-recruited = { $seat } recluta { $tile-il } per { $goods }.
line-agent_gained = -# { $seat } ottiene un agente.
line-no_agent_left = -# { $seat } non ottiene l’agente: la riserva è vuota.
line-roof_money = -# { $seat } riceve { unit-talers } per gli agenti sul tetto.
line-went_first = -# { $seat } sale al primo posto.
line-robbed = Il Ladro di { $thief } ruba { $goods } a { $seat } (la banca rimborsa { unit-talers }).
line-burglar_idle = -# { $seat } lascia andare il Ladro a mani vuote.
line-swapped = { $seat } fa scambiare alla Guardia { $tile-il } con { $other-il } ({ $places }).
line-guardsman_idle = -# { $seat } congeda la Guardia senza ordini.
line-peddled = { $seat } mette sul Venditore ambulante una merce: { $good-single }.
line-peddler_idle = -# { $seat } non ha più merci per il Venditore ambulante, che se ne va.
line-mayor_placed = { $seat } manda il Sindaco sul tetto { $guild-di }.
line-prestige_moved = { symbol-prestige }{ $seat } sposta il blasone di prestigio con la Duchessa: ora è { $guild-di }.
line-duchess_idle = -# { $seat } lascia il blasone di prestigio dov’è.
line-finished = -# { $seat } non ha più agenti per questo round.
line-round_ended = ### Round { $round }: i favoriti
    -# Ogni favorito restituisce una merce e riceve il capo della gilda e un blasone. A parità decidono i talleri, poi l’ordine di turno.
line-favorites_tied = -# { $guild }, parità con { $number } a testa: { $seats }.
line-favorite = { $guild } → { $seat }: { $tiles }
line-favorite_with_prestige = { symbol-prestige }{ $guild } → { $seat }: { $tiles } · blasone di prestigio
line-no_favorite = { $guild } → nessuno. Fuori dal gioco: { $tiles }.
line-prestige_unclaimed = { symbol-prestige }{ $guild } → nessuno. Fuori dal gioco: { $tiles } e il blasone di prestigio.
standing-told = **{ $points }**{ $majorities ->
    [0] { $overtaken ->
        [0] { $crests ->
            [0] { $craftsmen ->
                [0] {""}
               *[other] { standing-gains }
            }
           *[other] { standing-gains }
        }
       *[other] { standing-gains }
    }
   *[other] { standing-gains }
}
standing-gains = {" "}(ora{ $majorities ->
    [0] {""}
   *[other] {" "}+{ $majorities } maggioranze
}{ $overtaken ->
    [0] {""}
   *[other] {" "}−{ $overtaken } maggioranze
}{ $crests ->
    [0] {""}
   *[other] {" "}+{ $crests } blasoni
}{ $craftsmen ->
    [0] {""}
   *[other] {" "}+{ $craftsmen } artigiani
})
line-standing = -# { $seat }, denaro escluso: { standing-told }.
line-incomes = ### Incassi
income-sum = { $everyone }{ $mayors ->
    [0] {""}
   *[other] {" "}+ { $mayors } (Sindaci)
}{ $musicians ->
    [0] {""}
   *[other] {" "}+ { $musicians } (Musicisti)
}{ $bankers ->
    [0] {""}
   *[other] {" "}+ { $bankers } (Banchieri)
}{" = "}
income-told = { $mayors ->
    [0] { $musicians ->
        [0] { $bankers ->
            [0] {""}
           *[other] { income-sum }
        }
       *[other] { income-sum }
    }
   *[other] { income-sum }
}+{ unit-talers }
line-income = -# { $seat }: { income-told }.
line-renewed = -# **{ $guild }:** capo { $master }{ $came-count ->
    [0] {""}
   *[other] {" "}· nuovi ospiti: { $came }
}{ $left-count ->
    [0] {""}
   *[other] {" "}· in uscita: { $left }
}
line-jack_named = { $seat } assegna il Tuttofare { $value } { $guild-a }.
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [1] Vince { $seats }!
   *[other] Vittoria condivisa: { $seats }!
}

## Reasons for points
line-score_townsman = { $tile }
line-score_majority = { $guild }: { $place }º posto{ $shared ->
    [0] {""}
   *[1] {" "}a pari merito
}, valore { $total } con { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
line-score_apprentice = Apprendista: { $place }º posto { $guild-da }
line-score_great = { $guild }: valore totale { $total }
line-score_all_guilds = un artigiano di ogni gilda
line-score_richest = { $purse ->
    [one] { $purse } tallero
   *[other] { $purse } talleri
}{ $shared ->
    [0] {""}
   *[1] , a pari merito
}
line-score_crests = Blasoni diversi: { $guilds } di gilda, { $prestige } di prestigio

## Where one stands
line-panel_guild = { $guild }
line-panel_planning = Round { $round } di { $rounds }, turno { $turn }
line-panel_naming = Le maggioranze
line-panel_store = **Magazzino:** { $goods-count ->
    [0] vuoto
   *[other] { $goods } a { unit-price } al pezzo
}
line-panel_own = **Hai:** { line-panel_things }
line-panel_things = { symbol-taler }{ unit-talers } · { $agents ->
    [one] { $agents } agente
   *[other] { $agents } agenti
} (+{ $stock } in riserva)
line-panel_purse = **Hai:** { symbol-taler }{ unit-talers } · { $goods-count ->
    [0] nessuna merce
   *[other] { $goods }
}
line-panel_standing = Punti, denaro escluso
line-panel_points = { $seat } { $points }
line-panel_points_own = tu { $points }
line-panel_turns = Ordine, punti senza denaro
line-panel_turn = { $seat-symbols } { $points }
line-panel_guest = **Il tuo ospite:** { $tile }
line-panel_jack = **Tuttofare:** di valore { $value }
line-own_money = **Denaro:** { symbol-taler }{ unit-talers }
line-own_money_hidden = **Denaro:** nascosto
line-own_goods = **Merci:** { $goods-count ->
    [0] nessuna
   *[other] { $goods }
}
line-own_peddled = **Sui Venditori ambulanti:** { $goods }
line-own_agents = **Agenti a disposizione:** { symbol-agent }{ $agents } · **in riserva:** { $stock }
line-own_craftsmen = **{ $guild }:** { $total }{ $values-count ->
    [1] {""}
   *[other] {" "}({ $values-sum })
}
line-own_no_craftsmen = **Artigiani:** ancora nessuno
line-own_townsmen = **Cittadini:** { $tiles }
line-own_crests = **Blasoni di gilda:** { $guilds-count ->
    [0] nessuno
   *[other] { $guilds }
} · { symbol-prestige }**di prestigio:** { $prestige ->
    [0] nessuno
   *[other] { $prestige }
}
line-points_total = ### { symbol-point }Se la partita finisse ora: { unit-points }
line-points_townsmen = Cittadini: { unit-points }
line-points_majorities = Maggioranze: { unit-points }
line-points_great = Gilde con valore 30 o più: { unit-points }
line-points_all_guilds = Un artigiano di ogni gilda: { unit-points }
line-points_richest = Giocatore più ricco: { unit-points }
line-points_crests = Blasoni: { unit-points }
line-points_without_richest = -# Senza i punti del più ricco: fino alla fine il denaro resta nascosto.
line-status_round = ### Round { $round } di { $rounds }, turno { $turn }
line-status_planning = Pianificazione: si scelgono le gilde.
line-status_action = Fase azione: è chiamata la gilda { $guild-di }.
line-status_round_end = Il round è finito.
line-status_naming = I Tuttofare scelgono le loro gilde.
line-status_over = La partita è finita.
line-status_order = -# Ordine di turno: { $seats-symbols }
line-status_prestige = { symbol-prestige }**Gilda di prestigio:** { $guild }
line-status_acting = Agisce ora: { $seat }
line-status_next = A seguire: { $seats-symbols }
line-status_finished = Hanno finito per questo round: { $seats-symbols }

## Questions
ask-plan = Dove mandi i tuoi agenti?
ask-plan-hint = Un agente per gilda. Puoi cambiare il piano finché non hanno pianificato tutti.
ask-act = Cosa farà qui il tuo agente?
ask-act-hint = Una sola azione; poi l’agente sale sul tetto.
ask-sell = Quante merci vuoi vendere?
ask-sell-hint = La gilda compra solo le proprie merci.
ask-buy = Quali merci vuoi comprare?
ask-buy-hint = In questo magazzino tutto costa uguale, anche le merci di altre gilde.
ask-guest = Quale ospite vuoi reclutare?
ask-guest-hint = Paghi in merci, che vanno in questo magazzino.
ask-price = Come vuoi pagare?
ask-price-hint = «A scelta» vale anche per la merce della gilda.
ask-extra = Quali merci vuoi aggiungere al prezzo?
ask-extra-hint = Va bene qualsiasi tipo, anche la merce della gilda.
ask-victim = Chi vuoi derubare?
ask-victim-hint = Il Ladro prende due merci per te; la banca rimborsa la vittima. Puoi anche rinunciare.
ask-spoils = Quali merci prenderà il tuo Ladro?
ask-spoils-hint = La banca paga alla vittima quanto vale ogni merce nella sua gilda.
ask-craft = Di quale gilda vuoi scambiare due artigiani?
ask-craft-hint = I capi delle gilde non si muovono. Puoi anche rinunciare.
ask-swap = Quali due artigiani si scambiano di posto?
ask-swap-hint = Scegline esattamente due.
ask-peddle = Quale merce vuoi mettere sul Venditore ambulante?
ask-peddle-hint = Vale 4 quando si scelgono i favoriti di questo round; poi torna a te.
ask-mayor = Su quale tetto vuoi mandare il Sindaco?
ask-mayor-hint = Fino alla fine, a ogni incasso tutti ricevono 1 tallero per ogni loro artigiano di quella gilda.
ask-duchess = In quale gilda vuoi spostare il blasone di prestigio?
ask-duchess-hint = Non nella gilda di prestigio del round precedente. Puoi anche lasciarlo dov’è.
ask-first = Vuoi salire al primo posto?
ask-first-hint = Gli altri mantengono il loro ordine dietro di te.
ask-jack = Quale gilda aiuterà il tuo Tuttofare?
ask-jack-hint = Aggiunge il suo valore e una tessera a quella maggioranza, e a nient’altro.

## Options
choice-plan = { $guild }
choice-plan-prestige = ★ { $guild }
choice-plan-none = Passa nel round
choice-act-sell = Vendi
choice-act-recruit = Recluta
choice-act-buy = Compra
choice-act-nothing = Non fare niente
choice-sell = Vendi { $number } · +{ unit-talers }
detail-sell = { $number ->
    [0] Non te ne resta nessuna
    [one] Te ne resta { $number }
   *[other] Te ne restano { $number }
}
choice-buy = { $good-single }{ mark-copy } · { unit-price }
detail-buy = { $stored } qui · tu ne hai { $owned } · nella sua gilda vale { unit-price }
choice-guest = { $tile }
choice-guest-priced = { $tile } ({ price-short })
detail-guest-craftsman = { unit-cost }{ $number ->
    [0] +{ $value } per la maggioranza { $guild-di } (tu: nessuno)
    [one] +{ $value } per la maggioranza { $guild-di } (tu: { $total }, { $number } tessera)
   *[other] +{ $value } per la maggioranza { $guild-di } (tu: { $total }, { $number } tessere)
}
detail-guest-councilman = { unit-cost }+1 agente subito
detail-guest-burglar = { unit-cost }Prendi 2 merci a un giocatore; la banca lo rimborsa
detail-guest-guardsman = { unit-cost }Scambia 2 artigiani della stessa gilda
detail-guest-musician = { unit-cost }{ $value ->
    [one] +{ $value } tallero a ogni round
   *[other] +{ $value } talleri a ogni round
}
detail-guest-peddler = { unit-cost }Una tua merce vale 4 per i favoriti di questo round
detail-guest-mayor = { unit-cost }A ogni round 1 tallero per artigiano di una gilda, per tutti
detail-guest-nobleman = { unit-cost }{ $value } PV a fine partita
detail-guest-tax_collector = { unit-cost }1 PV ogni 10 talleri a fine partita
detail-guest-engraver = { unit-cost }Conta come un blasone di prestigio in più
detail-guest-foreman = { unit-cost }1 PV per ogni tuo artigiano di valore { $value }
detail-guest-apprentice = { unit-cost }1 PV per ogni tuo 2º o 3º posto nelle maggioranze
detail-guest-banker = { unit-cost }A ogni round 2 talleri ogni 10 che possiedi
detail-guest-jack = { unit-cost }A fine partita +{ $value } nella maggioranza di una gilda
detail-guest-historian = { unit-cost }A fine partita un blasone doppio sostituisce uno che ti manca
detail-guest-merchant = { unit-cost }+1 tallero per ogni merce che vendi, −2 PV a fine partita
detail-guest-haggler = { unit-cost }Le merci costano 1 tallero in meno, −2 PV a fine partita
detail-guest-duchess = { unit-cost }Sposta il blasone di prestigio in un’altra gilda
choice-price = { $goods }
choice-extra = { $good-single }{ mark-copy }
detail-extra = Ne hai { $owned } · nella sua gilda vale { unit-price }
choice-victim = { $seat }
detail-victim = { $goods }
choice-victim-none = Non derubare nessuno
choice-spoils = { $good-single }{ mark-copy }
detail-spoils = La vittima riceve { unit-talers } · tu ne hai { $owned }
choice-craft = { $guild }
detail-craft = { $number } spostabili (valori { $values })
choice-craft-none = Nessuno scambio
choice-swap = { $tile }
detail-swap-master = { $place } · capo della gilda nel round { $round }
detail-swap-lower = { $place } · tessera inferiore della coppia: va al favorito del round 4
detail-swap-guest = { $place } · ospite per { $goods }
choice-peddle = { $good-single }
detail-peddle = Ne avresti { $number }, il miglior rivale { $rival }
choice-mayor = { $guild }
detail-mayor = Artigiani di questa gilda: tu { $number }, gli altri { $rivals }
choice-duchess = { $guild }
detail-duchess = Merci di questa gilda: tu { $number }, il miglior rivale { $rival }
choice-duchess-none = Lascialo dov’è
choice-first-yes = Sali al primo posto
detail-first-yes = Ora sei al { $place }º posto su { $number }
choice-first-no = Resta dove sei
choice-jack = { $guild }
detail-jack = Arriveresti a { $total }, il miglior rivale è a { $rival }

## Rules by topic
topic-goal-title = Scopo
topic-goal =
    Sei un mercante di Norenberc e vuoi portare dalla tua parte gli artigiani delle sue gilde.
    In quattro round di acquisti, vendite e reclutamenti raccogli artigiani, cittadini, blasoni e talleri.
    Vince chi ha più punti vittoria (PV) dopo il quarto round.
topic-setup-title = Preparazione
topic-setup =
    In due si usano le gilde da 1 a 3; ogni altro giocatore ne aggiunge una.
    Cominci con 25 talleri, 4 agenti e una merce di ogni gilda; altri 4 agenti aspettano nella riserva.
    Ogni bottega mostra cinque artigiani: il più basso è il capo della gilda.
    Tre ospiti entrano negli alloggi di ogni gilda; la prima finestra resta vuota.
    I talleri restano nascosti; merci, tessere e blasoni sono in vista.
topic-planning-title = Pianificazione
topic-planning =
    Tutti pianificano insieme e in segreto: una carta per ogni gilda in cui vuoi agire.
    Per ogni carta serve un agente a disposizione.
    Tutti vedono quante carte giochi, ma non quali.
    Se non ne giochi nessuna, passi: hai finito fino al prossimo round.
topic-actions-title = Azioni
topic-actions =
    Le gilde vengono chiamate in ordine di numero; quelle senza carte si saltano.
    Chi vi ha giocato una carta agisce una volta, in ordine di turno: vende, recluta, compra o non fa niente.
    Poi l’agente sale sul tetto di quella gilda e torna alla fine del round.
topic-sell-title = Vendere
topic-sell =
    Vendi alla gilda quante merci vuoi, purché del suo tipo.
    Per ognuna la banca paga il valore dell’attuale capo della gilda.
    Le merci vanno nel magazzino della gilda.
topic-recruit-title = Reclutare
topic-recruit =
    Prendi un ospite dagli alloggi e paga con merci, che vanno in questo magazzino.
    Finestra 1: 1 della gilda. Finestra 2: 1 della gilda + 1 a scelta. Finestra 3: 2 della gilda, oppure 1 + 2 a scelta. Finestra 4: 3 della gilda, oppure 2 + 2 a scelta.
    Prima agisce l’ospite; poi ricevi 1 tallero per ogni agente già su questo tetto.
    Infine puoi salire al primo posto dell’ordine di turno.
    Un artigiano con «+agente» ti porta un agente dalla tua riserva.
topic-buy-title = Comprare
topic-buy =
    Compra da 1 a 3 merci, miste come vuoi, dal magazzino della gilda.
    Ognuna costa il valore del capo della gilda, anche se viene da un’altra gilda.
    Solo nel primo turno della partita, se la gilda è affollata, il limite si abbassa.
    In 5: 2 merci a testa se lì ci sono 3 carte, 1 se sono 4 o 5. In 4: 2 se le carte sono 3 o 4.
topic-nothing-title = Non fare niente
topic-nothing =
    In una gilda pianificata puoi anche non fare niente.
    Il tuo agente sale comunque sul tetto.
topic-turn_order-title = Ordine di turno
topic-turn_order =
    Il tracciato decide chi agisce prima in una gilda; all’inizio è casuale.
    Dopo un reclutamento puoi salire subito in cima; gli altri mantengono il loro ordine.
    A parità di merci e talleri, il tracciato decide anche chi è il favorito.
topic-turn_end-title = Fine del turno
topic-turn_end =
    Chi non ha più agenti ha finito per il round.
    Finché qualcuno può agire, comincia un nuovo turno con la pianificazione.
    Gli agenti ottenuti in questo turno si possono usare già nel prossimo.
topic-round_end-title = Fine del round
topic-round_end =
    Prima i capi scelgono i favoriti; poi gli agenti tornano e tutti incassano.
    Dopo il round 4 si contano i punti.
    Altrimenti il prossimo artigiano di ogni bottega diventa capo.
    L’ospite della finestra 1 esce, gli altri slittano a sinistra e nuovi ospiti riempiono le finestre vuote, finché ce ne sono.
    Infine il blasone di prestigio va alla sua nuova gilda.
topic-favorites-title = Favoriti
topic-favorites =
    Ogni gilda preferisce chi ha più merci sue; a parità contano i talleri, poi il posto nell’ordine di turno.
    Il favorito restituisce una di quelle merci e riceve il capo, un blasone della gilda e, se è lì, il blasone di prestigio.
    Nel round 4 riceve anche il secondo artigiano della coppia.
    Se nessuno ha quella merce, gli artigiani e un blasone di prestigio non assegnato escono dal gioco.
topic-income-title = Incassi
topic-income =
    Alla fine di ogni round ognuno riceve 3 talleri.
    Musicisti, Sindaci e Banchieri ne aggiungono altri.
topic-prestige-title = Gilda di prestigio
topic-prestige =
    Il blasone di prestigio del round va alla gilda con il capo di valore più alto; a parità, al numero più basso.
    La stessa gilda non può averlo per due round di fila.
    Lo prende il suo favorito, e ogni blasone di prestigio conta come un blasone diverso in più.
topic-scoring-title = Punteggio
topic-scoring =
    I cittadini danno ciò che indicano le tessere; le maggioranze di ogni gilda danno 5, 3 e 1 PV.
    Artigiani di una gilda per un valore di 30 o più: 2 PV. Un artigiano di ogni gilda in gioco: 5 PV.
    Il più ricco ottiene 5 PV; a pari merito, 2 ciascuno.
    I blasoni diversi danno fino a 20 PV.
topic-majorities-title = Maggioranze
topic-majorities =
    In ogni gilda si sommano i valori dei tuoi artigiani; a parità di somma conta il numero di tessere.
    1º posto 5 PV, 2º posto 3, 3º posto 1. Se nessuno occupa il 2º o il 3º posto, quei PV vanno a chi è primo da solo.
    Ancora pari al 1º posto: 4 PV ciascuno e niente 2º posto; se i primi sono esattamente due, il 3º posto si assegna.
    Pari al 2º posto: 2 PV ciascuno e niente 3º posto. Pari al 3º: nulla.
topic-crests-title = Blasoni
topic-crests =
    Contano i blasoni diversi: 3 danno 2 PV, 4 ne danno 5, 5 ne danno 9, 6 ne danno 14, 7 o più ne danno 20.
    Il blasone di ogni gilda conta una volta.
    Ogni blasone di prestigio e ogni Incisore contano come uno in più.
topic-ties-title = Parità
topic-ties =
    A parità di punti vince chi ha più artigiani, poi chi ha il valore totale più alto; altrimenti la vittoria è condivisa.
    Favoriti: più talleri, poi il posto migliore nell’ordine di turno.
    Prestigio: il numero di gilda più basso.
topic-councilman-title = Consigliere ★
topic-councilman =
    Ottieni subito un agente dalla riserva; nessuno ne ha mai più di { $agents }.
    Poi la tessera viene rimescolata nella pila degli ospiti.
topic-burglar-title = Ladro ★
topic-burglar =
    Puoi prendere subito { $number } merci a un altro giocatore (o l’unica che ha).
    La banca paga alla vittima, per ogni merce, il valore del capo della sua gilda.
    Poi la tessera viene rimescolata nella pila degli ospiti.
topic-guardsman-title = Guardia ★
topic-guardsman =
    Puoi scambiare subito due artigiani della stessa gilda, ovunque siano fra alloggi e botteghe.
    I capi delle gilde non si muovono mai; le due tessere della coppia sì.
    Poi la tessera viene rimescolata nella pila degli ospiti.
topic-musician-title = Musicista ☾
topic-musician =
    A ogni incasso ti porta i talleri indicati sulla tessera.
topic-peddler-title = Venditore ambulante ☾
topic-peddler =
    Devi mettere su di lui una tua merce; se non ne hai più, torna subito nella pila degli ospiti.
    Quando si scelgono i favoriti di questo round, lui e la merce valgono { $number } di quel tipo. Più Venditori si sommano.
    Fino ad allora non puoi usare quella merce.
    Poi la merce torna a te, a meno che non sia andata alla gilda, e la tessera viene rimescolata nella pila degli ospiti.
topic-mayor-title = Sindaco ☾
topic-mayor =
    Sale subito sul tetto di una gilda a tua scelta e ci resta per tutta la partita.
    A ogni incasso ognuno riceve { unit-talers } per ogni proprio artigiano di quella gilda.
    Due Sindaci sullo stesso tetto pagano il doppio. Non conta come agente.
topic-nobleman-title = Nobile ☀
topic-nobleman =
    A fine partita vale i PV indicati sulla tessera.
topic-tax_collector-title = Esattore delle tasse ☀
topic-tax_collector =
    A fine partita dà 1 PV ogni { $money } talleri che possiedi, ignorando il resto.
topic-engraver-title = Incisore ☀
topic-engraver =
    A fine partita conta come un blasone di prestigio in più fra i tuoi blasoni diversi.
topic-foreman-title = Capomastro ☀
topic-foreman =
    A fine partita dà { unit-points } per ogni tuo artigiano del valore indicato sulla tessera.
topic-apprentice-title = Apprendista ☀
topic-apprentice =
    A fine partita dà { unit-points } per ogni tuo 2º o 3º posto nelle maggioranze.
    Valgono anche i posti a pari merito, perfino un 3º che non dà punti.
topic-banker-title = Banchiere ☾ (bonus)
topic-banker =
    A ogni incasso dà { unit-talers } ogni { $money } che avevi prima, ignorando il resto.
    Due Banchieri contano lo stesso denaro.
topic-jack-title = Tuttofare ☀ (bonus)
topic-jack =
    Prima di contare le maggioranze scegli per lui una gilda in gioco.
    Aggiunge a quella maggioranza il suo valore e una tessera, anche se lì non hai altri artigiani.
    Non conta per nient’altro.
topic-historian-title = Storico ☀ (bonus)
topic-historian =
    Quando si contano i blasoni, un blasone di gilda doppio sostituisce quello di una gilda in gioco che ti manca.
    Si applica da solo quando conviene.
topic-merchant-title = Mercante (bonus)
topic-merchant =
    D’ora in poi ogni merce che vendi rende { unit-talers } in più (nostra ipotesi).
    A fine partita ti costa { unit-points }.
topic-haggler-title = Negoziatore (bonus)
topic-haggler =
    D’ora in poi ogni merce che compri costa { unit-talers } in meno.
    A fine partita ti costa { unit-points }.
topic-duchess-title = Duchessa ★ (bonus)
topic-duchess =
    Puoi spostare subito il blasone di prestigio in un’altra gilda, ma non in quella di prestigio del round precedente.
    Poi la tessera viene rimescolata nella pila degli ospiti.

## The game and its variants
level-merchant = prende quel che conviene al momento
level-patient = aspetta il momento giusto
option-bonus = Gioca con i cittadini bonus
title = Norenberc
name-bonus = bonus
game-note = I regolamenti non dicono quante tessere ci sono di ogni cittadino né quanto valgono gli artigiani: questi numeri sono **una nostra ipotesi**. I cittadini bonus seguono la descrizione di una piccola espansione. Le regole ne parlano in una voce a parte.
option-bonus-off = Senza i cittadini bonus
option-bonus-on = Con i cittadini bonus

## Buttons that confirm what was picked
confirm-plan = { $guilds-count ->
    [one] Conferma il piano: { $guilds-count } gilda
   *[other] Conferma il piano: { $guilds-count } gilde
}
confirm-buy = { $goods-count ->
    [one] Compra { $goods-count } merce per { unit-talers }
   *[other] Compra { $goods-count } merci per { unit-talers }
}
confirm-extra = { $goods-count ->
    [one] Paga { $goods-count } merce
   *[other] Paga { $goods-count } merci
}
confirm-spoils = Prendi { $goods }
confirm-swap = Scambia i valori { $tiles-value }
doubt-plan = **Passare fino alla fine del round?** { $agents ->
    [one] Il tuo ultimo agente resta fermo fino al prossimo round.
   *[other] I tuoi { $agents } agenti restano fermi fino al prossimo round.
}
doubt-plan-yes = Sì, passo
doubt-act = **Non fare niente { $guild-da }?** Il tuo agente sale sul tetto e l’azione è persa.
doubt-act-yes = Sì, non fare niente

## Calls
call-plan = è ora di pianificare
call-act = tocca a te { $guild-da }
call-act-here = tocca a te
call-jack = c’è una gilda da scegliere per il Tuttofare

## What can be looked at
sight-board = Tutto il tabellone
sight-guild = { $guild } da vicino
sight-player = La mia plancia
sight-player_of = La plancia di { $seat }
sight-legend = Come leggere il tabellone

## While others still plan
button-reopen = Cambia piano
panel-sealed = Il tuo piano è confermato. Puoi ancora cambiarlo finché non hanno pianificato tutti.
