games-seats = bastide play { $name }: { $seats } játékos ({ $clause }), { $version }. szabályváltozat
games-standard = { $value } (alapérték)

welcome = { $game }, { $players } játékos. A te helyed száma: { $seat }; írd be, hogy help, ha tudni szeretnéd, mit írhatsz be.

commitment =
    Minden húzást egy titkos kezdőérték rögzít, amelyet a jegyzőkönyv a végén megmutat. Az ujjlenyomata:
    { $commitment }

help =
    Írd be egy sor számát, hogy megtedd, amit mond, vagy hogy kinyiss egy hosszabb listát; vagy írd be:
      egy akció szövegét, amilyen a sorok végén áll, vagy az első szavait, hogy lásd, mi következhet
      more, back, list    a következő sorok, az előző lista, a teljes lista
      board               a tábla újrarajzolása
      undo, undo all      az utolsó akciód visszavonása, vagy mindegyiké, amelyik visszavonható
      why AKCIÓ           miért nem szabályos most az az akció
      rules SZABÁLY       mit mond egy szabály; rules SZAVAK szabályokat keres
      log, log all        mi történt eddig
      quit                elhagyod az asztalt; a jegyzőkönyvet megtarthatod, és később folytathatod

see_help = Írd be, hogy help, ha tudni szeretnéd, mit írhatsz be.

no_such_line = Nincs ilyen sor; a számok 1 és { $last } között vannak.

folded = { $count } lehetőség, például: { $example }

page = { "      " }sorok: { $first }–{ $last }, összesen { $all }; a többihez nyomj Entert, vagy írd be, hogy more

back = { "      " }back: az előző lista, list: az összes

did = { $seat }. játékos: { $action }

undone = Visszavonva: { $actions }.

undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
undo-others = Ezt nem lehet visszavonni: azóta más is lépett ({ $seat }. játékos).
undo-chance = Ezt nem lehet visszavonni, mert azóta a véletlen döntött: { $event }
undo-draw = egy húzás.
undo-revealed = Ezt nem lehet visszavonni, mert felfedett valamit: { $event }

why-what = Írd be, hogy why, majd egy akció szövegét, például: why pass
why-legal = „{ $action }”: ez most szabályos.

result = { $rank }. hely: { $seat }. játékos ({ $name }), { $score } pont

won = Győztél.

lost = Ezúttal nem győztél.

save-ask = A jegyzőkönyv megtartásához írj be egy fájlnevet; Enterrel nélküle lépsz ki:
save-exists = { $file } már létezik; válassz másik nevet.
save-not = A jegyzőkönyv nem marad meg.
save-done = A jegyzőkönyv fájlja: { $file }; ellenőrzése: bastide verify { $file }
save-unfinished = A játszma fájlja: { $file }; folytatása: bastide play --resume { $file }
