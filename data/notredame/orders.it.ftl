## Orders for coming decisions: what they are for
occasion-draft = Carte da tenere, round { $round }
occasion-play = Carte da giocare, round { $round }
occasion-hire = Chi assumere, round { $round }
occasion-friend = Dove va l’amico, round { $round }
occasion-take = Locanda e Domestica, round { $round }
occasion-plague = Che cosa prende la peste, round { $round }
shelf-draft = Tieni, prima le più utili…
shelf-play = Gioca, prima le più urgenti…
shelf-hire = Assumi, se puoi pagare…
shelf-friend = Settori in ordine…
shelf-take = Cose in ordine…
shelf-plague = Settori che possono cedere…

## Wishes: each is tried in its turn; what follows from a card or a person is as the computer would
instruction-draft = { $card }
instruction-play = { $card }
instruction-hire = Assumi { $person-il }
instruction-friend = { $sector }
instruction-plague = { $sector }
instruction-take = { $things-start }
instruction-best = Quello che farebbe il bot
instruction-none = Non assumere nessuno

## When to be asked though the computer plays
when-draft = si passano le carte
when-play = si gioca una carta
when-hire = si può assumere qualcuno
