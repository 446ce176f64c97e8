games-seats = bastide play { $name }: { $seats } giocatori ({ $clause }), versione { $version } delle regole
games-standard = { $value } (standard)

welcome =
    { $game }, { $players ->
         [one] { $players } giocatore
        *[other] { $players } giocatori
    }. Sei il giocatore { $seat }; scrivi help per sapere che cosa puoi scrivere.

commitment =
    Tutte le estrazioni sono fissate da un seme segreto, che la registrazione mostra alla fine. La sua impronta:
    { $commitment }

help =
    Scrivi il numero di una riga per fare ciò che dice o per aprire un elenco più lungo, oppure scrivi:
      il testo di un'azione, come quello alla fine di una riga, o le sue prime parole per vedere che cosa può seguire
      more, back, list    le righe seguenti, l'elenco precedente, tutto l'elenco
      board               ridisegna il tabellone
      undo, undo all      annulla la tua ultima azione, o tutte quelle che si possono annullare
      why AZIONE          perché quell'azione ora non è permessa
      rules REGOLA        che cosa dice una regola; rules PAROLE trova le regole
      log, log all        che cosa è successo
      quit                lascia il tavolo; puoi conservare la registrazione e continuare più tardi

see_help = Scrivi help per sapere che cosa puoi scrivere.

no_such_line = Non c'è una riga così; scegli da 1 a { $last }.

folded = { $count } possibilità, per esempio: { $example }

page = { "      " }righe da { $first } a { $last } di { $all }; premi Invio o scrivi more per le seguenti

back = { "      " }scrivi back per l'elenco precedente, o list per tutto

did = Giocatore { $seat }: { $action }

undone = Annullato: { $actions }.

undo-nothing = Non hai ancora fatto nulla che si possa annullare.
undo-others = Non si può annullare: intanto ha giocato il giocatore { $seat }.
undo-chance = Non si può annullare, perché intanto ha deciso la sorte: { $event }
undo-draw = un'estrazione.
undo-revealed = Non si può annullare, perché ha rivelato qualcosa: { $event }

why-what = Scrivi why e il testo di un'azione, per esempio: why pass
why-legal = «{ $action }» ora è permesso.

result =
    { $rank }. giocatore { $seat } ({ $name }): { $score ->
         [one] { $score } punto
        *[other] { $score } punti
    }

won = Hai vinto.

lost = Stavolta non hai vinto.

save-ask = Per conservare la registrazione scrivi il nome di un file; Invio per uscire senza:
save-exists = { $file } esiste già; scegli un altro nome.
save-not = La registrazione non viene conservata.
save-done = La registrazione è in { $file }; verificala con: bastide verify { $file }
save-unfinished = La partita è in { $file }; continua con: bastide play --resume { $file }
