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
entry-botsat = { $level } (bot) s’assoit
entry-claimed = { $player } a maintenant un compte
entry-closed = La partie se termine sans résultat : personne ne pouvait la continuer ici
entry-closed-by_organiser = L'organisateur met fin à la partie
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

league-division = Division { $number }
league-games_of = Parties de la semaine { $week }
league-lost = Perdues
league-played = Jouées
league-rule = Trois points par victoire, un par égalité.
league-tied = Nulles
league-won = Gagnées
level-novice = Novice
level-apprentice = Apprenti
level-builder = Bâtisseur
level-master = Maître
level-king = Roi
level-random = clics au hasard

name-bot = { $level }
name-departed = joueur parti
name-free = personne
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game } : l’hôte a changé la table. La partie commence quand vous êtes d’accord.
notice-club = { $name } prévoit : { $text }
notice-end = { $game } : la partie est terminée.
notice-expiry = { $game } : votre table sera bientôt fermée si la partie ne commence pas.
notice-invite = { $name } vous invite à { $game }.
notice-league_agreed = { $text } : { $name } a choisi une heure pour votre partie.
notice-league_table = { $name } : ta table est ouverte.
notice-league_times = { $text } : { $name } propose des heures. Choisis-en une.
notice-rests = { $name } : tu es au repos pendant cette ronde.
notice-results = { $name } est terminé : tu es à la place { $place }.
notice-round = { $name }, ronde { $number } : ta table est prête.
notice-season = { $name } : la saison commence.
notice-start = { $game } : la partie commence.
notice-test = Voici à quoi ressemble une notification de Bastide.
notice-time = { $game } : votre temps s’épuise.
notice-too_few = { $name } n'a pas pu commencer : il y a trop peu d'inscrits.
notice-turn = { $game } : c’est à vous.
notice-waits = { $name } : quelqu'un t'attend à la table.

refusal-agreed_already = Vous avez déjà accepté ; les autres n’ont pas encore répondu.
refusal-agreed_change = Aucun changement n’attend votre accord.
refusal-applauded = Vous l’avez déjà dit.
refusal-bad_frame = Ce n’est pas un message du protocole : { $problem }. Voir /docs/protocol.
refusal-bad_request = La demande ne peut pas être lue : { $problem }
refusal-banned = La personne qui s’occupe de ce serveur vous en a exclu.
refusal-beyond_horizon = Sans les autres, vous pouvez revenir jusqu’à l’étape { $horizon } : ce qui précède a révélé quelque chose ou était le coup d’un autre. Proposez l’annulation, et tous doivent accepter.
refusal-blocked = Quelqu’un à cette table ne veut pas jouer avec vous.
refusal-bot_tables = Des bots jouent déjà entre eux à autant de tables que ce serveur le permet ; réessayez plus tard, ou asseyez-vous vous-même.
refusal-change_luck = Les tirages de cette table servent aussi à d’autres ou sont déjà connus : ses règles ne changent plus.
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
refusal-club_blocked = Ce club ne souhaite pas t'accueillir.
refusal-club_evenings =
    { $count ->
        [one] { $count } soirée est déjà prévue.
       *[other] { $count } soirées sont déjà prévues ; annules-en une d'abord.
    }
refusal-club_full =
    { $count ->
        [one] Un club a au plus { $count } membre.
       *[other] Un club a au plus { $count } membres ; celui-ci est complet.
    }
refusal-club_helpers = Seuls les responsables et les aides du club peuvent le faire.
refusal-club_invitation = On entre dans ce club sur invitation : demande le lien à un membre.
refusal-club_last_leader = Un club a besoin d'un responsable ; nomme d'abord un autre membre.
refusal-club_leader = On n'exclut pas un responsable du club ; il peut partir.
refusal-club_leaders = Seuls les responsables du club peuvent le faire.
refusal-club_members = C'est réservé aux membres du club ; rejoins-le d'abord.
refusal-clubs_full =
    { $count ->
        [one] Tu peux avoir { $count } club au plus.
       *[other] Tu peux avoir { $count } clubs au plus ; quittes-en un d'abord.
    }
refusal-contest_goes_on = Une partie de tournoi ou de ligue se joue jusqu'au bout ; seul l'organisateur peut l'arrêter.
refusal-contest_seats = Les places et les réglages de cette table viennent du tournoi ou de la ligue ; retire-toi là-bas si tu ne peux pas jouer.
refusal-contest_starts = La partie commence d'elle-même quand tout le monde est là.
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
refusal-name_empty = Donne un nom.
refusal-name_taken = Le nom « { $name } » est pris ; choisissez-en un autre.
refusal-name_wrong = Un nom a de 2 à 30 lettres, chiffres, espaces, points, tirets ou traits de soulignement.
refusal-needs_server = Cela demande un serveur ; ici, tout reste sur cet appareil.
refusal-no_hint = Aucun conseil trouvé à temps ; redemandez.
refusal-no_invitation = Il faut une invitation pour s’asseoir ici : demandez le lien à l’hôte.
refusal-no_invitations = Cette personne ne veut pas être invitée.
refusal-no_level = Il n’y a pas de bot « { $level } » ; choisissez parmi { $levels }.
refusal-no_pass = Dans { $game }, on ne passe pas son tour ; décidez quand il viendra.
refusal-no_proposal = Il n’y a pas de proposition à laquelle répondre.
refusal-no_search = La recherche n’a rien donné ; redemandez.
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
refusal-played_on = Cette partie a continué depuis une position ; cela n’existe que pour les parties jouées depuis le début.
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
refusal-search_running = C’est une position d’une partie que vous jouez en ce moment ; le moteur n’en dit rien avant la fin de cette partie.
refusal-searches_full = Beaucoup de positions sont à l’étude ; redemandez plus tard.
refusal-searches_off = Ce serveur n’étudie pas de positions.
refusal-season_before = Les divisions se font d'après une saison terminée du même club.
refusal-season_begun = La saison a commencé.
refusal-season_game_begun = Cette partie a commencé ou est terminée.
refusal-season_not_yours = Seuls les deux joueurs de cette partie peuvent le faire.
refusal-season_on = Une saison est en cours dans ce club ; termine-la d'abord.
refusal-season_over = La saison est terminée.
refusal-season_result = Une partie qui n'a pas été jouée n'a pas de vainqueur.
refusal-season_time = Choisis une des heures que l'autre a proposées.
refusal-seat_free = Cette place est libre.
refusal-seated_already = Vous êtes déjà à cette table.
refusal-seats_free =
    { $count ->
         [one] { $count } place est encore libre
        *[other] { $count } places sont encore libres
    } ; invitez quelqu’un ou asseyez un bot.
refusal-sockets_full = Trop de tables sont ouvertes depuis votre réseau ; fermez-en quelques-unes.
refusal-stale = Quelque chose s’est passé avant l’arrivée de votre commande ; regardez ce qui est nouveau et décidez à nouveau.
refusal-started = La partie a commencé ; les places ne changent plus.
refusal-steward_plays = Votre temps est écoulé et un remplaçant joue pour vous ; reprenez d’abord votre place.
refusal-study_empty = Rien n’a été joué à cette table.
refusal-study_full = Cette étude est pleine ; commencez-en une autre.
refusal-study_game_stays = La partie elle-même ne change jamais ; ajoutez une variante à côté.
refusal-study_hidden = Cet enregistrement cache des coups que son lecteur ne pouvait pas connaître ; prenez celui de la partie terminée.
refusal-study_last_chapter = Une étude a au moins un chapitre ; jetez plutôt toute l’étude.
refusal-study_most = Vous avez { $count } études ; jetez-en d’abord une.
refusal-study_no_chance = Rien n’est tiré ici : quelqu’un doit décider.
refusal-study_no_words = Écrivez d’abord quelque chose.
refusal-study_over = Il n’y a plus rien à jouer dans cette position.
refusal-study_owner = Seul le propriétaire de l’étude peut le faire.
refusal-study_running = Cette partie est encore en cours ; on pourra l’étudier quand elle sera finie.
refusal-study_writers = Vous lisez cette étude ; seuls le propriétaire et les personnes nommées écrivent.
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
refusal-tournament_begun = Le tournoi a commencé ; on ne peut plus changer cela.
refusal-tournament_blocked = L'organisateur ne souhaite pas ta participation.
refusal-tournament_bots = Les bots et les programmes ne jouent pas dans ce tournoi.
refusal-tournament_clock = Sans pendule, un absent ferait attendre tout le monde : choisis une pendule ou une autre règle pour les absents.
refusal-tournament_corrections =
    { $count ->
        [one] Il y a déjà eu { $count } correction.
       *[other] Il y a déjà eu { $count } corrections ; on n'en garde pas plus.
    }
refusal-tournament_entered = Tu es déjà inscrit.
refusal-tournament_full = Toutes les places sont prises.
refusal-tournament_invitation = Il faut l'invitation pour t'inscrire : demande le lien à l'organisateur.
refusal-tournament_late = Le tournoi a commencé ; on ne s'inscrit plus.
refusal-tournament_left = Tu as quitté ce tournoi ; on ne s'inscrit pas deux fois.
refusal-tournament_members = Ce tournoi est réservé aux membres de son club.
refusal-tournament_no_club = Indique quel club peut s'inscrire.
refusal-tournament_no_round = Aucune ronde n'est en cours.
refusal-tournament_no_table = Il n'y a rien à décider à cette table.
refusal-tournament_not_paused = Le tournoi n'est pas en pause.
refusal-tournament_not_running = Le tournoi n'est pas en cours.
refusal-tournament_organiser = Seul l'organisateur peut le faire.
refusal-tournament_over = Le tournoi est terminé.
refusal-tournament_paused = Le tournoi est en pause ; reprends-le d'abord.
refusal-tournament_rating = Ce tournoi est réservé aux classements de { $least } à { $most }.
refusal-tournament_reserve = Seul un remplaçant prend la place de quelqu'un qui joue.
refusal-tournament_round_on = Une ronde est en cours ; attends tous ses résultats.
refusal-tournament_swap = Nomme deux participants différents de cette ronde, dont l'un au moins est à une table.
refusal-tournament_table_begun = La partie a commencé à l'une de ces tables.
refusal-tournament_time = Choisis un moment à venir, d'ici un an.
refusal-tournament_too_few =
    { $count ->
        [one] Il faut au moins { $count } joueur.
       *[other] Il faut au moins { $count } joueurs.
    }
refusal-tournaments_full =
    { $count ->
        [one] Tu peux avoir { $count } tournoi à la fois.
       *[other] Tu peux avoir { $count } tournois à la fois.
    }
refusal-unavailable = Le serveur ne peut pas écrire en ce moment ; rien n’est perdu, réessayez.
refusal-undo_by_consent = À cette table, toute annulation demande l’accord de tous : proposez-la.
refusal-undo_into_chance = On revient à la décision d’un joueur, pas au milieu d’un tirage.
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
thing-chapter = chapitre
thing-club = club
thing-device = appareil
thing-duplicate = groupe de tables
thing-entrant = participant
thing-evening = soirée
thing-file = fichier
thing-game = jeu
thing-lesson = leçon
thing-line = ligne de la discussion
thing-member = membre
thing-player = joueur
thing-position = position
thing-post = message au tableau
thing-record = enregistrement
thing-puzzle = problème
thing-season = saison
thing-study = étude
thing-subscription = abonnement
thing-table = table
thing-token = clé d’accès
thing-tournament = tournoi

tournament-about = { $text } · joueurs : { $players } · rondes : { $rounds }
tournament-absent = absent
tournament-break-cut = la même chose sans l'adversaire qui a le moins de points
tournament-break-difference = la différence de tous les scores
tournament-break-met = les parties entre les joueurs à égalité
tournament-break-opponents = les points des adversaires rencontrés
tournament-break-score = tous les scores ensemble
tournament-break-wins = les parties gagnées
tournament-column-cut = Adversaires moins un
tournament-column-difference = Différence
tournament-column-met = Entre eux
tournament-column-opponents = Adversaires
tournament-column-score = Score
tournament-column-wins = Victoires
tournament-kind-everybody = Tous contre tous
tournament-kind-knockout = Élimination directe
tournament-kind-same_luck = Même hasard pour tous
tournament-kind-swiss = Système suisse
tournament-level = À égalité de points, dans cet ordre : { $text }.
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-points-duels = Une partie rapporte la part des autres à la table que l'on a devancés ; une égalité compte pour moitié.
tournament-points-knockout = Chaque ronde franchie rapporte un point.
tournament-points-places = Les places rapportent { $text } points ; les places partagées se les partagent.
tournament-points-same_luck = Chacun est comparé à ceux qui ont la même place aux autres tables : un point si tous ont moins, aucun si tous ont plus ; une égalité compte pour moitié.
tournament-points-wins = Une victoire rapporte un point ; une victoire partagée se partage.
tournament-rests = repos
tournament-results = Résultats
tournament-round = Ronde { $number }
tournament-standings = Classement après la ronde { $number }

setup-each_seat = { $what } : il en faut une indication par place.
setup-form = { $what } : ce n'est pas écrit comme il faut.
setup-missing = { $what } : rien n'en est dit.
setup-nothing = Dans cette position, il n'y aurait rien à décider.
setup-other_game = C'est une position d'un autre jeu.
setup-other_rules = Cette position a été gardée selon des règles inconnues ici.
setup-range = { $what } : de { $least } à { $most }.
setup-remembered = { $what } : ce qui en est retenu ne va pas avec ce qui est sur la table.
setup-rule = C'est contraire à une règle.
setup-settings = Le jeu ne peut pas se jouer ainsi.
setup-shape = C'est impossible.
setup-unknown = { $what } : rien ne porte ce nom ici.
setup-unreachable = Le jeu n'y mène pas.
setup-unreadable = Cela ne peut pas se lire comme une position.

what-action_points = Points d'action
what-bailiff = Bailli
what-batches = Lots
what-castle = Jetons dans le château
what-cloth = Tissu
what-deniers = Deniers
what-food = Nourriture
what-gold = Or
what-held_over = Blocs gardés
what-houses = Maisons
what-marker = Marqueur de faveur
what-mover = Qui doit jouer
what-owner = Propriétaire
what-players = Joueurs
what-prestige = Prestige
what-provost = Prévôt
what-removed = Jetons hors du jeu
what-round = Tour de table
what-scored = Parties du château décomptées
what-scores = Points
what-seat = Place
what-settings = Joueurs et règles
what-space = Case
what-stone = Pierre
what-store = Réserve
what-tokens = Jetons
what-turn = Tour
what-wood = Bois
what-worker = Ouvrier
what-year = Année
