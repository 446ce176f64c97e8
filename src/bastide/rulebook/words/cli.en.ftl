games-seats = bastide play { $name }: { $seats } players ({ $clause }), rules version { $version }
games-standard = { $value } (standard)

welcome =
    { $game } for { $players ->
         [one] { $players } player
        *[other] { $players } players
    }. You are seat { $seat }; type help for what you can type.

commitment =
    All draws are fixed by a seed, which the record shows. Its commitment:
    { $commitment }

help =
    Type the number of a line to do what it says or to open a longer list, or type:
      an action's text, such as the one at the end of a line, or its first words to see what can follow
      more, back, list    the next lines, the list before, the whole list
      board               draw the board again
      undo, undo all      undo your last action, or all of them that may be undone
      why ACTION          why that action is not legal now
      rules CLAUSE        what a clause says; rules WORDS finds clauses
      log, log all        what has happened
      quit                leave the table; you can keep the record and go on later

see_help = Type help for what you can type.

no_such_line = There is no such line; choose 1 to { $last }.

folded =
    { $count ->
         [one] { $count } choice
        *[other] { $count } choices
    }, such as: { $example }

page = { "      " }lines { $first } to { $last } of { $all }; press Enter or type more for the next ones

back = { "      " }type back for the list before, or list for all

did = Seat { $seat }: { $action }

undone = Undone: { $actions }.

undo-nothing = You have done nothing yet that could be undone.
undo-others = This cannot be undone: seat { $seat } has acted since.
undo-chance = This cannot be undone, because luck has decided since: { $event }
undo-draw = a draw.
undo-revealed = This cannot be undone, because it made something known: { $event }

why-what = Type why and an action's text, for example: why pass
why-legal = '{ $action }' is legal now.

result =
    { $rank }. seat { $seat } ({ $name }): { $score ->
         [one] { $score } point
        *[other] { $score } points
    }

won = You have won.

lost = You have not won this time.

save-ask = To keep the record, type a file name; Enter leaves without it:
save-exists = { $file } exists already; choose another name.
save-not = The record is not kept.
save-done = The record is in { $file }; check it with: bastide verify { $file }
save-unfinished = The game is in { $file }; go on with: bastide play --resume { $file }
