## Partite nei messaggi diretti
lobby-private = Tu contro i bot. Quando vuoi, premi **{ lobby-start }**.
heading-private = nei messaggi diretti
error-plays_alone = Nei messaggi diretti possono sedersi con te solo i bot. Per giocare con gli amici apri un tavolo in un canale di un server.
error-direct_closed = Le tue impostazioni di privacy non mi permettono di scriverti qui. Intanto il comando `{ name-play }` mostra a che punto è la partita.
