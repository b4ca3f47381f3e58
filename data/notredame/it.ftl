## The game
title = Notre-Dame
name-prestige = prestigio
game-note = Il regolamento non dice quanti ratti porta ogni personaggio né come corrono le strade: sono **nostre ipotesi**. Si sa solo quanti ratti ci sono in un intero periodo.
level-patron = bada a riserva, peste e prestigio
option-prestige = Tieni segreti i punti prestigio fino alla fine
option-prestige-secret = Il prestigio è segreto fino alla fine (regolamento)
option-prestige-open = Il prestigio di tutti è visibile

## Units and marks, used inside other sentences
unit-gold = { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
}
unit-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
unit-points = { $points } PP
unit-markers = { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
}
unit-pieces = { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
}
unit-rats = { $rats ->
    [0] nessun ratto
    [one] { $rats } ratto
   *[other] { $rats } ratti
}
unit-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
mark-count = { $count ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $count }
}
mark-gains = { $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· ratto −{ $rats }
}{ $points ->
    [0] {""}
   *[other] {" "}· +{ unit-points }
}{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } dal parco
}
mark-period = { $period ->
    [1] A
    [2] B
   *[3] C
}

## Action cards and sectors
piece-school = { $form ->
    [da] dalla Scuola del convento
    [in] nella Scuola del convento
    [a] alla Scuola del convento
    [il] la Scuola del convento
    [breve] Scuola
   *[plain] Scuola del convento
}{ mark-count }
piece-bank = { $form ->
    [da] dalla Banca
    [in] nella Banca
    [a] alla Banca
    [il] la Banca
   *[plain] Banca
}{ mark-count }
piece-residence = { $form ->
    [da] dalla Residenza
    [in] nella Residenza
    [a] alla Residenza
    [il] la Residenza
   *[plain] Residenza
}{ mark-count }
piece-hotel = { $form ->
    [da] dalla Locanda
    [in] nella Locanda
    [a] alla Locanda
    [il] la Locanda
   *[plain] Locanda
}{ mark-count }
piece-carriage = { $form ->
    [da] dalla Rimessa delle carrozze
    [in] nella Rimessa delle carrozze
    [a] alla Rimessa delle carrozze
    [il] la Rimessa delle carrozze
    [breve] Rimessa
   *[plain] Rimessa delle carrozze
}{ mark-count }
piece-park = { $form ->
    [da] dal Parco
    [in] nel Parco
    [a] al Parco
    [il] il Parco
   *[plain] Parco
}{ mark-count }
piece-hospital = { $form ->
    [da] dall’Ospedale
    [in] nell’Ospedale
    [a] all’Ospedale
    [il] l’Ospedale
   *[plain] Ospedale
}{ mark-count }
piece-friend = { $form ->
    [il] l’amico fidato
   *[plain] Amico fidato
}{ mark-count }
piece-notre_dame = { $form ->
    [da] da Notre-Dame
   *[plain] Notre-Dame
}{ mark-count }

## What can be had or moved
piece-gold = { $count ->
    [one] { $form ->
        [gain] +{ $count } moneta
       *[plain] { $count } moneta
    }
   *[other] { $form ->
        [gain] +{ $count } monete
       *[plain] { $count } monete
    }
}
piece-marker = { $count ->
    [0] un segnalino
    [one] { $form ->
        [gain] +{ $count } segnalino
       *[plain] { $count } segnalino
    }
   *[other] { $form ->
        [gain] +{ $count } segnalini
       *[plain] { $count } segnalini
    }
}
piece-rat = { $form ->
    [start] Ratto
   *[plain] ratto
} −{ $count }

## Persons
piece-moneylender = { $form ->
    [il] l’Usuraio
   *[plain] Usuraio
}
piece-monk = { $form ->
    [il] il Monaco
   *[plain] Monaco
}
piece-maid = { $form ->
    [il] la Domestica
   *[plain] Domestica
}
piece-doctor = { $form ->
    [il] il Medico
   *[plain] Medico
}
piece-jester = { $form ->
    [il] il Giullare
   *[plain] Giullare
}
piece-minstrel = { $form ->
    [il] il Menestrello
   *[plain] Menestrello
}
piece-city_guard = { $form ->
    [il] la Guardia cittadina
   *[plain] Guardia cittadina
}
piece-night_watchman = { $form ->
    [il] il Guardiano notturno
   *[plain] Guardiano notturno
}
piece-bishop = { $form ->
    [il] il Vescovo
   *[plain] Vescovo
}
piece-guild_master = { $form ->
    [il] il Maestro di gilda
   *[plain] Maestro di gilda
}
piece-beggar_king = { $form ->
    [il] il Re dei mendicanti
   *[plain] Re dei mendicanti
}
piece-lawyer = { $form ->
    [il] l’Avvocato
   *[plain] Avvocato
}
piece-lady = { $form ->
    [il] la Dama di corte
   *[plain] Dama di corte
}
piece-mayor = { $form ->
    [il] il Sindaco
   *[plain] Sindaco
}
piece-carpenter = { $form ->
    [il] il Carpentiere
   *[plain] Carpentiere
}
piece-pile_brown = in ogni periodo
piece-pile_a = periodo A
piece-pile_b = periodo B
piece-pile_c = periodo C

## Colors, markets and messages; the center market has number 0
piece-red = { $form ->
    [carta] carta rossa
   *[plain] rosso
}{ mark-count }
piece-blue = { $form ->
    [carta] carta blu
   *[plain] blu
}{ mark-count }
piece-green = { $form ->
    [carta] carta verde
   *[plain] verde
}{ mark-count }
piece-yellow = { $form ->
    [carta] carta gialla
   *[plain] giallo
}{ mark-count }
piece-purple = { $form ->
    [carta] carta viola
   *[plain] viola
}{ mark-count }
piece-red_market = { $value ->
    [0] { $form ->
        [a] al centro rosso
       *[plain] Centro rosso
    }
   *[other] { $form ->
        [a] al mercato Rosso { $value }
       *[plain] Rosso { $value }
    }
}
piece-blue_market = { $value ->
    [0] { $form ->
        [a] al centro blu
       *[plain] Centro blu
    }
   *[other] { $form ->
        [a] al mercato Blu { $value }
       *[plain] Blu { $value }
    }
}
piece-green_market = { $value ->
    [0] { $form ->
        [a] al centro verde
       *[plain] Centro verde
    }
   *[other] { $form ->
        [a] al mercato Verde { $value }
       *[plain] Verde { $value }
    }
}
piece-yellow_market = { $value ->
    [0] { $form ->
        [a] al centro giallo
       *[plain] Centro giallo
    }
   *[other] { $form ->
        [a] al mercato Giallo { $value }
       *[plain] Giallo { $value }
    }
}
piece-purple_market = { $value ->
    [0] { $form ->
        [a] al centro viola
       *[plain] Centro viola
    }
   *[other] { $form ->
        [a] al mercato Viola { $value }
       *[plain] Viola { $value }
    }
}
piece-message_coin = Borsa{ mark-count }
piece-message_marker = Aiutante{ mark-count }
piece-message_rat = Acchiappatopi{ mark-count }
piece-message_prestige = Onore{ mark-count }

## What happens
line-round_begins = ### Round { $round } di { $rounds }, periodo { mark-period }
line-bell_ringer = -# { $seat } ha il campanaro e comincia.
line-persons = Personaggi: { $persons } · { unit-rats } in questo round
line-picked = { $turn ->
    [1] -# Tutti hanno scelto. Le altre due carte passano a sinistra.
   *[2] -# Tutti hanno scelto. L’ultima carta passa a sinistra: tutti hanno tre carte.
}
line-placed = { $seat } gioca { $card-il } ({ $color-carta }, { unit-pieces }){ mark-gains }
line-moved = { $seat } gioca { $card-il } ({ $color-carta }) con un segnalino { $source-da } ({ unit-pieces }){ mark-gains }
line-befriended = { $seat } manda l’amico fidato ({ $color-carta }) { $sector-a } ({ unit-pieces }){ mark-gains }
line-donated = { $seat } gioca Notre-Dame ({ $color-carta }) e dona { unit-coins }{ mark-gains }
line-donated_moved = { $seat } gioca Notre-Dame ({ $color-carta }) con un segnalino { $source-da } e dona { unit-coins }{ mark-gains }
line-lapsed = -# { $seat } scarta una carta senza effetto: { $card } ({ $color-carta }).
line-drove = -# La carrozza va { $market-a } ({ unit-steps }).
line-took = -# La carrozza va { $market-a } ({ unit-steps }) e prende il messaggio: { $message }.
line-paid = -# Le monete della banca sono finite: { $seat }, il rivale più ricco, paga { unit-coins }.
line-hired = { $seat } assume { $person-il }{ mark-gains }
line-hired_bishop = { $seat } assume { $person-il }, che manda un segnalino { $sector-a } ({ unit-pieces }){ mark-gains }
line-hired_jester = { $seat } assume { $person-il }, che sposta { $piece-il } { $source-da } { $sector-a } ({ unit-pieces }){ mark-gains }
line-hired_minstrel = { $seat } assume { $person-il }, che sposta { $moved-il } { $source-da } { $sector-a }
line-hired_nobody = -# { $seats-count ->
    [one] { $seats } non assume nessuno.
   *[other] { $seats } non assumono nessuno.
}
line-plague = ### Peste: { unit-rats }
line-level = -# { $seat }: ratto { $before } + { $rats } − ospedale { $hospital } = { $after }
line-outbreak = **Epidemia!** { $seat }: ratto { $before } + { $rats } − ospedale { $hospital }, { $lost ->
    [0] ma non ci sono PP da perdere
   *[other] −{ $lost } PP
}
line-marker_lost = -# { $seat } perde un segnalino { $sector-da }.
line-share = ### Notre-Dame distribuisce { $pool } PP: { unit-markers }, { $worth } PP ciascuno
line-no_share = -# Nessun segnalino su Notre-Dame: i suoi { $pool } PP non vanno a nessuno.
line-shared = { $seat } · { unit-markers }: +{ unit-points }{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } dal parco
}
line-total = { $place }. { $seat } · { unit-points }
line-won = ## 🏆 { $seats-count ->
    [one] Vince { $seats }!
   *[other] Vittoria condivisa: { $seats }!
}

## Reasons for points
line-score_residence = Residenza
line-score_messages = Messaggi
line-score_donations = Donazioni
line-score_persons = Personaggi
line-score_cathedral = Quote di Notre-Dame
line-score_park = Parco
line-score_plague = Peste
line-points_residence = Residenza: { unit-points }
line-points_messages = Messaggi: { unit-points }
line-points_donations = Donazioni: { unit-points }
line-points_persons = Personaggi: { unit-points }
line-points_cathedral = Quote di Notre-Dame: { unit-points }
line-points_park = Parco: { unit-points }
line-points_plague = Peste: { unit-points }
line-points_total = ### Prestigio: { unit-points }
line-points_secret = ### Prestigio: segreto fino alla fine

## Where one stands
line-panel_draft = Round { $round } di { $rounds }, scelta { $turn } di 2
line-panel_lap = Round { $round } di { $rounds }, carta { $lap } di 2
line-panel_hiring = Round { $round } di { $rounds }, personaggi
line-panel_plague = Round { $round } di { $rounds }, epidemia
line-panel_rats = **Peste:** ratto { $rat } + { $rats } − ospedale { $hospital } = **{ $level }**
line-panel_rats_outbreak = **Peste:** ratto { $rat } + { $rats } − ospedale { $hospital } = **{ $level }, un’epidemia!**
line-panel_own = **Hai:** { unit-gold } · { $supply ->
    [one] { $supply } segnalino
   *[other] { $supply } segnalini
} (+{ $general } in riserva) · { unit-points }
line-panel_last_round = **Il tuo prestigio nello scorso round:** +{ $won }{ $lost ->
    [0] {""}
   *[other] {" "}−{ $lost }
}
line-panel_standing = Prestigio
line-panel_points = { $seat } { $points }
line-panel_points_own = tu { $points }
line-panel_empty = **Nessun segnalino disponibile:** la carta ne sposta uno tuo da un altro settore o da Notre-Dame, oppure resta senza effetto.
line-panel_persons = **Personaggi:** { $persons }
line-panel_kept = **{ $cards-count ->
    [one] Carta tenuta
   *[other] Carte tenute
}:** { $cards }
line-panel_hand = **In mano:** { $cards }
line-panel_left = A { $seat }, alla tua sinistra, darebbero:
line-panel_doing = **Giochi:** { $card }
line-panel_hiring_person = **Assumi:** { $person }
line-panel_from = **Da:** { $place }
line-panel_to = **A:** { $sector }
line-panel_lost = **Epidemia:** perdi anche un segnalino del tuo settore più pieno.
line-own_gold = **Monete:** { $gold } · **segnalini:** { $supply } (+{ $general } in riserva)
line-own_borough = **Quartiere:** { $sectors }
line-own_no_borough = **Quartiere:** ancora vuoto
line-own_friend = **Amico fidato:** { $sector }
line-own_friend_beside = **Amico fidato:** accanto al tabellone
line-own_rat = **Segnalino ratto:** { $rat } di { $track }
line-own_cathedral = **Su Notre-Dame:** { unit-markers }, per ora { $worth } PP ciascuno
line-own_carriage = **Carrozza:** { $market }
line-own_messages = **Messaggi:** { $messages } · { $colors }
line-own_no_messages = **Messaggi:** ancora nessuno
line-own_hand = **Mano:** { $cards }
line-sealed_pick = **La tua scelta:** { $card }
line-sealed_sector = **La tua scelta:** { $sector }
line-own_deck = **Ancora nel tuo mazzo:** { $cards }
line-status_round = ### Round { $round } di { $rounds }, periodo { mark-period }
line-status_persons = **Personaggi:** { $persons } · { unit-rats }
line-status_draft = Scelta delle carte: { $turn } di 2.
line-status_lap = Carte azione: giro { $lap } di 2.
line-status_hiring = Si assumono i personaggi.
line-status_plague = È scoppiata la peste.
line-status_over = La partita è finita.
line-status_start = -# Campanaro: { $seat }
line-status_picking = Devono ancora scegliere: { $seats-symbols }
line-status_acting = Ora tocca a: { $seat }
line-status_next = Poi: { $seats-symbols }

## Questions
ask-draft = Quale carta tieni?
ask-draft-hint = Le altre vanno a chi siede alla tua sinistra. Puoi cambiare finché non hanno scelto tutti.
ask-card = Quale carta giochi?
ask-card-hint = Di tre carte ne giochi due; la terza si mette da parte coperta.
ask-lapse = Quale carta scarti senza effetto?
ask-lapse-hint = La vedono tutti; non piazzi e non guadagni nulla.
ask-source = Da dove prendi il segnalino?
ask-source-hint = Non ne hai disponibili, perciò se ne sposta uno tuo. L’amico resta dov’è.
ask-friend = Dove mandi il tuo amico fidato?
ask-friend-hint = Lì conta come una pedina, e il settore agisce subito.
ask-hotel = Che cosa ti dà la locanda?
ask-hotel-hint = Una a scelta; con 4 o più pedine, due.
ask-drive = Dove va la tua carrozza?
ask-drive-hint = Solo un colore di cui hai meno messaggi; se non ce ne sono più, uno qualsiasi.
ask-elsewhere = Dove si ferma la tua carrozza?
ask-elsewhere-hint = Con questo viaggio non si prende alcun messaggio.
ask-donate = Quante monete doni?
ask-donate-hint = Il tuo segnalino partecipa alla spartizione a fine periodo.
ask-hire = Chi assumi?
ask-hire-hint = Un personaggio per 1 moneta; lo stesso può servire più giocatori.
ask-maid = Che altro ti porta la Domestica?
ask-maid-hint = Una a scelta, oltre ai suoi punti.
ask-bishop = Dove manda un segnalino il vescovo?
ask-bishop-hint = In un settore senza pedine, dalla tua riserva generale; agisce subito.
ask-jester_piece = Quale pedina sposta il giullare?
ask-jester_piece-hint = Un segnalino, l’amico, oppure un segnalino da Notre-Dame.
ask-jester_to = Dove la porta il giullare?
ask-jester_to-hint = Quel settore agisce subito, con la pedina già contata.
ask-minstrel_from = Da quale settore prende le pedine?
ask-minstrel_from-hint = Fino a tre pedine vanno in un solo altro settore, senza azione.
ask-minstrel_to = Dove le porta il menestrello?
ask-minstrel_to-hint = In un solo altro settore, senza azione.
ask-minstrel_what = Quali pedine sposta?
ask-minstrel_what-hint = Una di loro può essere l’amico.
ask-plague = Quale settore perde un segnalino?
ask-plague-hint = Sono i tuoi settori più pieni. Il segnalino va nella riserva generale.

## Options
choice-brings_school = Scuola del convento · { $markers ->
    [0] riserva vuota
   *[other] +{ unit-markers }
}
choice-brings_bank = Banca · +{ unit-gold }
choice-brings_residence = Residenza · +{ unit-points }
choice-brings_hotel = Locanda · { $number } a scelta
choice-brings_carriage = Rimessa · { $points ->
    [0] { unit-steps }
   *[other] max { unit-points }
}
choice-brings_park = Parco · { $rats ->
    [0] ratto già a 0
   *[other] ratto −{ $rats }
}
choice-brings_hospital = Ospedale · −{ $pieces ->
    [one] { $pieces } ratto
   *[other] { $pieces } ratti
} a round
choice-brings_friend = Amico fidato · dove vuoi
choice-brings_notre_dame = Notre-Dame · { unit-points } per { unit-coins }
choice-brings_notre_dame-brief = Notre-Dame
choice-brings_no_gold = { $card } · servono monete
choice-brings_no_marker = { $card-breve } · senza segnalini
line-brings_school = Scuola del convento: { $markers ->
    [0] riserva vuota
   *[other] +{ unit-markers }
}
line-brings_bank = Banca: +{ unit-gold }
line-brings_residence = Residenza: +{ unit-points }
line-brings_hotel = Locanda: { $number } a scelta
line-brings_carriage = Rimessa delle carrozze: { $points ->
    [0] { unit-steps }
   *[other] max { unit-points }
}
line-brings_park = Parco: { $rats ->
    [0] ratto già a 0
   *[other] ratto −{ $rats }
}
line-brings_hospital = Ospedale: −{ $pieces ->
    [one] { $pieces } ratto
   *[other] { $pieces } ratti
} a round
line-brings_friend = Amico fidato: dove vuoi
line-brings_notre_dame = Notre-Dame: { unit-points } per { unit-coins }
line-brings_no_gold = { $card }: servono monete
line-brings_no_marker = { $card }: senza segnalini
choice-card-none = Scarta una carta…
choice-lapse = { $card }
choice-source = { $place } · { unit-pieces }
choice-take = { $things-count ->
    [1] { $things-start }
   *[other] { $things }
}
choice-drive = { $market } · { $message } · { unit-points }
choice-drive-elsewhere = Viaggia senza messaggio…
choice-drive-stay = Resta ferma
choice-elsewhere = { $market } · { unit-steps }
choice-donate = { unit-coins } per { unit-points }
choice-hire-points = { $person } · +{ unit-points }
choice-hire-moneylender = Usuraio · +{ unit-gold }, +{ unit-points }
choice-hire-monk = Monaco · { $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}+{ unit-points }
choice-hire-maid = Domestica · +{ unit-points }, 1 a scelta
choice-hire-doctor = Medico · ratto { $after }, non { $before }
choice-hire-doctor_saves = Medico · ratto { $after }, niente epidemia
choice-hire-jester = Giullare · sposta una pedina
choice-hire-minstrel = Menestrello · { $number ->
    [one] 1 pedina
   *[other] fino a { $number } pedine
}
choice-hire-bishop = Vescovo · piazza un segnalino
choice-hire-none = Non assumere
choice-sector = { $sector } · { $pieces ->
    [0] nessuna pedina
   *[other] { unit-pieces }
}
choice-jester_friend = Amico · { $sector }
choice-group = { $things }
detail-pieces = Lì { $pieces ->
    [one] ci sarà
   *[other] ci saranno
} { unit-pieces }
detail-park = Lì { $pieces ->
    [one] ci sarà
   *[other] ci saranno
} { unit-pieces }, { $bonus ->
    [0] ancora nessun premio
   *[other] +{ $bonus } PP a ogni guadagno di punti
}
detail-level = Ratto a { $level } dopo la peste di questo round
detail-hospital = Ratto { $rats ->
    [0] {""}
   *[other] −{ $rats } subito,{" "}
}a { $level } dopo la peste di questo round
detail-outbreak = La peste di questo round arriverebbe a { $level }: un’epidemia!
detail-outbreak_all_the_same = L’epidemia scoppia lo stesso
detail-friend = Conta come una pedina; il settore agisce subito
detail-share = Un segnalino lì vale per ora { $worth } PP
detail-best_message = Fino a { unit-steps } · messaggio migliore: { $message }, { $market }
detail-no_message = Fino a { unit-steps } · nessun messaggio che puoi prendere è a portata
detail-bonus_lost = Il premio del parco cala di { $bonus } PP
detail-share_lost = Un segnalino lì vale per ora { $worth } PP
detail-message = { unit-steps }{ $gold ->
    [0] {""}
   *[other] {" "}· +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] {" "}· +{ unit-markers }
}{ $rats ->
    [0] {""}
   *[other] {" "}· ratto −{ $rats }
}
detail-lies = Lì c’è un messaggio: { $message }
detail-lies_nothing = Lì non c’è alcun messaggio
detail-hire-maid = A scelta: una moneta, un segnalino o un ratto in meno
detail-hire-doctor = { $rats ->
    [0] In questo round non vengono ratti; l’ospedale lavora
   *[other] I ratti del round ({ $rats }) non contano per te, l’ospedale sì
}
detail-hire-jester = Da ovunque in un altro tuo settore, che agisce subito
detail-hire-minstrel = Da un settore a un solo altro, senza azione
detail-hire-bishop = Dalla riserva generale in un settore vuoto, che agisce subito
detail-hire-city_guard = { unit-points } per ogni pedina nel tuo quartiere
detail-hire-night_watchman = { unit-points } per ogni settore senza pedine
detail-hire-guild_master = { unit-points } per ogni settore con almeno { $pieces } pedine
detail-hire-beggar_king = { unit-points } per ogni casella libera davanti al tuo ratto
detail-hire-lawyer = { unit-points } ogni { $messages } messaggi
detail-hire-lady = { unit-points } per ogni pedina nel tuo settore più pieno
detail-hire-mayor = { unit-points } per ogni settore con almeno { $pieces } pedine
detail-hire-carpenter = { unit-points } per ogni settore con una pedina

## Calls, and answers that are asked about again
call-draft = c’è una carta da tenere
call-card = gioca una carta
call-hire = assumi un personaggio
call-plague = epidemia: c’è un settore da scegliere
confirm-answer = Sì
doubt-card = **Scartare senza effetto?** Potresti ancora giocare una carta.
doubt-card-yes = Sì, scarta
doubt-drive = **Lasciare i messaggi?** { $number ->
    [one] Un messaggio a portata potrebbe essere tuo.
   *[other] { $number } messaggi a portata potrebbero essere tuoi.
}
doubt-drive-yes = Sì, senza messaggio
doubt-hire_for_nothing = **Pagare per nulla?** Per ora questo personaggio non ti porta punti: { $person }.
doubt-hire_nobody = **Non assumere nessuno?** È l’ultimo round: dopo le monete non valgono nulla, e tu hai { unit-gold }.
doubt-hire-yes = Sì, voglio così
doubt-outbreak = **Rischiare un’epidemia?** Senza questa pedina nell’ospedale la peste di questo round ti costa { unit-points } e un segnalino.
doubt-source-yes = Sì, dall’ospedale
doubt-friend-yes = Sì, lascia l’ospedale
doubt-jester_piece-yes = Sì, dall’ospedale
doubt-minstrel_what-yes = Sì, dall’ospedale

## What can be looked at
sight-board = Tutta la città
sight-borough = Il quartiere di { $seat }
sight-persons = I personaggi del periodo
sight-messages = Mercati e messaggi
sight-cathedral = Notre-Dame e le sue quote
sight-plague = Ratti e ospedali
sight-cards = Le carte giocate in questo round
sight-player = La mia situazione
sight-player_of = La situazione di { $seat }
sight-legend = Come leggere il tabellone

## While others still choose
button-reopen = Cambia scelta
panel-sealed = La tua scelta è registrata. Puoi ancora cambiarla finché non hanno scelto tutti.

## Usual turns by one press
choice-shortcut_friend = Amico · { $sector }
choice-shortcut_hotel = Locanda · { $things-gain }
choice-shortcut_maid = Domestica · +{ unit-points }, { $things-gain }
choice-shortcut_bishop = Vescovo · { $sector }
choice-shortcut_jester = Giullare · { $sector }
mark-gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold },{" "}
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers },{" "}
}{ $points ->
    [0] {""}
   *[other] +{ unit-points },{" "}
}
detail-shortcut_gain = { $gold ->
    [0] {""}
   *[other] +{ unit-gold }
}{ $markers ->
    [0] {""}
   *[other] +{ unit-markers }
}{ $points ->
    [0] {""}
   *[other] +{ unit-points }
}
detail-shortcut_source = { mark-gain }con un segnalino { $place-da }
detail-shortcut_carriage = in carrozza, { detail-message }
detail-shortcut_drive = { $message }, { $market } · { unit-points }
detail-shortcut_hotel = { $things-gain }
detail-shortcut_with_friend = { mark-gain }con l’amico fidato
