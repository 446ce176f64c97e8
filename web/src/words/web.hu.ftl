account-delete = Fiók törlése
account-delete_gone = A nevedet, jelszavadat, értékeléseidet, hozzáférési kulcsaidat és hívásaidat azonnal elfelejtjük. A folyó játékokat feladod; az el nem kezdett asztaloknál felszabadul a helyed.
account-delete_kept = Mások megőrzik a veled játszott játékokat; ott „távozott játékos” lesz a neved. Ezt nem lehet visszavonni.
account-delete_sure = Végleges törlés
account-deleted = A fiók törölve.
account-in = Belépés
account-keep = Fiók megtartása
account-name = Név
account-new = Új fiók
account-offline = A kiszolgáló nem válaszol; próbáld újra egy pillanat múlva.
account-out = Kilépés
account-password = Jelszó
account-password_change = Jelszó módosítása
account-password_changed = A jelszó megváltozott. Minden más eszközön kijelentkeztettünk.
account-password_new = Új jelszó
account-password_now = Jelenlegi jelszó
account-rated = Részt veszek az értékelésben
account-rated_how = Csak az értékelt asztalok számítanak, és csak ha ott mindenki részt vesz. Ha abbahagyod, nem szerepelsz többé a listán.
account-rules = Új fiókhoz 2–30 karakteres név és legalább 10 karakteres jelszó kell.
account-signed = { $name } néven léptél be.
account-title = Fiók
account-why = A játékhoz nem kell fiók. Fiókkal az asztalaid minden eszközödön elérhetők.

ante-bot = Bot leültetése
ante-expired = Senki sem indította el időben ezt az asztalt
ante-free = { $count } szabad hely
ante-full = Minden hely foglalt
ante-leave = { $name } helyének felszabadítása
ante-open = Szabad hely
ante-sit = Leülök ide
ante-start = A játék indítása
ante-wait = A játék akkor indulhat, ha minden hely foglalt.

ask-pause = Szünet kérése
ask-stop = A játék abbahagyásának javaslata
ask-undo = Az utolsó lépés visszavonásának kérése

board-carcassonne = Carcassonne vidéke
board-caylus = Caylus városa
board-magna_carta = A Caylus Magna Carta útja
board-torres = A Torres táblája
board-words = A tábla szavakban

calendar-label = A naptárad címe
calendar-title = Naptár
calendar-why = Add meg ezt a címet a naptáradnak, és ott megjelennek a köreid. Akinél megvan, láthatja, mikor te jössz, de semmi mást.

calls-add = Webhook hozzáadása
calls-event-end = véget ér egy játék
calls-event-expiry = az asztalomat hamarosan elpakolják
calls-event-start = elkezdődik egy játék
calls-event-time = fogy az időm
calls-event-turn = én jövök
calls-events = Hívj, amikor
calls-failed = { $time }: a hívás nem érkezett meg: { $why }
calls-format = Ezt kapja
calls-format-json = JSON
calls-format-text = csak a mondat
calls-kind-push = Böngésző
calls-kind-webhook = Webhook
calls-list = Hol hívunk
calls-never = még nem hívtuk
calls-none = Még sehol.
calls-remove = Eltávolítás
calls-secret = Titok az aláíráshoz
calls-secret_why = Nem kötelező. Ha van, minden hívás aláírása az X-Bastide-Signature fejlécben áll.
calls-test = Próba
calls-title = Hívások
calls-url = Cím
calls-why = A fiókod minden asztalánál, amikor épp nem ülsz ott.
calls-worked = { $time }: a hívás megérkezett

carcassonne-abbey = Apátság
carcassonne-aim = A katapult célja { $x },{ $y }; a nyilak mozgatják, Enter dob
carcassonne-aside = Félretéve
carcassonne-carcassonne = Carcassonne
carcassonne-cities = { $count } kész város
carcassonne-city = Város
carcassonne-closed = kész: értéke
carcassonne-cloth = Szövet
carcassonne-do = Mit teszel?
carcassonne-do-barn = Udvarház
carcassonne-do-capture = Elfogás
carcassonne-do-choose = Választás
carcassonne-do-count = Gróf
carcassonne-do-deploy = Figura
carcassonne-do-dragon = Sárkány
carcassonne-do-drive = Kocsi
carcassonne-do-enter = Bevonulás
carcassonne-do-fairy = Tündér
carcassonne-do-join = Kivonulás
carcassonne-do-portal = Kapu
carcassonne-do-princess = Hercegnő
carcassonne-do-seduce = Kicserélés
carcassonne-do-summon = Idehívás
carcassonne-do-tempt = Kicserélés
carcassonne-do-top = Tetejére
carcassonne-do-tower = Torony
carcassonne-dock = A lapkád és a figuráid
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Mezők: melyik mező mely városokat látja el
carcassonne-feeds = kész városokat lát el
carcassonne-field = Mező
carcassonne-figure = Melyik figura?
carcassonne-figure_label = { $name }: { $role } itt: { $x },{ $y }
carcassonne-fits = { $places } hely, { $ways } mód
carcassonne-grain = Gabona
carcassonne-has_king = nála van a király
carcassonne-has_robber = nála van a rablólovag
carcassonne-king = Király: legnagyobb város { $tiles }
carcassonne-left = lapka maradt
carcassonne-monastery = Kolostor
carcassonne-nobody = nincs itt senki
carcassonne-now = most ennyit ér
carcassonne-open = { $count } nyitott vég
carcassonne-pennants = { $count } címer
carcassonne-pile = { $count } lapka maradt
carcassonne-place_here = Lerakás ide
carcassonne-place_label = Lapka lerakása ide: { $cell }; { $ways } forgatás illik
carcassonne-prisoner = Fogoly
carcassonne-region_text = { $region } itt: { $x },{ $y }: { $tiles } lapka, { $open } nyitott vég; { $people }; most { $points } pont az értéke.
carcassonne-removed = Kikerült a játékból
carcassonne-river = A folyó
carcassonne-road = Út
carcassonne-roads = { $count } kész út
carcassonne-robber = Rabló: leghosszabb út { $tiles }
carcassonne-role-builder = építőmester
carcassonne-role-farmer = paraszt
carcassonne-role-guard = őr
carcassonne-role-heretic = eretnek
carcassonne-role-knight = lovag
carcassonne-role-monk = szerzetes
carcassonne-role-pig = disznó
carcassonne-role-thief = útonálló
carcassonne-ruler = Milyen messze?
carcassonne-second_part = második lapka az építőmester révén
carcassonne-shared = Megosztva: mindenki minden pontot megkap
carcassonne-shrine = Szentély
carcassonne-step_figure = Figura
carcassonne-step_place = A lapka lerakása
carcassonne-step_score = Értékelés
carcassonne-throws = { $count } / { $of } már dobott
carcassonne-tile = A lapkád
carcassonne-tiles = { $count } lapka
carcassonne-tiles_left = Maradék lapkák
carcassonne-token_lands = A repülő jelző
carcassonne-tokens = { $count } jelző, a legtöbb
carcassonne-tower_foundation = Torony
carcassonne-tower_label = Torony itt: { $x },{ $y }, { $floors } emelet magas
carcassonne-tower_pieces = Toronyelemek
carcassonne-turn_left = Lapka forgatása balra
carcassonne-turn_right = Lapka forgatása jobbra
carcassonne-wagon_waits = { $name } kocsija továbbmehet
carcassonne-when_closed = ha elkészül
carcassonne-wine = Bor

caylus-all_passed = mindenki passzolt
caylus-bailiff_at = udvarnagy { BEFORE($space, vowel: "az", other: "a") } { $space }. mezőn
caylus-beyond = Az intézőn ({ $provost }) túl van: csak akkor működik, ha +{ $steps } mezőt lép
caylus-bridge = Híd
caylus-castle = Vár
caylus-columns = az 1–{ $count }. oszlop nyitva
caylus-favours = Királyi kegyek
caylus-gate = Kapu
caylus-idle = Hatástalan munkások itt: { $spaces }
caylus-income = a következő forduló bevétele
caylus-inn = Kocsma
caylus-joust_field = Tornapálya
caylus-merchants_guild = Céh
caylus-next_site = következő telek
caylus-owner_gains = { $name } 1 hírnévpontot kap
caylus-passed = passzolt, sorszáma { $place }
caylus-pay = fizetsz
caylus-price = ár
caylus-provost_to = Intéző { BEFORE($space, vowel: "az", other: "a") } { $space }. mezőre
caylus-stables = Istálló
caylus-stock = Készlet: { $wood } fa-, { $stone } kő-, { $prestige } presztízsépület
caylus-stock_label = A készlet épületei
caylus-trading_post = Lerakat
caylus-workers = { $count } munkás kézben

chat-everyone = mindenki
chat-nobody = senki
chat-none = Még senki sem szólt.
chat-players = csak a játékosok
chat-say = Mondj valamit
chat-send = Küldés
chat-title = Csevegés

clause-open = { $clause }. szabály

clock-bank = Perc az egész játékra
clock-correspondence = lépésenként { $days } nap
clock-days = { $days } nap
clock-increment = Másodperccel több minden körben
clock-left = még { $time }
clock-live = { $minutes } perc + { $seconds } mp
clock-none = óra nélkül
clock-per_move = Nap egy lépésre

close = Bezárás

command-hint = írj be egy lépést, pl. a listáról
command-label = Lépés beírása
command-play = Lépek

confirm-ask = { $move }?
confirm-cancel = A választás visszavonása
confirm-play = Ezt lépem

copy = Másolás
copy-by_hand = Kijelölve: másold a billentyűzettel.

delay-minutes = { $minutes } perccel
delay-none = azonnal

duplicate-about = Ezeknél az asztaloknál mindenhol ugyanazt húzzák. Amíg az utolsó véget nem ér, egy asztalt csak az láthat, aki ott ül.
duplicate-all = Az összes azonos szerencséjű asztal
duplicate-at = Asztal
duplicate-going = { $count } asztalnál még játszanak
duplicate-host = Add tovább minden asztalhoz egy szabad hely linkjét; ha egy asztalnál minden hely foglalt, kezdődhet a játék.
duplicate-matchpoints = Meccspont
duplicate-one = azonos szerencse több asztalnál
duplicate-open = Az asztalhoz
duplicate-over = Mind véget ért
duplicate-player = Játékos
duplicate-points = Pont
duplicate-put_away = Elpakolás
duplicate-put_away_sure = Igen, elpakolom
duplicate-result = Eredmény
duplicate-rule = Minden helyet a pontjai alapján a többi asztal ugyanazon helyével hasonlítunk össze: 2 meccspont jár mindegyikért, amelynek kevesebb pontja van, és 1 mindegyikért, amelynek ugyanannyi; legfeljebb { $best }.
duplicate-short = Az összes asztal
duplicate-table = { $number }. asztal
duplicate-tables = Asztalok
duplicate-title = azonos szerencséjű asztalok
duplicate-uncompared = A végig nem játszott játszmát (–) nem hasonlítjuk össze.
duplicate-wait = Más asztaloknál még játszanak ugyanezzel a szerencsével. Az eredmény akkor látható, amikor mind véget ért.

foresight-nothing = Nem változnak a pontok.
foresight-title = Ennek hatása
foresight-unknown = A többi a szerencsén vagy másokon múlik.

good-cloth = { $count } posztó
good-deniers = { $count } dénár
good-food = { $count } élelmiszer
good-gold = { $count } arany
good-stone = { $count } kő
good-wood = { $count } fa

hint = Tipp
hint-close = A tipp bezárása
hint-honest = Abból, amit a helyed tud: becslés, nem ígéret.
hint-points = { $points } pont a végén
hint-rank = { $rank }. tipp
hint-then = Azután:
hint-thinking = A legjobb lépések keresése …
hint-title = A legjobb lépések
hint-wait = Tipp akkor jár, amikor te következel.
hint-why = A három legjobb lépés
hint-win = nyer: { $chance }

hints-alone = Egyedül botokkal
hints-everyone = Mindenki
hints-nobody = Senki

host-title = Az asztal gazdájaként

keys-arrows = lépkedés a tábla helyei között
keys-board = a tábla szavakban
keys-command = lépés begépelése
keys-enter = a mutatott lépés megjátszása
keys-escape = visszavonás
keys-farms = a mezők mutatása
keys-happened = az utolsó események felolvasása
keys-help = ez a súgó
keys-log = a napló
keys-moves = minden lépés mondatokban
keys-status = ki következik és a pontok felolvasása
keys-title = Billentyűk
keys-turn = a lapka forgatása; Shifttel visszafelé
keys-undo = visszavétel
keys-zoom = közelebb, távolabb, minden

learn-back = Vissza
learn-carcassonne-again = Most folytasd, amit elkezdtél, vagy kezdj újat. Mutass egy figurára, és látod az egész területét, ki vezet ott, és mennyit ér.
learn-carcassonne-figure = A lapkád a helyén van. Most alattvalót tehetsz rá: lovagot városba, útonállót útra, szerzetest kolostorba, parasztot mezőre. Az alattvalót visszakapod, ha a város, az út vagy a kolostor elkészül.
learn-carcassonne-place = Minden körben húzol egy lapkát, és úgy rakod le, hogy minden oldala folytassa a vidéket. A kivilágított helyekre illik; a pontok mutatják, hányféleképp. Az R vagy a görgő forgatja.
learn-caylus-build = Az ács, a kőműves és az építész enged építeni. Amit ki tudsz fizetni, az a tábla alatti készletben világít.
learn-caylus-castle = A várban egy munkaegység egy élelmiszer és két másfajta kocka. Minden egység egy ház; a forduló legjobb építője királyi kegyet kap.
learn-caylus-place = Munkások lerakása: a játékosok sorban egy-egy munkást tesznek egy szabad épületre. Az érme az árat mutatja. Aki elsőként passzol, egy dénárt kap.
learn-caylus-provost = A lerakás után az intéző mozgatható: a rajta túli épületek ebben a fordulóban nem működnek. Az áthúzott munkások hatástalanok maradnának.
learn-caylus-take = A munkásod épülete termel. Ahol lehet választani, te választasz.
learn-done = Így megy ez. A többit már ismered az asztalról.
learn-magna_carta-draw = Egy dénárért lapot húzhatsz. Az alsó kezet csak te látod.
learn-magna_carta-keep = A saját paklid három lapjával kezdesz. Tartsd meg őket, vagy cseréld ki egyszer mindet.
learn-magna_carta-offer = Ajánlj a várnak élelmiszert, fát és követ: minden hármas az épülő szakasz egy jelzőjét kapja.
learn-magna_carta-place = A munkások az út lapjaira kerülnek, darabja egy dénár. A hatás később jön, ha az udvarnagy odáig elér.
learn-magna_carta-provost = Mindenki egyszer mozgathatja az udvarnagyot. A rajta túli munkások üres kézzel mennek haza.
learn-not_that = Ez is lehetséges, de próbáld azt a lépést, amelyről itt szó van.
learn-open = Tanulás néhány lépés lejátszásával
learn-other = { $seat }. játékos
learn-play = Játék most
learn-skip = Tovább
learn-torres-block = Egy építőelem nagyobbá vagy magasabbá teszi a várat. A vár sosem lehet magasabb az alapterületénél: az alapterület a zászlón, a magasság a tetők sarkában áll.
learn-torres-end = Ha elfogytak az akciópontjaid, vagy nem akarsz többet, fejezd be a kört.
learn-torres-first = Először mindenki egy szabad várra tesz egy lovagot. Válassz egyet a kivilágított várak közül.
learn-torres-knight = Az új lovag egy saját lovagod mellé kerül, nem magasabbra nála. Két akciópontba kerül.
learn-torres-move = Válaszd ki egy lovagodat, majd egy kivilágított mezőt. A szám mutatja, mennyit emelkedik vagy süllyed. Minden vár az alapterülete szorozva a benne lévő legmagasabb lovagod szintjével.

legend-any = bármilyen kocka
legend-bailiff = udvarnagy
legend-cloth = posztó
legend-denier = dénár
legend-favour = kegy
legend-food = élelmiszer
legend-gold = arany
legend-hammer = építés
legend-house = ház
legend-prestige = hírnév
legend-provost = intéző
legend-stone = kő
legend-wood = fa
legend-worker = munkás

link-copied = Másolva
link-copy = Link másolása
link-lost = Megszakadt a kapcsolat. Semmi sem vész el: újra felveszi.
link-seat = A helyed, másik eszközön
link-sit = Szabad hely egy barátnak
link-watch = Nézőknek

lobby-bots = Botok
lobby-fewer = Eggyel kevesebb hely
lobby-finished = Most ért véget
lobby-free = A Bastide szabad szoftver, nem áll kapcsolatban e játékok kiadóival. Minden rajz a sajátunk.
lobby-games = Játékok
lobby-go = Játék
lobby-going = Nézhető játszmák
lobby-join = Csatlakozás
lobby-mine = Játékaim
lobby-more = Eggyel több hely
lobby-new = Új asztal
lobby-next = A következő rád váró játék
lobby-no_finished = Még egy nyilvános játék sem ért véget.
lobby-no_open = Senki sem vár nyitott asztalnál.
lobby-none = Itt jelennek meg a játékaid, elöl a legrégebben várók.
lobby-offline = A szerver nem válaszol. Az oldal újra próbálja.
lobby-open = Nyitott asztalok
lobby-others = Mások lépnek
lobby-play = Játék botokkal
lobby-say-carcassonne = Lapkák és alattvalók, kiegészítőkkel.
lobby-say-caylus = Építs várat, és várost a lábánál.
lobby-say-magna_carta = Az út lapokból. Rejtett kezek, nyílt dobott lapok.
lobby-say-torres = Emelj várakat, és mászd meg őket lovagjaiddal.
lobby-seats = Helyek
lobby-start = Indítás
lobby-sub = Nem kell fiók. A játékaid ezen az eszközön maradnak.
lobby-title = Mit építsünk ma?
lobby-waiting = { $count } játék vár rád
lobby-watch = Megnézem

log-ahead = előre mondva
log-bot = bot
log-clause = a szabály
log-earlier = { $count } korábbi kör
log-points = összesen
log-since = Mi történt az utolsó köröm óta
log-steward = helyettes
log-table = Az asztalnál
log-then = Az akkori tábla
log-title = Napló
log-undone = visszavonva

magna-beyond = Az udvarnagyon túl van: csak akkor működik, ha mozgatják
magna-bridge = a passzolás sorrendje
magna-castle = Vár
magna-deck = húzópakli
magna-discard = eldobva: { $count }
magna-dungeon = Alapok
magna-first = kezdőjátékos
magna-hand = A kezed
magna-hand_text = { $name }: { $hand } lap kézben, { $deck } a pakliban.
magna-idle = { $count } munkás hatástalan
magna-in_hand = { $count } lap kézben
magna-next_card = következő lap
magna-owner_effect = { $name }, a tulajdonos is megkapja az alsó hatást
magna-provost_to = Udvarnagy { BEFORE($place, vowel: "az", other: "a") } { $place }. lapra
magna-token = Várjelző
magna-tokens = { $count } várjelző
magna-towers = Tornyok
magna-walls = Falak

moves-count = { $count } lépés
moves-filter = Lépés keresése
moves-more = még { $count } lépés: gépelj a kereséshez
moves-none = Nem te jössz.
moves-title = Lépések

nav-home = A terembe
nav-label = Bastide
nav-learn = Tanulás
nav-play = Játék
nav-replays = Visszajátszás
nav-rules = Szabályok
nav-settings = Beállítások

new-bot = Bot: { $level }
new-changes = { $count } eltérés az alapszabálytól
new-chat = Ki cseveghet
new-delay = A nézők késleltetve látják
new-game = Játék
new-hints = Tippek
new-hints_rule = Egyedül botok ellen, óra és értékelés nélkül bárki kérheti a legjobb lépéseket. Emberek között csak akkor, ha az asztal így szól.
new-luck = Azonos szerencséjű asztalok
new-luck_one = csak ez az egy
new-luck_rule = Mint a versenybridzsben: minden asztal ugyanazt húzza, senki sem lát más asztalt, amíg mind véget nem ér, és utána minden helyet a többi asztal ugyanazon helyével hasonlítunk össze.
new-make = Asztal megnyitása
new-person = Nyitott hely
new-public = Látszódjon a teremben
new-rated = Beleszámít az értékelésbe
new-rated_rule = Csak azoknak, akiknek fiókjuk van, és részt vesznek az értékelésben. Nincs tipp, és az asztal gazdája sem vehet vissza lépést.
new-seat = { $seat }. hely
new-steward = Ha lejár az idő, egy helyettes bot játszik tovább; a játékos visszatérhet.
new-time = Idő
new-title = Új asztal
new-undo = Visszavonás
new-undo_rule = Mások lépésén vagy húzáson túl soha, csak ha mindenki beleegyezik.
new-watch = Ki nézheti

no = Nem

page-failed = Az oldal nem töltődött be. Töltsd be újra.

pass_ahead = Passz, amikor én jövök
pass_ahead-about = Csak a következő döntésedre, ebben a fordulóban. Senki sem látja, amíg meg nem történik; addig visszavonhatod.

paused = A játék szünetel.

phases = A forduló fázisai

players = Játékosok és napló

prefs-activeFirst = A soron lévő panelje elöl
prefs-confirm = Lépések megerősítése
prefs-confirm-always = mindig
prefs-confirm-costly = ha számít
prefs-confirm-never = soha
prefs-contrast = Kontraszt
prefs-contrast-high = erős
prefs-contrast-normal = normál
prefs-coordinates = Mezőnevek mutatása
prefs-dark = Sötét
prefs-forced = Az egyetlen lehetőség automatikus lejátszása
prefs-hints = Lehetséges helyek kivilágítása
prefs-language = Nyelv
prefs-name = A neved
prefs-notices = Szólj, ha én jövök
prefs-ownFirst = Az én táblám elöl
prefs-palette = A helyek színei
prefs-palette-bastide = Bastide
prefs-palette-okabe = színtévesztőknek
prefs-palette-pastel = halvány
prefs-soundEnd = a játék vége
prefs-soundLow = kevés idő
prefs-soundTurn = én következem
prefs-sounds = Hangok
prefs-theme = Téma
prefs-theme-auto = mint a rendszer
prefs-theme-dark = sötét
prefs-theme-light = világos
prefs-tilted = Torres: magasságok domborúan
prefs-title = Beállítások

proposal-pause = { $name } szünetet kér.
proposal-reveals = Ez szerencsét vagy tudást vonna vissza.
proposal-stop = { $name } javasolja, hogy hagyjuk abba.
proposal-undo = { $name } egy lépés visszavonását kéri.

push-ask = Hívj, ha én jövök
push-failed = Ez a böngésző nem hívható: { $reason }
push-on = Hívni fogunk.

ratings-best = A legjobb játékosok
ratings-game = Játék
ratings-games = Játékok
ratings-mine = Értékeléseim
ratings-mine_none = Még nincs értékelésed: fejezz be egy játékot olyan értékelt asztalnál, ahol mindenki részt vesz.
ratings-none = Itt még senkinek sincs értékelése.
ratings-not_yet = Nem veszel részt; ezt a beállításokban megváltoztathatod.
ratings-optin = A részvétel önkéntes: csak az kap értékelést és kerül a listára, aki ezt a beállításokban választotta.
ratings-options = Opciók
ratings-place = Hely
ratings-rating = Érték
ratings-see = Értékelések megtekintése
ratings-sign_in = Lépj be, és itt látod a saját értékeléseidet.
ratings-skill = Tudás
ratings-title = Értékelés
ratings-usual = szokásos
ratings-what = Az érték az, amiben elég biztosak lehetünk: az OpenSkill megbecsüli, mennyire jól játszik valaki (tudás) és mennyire biztos ez (±), majd a kétely háromszorosát levonjuk. Mindenki 0-ról indul.
ratings-you = te

redo = Újra lépem
redo-none = semmi sem lett visszavonva

refused-nothing = nem történt lépés

rematch = Új játék
rematch-go = A következő játék kész: irány oda.

replay-end = Vége: { $total }. lépés, összesen { $total }
replay-open = Visszajátszás
replay-past = A múltat nézed: { $step }. lépés, összesen { $total }
replay-pause = Szünet
replay-play = Lejátszás
replay-share = Állás megosztása
replay-slider = A játék lépése
replay-speed = sebesség
replay-step = Lépés
replay-table = Vissza az asztalhoz
replay-turn = Kör

resign = Feladás
resign-sure = Igen, feladom

restart = A kör újrakezdése

resume = Folytatás

return = Visszaveszem a helyem

review = Elemzés
review-again = Próbáld újra
review-ask = A játszma elemzése
review-better = Jobb: { $text }
review-curve = Nyerési esélyek a játszma során
review-draws = A legtöbbet változtató húzások
review-failed = Az elemzés nem készült el.
review-given = Döntésenként elvesztve
review-go = { $step }. lépés
review-how = { $decisions } döntés átnézve, egyenként { $seconds } mp, azzal, amit a hely akkor tudott.
review-lost = elvesztett: { $lost } ennyiből: { $chance }
review-luck = Húzási szerencse
review-mark_choice = ez a döntés ennyit vesztett: { $lost }
review-mark_luck = szerencse – { $name }: { $luck }
review-none = Egy döntés sem vesztett említésre méltót.
review-not_over = Az elemzés a játszma vége után készülhet el.
review-numbers = Ugyanez számokban
review-played = Ez történt: { $text }
review-running = Elemzés folyamatban: { $part }
review-show = A jobb lépés mutatása
review-shown = Itt jobb volt: { $text }
review-split = Szerencse és döntések
review-split_why = Szerencse: amit a húzások hoztak ahhoz képest, ami átlagosan jöhetett. Döntések: amit a megtalált legjobb lépéshez képest elvesztettek.
review-step = Lépés
review-steps = { $count } lépés
review-swings = A legdrágább döntések
review-value = { $step }. lépés: { $chances }
review-waiting = Előtte még { $count } másik elemzés készül.
review-why = A játszmát a háttérben újra végignézzük: hogyan alakultak az esélyek, mibe kerültek a döntések, és mi volt szerencse. Egyszer készül el, és mindenkinek megmarad.

road-at = { $name } egyik munkása itt van: { $place }.
road-castle = { $section }: { $count } / { $places } ház.
road-owned = tulajdonosa { $name }
road-provost = Az intéző { BEFORE($provost, vowel: "az", other: "a") } { $provost }., az udvarnagy { BEFORE($bailiff, vowel: "az", other: "a") } { $bailiff }. helyen áll.
road-space = { $space }. hely: { $building }
road-worker = { $name } munkása

rollback = Az utolsó döntés visszavonása
rollback-about = Elakadt asztalhoz, vagy másképp nem javítható hibához: bárki döntött, és bármit húztak vagy fedtek fel. A napló mindenkinek elmondja.
rollback-sure = Igen, visszavonom mindenkinek

rules-arrow = A nyíltól balra fizetsz, jobbra kapsz; a vonal jelentése: vagy.
rules-back = Vissza az asztalhoz
rules-chapters = Fejezetek
rules-clauses = { $count } pont
rules-english = A szabályok címe magyarul, a szövege angolul olvasható.
rules-found = { $count } találat
rules-house = Ház és kettőspont: amit a tulajdonos is megkap.
rules-legend = A jelek olvasása
rules-none = Egyik pontban sincs meg minden szó.
rules-of = { $game }: szabályok
rules-refused = Egy elutasított lépéstől jöttél, szabály: { $clause }.
rules-search = Keresés szóra vagy számra
rules-source-image = kép
rules-source-rulebook = szabálykönyv
rules-source-ruling = saját döntés

seat-away = nincs itt
seat-points = { $points } pont
seat-resigned = feladta
seat-steward = helyettes játszik
seat-turn = ő jön
seat-winner = győztes
seat-you = te

skip = Ugrás a tartalomra

stage-pace = Milyen gyorsan látszanak a többiek lépései
stage-pace-half = Fele olyan gyorsan
stage-pace-once = Mindent egyszerre
stage-pace-one = Szokásos sebesség
stage-pace-two = Kétszer olyan gyorsan
stage-settled = Közben { $count } lépés történt
stage-skip = Ugrás a jelenhez
stage-sound = Hang

standing = Végeredmény

state-expired = nem indult el
state-open = játékosokra vár
state-over = véget ért
state-paused = szünetel
state-playing = folyik

status-only = Csak ez lehetséges: { $move }.
status-over = A játék véget ért.
status-stopped = A játékosok abbahagyták.
status-theirs = { $name }:
status-won = A játék véget ért. Győztes: { $names }.
status-yours = Te jössz.

steward = Lejárt az időd; helyettes játszik helyetted.

table-ask = Kérdezd a többieket
table-commitment = Minden húzást egy titkos mag rögzít; ez az ujjlenyomata:
table-copied = másolva
table-copy = Link másolása ehhez az álláshoz
table-fair = Tisztességes húzások
table-links = Linkek
table-loading = Egy pillanat …
table-menu = Asztal és beállítások
table-record = Játék letöltése
table-rules = Az asztal szabályai
table-seed = A mag, most, hogy vége a játéknak:
table-standard = Az alapszabályok.
table-version = szabályváltozat: { $version }

tokens-label = Hozzáférési kulcs
tokens-link = Mit kérhet egy program a kiszolgálótól (OpenAPI)
tokens-made = készült: { $time }
tokens-make = Kulcs készítése
tokens-name = A program neve
tokens-once = { $name } hozzáférési kulcsa. Másold ki most: csak egyszer látható.
tokens-revoke = Visszavonás
tokens-title = Programok, amelyek helyetted játszanak
tokens-why = Hozzáférési kulccsal az általad írt bot leülhet, és a nevedben játszhat. A fiókot nem módosíthatja, de akinél megvan, játszhat helyetted: őrizd úgy, mint egy jelszót.

torres-advance = Pont szerzése
torres-ap = { $cost } AP
torres-at_scoring = a következő értékeléskor
torres-base_level = alapterület { $base } × szint { $level }
torres-block = Elem lerakása
torres-bonus = megkapná a királybónuszt
torres-bonus_now = A király { $level }. szintje { $points } pontot ad
torres-buy = Kártya vásárlása
torres-cards = Kártyáid
torres-cards-rule = körönként egy, ingyen
torres-castle_text = Vár itt: { $squares }: alapterület { $base }, magasság { $height }.
torres-cost = ára { $cost } akciópont
torres-dock = A köröd: pontok, akciók, kártyák
torres-end = Kör vége
torres-hand = kártyák
torres-king_bonus = A király jutalma
torres-king_text = A király itt áll: { $square }.
torres-knight = Lovag lerakása
torres-knight_text = { $name } lovagja itt: { $square }, { $level }. szint.
torres-leapfrog = Átugrott foglalt mezők
torres-master = Mesterkártya: { $card }
torres-move = Lovag mozgatása
torres-next_turn = következő kör
torres-pick = Lovag itt: { $square }: válaszd ki, hová megy
torres-points = Akciópontok
torres-reserve = tartalék
torres-scoring = értékelés
torres-supply = készlet { $count }
torres-towers = A következő körök tornyai: { $towers }
torres-year = { $year }. év
torres-year_round = { $year }. év, { $round }. forduló, összesen { $rounds }

turn = { $turn }. forduló

undo = Visszavonás
undo-consent = beleegyezéssel
undo-free = a saját körben
undo-never = soha
undo-none = nincs mit visszavonni
undo-stops = Eddig lehet visszavenni

verify = Ellenőrzés
verify-commitment = A mag illik az első húzás előtt közzétett ujjlenyomathoz.
verify-more = Az egész játék újrajátszása, minden szabály és húzás ellenőrzése:
verify-result = A győztesnek van a legtöbb pontja, vagy a döntetlenszabály szerint nyert.
verify-running = A játék még tart: a mag a végén derül ki.
verify-view = A mutatott állás ujjlenyomata az, amit a szerver adott.

watch-anyone = bárki
watch-link = linkkel
watch-nobody = senki

watching = { $count } néző

yes = Igen

you-name = Vendég

zoom-fit = Minden látszik
zoom-in = Közelebb
zoom-out = Távolabb
