## What whoever runs the program reads

error-bad_database = { $why ->
    [missing] Il database { $file } non esiste. Imposta DATABASE sul file usato dal bot.
    [no_folder] La cartella del database { $file } non esiste. Creala, o imposta DATABASE su un altro percorso.
    [folder] { $file } è una cartella. Imposta DATABASE su un file.
    [unreadable] Il database { $file } non si può leggere. Dai il permesso a questo utente, o avvia il programma come l’utente a cui appartiene.
    [read_only] Sul database { $file } non si può scrivere. Dai il permesso a questo utente, o avvia il programma come l’utente a cui appartiene.
    [linked] Il database { $file } ha un secondo nome (un hard link), e due nomi danneggiano un file SQLite. Elimina l’altro nome, o copia il database con «backup».
    [folder_read_only] Nella cartella del database { $file } non si può scrivere. Dai il permesso a questo utente, o imposta DATABASE su un altro percorso.
    [foreign] { $file } non è un database. Imposta DATABASE sul file usato dal bot.
    [damaged] Il database { $file } è danneggiato ({ $detail }). Conservalo, e al suo posto metti l’ultima copia di backup.
    [newer] Il database { $file } è stato scritto da una versione più recente del programma ({ $detail }). Aggiorna il programma.
    [older] Il database { $file } è stato scritto da una versione più vecchia del programma. Avvia il bot una volta, e verrà aggiornato.
    [too_old] Il database { $file } è stato scritto da una versione di sviluppo precedente alla prima pubblicazione ({ $detail }), e questo programma non può leggerlo. Non è stato modificato nulla. Imposta DATABASE su un nuovo file.
    [unreachable] Il database { $file } non è raggiungibile: { $detail }. Avvia il suo server, o imposta DATABASE su un altro percorso.
    [refused] Il server del database { $file } non fa entrare questo utente: { $detail }. Controlla utente e password in DATABASE.
    [no_database] Sul server non c’è il database { $file }. Crealo (createdb), o imposta DATABASE su un altro.
    [no_rights] Questo utente non ha il permesso di creare o modificare tabelle nel database { $file }: { $detail }. Rendilo proprietario del database.
   *[other] Il database { $file } non si può usare: { $detail }.
}
error-database_in_use = Un altro bot usa il database { $database }: processo { $process } su { $host }, da { $since }. Prima fermalo, o imposta DATABASE su un altro file.
error-other_shards = Un altro processo ({ $holder }) usa questo database e divide i server in { $theirs } shard, questo in { $ours }. In SHARDS tutti devono avere lo stesso numero: prima ferma gli altri.
error-shards_need_server = SHARDS={ $shards } è per processi che condividono un database PostgreSQL, e un file non si può condividere. Lascia vuoto SHARDS, o imposta DATABASE su un database PostgreSQL.
error-bad_shards = SHARDS è «{ $value }». Scrivi il primo e l’ultimo shard di questo processo e quanti sono in tutto, per esempio { $example }, o lascialo vuoto per tutti gli shard.
error-no_driver = In DATABASE c’è PostgreSQL, che richiede il pacchetto { $package }: pip install -r requirements-postgres.txt.
error-not_an_address = «{ $value }» non è l’indirizzo di un database PostgreSQL. L’indirizzo si scrive così: postgresql://user:password@host/database. I caratteri speciali nell’utente e nella password si scrivono con il percento: @ è %40, / è %2F, ? è %3F, # è %23.
error-target_taken = Nel database { $database } ci sono altre partite. Non è stato spostato nulla. Scegli un database vuoto.
error-not_moved = Non è stato spostato nulla: { $why ->
    [lost] la connessione al server è andata persa
   *[other] { $why }
}. Il database di destinazione è rimasto com’era, e così il file.
film-written = { $file }: { $frames } fotogrammi, { $bytes } byte
page-written = { $file }: { $steps } passi, { $bytes } byte
move-done = { $tables ->
    [one] Spostato e confrontato riga per riga: un tavolo da gioco, { $rows } righe in tutto.
   *[other] Spostati e confrontati riga per riga: { $tables } tavoli da gioco, { $rows } righe in tutto.
} Il file è rimasto com’era. Ora imposta DATABASE sul nuovo indirizzo.
move-done-before = È già tutto lì: { $rows } righe, ognuna uguale a quella del file. Ora imposta DATABASE sul nuovo indirizzo.
error-no_backup = La copia di backup { $file } non è stata fatta: { $why }.
error-damaged_backup = La copia di backup { $file } è stata fatta, ma il database è danneggiato, e con lui la copia: { $why }.
error-bad_setting = { $name } non può essere «{ $value }». Valori possibili: { $known }.
error-bad_number = { $name } non può essere «{ $value }». Serve { $unit ->
    [seconds] un numero intero di secondi, o 0 per mai
    [hours] un numero intero di ore, o 0 per mai
   *[tables] un numero intero di tavoli, o 0 per nessun limite
}.
error-bad_endpoint = { $name } non può essere «{ $value }». Serve un indirizzo di questo computer con una porta, per esempio 127.0.0.1:9464, oppure una porta da sola.
error-bad_link = { $name } non può essere «{ $value }». Serve l’indirizzo di una pagina web, per esempio https://example.org/privacy.
error-bad_settings_file = Il file { $file } non è un testo in UTF-8.
error-no_token = Manca il token. Copialo dal portale per sviluppatori di Discord nel file .env, nella riga DISCORD_TOKEN=..., o imposta DISCORD_TOKEN nell’ambiente.
error-unknown_token = Discord non conosce il token in DISCORD_TOKEN. Copialo di nuovo dal portale per sviluppatori.
error-no_discord = Discord non è raggiungibile: { $why }.
error-unknown_option = Questo gioco non ha l’opzione «{ $option }». Disponibili: { $known }.
error-too_many_names = I giocatori nominati sono { $named }, ma i posti sono { $seats }.
error-no_such_turn = Il registro non ha il turno { $turn }; ne ha { $turns }.
error-no_such_seat = Il registro non ha il posto { $seat }; i posti vanno da 0 a { $last }.
error-no_such_sight = Non esiste un’immagine di «{ $sight }». Ci sono: { $known }.
error-no_codec = Qui non si può scrivere un filmato in «{ $ending }». Il nome del file deve finire con uno di questi: { $known }; per AVIF e WebP serve un Pillow compilato con essi.
error-file_too_large = { $file } è troppo grande: i file di questo tipo hanno al massimo { $most } byte.
error-damaged_data = Dal file di dati { $file } non si ricava un gioco. { $where }: { $why }.
error-bad_state = La posizione salvata non è quella a cui portano le risposte.
error-broken_table = I dati salvati non si possono leggere: { $why }.
error-broken_record = La riga { $line } del registro { $why ->
    [foreign_byte] contiene un byte che nessun registro ha.
    [no_seal] non ha sigillo.
    [changed] è stata cambiata: il sigillo non corrisponde.
    [cut_off] è troncata.
    [no_header] non è «{ $header }».
    [after_end] sta dopo la fine.
    [no_line] non è una riga «{ $word }» con altre { $number } parole.
    [no_move] non è una mossa.
    [no_score] non è un punteggio.
    [no_seat] indica un posto che il gioco non ha.
    [not_packed] contiene dati che non si possono leggere.
    [repeated] ripete un’opzione.
    [bad_state] porta a una posizione che le regole non sanno giocare.
    [no_seed] non ha un numero di partenza (seed) in cifre esadecimali.
    [other_rules] indica le regole { $theirs }; queste sono { $ours }.
    [not_over] dichiara una fine, ma lì la partita non è finita.
    [wrong_score] dichiara il punteggio { $claimed }; secondo le regole è { $right }.
    [no_scores] non segue un punteggio per ogni posto.
    [closed_prompt] risponde a una domanda che lì non è aperta.
    [wrong_seat] risponde a una domanda per un altro posto.
    [unknown_answer] sceglie ciò che non è disponibile.
    [wrong_number] sceglie troppo o troppo poco.
    [no_way_back] annulla ciò che non si può annullare.
    [bad_seat_count] segue più o meno posti di quanti ne ha il gioco.
   *[other] non segue le regole ({ $why }).
}
file-trouble = { $why ->
    [FileNotFoundError] { $file } non esiste.
    [FileExistsError] { $file } esiste già; non viene sovrascritto niente.
    [IsADirectoryError] { $file } è una cartella.
    [NotADirectoryError] { $file } non è in una cartella.
    [PermissionError] Questo utente non può usare { $file }.
   *[other] { $file }: { $detail }.
}
check-damage = Il database è danneggiato: { $damage }. Conservalo, e al suo posto metti l’ultima copia di backup.
check-fault = Tavolo { $table }: { $fault }
check-sound = { $games ->
    [0] Nessun errore; nessuna partita da rigiocare.
    [one] Nessun errore in una partita.
   *[other] Nessun errore in { $games } partite.
}
check-old = { $count ->
    [one] È conservata una partita cominciata con regole che questa versione non ha; non è stata rigiocata:
   *[other] Sono conservate { $count } partite cominciate con regole che questa versione non ha; non sono state rigiocate:
}
check-old-game = tavolo { $table } ({ $rules })

## Figures of a game, and which of them are assumed

pieces-sound = Con { $file } si può giocare a { $game } (regole { $rules }). { $count ->
    [0] Nel file niente è segnato come supposto.
    [one] Nel file un valore è segnato come supposto:
   *[other] Nel file { $count } valori sono segnati come supposti:
}
pieces-assumed = {"  "}riga { $line }: { $what } – { $why }
error-unknown_pieces = L’impostazione { $setting } non esiste. Disponibili: { $known }.

## Adding a game

new-game-done = File scritti: { $files }. { $game } si può già giocare e provare: cambia le regole, poi le frasi.
words-complete = { $game } ha tutte le frasi che servono, nella lingua { $language }.
words-missing = { $count ->
    [one] A { $game } manca una frase nella lingua { $language }:
   *[other] A { $game } mancano { $count } frasi nella lingua { $language }:
}
error-bad_game_name = Un gioco non può chiamarsi { $game }: lettere minuscole, cifre e _, al massimo 24, prima una lettera.
error-name_in_use = { $game } compare già in { $place }; nessun gioco può chiamarsi così.
error-no_sources = { $folder } non è una copia del progetto: non c’è posto per un nuovo gioco.
