games-seats = bastide play { $name }: { $seats } jucători ({ $clause }), versiunea { $version } a regulilor
games-standard = { $value } (standard)

welcome =
    { $game }, { $players ->
         [one] { $players } jucător
         [few] { $players } jucători
        *[other] { $players } de jucători
    }. Ești jucătorul { $seat }; scrie help ca să vezi ce poți scrie.

commitment =
    Toate tragerile sunt hotărâte de un număr secret, pe care înregistrarea îl arată la sfârșit. Amprenta lui:
    { $commitment }

help =
    Scrie numărul unui rând ca să faci ce spune sau ca să deschizi o listă mai lungă, ori scrie:
      textul unei acțiuni, ca acela de la sfârșitul unui rând, sau primele lui cuvinte, ca să vezi ce poate urma
      more, back, list    rândurile următoare, lista dinainte, toată lista
      board               desenează din nou tabla
      undo, undo all      anulează ultima ta acțiune sau toate cele care pot fi anulate
      why ACȚIUNE         de ce nu este permisă acum acțiunea
      rules REGULĂ        ce spune o regulă; rules CUVINTE găsește reguli
      log, log all        ce s-a întâmplat
      quit                pleci de la masă; poți păstra înregistrarea și continua mai târziu

see_help = Scrie help ca să vezi ce poți scrie.

no_such_line = Nu există un astfel de rând; alege de la 1 la { $last }.

folded =
    { $count ->
         [one] { $count } posibilitate
         [few] { $count } posibilități
        *[other] { $count } de posibilități
    }, de exemplu: { $example }

page = { "      " }rândurile de la { $first } la { $last } din { $all }; apasă Enter sau scrie more pentru următoarele

back = { "      " }scrie back pentru lista dinainte sau list pentru toate

did = Jucătorul { $seat }: { $action }

undone = Anulate: { $actions }.

undo-nothing = Nu ai făcut încă nimic care să poată fi anulat.
undo-others = Nu se mai poate anula: între timp a jucat jucătorul { $seat }.
undo-chance = Nu se mai poate anula, fiindcă între timp a hotărât întâmplarea: { $event }
undo-draw = o tragere la sorți.
undo-revealed = Nu se mai poate anula, fiindcă a dezvăluit ceva: { $event }

why-what = Scrie why și textul unei acțiuni, de exemplu: why pass
why-legal = „{ $action }” este permis acum.

result =
    { $rank }. jucătorul { $seat } ({ $name }): { $score ->
         [one] { $score } punct
         [few] { $score } puncte
        *[other] { $score } de puncte
    }

won = Ai câștigat.

lost = De data aceasta nu ai câștigat.

save-ask = Ca să păstrezi înregistrarea, scrie un nume de fișier; Enter pleacă fără ea:
save-exists = { $file } există deja; alege alt nume.
save-not = Înregistrarea nu este păstrată.
save-done = Înregistrarea este în { $file }; verific-o cu: bastide verify { $file }
save-unfinished = Partida este în { $file }; continuă cu: bastide play --resume { $file }
