call-address = l’adresse doit commencer par https:// et nommer un serveur.
call-failed = la notification n’a pas pu être envoyée ({ $error }).
call-no_host = il n’y a pas de serveur « { $host } ».
call-password = l’adresse ne doit contenir ni nom ni mot de passe.
call-port = le port n’est pas un nombre.
call-private = l’adresse est dans le réseau du serveur, qui n’y envoie rien.
call-refused = la réponse a été le statut { $status }.
call-resting = pas de réponse ; un nouvel essai sera fait plus tard.
call-silent = { $host } ne répond pas ({ $error }).
call-waiting = trop de notifications attendent déjà.

entry-agreed = { $player } accepte le changement
entry-amended = L’hôte change ce qui était convenu
entry-answered-no = { $player } refuse
entry-answered-yes = { $player } accepte
entry-applauded = { $player } : bien joué !
entry-botsat = Un bot ({ $level }) s’assoit
entry-claimed = { $player } a maintenant un compte
entry-closed = La partie se termine sans résultat : personne ne pouvait la continuer ici
entry-created = La table est prête
entry-expired = Personne n’a commencé à temps ; la table est fermée
entry-expired-by_host = L’hôte ferme la table
entry-left = { $who } quitte la table
entry-played = { $player } joue
entry-played-ahead = { $player } passe, comme décidé d’avance
entry-played-replaced = { $player } n’a pas choisi ; un coup permis a été joué à sa place
entry-proposed-pause = { $player } propose une pause
entry-proposed-stop = { $player } propose d’arrêter la partie ici
entry-proposed-undo = { $player } demande à revenir à l’étape { $to }
entry-proposed-undo_reveals = { $player } demande à revenir à l’étape { $to }, avant quelque chose de tiré ou de révélé
entry-rematched = { $player } prépare la revanche
entry-reminded-expiry = Si la partie ne commence pas bientôt, cette table sera fermée
entry-reminded-time = Le temps { NAME($player, form: "de") } s’épuise
entry-resigned = { $player } abandonne
entry-rested =
    { $count ->
        [one] { $player } prend un jour de congé ; d’ici là, son temps est suspendu
       *[other] { $player } prend { $count } jours de congé ; d’ici là, son temps est suspendu
    }
entry-resumed = { $player } met fin à la pause
entry-returned = { $player } reprend sa place au remplaçant
entry-rolledback =
    L’hôte annule la dernière décision { BEFORE($whose, vowel: "d’", other: "de ") }{ $whose } : { $count ->
         [one] { $count } étape
        *[other] { $count } étapes
    }
entry-rolledback-reveals =
    L’hôte annule la dernière décision { BEFORE($whose, vowel: "d’", other: "de ") }{ $whose } : { $count ->
         [one] { $count } étape
        *[other] { $count } étapes
    }, avant quelque chose de tiré ou de révélé
entry-sat = { $who } s’assoit
entry-started = La partie commence
entry-timedout = Temps écoulé pour { $player } ; un remplaçant continue
entry-undone =
    { $player } annule { $count ->
         [one] { $count } étape
        *[other] { $count } étapes
    }

level-novice = novice
level-apprentice = apprenti
level-builder = bâtisseur
level-master = maître
level-king = roi
level-random = clics au hasard

name-bot = bot ({ $level })
name-departed = joueur parti
name-free = personne
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game } : l’hôte a changé la table. La partie commence quand vous êtes d’accord.
notice-end = { $game } : la partie est terminée.
notice-expiry = { $game } : votre table sera bientôt fermée si la partie ne commence pas.
notice-invite = { $name } vous invite à { $game }.
notice-start = { $game } : la partie commence.
notice-test = Voici à quoi ressemble une notification de Bastide.
notice-time = { $game } : votre temps s’épuise.
notice-turn = { $game } : c’est à vous.

refusal-agreed_already = Vous avez déjà accepté ; les autres n’ont pas encore répondu.
refusal-agreed_change = Il n’y a rien que vous n’ayez déjà accepté.
refusal-applauded = Vous l’avez déjà dit.
refusal-bad_frame = Ce n’est pas un message du protocole : { $problem }. Voir /docs/protocol.
refusal-bad_request = La demande ne peut pas être lue : { $problem }
refusal-banned = La personne qui s’occupe de ce serveur vous en a exclu.
refusal-beyond_horizon = Sans les autres, vous pouvez revenir jusqu’à l’étape { $horizon } : ce qui précède a révélé quelque chose ou était le coup d’un autre. Proposez l’annulation, et tous doivent accepter.
refusal-blocked = Quelqu’un à cette table ne veut pas jouer avec vous.
refusal-bot_tables = Des bots jouent déjà entre eux à autant de tables que ce serveur le permet ; réessayez plus tard, ou asseyez-vous vous-même.
refusal-change_luck = La chance de cette table est partagée ou connue : elle reste telle qu’elle a été ouverte.
refusal-change_nothing = Cela ne changerait rien.
refusal-change_open =
    { $count ->
        [one] La table a été changée et { $count } personne n’a pas encore accepté.
       *[other] La table a été changée et { $count } personnes n’ont pas encore accepté.
    }
refusal-change_seats = Quelqu’un est assis à la place { $number } ; libérez d’abord cette place.
refusal-chat_closed = Il n’y a pas de discussion à cette table.
refusal-chat_empty = Écrivez ce que vous voulez dire.
refusal-chat_players = À cette table, seuls les joueurs discutent.
refusal-damaged = Ce qui est enregistré de cette table est endommagé. Elle est mise de côté ; la personne qui s’occupe du serveur peut y regarder.
refusal-duplicate_nonce = Personne n’ajoute rien aux tirages des tables à chance égale ; omettez le nonce.
refusal-duplicate_pause = Une table qui partage sa chance ne fait pas de pause : les autres attendent sa fin.
refusal-duplicate_seated = On ne joue pas à deux tables à chance égale ; quittez d’abord l’autre.
refusal-duplicate_undo = Aux tables à chance égale, on n’annule rien de ce qui a été tiré ou révélé : aux autres tables, personne ne le savait d’avance.
refusal-expired = La table n’a jamais commencé et a été fermée ; préparez-en une autre.
refusal-foreign_origin = La page qui demande ne vient pas de ce serveur ; ouvrez la table à l’adresse du serveur.
refusal-full = Toutes les places sont prises ; vous pouvez regarder.
refusal-goes_on = La partie peut continuer ici ; proposez de l’arrêter, et tous doivent être d’accord.
refusal-hints_alone = Les conseils sont pour qui joue seul contre des bots, sauf si tous sont d’accord lors de la préparation de la table.
refusal-hints_clock = Pas de conseils contre la montre, sauf si tous sont d’accord lors de la préparation de la table.
refusal-hints_duplicate = Pas de conseils aux tables à chance égale, sauf si tous sont d’accord lors de leur préparation.
refusal-hints_nobody = À cette table, personne ne reçoit de conseils.
refusal-hints_off = Ce serveur ne donne pas de conseils.
refusal-hints_rated = Pas de conseils à une table classée, sauf si tous sont d’accord lors de sa préparation.
refusal-host_only = Seul l’hôte de la table peut le faire.
refusal-illegal = Les règles l’interdisent.
refusal-name_taken = Le nom « { $name } » est pris ; choisissez-en un autre.
refusal-name_wrong = Un nom a de 2 à 30 lettres, chiffres, espaces, points, tirets ou traits de soulignement.
refusal-needs_server = Cela demande un serveur ; ici, tout reste sur cet appareil.
refusal-no_hint = Aucun conseil trouvé à temps ; redemandez.
refusal-no_invitation = Il faut une invitation pour s’asseoir ici : demandez le lien à l’hôte.
refusal-no_invitations = Cette personne ne veut pas être invitée.
refusal-no_level = Il n’y a pas de bot « { $level } » ; choisissez parmi { $levels }.
refusal-no_pass = Dans { $game }, on ne passe pas son tour ; décidez quand il viendra.
refusal-no_proposal = Il n’y a pas de proposition à laquelle répondre.
refusal-no_seat =
    La table a { $seats ->
         [one] { $seats } place, numérotée
        *[other] { $seats } places, numérotées
    } à partir de 0.
refusal-no_session = Vous n’êtes pas connecté, ou votre session a pris fin ; connectez-vous à nouveau.
refusal-no_steward = Aucun remplaçant ne joue pour vous.
refusal-no_such_seat = « { $seat } » n’est pas une place pour un bot ici ; les places sont numérotées à partir de 0.
refusal-not_over = La partie n’est pas encore terminée.
refusal-not_paused = La partie n’est pas en pause.
refusal-not_seated = Vous n’êtes pas à cette table ; ouvrez le lien de votre place.
refusal-not_started = La partie n’a pas commencé.
refusal-not_your_turn = Ce n’est pas à vous ; attendez { NAME($player, form: "acc") }.
refusal-nothing_to_undo = Il n’y a pas d’étape ultérieure à annuler.
refusal-over = La partie est terminée ; demandez une revanche.
refusal-pass_now = C’est votre tour : passez maintenant, ou jouez.
refusal-pass_over = Vous ne pouvez plus passer pendant ce tour de jeu ; choisissez-le quand le suivant aura commencé.
refusal-player_away = { $who } n’est pas là. La pendule tournerait pour un absent : attendez, ou donnez la place à un bot.
refusal-password_short = Un mot de passe a au moins 10 caractères.
refusal-paused = La partie est en pause ; mettez d’abord fin à la pause.
refusal-people_full = Vous avez déjà rendu muettes ou bloqué { $count } personnes ; retirez-en d’abord une.
refusal-preferences_full = On garde au plus { $count } préférences par compte.
refusal-played_before = Seules les personnes de la partie précédente rejouent ici ; ouvrez votre propre table pour en inviter d’autres.
refusal-present_password = Le mot de passe actuel est faux.
refusal-proposal_open = Une proposition est déjà en cours ; répondez-y d’abord.
refusal-push_keys = Ce navigateur ne peut pas recevoir de notifications : ses clés ne sont pas des clés push.
refusal-push_service = Le serveur ne connaît pas le service de notification de ce navigateur ; connectez-vous pour y recevoir des notifications.
refusal-resigned_seat = Le joueur de cette place a abandonné.
refusal-rest_clock = Les jours de congé sont pour les parties sur plusieurs jours : à cette table, le temps se compte autrement.
refusal-rest_used =
    { $count ->
        [0] Vous avez pris tous vos jours de congé de l’année à cette table.
        [one] Il vous reste un jour de congé cette année à cette table.
       *[other] Il vous reste { $count } jours de congé cette année à cette table.
    }
refusal-review_empty = Personne n’a joué dans cette partie ; il n’y a rien à analyser.
refusal-review_frozen = Les règles { BEFORE($game, vowel: "d’", other: "de ") }{ $game } ont changé depuis cette partie ; elle ne peut plus être analysée ici.
refusal-reviews_full = Beaucoup de parties attendent leur analyse ; redemandez plus tard.
refusal-reviews_off = Ce serveur ne fait pas d’analyses.
refusal-rollback_clock = À une table avec pendule, l’hôte n’annule rien sans les autres ; proposez l’annulation, et tous doivent accepter.
refusal-rollback_host = Seul l’hôte de la table annule sans demander ; proposez l’annulation, et tous doivent accepter.
refusal-rollback_nothing = Personne à cette table n’a encore rien décidé qui puisse être annulé.
refusal-rollback_rated = À une table classée, l’hôte n’annule rien sans les autres ; proposez l’annulation, et tous doivent accepter.
refusal-rules_changed = La partie a commencé avec la version { $played } des règles { BEFORE($game, vowel: "d’", other: "de ") }{ $game } ; ce serveur joue la version { $present } et ne peut pas la continuer. Qui est assis ici peut la terminer sans résultat et télécharger ce qui a été joué.
refusal-said = { $sentence }
refusal-sealed = D’autres tables jouent avec la même chance ; tant qu’elles ne sont pas toutes terminées, seuls ceux qui sont assis à cette table la voient.
refusal-sealed_review = La partie pourra être analysée quand toutes les tables à chance égale seront terminées.
refusal-seat_free = Cette place est libre.
refusal-seated_already = Vous êtes déjà à cette table.
refusal-seats_free =
    { $count ->
         [one] { $count } place est encore libre
        *[other] { $count } places sont encore libres
    } ; invitez quelqu’un ou asseyez un bot.
refusal-sockets_full = Trop de tables sont ouvertes à votre adresse ; fermez-en quelques-unes.
refusal-stale = Quelque chose s’est passé avant l’arrivée de votre commande ; regardez ce qui est nouveau et décidez à nouveau.
refusal-started = La partie a commencé ; les places ne changent plus.
refusal-steward_plays = Votre temps est écoulé et un remplaçant joue pour vous ; reprenez d’abord votre place.
refusal-subscriptions_full =
    Vous recevez déjà des notifications à { $count ->
         [one] { $count } adresse
        *[other] { $count } adresses
    } ; retirez-en d’abord une.
refusal-taken = Cette place est prise.
refusal-token_plays = La clé d’accès d’un bot sert à jouer ; pour modifier le compte, connectez-vous avec le mot de passe.
refusal-too_large = C’est trop grand : au plus { $limit } octets.
refusal-too_often =
    Trop souvent ; attendez { $seconds ->
         [one] { $seconds } seconde
        *[other] { $seconds } secondes
    } et réessayez.
refusal-unavailable = Le serveur ne peut pas écrire en ce moment ; rien n’est perdu, réessayez.
refusal-undo_by_consent = À cette table, toute annulation demande l’accord de tous : proposez-la.
refusal-undo_into_chance = Revenez avant la décision d’un joueur, pas au milieu de ce que le hasard a fait.
refusal-undo_never = À cette table, rien n’est annulé.
refusal-undo_to_own = Revenez à une décision à vous.
refusal-unknown = Cela n’existe pas ici : { $thing }.
refusal-unknown_command = La table ne connaît pas cette commande.
refusal-wait_turn = Attendez votre tour.
refusal-watch_only = Vous ne pouvez pas regarder cette table ; demandez un lien à l’hôte.
refusal-webhook_account = Seul un compte peut recevoir des notifications par webhook ; connectez-vous et demandez-le dans les réglages.
refusal-webhook_address = L’adresse du webhook ne convient pas : elle doit commencer par https:// et nommer un serveur.
refusal-wrong_link = Le lien n’est plus valable ; demandez-en un autre.
refusal-wrong_password = Le nom ou le mot de passe est faux.
refusal-yourself = C’est vous-même.

share-sealed = tirages scellés et vérifiés

thing-address = adresse
thing-device = appareil
thing-duplicate = groupe de tables
thing-file = fichier
thing-game = jeu
thing-lesson = leçon
thing-line = ligne de la discussion
thing-player = joueur
thing-position = position
thing-subscription = abonnement
thing-table = table
thing-token = clé d’accès
