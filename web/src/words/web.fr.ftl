account-arms = Un autre blason
account-arms_choose = Choisissez un blason
account-arms_how = Fait à partir de votre nom. Personne n’a d’image à envoyer.
account-arms_number = Blason { $number }
account-delete = Supprimer le compte
account-delete_gone = Votre nom, votre mot de passe, vos classements, vos messages et tout le reste sont oubliés aussitôt. Vos parties en cours sont abandonnées ; vos places aux tables qui n’ont pas commencé se libèrent.
account-delete_kept = Les autres gardent les parties jouées avec vous ; vous y serez nommé « joueur parti ». C’est irréversible.
account-delete_sure = Supprimer pour toujours
account-deleted = Le compte est supprimé.
account-guest = En invité
account-guest_games =
    { $count ->
         [0] Vous jouez en invité sur cet appareil. Vos parties y sont gardées ; un nouveau compte les emporte.
         [one] Vous jouez en invité sur cet appareil. { $count } partie y est gardée ; un nouveau compte l’emporte.
        *[other] Vous jouez en invité sur cet appareil. { $count } parties y sont gardées ; un nouveau compte les emporte.
    }
account-in = Se connecter
account-invites = Qui peut vous inviter
account-keep = Garder le compte
account-language_less = Retirer { $language }
account-language_more = Ajouter une langue
account-languages = Langues que vous parlez
account-languages_why = Elles figurent sur votre page, pour que les autres sachent comment vous parler.
account-make = Créer le compte
account-name = Nom
account-new = Nouveau compte
account-no_mail = Nous ne pouvons pas renvoyer un mot de passe oublié : notez-le.
account-offline = Le serveur ne répond pas ; réessayez dans un instant.
account-out = Se déconnecter
account-page = Les autres voient mes parties et ma cote
account-page_how = Seulement les parties aux tables ouvertes à tous. Ce que vous avez joué à des tables privées, seuls ceux qui y étaient le voient.
account-password = Mot de passe
account-password_change = Changer le mot de passe
account-password_changed = Le mot de passe est changé. Vous êtes déconnecté sur tous les autres appareils.
account-password_choose = Un nouveau mot de passe
account-password_new = Nouveau mot de passe
account-password_now = Mot de passe actuel
account-rated = Participer au classement
account-rated_how = Seules comptent les tables classées, et seulement si tous y participent. Si vous arrêtez, vous n’êtes plus dans la liste.
account-rename = Changer le nom
account-rename_how = Il change partout aussitôt, même aux tables en cours. Votre ancien nom vous reste 90 jours : personne d’autre ne peut le prendre.
account-renamed = Vous vous appelez maintenant { $name }.
account-rules = Un nom a de 2 à 30 caractères, un mot de passe au moins 10.
account-seen = Qui voit que vous êtes là
account-signed = Vous êtes connecté sous le nom « { $name } ».
account-why = Pas besoin de compte pour jouer. Avec un compte, vos parties et vos réglages vous suivent sur chaque appareil, et vous pouvez participer au classement.
account-words = Une phrase pour votre page
account-words_keep = Enregistrer
account-words_like = Je réponds le soir.
account-you = Vous

ante-agree = Je suis d’accord
ante-agreed = Ce qui est convenu
ante-all_here = Tout le monde est là
ante-ask_here = Inviter quelqu’un qui est là
ante-asked = { $name } a reçu l’invitation, dans les nouvelles. Le lien marche aussi.
ante-at = À la table
ante-away = { $name } est absent. Avec une pendule, on commence quand tous sont là.
ante-bot = Asseoir un bot ici
ante-bot_level = Quel bot ?
ante-change = Changer
ante-change_asked = On demande leur accord aux personnes déjà assises.
ante-change_save = Changer la table
ante-change_seats = Qui s’assied où, et quels bots, cela se change à la table même.
ante-change_title = Changer cette table
ante-changed = L’hôte a changé cette table.
ante-changed_about = Regardez ce qui est convenu maintenant. Si cela ne vous plaît pas, libérez votre place.
ante-copied = L’invitation est copiée
ante-copy = Copier l’invitation
ante-expired = Personne n’a commencé la partie à temps
ante-fair = Tirages équitables
ante-fair_about = L’ordre de tout ce qui sera tiré est déjà fixé, et scellé. À la fin, chacun peut vérifier que rien n’a été changé.
ante-free =
    { $count ->
         [one] { $count } place est libre
        *[other] { $count } places sont libres
    }
ante-free_seat = Libérer la place
ante-full = Toutes les places sont prises
ante-give_up = Fermer cette table
ante-give_up_sure = Oui, la fermer
ante-hall = Accueil
ante-here = présent
ante-host = hôte
ante-invite =
    { $count ->
         [one] Inviter encore une personne
        *[other] Inviter encore { $count } personnes
    }
ante-invite_about = Qui ouvre ce lien s’assied ici. Ni compte ni installation. Sur le même canapé : visez le code avec un téléphone.
ante-invited = Vous êtes invité
ante-invited_about = Dites votre nom et asseyez-vous. Ni compte ni installation.
ante-leave = Libérer la place { BEFORE($name, vowel: "d’", other: "de ") }{ $name }
ante-lessons = Leçons pour ce jeu
ante-more_about = annuler, conseils, discussion, classement
ante-not_agreed = n’a pas encore accepté
ante-not_asked = Impossible d’inviter { $name }. Envoyez plutôt le lien.
ante-open = Place libre
ante-own = Votre propre place sur un autre appareil
ante-own_about = Ce lien est secret : qui l’a joue à votre place. Ne l’envoyez qu’à vous-même.
ante-own_copy = Copier mon lien secret
ante-qr = Code QR de l’invitation
ante-read = La lire d’abord
ante-see_invited = Seuls vos invités voient cette table.
ante-see_link = Chacun peut s’asseoir ; seul qui a un lien peut regarder.
ante-see_nobody = Personne ne peut regarder.
ante-see_open = Chacun peut s’asseoir et regarder.
ante-see_watch = Seuls les invités s’assoient ; chacun peut regarder.
ante-send = L’envoyer …
ante-sit = S’asseoir ici
ante-start = Commencer
ante-take_away = Retirer
ante-text = { $name } vous invite à { $game }. { $agreed } Asseyez-vous ici : { $link }
ante-tiles = { $tiles } : { $sets }
ante-undo-consent = Un coup n’est annulé que si tous sont d’accord.
ante-undo-free = On peut annuler dans son propre tour, tant que rien n’a été tiré au sort.
ante-undo-never = Aucun coup ne peut être annulé.
ante-wait = Commence quand chaque place est prise. Un ami en chemin peut encore être remplacé par un bot.
ante-wait_agree =
    { $count ->
         [one] Commence quand { $names } aura accepté le changement.
        *[other] Commence quand { $names } auront accepté le changement.
    }
ante-waiting = Libre : attend un ami
ante-watch_copy = Copier un lien pour regarder
ante-your_table = Votre table

aside-close = Terminer la partie sans résultat

ask-about = Vos tables avec une place libre :
ask-here = Inviter à cette table
ask-new = Une nouvelle table
ask-pause = Demander une pause
ask-stop = Proposer d’arrêter ici
ask-title = Proposer à { $name } de jouer
ask-undo = Demander d’annuler la dernière étape

board-carcassonne = Le pays de Carcassonne
board-caylus = La ville de Caylus
board-magna_carta = La route de Caylus Magna Carta
board-torres = Le plateau de Torres
board-words = Le plateau en mots

calendar-heading = Votre calendrier
calendar-label = Adresse de votre calendrier
calendar-renew = Retirer cette adresse
calendar-renew_how = Elle ne marche plus alors ; vous en recevez une autre.
calendar-renewed = L’ancienne adresse ne marche plus.
calendar-title = Calendrier
calendar-why = Donnez cette adresse à votre agenda et vos tours y apparaîtront. Qui la possède peut lire quand c’est à vous de jouer, et rien d’autre.

calls-add = Ajouter un programme
calls-elsewhere = Un autre appareil
calls-event-change = Une de vos tables a changé
calls-event-club = Ton club prévoit quelque chose
calls-event-end = Une partie est finie
calls-event-expiry = Votre table va être fermée
calls-event-invite = Quelqu’un vous invite
calls-event-results = Un de tes tournois est terminé
calls-event-round = Une ronde de ton tournoi commence
calls-event-start = Une partie commence
calls-event-time = Votre temps s’épuise
calls-event-turn = C’est à vous
calls-event-waits = Quelqu’un t’attend à une table
calls-events = Prévenir quand
calls-failed = { $time } : pas arrivé : { $why }
calls-format = Elle contient
calls-format-json = JSON
calls-format-text = la phrase seule
calls-here = Ce navigateur
calls-in_calendar = figure dans votre calendrier
calls-never = rien annoncé encore
calls-no_push = Ce navigateur ne peut rien recevoir quand la page est fermée.
calls-none = Aucun programme pour l’instant.
calls-programs = Autres programmes
calls-quiet = Silence la nuit
calls-quiet_how = Rien entre 22 h et 8 h, sauf si votre temps s’épuise. Le reste vous est dit le matin.
calls-remove = Retirer
calls-secret = Secret pour signer
calls-secret_why = Facultatif. S’il y en a un, chaque notification porte sa signature dans X-Bastide-Signature.
calls-test = Essayer maintenant
calls-title = Ce que nous vous annonçons, et où
calls-url = Adresse
calls-why = Seulement quand vous n’êtes pas à la table. Pas de courriel : ce serveur ne connaît aucune adresse.
calls-worked = { $time } : arrivé

carcassonne-abbey = Monastère
carcassonne-aim = Viser { $x },{ $y } avec la catapulte ; les flèches déplacent la visée, Entrée lance
carcassonne-around =
    { $count ->
         [one] { $count } place vide autour
        *[other] { $count } places vides autour
    }
carcassonne-aside = Mises de côté
carcassonne-carcassonne = Carcassonne
carcassonne-card-around = { $region } : { $open ->
    [one] une place vide autour
   *[other] { $open } places vides autour
 }, { $points } une fois la zone achevée
carcassonne-card-closes = Achève { $region } ({ $names }) : +{ $points }
carcassonne-card-closes_free = { $region }, zone achevée sans partisan : +{ $points } avec un pion
carcassonne-card-fields = Seuls des prés se touchent ici
carcassonne-card-grows = { $region } : { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
 }, { $open ->
    [one] un bout ouvert
   *[other] { $open } bouts ouverts
 }, { $points } une fois la zone achevée
carcassonne-choose_place = Choisissez d’abord une place pour la tuile
carcassonne-cities =
    { $count ->
         [one] { $count } ville achevée
        *[other] { $count } villes achevées
    }
carcassonne-city = Ville
carcassonne-closed = zone achevée : vaut
carcassonne-cloth = Tissu
carcassonne-deploy_here = Poser
carcassonne-do = Que faites-vous ?
carcassonne-do-barn = Grange
carcassonne-do-capture = Capturer
carcassonne-do-choose = Choisir
carcassonne-do-count = Comte
carcassonne-do-deploy = Pion
carcassonne-do-dragon = Dragon
carcassonne-do-drive = Chariot
carcassonne-do-enter = Entrer dans la cité
carcassonne-do-fairy = Fée
carcassonne-do-join = Quitter la cité
carcassonne-do-portal = Portail
carcassonne-do-princess = Princesse
carcassonne-do-seduce = Remplacer
carcassonne-do-summon = Appeler
carcassonne-do-tempt = Remplacer
carcassonne-do-top = Sur une tour
carcassonne-do-tower = Bâtir une tour
carcassonne-dock = Votre tuile et vos pions
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Prés : lequel touche quelles villes
carcassonne-feeds = touche des villes achevées
carcassonne-field = Pré
carcassonne-figure = Quel pion ?
carcassonne-figure_label = { $name } : { $role } en { $x },{ $y }
carcassonne-final-cities = Villes
carcassonne-final-cities-rule = Chaque tuile et chaque blason d’une ville inachevée comptent.
carcassonne-final-cloisters = Abbayes
carcassonne-final-cloisters-rule = L’abbaye et chaque tuile autour comptent.
carcassonne-final-fields = Prés
carcassonne-final-fields-rule = Chaque ville achevée que touche un pré compte.
carcassonne-final-roads = Routes
carcassonne-final-roads-rule = Chaque tuile d’une route inachevée compte.
carcassonne-fits =
    { $places ->
         [one] { $places } emplacement
        *[other] { $places } emplacements
    }, { $ways ->
         [one] { $ways } façon
        *[other] { $ways } façons
    }
carcassonne-gave-catapult = Catapulte
carcassonne-gave-fairy = Fée
carcassonne-gave-goods = Marchandises
carcassonne-gave-king = Roi et brigand
carcassonne-gave-tower = Rançon
carcassonne-grain = Blé
carcassonne-has_king = détient le roi
carcassonne-has_robber = détient le brigand
carcassonne-king = Roi : plus grande ville { $tiles }
carcassonne-lay_here = La poser ici ?
carcassonne-left = tuiles restantes
carcassonne-monastery = Abbaye
carcassonne-no_figure = Sans pion
carcassonne-nobody = personne ici
carcassonne-none = sans
carcassonne-now = vaut maintenant
carcassonne-one_way = Elle ne va que dans un sens
carcassonne-open =
    { $count ->
         [one] { $count } bout ouvert
        *[other] { $count } bouts ouverts
    }
carcassonne-pennants =
    { $count ->
         [one] { $count } blason
        *[other] { $count } blasons
    }
carcassonne-pile =
    { $count ->
         [one] { $count } tuile restante
        *[other] { $count } tuiles restantes
    }
carcassonne-place_here = Poser ici
carcassonne-place_label =
    Poser la tuile en { $cell } ; { $ways ->
         [one] { $ways } orientation convient
        *[other] { $ways } orientations conviennent
    }
carcassonne-place_lit = Choisissez une place éclairée pour la tuile
carcassonne-prisoner = Prisonnier
carcassonne-region_text =
    { $region } en { $x },{ $y } : { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }, { $open ->
         [one] { $open } bout ouvert
        *[other] { $open } bouts ouverts
    } ; { $people } ; vaut maintenant { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
carcassonne-removed = Retirées de la partie
carcassonne-river = La rivière
carcassonne-road = Route
carcassonne-roads =
    { $count ->
         [one] { $count } route achevée
        *[other] { $count } routes achevées
    }
carcassonne-robber = Brigand : plus longue route { $tiles }
carcassonne-role-builder = bâtisseur
carcassonne-role-farmer = paysan
carcassonne-role-guard = garde
carcassonne-role-heretic = hérétique
carcassonne-role-knight = chevalier
carcassonne-role-monk = moine
carcassonne-role-pig = cochon
carcassonne-role-thief = voleur
carcassonne-ruler = À quelle distance ? La règle est à 1.
carcassonne-second_part = seconde tuile grâce au bâtisseur
carcassonne-shared = À égalité : chacun marque tous les points
carcassonne-shrine = Lieu de culte
carcassonne-step_figure = Pion
carcassonne-step_place = Poser la tuile
carcassonne-step_score = Évaluation
carcassonne-throws = { $count } sur { $of } ont lancé
carcassonne-tile = Votre tuile
carcassonne-tiles =
    { $count ->
         [one] { $count } tuile
        *[other] { $count } tuiles
    }
carcassonne-tiles_left = Tuiles restantes
carcassonne-token_lands = Le jeton en vol
carcassonne-tokens =
    { $count ->
         [one] { $count } jeton
        *[other] { $count } jetons
    }, le plus
carcassonne-tower_foundation = Tour
carcassonne-tower_label =
    Tour en { $x },{ $y }, haute de { $floors ->
         [one] { $floors } étage
        *[other] { $floors } étages
    }
carcassonne-tower_pieces = Étages de tour
carcassonne-turn_left = Tourner la tuile à gauche
carcassonne-turn_right = Tourner la tuile à droite
carcassonne-wagon_waits = Le chariot { BEFORE($name, vowel: "d’", other: "de ") }{ $name } peut repartir
carcassonne-way = Sens { $now } sur { $of } : tournez avec la flèche
carcassonne-when_closed = une fois la zone achevée
carcassonne-wine = Vin

caylus-all_passed = tous ont passé
caylus-bailiff_at = bailli en { $space }
caylus-beyond = Au-delà du prévôt ({ $provost }) : n’agit que si le prévôt avance de +{ $steps }
caylus-bridge = Pont
caylus-built_on = sur { $space }
caylus-castle = Château
caylus-columns = colonnes 1–{ $count } ouvertes
caylus-favours = Faveurs du Roi
caylus-gate = Porte
caylus-income = revenus du prochain tour
caylus-inn = Auberge
caylus-joust_field = Champ de joutes
caylus-merchants_guild = Guilde
caylus-next_site = prochaine case
caylus-pass_here = passer ici
caylus-passed = a passé, place { $place }
caylus-price = prix
caylus-scoring_rule = Les maisons donnent des faveurs ; aucune maison : { $points } points de prestige perdus
caylus-stables = Écuries
caylus-stock_label = Bâtiments du stock
caylus-stock_prestige = Prestige
caylus-stock_stone = Pierre
caylus-stock_wood = Bois
caylus-trading_post = Comptoir
caylus-workers =
    { $count ->
         [one] { $count } ouvrier
        *[other] { $count } ouvriers
    } en main

chat-about = À propos de ce que { $name } a dit
chat-everyone = tout le monde
chat-hear_again = Entendre à nouveau tout le monde
chat-hidden = Vous avez masqué la discussion.
chat-nobody = personne
chat-none = Personne n’a encore rien dit.
chat-onlooker = quelqu’un qui regarde
chat-players = joueurs seulement
chat-report = Signaler
chat-report_how = La personne qui s’occupe de ce serveur le lit, avec les dernières lignes de la discussion.
chat-report_send = Envoyer le signalement
chat-report_what = Qu’est-ce qui ne va pas ? (facultatif)
chat-reported = C’est signalé.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-show = Afficher
chat-title = Discussion
chat-toast = { $name } : { $words }
chat-unread = Discussion · { $count }

circle-everybody = tout le monde
circle-met = ceux avec qui j’ai joué
circle-nobody = personne

clause-open = Règle { $clause }

clock-bank = Minutes pour toute la partie
clock-correspondence =
    { $days ->
         [one] { $days } jour
        *[other] { $days } jours
    } par coup
clock-days =
    { $days ->
         [one] { $days } jour
        *[other] { $days } jours
    }
clock-increment = Secondes de plus à chaque tour
clock-left = reste { $time }
clock-live = { $minutes } min chacun + { $seconds } s par tour
clock-none = sans pendule
clock-per_move = Jours pour un coup

close = Fermer

club-about = Quel genre de club c’est
club-arms = Blason
club-board = Tableau
club-calendar = Calendrier
club-change = Modifier le club
club-club = Club
club-clubs = Clubs
club-come = Viennent : { $count }
club-count = Membres : { $count }
club-end = Fermer le club
club-end_sure = Oui, fermer pour de bon
club-evening_title = Ce qui est prévu
club-evening_words = Plus de détails
club-found = Fonder un club
club-i_come = Je viens
club-in_to_join = Se connecter pour rejoindre
club-invite = Inviter des membres
club-join = Rejoindre
club-joining = Qui peut rejoindre
club-joining-everybody = tout le monde peut rejoindre
club-joining-invitation = sur invitation
club-league = Ligue
club-leave = Quitter le club
club-leave_sure = Oui, quitter
club-members = Membres
club-members_only = Le calendrier, le tableau et les tables sont pour les membres.
club-name = Nom du club
club-no_evenings = Rien n’est prévu.
club-no_posts = Personne n’a encore rien écrit.
club-no_tables = Aucune table n’est ouverte.
club-none = Il n’y a pas encore de club
club-none_how = Fonde-en un et invite ceux avec qui tu aimes jouer.
club-open_table = Ouvrir une table du club
club-others = Autres clubs
club-plan = Prévoir une soirée
club-post = Afficher
club-role-helper = aide
club-role-leader = responsable
club-role-member = membre
club-role_of = Rôle de { $name }
club-tables = Tables du club
club-take_off = Enlever
club-week_ends = { $name } : la semaine se termine
club-when = Quand il se réunit d’habitude
club-when_like = Le jeudi à 20 h
club-write = Écrire aux membres

club-yours = Tes clubs
club-yours_none = Tu n’es encore dans aucun club
command-hint = tapez un coup, p. ex. de la liste
command-label = Taper un coup
command-play = Jouer

compete-about = Ce que les joueurs doivent savoir
compete-absent = absent
compete-add_bots = Ajouter des bots
compete-all_rounds = Toutes les rondes
compete-at_tables = Aux tables en ce moment
compete-back = Retour au tournoi
compete-begin = Commencer la première ronde
compete-begins = La première ronde commence
compete-begins_hand = commence quand l’organisateur le décide
compete-between = Minutes entre deux rondes
compete-bots = Les bots et les programmes peuvent jouer
compete-bots_title = Bots
compete-bracket = Tableau
compete-bracket_tie = Une égalité est rejouée, les places avancent d’un rang. Si l’égalité dure quand chacun a eu chaque place deux fois, on tire au sort.
compete-bracket_title = Le chemin vers la finale
compete-by_hand = quand l’organisateur le décide
compete-by_time = à une heure fixée
compete-call_off = Annuler
compete-call_off_sure = Oui, annuler
compete-called_off = annulé
compete-change = Modifier le tournoi
compete-comes_in = Qui entre
compete-coming = À venir
compete-corrected = corrigé
compete-correction-forfeit = Une partie a été déclarée perdue
compete-correction-result = Un résultat a été fixé
compete-correction-rule = Une règle a été changée
compete-correction-stop = Une partie a été arrêtée
compete-correction-substitute = Un remplaçant est entré
compete-correction-swap = Deux joueurs ont échangé leur place
compete-correction-withdraw = Quelqu’un a été retiré
compete-corrections = Ce qui a été corrigé
compete-cross = Grille
compete-cross_games = { $one } devant { $other } dans { $won } parties sur { $games }
compete-cross_how = Chaque ligne contre chaque colonne : ses points au-dessus de ceux de l’autre.
compete-cross_more = Chaque ligne contre chaque colonne : dans combien de parties on a devancé l’autre, sur combien.
compete-cross_title = Qui a battu qui
compete-delay = Minutes de retard pour qui regarde
compete-delayed = avec { $minutes } min de retard
compete-end = Terminer le tournoi
compete-end_sure = Oui, terminer ; le classement est acquis
compete-enter = S’inscrire
compete-enter_reserve = S’inscrire comme remplaçant seulement
compete-entrants = Joueurs
compete-entry = Qui peut s’inscrire ?
compete-entry-club = Les membres du club
compete-entry-club_how = Seuls les membres du club le trouvent et s’inscrivent.
compete-entry-link = Seulement avec l’invitation
compete-entry-link_how = Tu transmets un lien.
compete-entry-open = Tout le monde
compete-entry-open_how = Il est affiché ici, visible par tous.
compete-everything = Tout
compete-final = Finale
compete-flag-always_together = Ils ont terminé { $games } parties sur { $of } ensemble.
compete-flag-same_address = Ils viennent de la même adresse.
compete-flags = À regarder
compete-flags_how = C’est peut-être sans importance : une famille partage une adresse.
compete-forfeit = La partie est perdue
compete-forfeit_who = Qui perd sans continuer
compete-give_result = Fixer ce résultat
compete-goes_on = passe sans jouer
compete-goes_out = Qui sort
compete-going_on = En cours
compete-how = Comment ça se passe
compete-how_absences = Qui manque ce nombre de rondes est éliminé : { $rounds }.
compete-how_fair = Pas d’annulation, pas d’indices : chacun joue seul.
compete-how_lots = Le tirage est scellé avant la première ronde ; ensuite, chacun peut le refaire.
compete-how_many = Combien
compete-how_wait = Quand une ronde commence, ta table s’ouvre ; temps pour venir : { $minutes } min.
compete-how_watch = D’autres peuvent regarder, avec { $minutes } min de retard.
compete-how_watch_now = D’autres peuvent regarder.
compete-in_to_enter = Se connecter pour s’inscrire
compete-invitation = Invitation
compete-invite = Inviter d’autres
compete-keep = Garder les changements
compete-kind = Comment joue-t-on ?
compete-kind-everybody = Chacun rencontre chacun une fois. Le plus juste, et le plus long.
compete-kind-knockout = Qui perd est éliminé ; les derniers jouent la finale.
compete-kind-same_luck = Toutes les tables tirent la même chose dans le même ordre ; on te compare à ceux assis à ta place ailleurs.
compete-kind-swiss = Chacun joue chaque ronde contre quelqu’un qui a autant de points.
compete-late = On peut encore s’inscrire après la première ronde
compete-least_rating = Classement au moins
compete-left = parti
compete-length = Rondes : { $rounds } d’environ { $minutes } min, avec { $players } joueurs.
compete-length_days = Rondes : { $rounds }, sur plusieurs jours, avec { $players } joueurs.
compete-letter-lost = P
compete-letter-tied = =
compete-letter-won = V
compete-look = Voir
compete-more = Afficher plus
compete-most = Joueurs au plus
compete-most_rating = Classement au plus
compete-name = Nom du tournoi
compete-new_invitation = Nouvelle invitation ; l’ancien lien ne marche plus
compete-next = Les rondes suivantes commencent
compete-next_at = prochaine ronde : { $time }
compete-next_round = Commencer la ronde suivante
compete-next_self = d’elles-mêmes, après le dernier résultat
compete-no_flags = Rien à signaler
compete-no_show = Qui ne vient pas
compete-no_show-clock = L’horloge tourne
compete-no_show-clock_how = La partie commence quand même ; un remplaçant joue quand le temps est écoulé.
compete-no_show-forfeit = La partie est perdue
compete-no_show-forfeit_how = Qui n’est pas là à temps a perdu.
compete-no_show-steward = Un remplaçant joue
compete-no_show-steward_how = Un bot joue pour qui est en retard, jusqu’à son arrivée.
compete-nobody = Personne ne s’est encore inscrit
compete-none_coming = Aucun tournoi n’est annoncé
compete-none_on = Rien n’est en cours
compete-none_on_how = Organise-en un ; quatre joueurs suffisent.
compete-none_past = Aucun n’a encore été joué
compete-not_drawn = Les appariements ne sont pas encore tirés
compete-not_drawn_how = Ils viennent au début de la ronde.
compete-nothing_left = C’est fini ; il n’y a plus rien à décider.
compete-open_place = pas encore connu
compete-organise = Organiser
compete-organiser = Organisé par { $name }
compete-others_wait = Quelqu’un est déjà là et t’attend.
compete-outcome-lost = perdu
compete-outcome-minus = perdu sans jouer
compete-outcome-plus = gagné sans jouer
compete-outcome-rest = repos
compete-outcome-tied = égalité
compete-outcome-won = gagné
compete-past = Anciens vainqueurs
compete-pause = Mettre en pause
compete-paused = en pause
compete-place = place { $place }
compete-players = Joueurs : { $count }
compete-players_of = Joueurs : { $players } sur { $most }
compete-print = Imprimer
compete-program = programme
compete-quarter = Quarts de finale
compete-reserve = remplaçant
compete-resting = Qui se repose pendant une ronde reçoit le point.
compete-rests = au repos pendant cette ronde
compete-results = Résultats
compete-resume = Reprendre
compete-round = Ronde { $round }
compete-round_of = Ronde { $round } sur { $rounds }
compete-round_on = en cours
compete-round_over = terminée
compete-rounds = Rondes
compete-rounds_title = Rondes et joueurs
compete-rounds_usual = autant qu’il en faut
compete-seats = Combien par table ?
compete-seats_how = Toutes les tables ont tiré la même chose dans le même ordre. On te compare à ceux qui ont ta place aux autres tables ; le meilleur de chaque place est marqué. Tant qu’une table joue, personne n’en voit une autre.
compete-seats_title = Comparaison place par place
compete-semi = Demi-finales
compete-set_up = Organiser un tournoi
compete-set_up_copy = Créer et copier l’invitation
compete-settle = Résultat …
compete-settle_how = Ta décision vaut, et tout le monde peut la lire.
compete-settle_where = Résultats, parties perdues, arrêt : avec le bouton à chaque table d’une ronde.
compete-sheets = À emporter
compete-sign_in = Pour un tournoi ou un club, il te faut un compte.
compete-so_far = Toi, jusqu’ici
compete-standings = Classement
compete-status-playing = en cours
compete-status-stopped = arrêtée ; attend l’organisateur
compete-status-waiting = attend les joueurs
compete-stop = Arrêter cette partie
compete-substitute = Remplacer
compete-swap = Échanger les places
compete-swap_how = Seulement aux tables où la partie n’a pas commencé.
compete-swap_one = L’un
compete-swap_other = L’autre
compete-table_on = Ronde { $round } : tu joues.
compete-table_ready = Ronde { $round } : ta table est prête.
compete-tables_on = tables encore en jeu : { $count }
compete-take_out = Retirer
compete-take_out_sure = Oui, retirer { $name }
compete-this_round = Cette ronde
compete-time = Jour et heure
compete-too_few = Trop peu d’inscrits à temps. L’organisateur peut choisir une autre heure ou annuler.
compete-tournaments = Tournois
compete-until = Viens avant { $time }.
compete-wait = Minutes pour venir à la table
compete-watch = Regarder
compete-why = Pourquoi (tout le monde le lit)
compete-with_points = Points : { $points }
compete-withdraw = Se retirer
compete-withdraw_sure = Oui, me retirer
compete-you_play = tu joues
compete-you_reserve = tu es remplaçant
compete-you_rest = Tu es au repos pendant cette ronde.
compete-your_table = Ta table

confirm-ask = { $move } ?
confirm-cancel = Annuler ce choix
confirm-play = Jouer ce coup

copy = Copier
copy-by_hand = Sélectionné : copiez-le au clavier.

curve-begin = début
curve-game = avec { $names }, { $points }.
curve-how = Pointez la courbe pour voir de quelle partie il s’agit.
curve-point = Aller de partie en partie
curve-private = une partie à une table privée.
curve-says = { $title } : de { $from } à { $to } en { $count } parties classées
curve-start = Le point de départ : { $number }.
curve-then = Cote { $number }.

delay-minutes = de { $minutes } min
delay-none = aussitôt

devices-elsewhere = Déconnecter partout ailleurs
devices-here = cet appareil
devices-title = Où vous êtes connecté
devices-unknown = Un appareil
devices-used = dernier usage { $time }

duplicate-about = Toutes ces tables ont les mêmes tirages. Tant que la dernière n’est pas finie, seuls ceux qui sont assis à une table la voient.
duplicate-all = Toutes les tables à chance égale
duplicate-at = Table
duplicate-going =
    { $count ->
         [one] { $count } table joue
        *[other] { $count } tables jouent
    } encore
duplicate-host = Transmettez pour chaque table le lien vers une place libre ; quand toutes les places d’une table sont prises, elle peut commencer.
duplicate-matchpoints = Points de match
duplicate-one = même chance à plusieurs tables
duplicate-open = Aller à la table
duplicate-over = Toutes sont finies
duplicate-player = Joueur
duplicate-points = Points
duplicate-put_away = Fermer la table
duplicate-put_away_sure = Oui, fermer la table
duplicate-result = Résultat
duplicate-rule = Chaque place est comparée, d’après ses points, à la même place aux autres tables : 2 points de match pour chacune qui en a moins, 1 pour chacune à égalité ; { $best } au plus.
duplicate-short = Toutes les tables
duplicate-table = Table { $number }
duplicate-tables = Tables
duplicate-title = tables à chance égale
duplicate-uncompared = Une partie qui n’a pas été jouée jusqu’au bout (–) n’est pas comparée.
duplicate-wait = D’autres tables jouent encore avec la même chance. Le résultat sera affiché quand toutes seront finies.

end-again = Rejouer à la même table
end-agreed = Vous avez convenu d’arrêter
end-agreed_players = Les joueurs ont convenu d’arrêter
end-applaud = Bien joué
end-applauded = Les autres le savent.
end-at_count = au décompte final
end-at_move = coup { $move } sur { $total }
end-causes = D’où viennent les points
end-chances = Le cours de la partie
end-chances_how = chances de gagner, estimées après coup par le programme
end-check = Vérifier soi-même
end-costliest = Coup { $move } : { $name } a laissé filer { $lost }.
end-count = Recompter
end-counted = { $cause } : { $points }
end-counting = On compte …
end-days =
    { $days ->
         [one] { $days } jour
        *[other] { $days } jours
    }
end-fair = Tirages honnêtes
end-fair_about = Avant le premier tirage, ce sceau a été publié. Il correspond à ce qui a été tiré :
end-from_here = Revoir à partir d’ici
end-gave_up =
    { $count ->
         [one] { $names } a abandonné
        *[other] { $names } ont abandonné
    }
end-here =
    { $count ->
         [one] { $names } est encore là.
        *[other] { $names } sont encore là.
    }
end-hours = { $hours } h { $minutes } min
end-link = Copier le lien
end-link_copied = Le lien est copié.
end-minutes = { $minutes } min
end-moments = Moments forts
end-moves =
    { $count ->
         [one] { $count } coup
        *[other] { $count } coups
    }
end-open = La fin en détail
end-other_won = { $name } a gagné
end-picture = L’image de la partie
end-picture_of = La fin de la partie : { $game }, le plateau et les points de chacun
end-picture_why = Les noms sont ceux choisis à la table. Ni date, ni lieu, rien d’autre.
end-place = Place { $place } :
end-praised = { $name } : « Bien joué ! »
end-rating = Classement à { $game } : { $number }
end-record = Fichier de la partie
end-replay = Revoir cette partie
end-save = Enregistrer
end-saved = L’image est enregistrée.
end-see_better = Voir le meilleur coup
end-shape = Format
end-share = Partager l’image
end-square = Carré
end-tall = Haut
end-tie = Égalité
end-wide = Large
end-you_won = Vous avez gagné

explain-at_end = Restes à la fin
explain-at_scoring = Vos maisons au décompte
explain-batch = Un lot
explain-built = Construit
explain-cost = Coût
explain-end = Fin du tour
explain-every_turn = À chaque tour
explain-exchange = Donner { $give }, recevoir { $get }.
explain-first = Premier à passer
explain-free = gratuit
explain-gain = Recevoir { $get }.
explain-in_use = En usage
explain-kept = { $give } ou plus : { $get }.
explain-limit = Limite
explain-list = { $goods }
explain-many = Nombre
explain-most = Le plus de lots
explain-moved = Déplacé
explain-no_batch = Aucun lot
explain-none = Aucune maison
explain-open = Ouvert
explain-or = ou
explain-owner = Son propriétaire, quand un autre l’utilise
explain-price = Pour placer
explain-price_now = Prix actuel : { $price }.
explain-scored = Décomptée
explain-store = Réserve
explain-to_build = Pour construire
explain-visit = Visite
explain-when = Travaille

fate-lost = Défaite contre { $names }
fate-placed = Place { $place } sur { $count }, avec { $names }
fate-shared = Victoire partagée avec { $names }
fate-won = Victoire contre { $names }

find-club = club
find-lesson = leçon
find-none = Rien ne porte ce nom.
find-open = table ouverte
find-player = joueur
find-playing = en cours
find-title = Chercher
find-what = Un joueur, une table, un club, une leçon

foresight-nothing = Aucun point ne change.
foresight-title = Ce que cela fait
foresight-unknown = Le reste dépend du hasard ou des autres.

good-cloth =
    { $count ->
         [one] { $count } cube de tissu
        *[other] { $count } cubes de tissu
    }
good-deniers =
    { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }
good-food =
    { $count ->
         [one] { $count } cube de nourriture
        *[other] { $count } cubes de nourriture
    }
good-gold =
    { $count ->
         [one] { $count } cube d’or
        *[other] { $count } cubes d’or
    }
good-stone =
    { $count ->
         [one] { $count } cube de pierre
        *[other] { $count } cubes de pierre
    }
good-wood =
    { $count ->
         [one] { $count } cube de bois
        *[other] { $count } cubes de bois
    }

hall-again = Réessayer
hall-against-apprentice =
    { $count ->
         [one] Jouer contre un apprenti
        *[other] Jouer contre { $count } apprentis
    }
hall-against-builder =
    { $count ->
         [one] Jouer contre un bâtisseur
        *[other] Jouer contre { $count } bâtisseurs
    }
hall-against-king =
    { $count ->
         [one] Jouer contre un roi
        *[other] Jouer contre { $count } rois
    }
hall-against-master =
    { $count ->
         [one] Jouer contre un maître
        *[other] Jouer contre { $count } maîtres
    }
hall-against-novice =
    { $count ->
         [one] Jouer contre un novice
        *[other] Jouer contre { $count } novices
    }
hall-agree = Changée : êtes-vous d’accord ?
hall-all_mine = Toutes vos parties
hall-all_watch = Les { $count } parties à regarder
hall-beats = Bat { $level } dans { $won } parties sur { $of }
hall-being_played = En cours
hall-continue = Continuer
hall-failed = Le serveur n’a pas répondu. La page réessaie d’elle-même.
hall-failed_title = Cela n’a pas pu être chargé
hall-free_seat = place libre
hall-friends = Jouer avec des amis
hall-gentlest = Le plus doux de tous
hall-go_on = Reprendre
hall-greeting-day = Bonjour { $name }
hall-greeting-evening = Bonsoir { $name }
hall-greeting-morning = Bonjour { $name }
hall-hosts = { $game } chez { $name }
hall-how-all = Pèse chaque coup et se trompe rarement de beaucoup. Répond aussitôt.
hall-how-search = Pèse chaque coup et continue la partie dans sa tête. Réfléchit environ { $seconds } s par coup.
hall-how-some = Remarque environ { $seen } coups sur 100, regarde un pas en avant et n’est pas toujours sûr. Répond aussitôt.
hall-learning = Continuer d’apprendre
hall-level-apprentice = A joué quelques soirées.
hall-level-builder = Joue chaque semaine avec plaisir.
hall-level-king = Le bot le plus fort que nous sachions construire.
hall-level-master = Le meilleur à la plupart des tables de cuisine.
hall-level-novice = A appris les règles ce matin.
hall-live = EN DIRECT
hall-loading = Chargement
hall-minutes = environ { $minutes } min
hall-no_open = Ouvrez-en une, et elle sera ici pour tous.
hall-no_open_title = Aucune table n’est ouverte
hall-no_play = Les parties que l’on peut regarder apparaissent ici.
hall-no_play_title = Personne ne joue en public
hall-offline = Pas de connexion. Vous voyez ce qui a été chargé à { $time } ; cela reprendra tout seul.
hall-offline_rest = Pas sans connexion
hall-open_one = Ouvrir une table
hall-options = Choisir extensions et règles
hall-play_now = Jouer maintenant
hall-players = { $from }–{ $to } joueurs
hall-points = environ { $points } points en général
hall-rated = compte pour le classement
hall-sit = S’asseoir
hall-strength = force { $level } sur { $of }
hall-to_move = C’est à { $name } de jouer
hall-usual = règles habituelles
hall-waiting = attend depuis { $time }
hall-waits =
    { $count ->
         [one] Une partie vous attend.
        *[other] { $count } parties vous attendent.
    }
hall-whom = Contre qui voulez-vous jouer ?
hall-with = avec { $names }
hall-won = Gagnée par { $names }
hall-your_turn = À vous de jouer

help-can = Ce que vous pouvez faire
help-lesson = La leçon :
help-more =
    { $count ->
         [one] et { $count } autre du même genre
        *[other] et { $count } autres du même genre
    }
help-now = Ce qui se décide maintenant
help-title = Aide
help-wait = Rien ne vous est demandé pour l’instant.

here-ask = Proposer de jouer
here-asked = Demandé
here-here = ici maintenant
here-learning = dans une leçon : { $game }
here-looking = cherche une partie
here-nobody = Personne d’autre n’est encore ici
here-nobody_how = Envoyez à quelqu’un le lien de cette page.
here-not_asked = Impossible
here-playing = à une table : { $game }
here-title = Qui est là
here-unnamed =
    { $count ->
         [one] Il y a encore quelqu’un : un invité, ou une personne qui ne le montre pas.
        *[other] Il y en a encore { $count } : des invités, ou des personnes qui ne le montrent pas.
    }
here-waiting = attend à une table : { $game }
here-watching = regarde : { $game }

hint = Conseil
hint-close = Fermer le conseil
hint-honest = Trouvés avec ce que sait votre place : une estimation, pas une promesse.
hint-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    } à la fin
hint-rank = conseil { $rank }
hint-then = Puis :
hint-thinking = Recherche des meilleurs coups …
hint-title = Les meilleurs coups
hint-wait = Les conseils viennent quand c’est votre tour.
hint-why = Montrer les trois meilleurs coups
hint-win = gagne { $chance }

hints-alone = seulement seul avec des bots
hints-everyone = pour tous
hints-nobody = pour personne

host-title = En tant qu’hôte de la table

keys-arrows = aller d’un endroit à l’autre du plateau
keys-board = le plateau en mots
keys-command = taper un coup
keys-enter = jouer ce qui est montré
keys-escape = remettre en place
keys-explain = expliquer ce qui a le focus
keys-farms = montrer les prés
keys-figures = choisir un pion, ou aucun
keys-happened = entendre ce qui vient de se passer
keys-help = cette aide
keys-lesson = la leçon de cette table, ou toutes les leçons du jeu
keys-log = le journal
keys-look = parcourir tout ce qui est sur la table, avec explication
keys-moves = tous les coups en phrases
keys-piece-block = prendre un bloc en main
keys-piece-buy = acheter une carte
keys-piece-end = terminer le tour
keys-piece-knight = le prochain chevalier sur le plateau
keys-piece-point = marquer un point
keys-piece-reserve = prendre un chevalier de la réserve
keys-status = entendre à qui est le tour, et les points
keys-title = Touches
keys-turn = tourner la tuile ; avec Maj dans l’autre sens
keys-undo = annuler
keys-zoom = plus près, plus loin, tout

league-a_week = Parties par semaine
league-agree = Convenir d’une heure
league-agree_with = Convenir d’une heure avec { $name }
league-back = Retour à la ligue
league-begin = Commencer la saison
league-choose = { $name } pourrait jouer alors. Choisis :
league-down = Sous la ligne pointillée : descente dans la division suivante.
league-end = Terminer la saison
league-enough = Quatre membres suffisent pour une division.
league-enter = Jouer cette saison
league-entered = Inscrits : { $count }.
league-games = Parties de cette semaine
league-leave = Quitter la saison
league-more_times = Une autre heure
league-moves-champion = champion
league-moves-down = descend
league-moves-up = monte
league-moving = Combien montent et descendent
league-name = Nom de la saison
league-name_like = Automne
league-new = Nouvelle saison
league-nobody = personne n’est venu : perdu pour les deux
league-none = La saison n’a pas commencé
league-now = Jouer maintenant
league-offer = Dis quand tu peux jouer ; { $name } choisit.
league-own_times = Une autre heure à toi
league-result = Résultat …
league-season = Saison
league-season-entering = inscriptions ouvertes
league-season-over = terminée
league-season-running = en cours
league-size = Joueurs par division
league-state-agreed = heure convenue
league-state-asked = choisis une heure
league-state-missed = pas jouée
league-state-named = heures proposées
league-state-open = pas encore d’heure
league-state-over = terminée
league-state-playing = en cours
league-state-waiting = la table est ouverte
league-tell = Prévenir
league-tie = égalité
league-time = Heure { $number }
league-to_play = À jouer : { $count }, avant { $time }
league-twice = Tous se rencontrent deux fois, places échangées
league-until = À jouer avant { $time }
league-up = Au-dessus des points : montée dans la division précédente.
league-week = semaine { $week } sur { $weeks }
league-winner = Qui a gagné

league-your_place = sur { $count } · points : { $points } · parties à jouer : { $open }
league-your_season = Ta saison
learn-again = Recommencer
learn-all = Toutes les leçons
learn-back = Retour
learn-continue = Reprendre
learn-finish = Continuer à jouer
learn-is_done = terminée
learn-lead = Une leçon est une vraie partie à la table. Elle montre ce dont elle parle, attend votre coup, et ensuite vous continuez simplement à jouer.
learn-leave = Quitter
learn-lost = La partie s’est déroulée autrement, la leçon ne peut donc pas continuer ici. Recommencez-la, ou quittez-la et jouez.
learn-next = Suivant
learn-open = Apprendre dans une partie guidée
learn-other_move = Ce serait permis aussi, mais voici ce qui est demandé : { $ask }.
learn-read_first = Pas encore : lisez d’abord ceci, puis appuyez sur Suivant.
learn-resume = Revenir à la leçon
learn-start = Commencer
learn-step = { $step } sur { $of }
learn-steps =
    { $count ->
         [one] { $count } étape
        *[other] { $count } étapes
    }
learn-watch = Regardez ce que font les autres

legend-any = cube au choix
legend-bailiff = bailli
legend-cloth = tissu
legend-denier = denier
legend-favour = faveur
legend-food = nourriture
legend-gold = or
legend-hammer = bâtir
legend-house = maison
legend-prestige = prestige
legend-provost = prévôt
legend-stone = pierre
legend-wood = bois
legend-worker = ouvrier

link-copied = Copié
link-copy = Copier le lien
link-lost = La connexion est perdue. Rien d’autre ne l’est : elle sera rétablie.
link-seat = Votre place, sur un autre appareil
link-sit = Une place libre, pour un ami
link-watch = Pour regarder

lobby-fewer = Une place de moins
lobby-finished = Parties tout juste finies
lobby-free = Bastide est un logiciel libre, sans lien avec les éditeurs de ces jeux. Tous les dessins sont les nôtres.
lobby-join = Rejoindre
lobby-mine = Mes parties
lobby-more = Une place de plus
lobby-new = Nouvelle table
lobby-no_finished = Aucune partie publique n’est encore finie.
lobby-none = Vos parties seront listées ici, celles qui attendent depuis le plus longtemps d’abord.
lobby-open = Tables ouvertes
lobby-seats = Places
lobby-sub = Pas besoin de compte. Vos parties sont gardées sur cet appareil.
lobby-title = Que bâtissons-nous aujourd’hui ?
lobby-watch = Regarder

local-elsewhere = La table est ouverte dans un autre onglet. Fermez-le pour continuer ici.
local-failed = Ce navigateur ne peut pas faire tourner la table sans serveur. Une version actuelle de Firefox, Chrome, Edge ou Safari le peut.
local-friend_does = joue sur cet appareil
local-give = Enregistrer toutes les parties dans un fichier
local-hot_seat = Tout le monde joue sur cet appareil : qui doit jouer le reçoit, et ce que les autres ne doivent pas voir est caché entre-temps.
local-i_am = Je suis { $name }
local-insecure = Sans serveur, la table ne fonctionne qu’à une adresse qui commence par https, ou sur l’appareil qui contient les fichiers.
local-loading = La table se prépare
local-newer = Il existe une version plus récente.
local-no_file = Ce n’est pas un fichier de parties.
local-open = Ouvrir la table
local-pass_on = C’est à { $name } de jouer : passez l’appareil.
local-replace = L’utiliser maintenant
local-sit_too = Prendre place ici
local-take = Ouvrir un fichier de parties
local-take_why = Les parties du fichier remplacent toutes celles qui sont ici.
local-title = Vos parties
local-unkept = Ce navigateur ne laisse rien conserver à la page, peut-être parce que la fenêtre est privée. La table en a besoin : elle s’ouvre dans une fenêtre ordinaire.
local-unloaded = La table n’a pas pu être chargée. Il faut une connexion pour rouvrir la page.
local-why = Tout se passe sur cet appareil, sans serveur : parties, bots, conseils et analyses. Il n’y a donc ici ni comptes, ni invitations, ni classements, ni notifications.

log-ahead = décidé d’avance
log-bot = bot
log-clause = selon la règle
log-earlier =
    { $count ->
         [one] { $count } tour précédent
        *[other] { $count } tours précédents
    }
log-points = en tout
log-since = Ce qui s’est passé depuis mon dernier tour
log-steward = remplaçant
log-table = À la table
log-then = Montrer le plateau d’alors
log-title = Journal
log-undone = annulé

magna-as_card = comme carte { $place } de la route
magna-batches = Lots pour le château
magna-beyond = Au-delà du prévôt : n’agit que si le prévôt est déplacé
magna-bridge = ordre du pont
magna-cards_title = Cartes de la route
magna-castle = Château
magna-discard = défaussées : { $count }
magna-discards = Défausse
magna-draw = Piocher
magna-first = premier joueur
magna-first_to_pass = premier à passer : +1
magna-hand = Votre main
magna-hand_short = Main
magna-hand_text =
    { $name } : { $hand ->
         [one] { $hand } carte
        *[other] { $hand } cartes
    } en main, { $deck } dans la pile.
magna-in_deck = { $count } dans la pioche
magna-in_hand =
    { $count ->
         [one] { $count } carte
        *[other] { $count } cartes
    } en main
magna-most_batches = le plus de lots : 1 cube d’or
magna-new_cards =
    { $count ->
         [one] { $count } nouvelle carte
        *[other] { $count } nouvelles cartes
    }
magna-next_card = prochaine carte
magna-no_undo = Une pioche ne s’annule pas.
magna-one_card = 1 carte
magna-own = votre propre carte
magna-owner_share = vous êtes propriétaire : votre part
magna-prestige = Bâtiments de prestige
magna-provost_price = 1 denier par carte
magna-provost_to = Prévôt à la carte { $place }
magna-replace = Changer la main
magna-score_now = { $points } points si la partie finissait maintenant : { $tokens } pour les jetons, { $cards } pour les cartes, { $rest } pour les restes
magna-stores = Tant que sa réserve dure, vous recevez un cube quand un autre y travaille.
magna-tap = Touchez une carte de la route ou de votre main
magna-token = Jeton de château
magna-token_value = Le prochain jeton vaut { $value }.
magna-tokens =
    { $count ->
         [one] { $count } jeton de château
        *[other] { $count } jetons de château
    }
magna-tokens_title = Jetons de château
magna-whole_hand = toute la main

moves-count =
    { $count ->
         [one] { $count } coup
        *[other] { $count } coups
    }
moves-filter = Chercher un coup
moves-more =
    { $count ->
         [one] { $count } autre coup
        *[other] { $count } autres coups
    } : tapez pour en trouver un
moves-none = Ce n’est pas votre tour.
moves-title = Coups

nav-compete = Tournois
nav-find = Chercher un joueur, une table, un club ou une leçon
nav-foot = En bas
nav-games = Vos parties
nav-home = Accueil
nav-label = Bastide
nav-learn = Apprendre
nav-me = Moi
nav-menu = Votre menu
nav-news = Nouvelles
nav-news_new = Nouvelles, non lues : { $count }
nav-off = non
nav-on = oui
nav-page = Votre page
nav-play = Jouer
nav-puzzles = Problèmes
nav-replays = Parties revues
nav-rules = Règles
nav-settings = Réglages
nav-turn = À vous · { $count }
nav-turn_why = La partie qui attend depuis le plus longtemps

new-a_friend = Un ami
new-about = environ { $minutes } minutes
new-all_here = Tout le monde est là.
new-allow = Autoriser les deux
new-always = toujours là
new-asked_does = est invité et s’assied ici
new-base = Le jeu de base
new-base_alone = le jeu de base seul
new-bot_word = bot
new-chat = Qui peut discuter
new-clock-days = Sur plusieurs jours
new-clock-days_about =
    { $count ->
         [one] Jusqu’à un jour par coup. On vous prévient quand c’est à vous.
        *[other] Jusqu’à { $count } jours par coup. On vous prévient quand c’est à vous.
    }
new-clock-live = D’une traite
new-clock-live_about = { $minutes } minutes chacun et { $seconds } secondes de plus à chaque tour.
new-clock-none = Sans pendule
new-clock-none_about = Chacun prend le temps voulu. Bien entre amis.
new-delay = Les spectateurs voient plus tard
new-easy = facile
new-estimated = Une estimation, tant que trop peu de parties pareilles ont été jouées ici.
new-fine = Règles détaillées
new-fine_changed = seulement pour votre choix : { $count }, dont { $changed } inhabituelles
new-fine_usual = seulement pour votre choix : { $count }, toutes habituelles
new-for = environ { $minutes } minutes à { $players }
new-for_measured = d’ordinaire { $minutes } minutes à { $players }
new-friend = Ami
new-friend_does = ouvre votre invitation et s’assied ici
new-friends =
    { $count ->
         [one] Une place pour un ami. Pas besoin de compte.
        *[other] { $count } places pour des amis. Pas besoin de compte.
    }
new-game = Jeu
new-hints = Conseils
new-how_long = Combien de temps ?
new-in = Qu’y mettons-nous ?
new-invite = Ouvrir et copier l’invitation
new-learn = Du nouveau pour vous ? Chaque extension a une courte leçon.
new-less_minutes = environ { $minutes } min de moins
new-luck = Tables avec les mêmes tirages dans le même ordre
new-luck_count =
    { $count ->
         [one] { $count } table
        *[other] { $count } tables
    }
new-luck_one = celle-ci seulement
new-luck_rule = Toutes les tables ont les mêmes tirages, personne ne voit une autre table avant que toutes soient finies, puis chaque place est comparée à la même place aux autres tables.
new-measured =
    { $count ->
         [one] Comme dans { $count } partie jouée ici.
        *[other] La moitié des { $count } parties jouées ici étaient plus courtes.
    }
new-more = Plus pour cette table
new-more_about = annulation, conseils, discussion, classement, même chance à plusieurs tables
new-much = beaucoup à savoir
new-not_with = Pas avec { $set }
new-open_all = Ouvrir les tables
new-own = votre propre choix
new-plus_minutes = environ +{ $minutes } min
new-plus_tiles = +{ $tiles } tuiles
new-public = La montrer à l’accueil
new-rated = Compte pour le classement
new-rated_rule = Seulement pour les joueurs avec un compte qui participent au classement. Ni conseils, ni annulation par l’hôte.
new-rated_yes = oui, si tous participent
new-ready = Choix tout faits
new-seat = Place { $seat }
new-seats = { $count } places
new-see = Qui peut la voir ?
new-see-invited = Seulement vos invités
new-see-invited_about = La table n’apparaît nulle part. Qui a votre lien peut s’asseoir ou regarder.
new-see-open = Chacun peut s’asseoir
new-see-open_about = Elle apparaît sous « Tables ouvertes » tant qu’il reste une place, et chacun peut regarder.
new-see-watch = Joueurs invités, ouverte aux spectateurs
new-see-watch_about = Seuls vos amis s’assoient ; chacun peut regarder, cinq minutes plus tard.
new-sets =
    { $count ->
         [one] { $tiles } tuiles, une extension avec le jeu de base
        *[other] { $tiles } tuiles, { $count } extensions avec le jeu de base
    }
new-start = Commencer
new-steward = Qui n’a plus de temps est remplacé jusqu’à son retour. Personne ne perd sa place.
new-tiles = { $tiles } tuiles
new-time = Temps
new-title = Une nouvelle table
new-undo = Annulation
new-usual_length = durée habituelle
new-usually = d’ordinaire { $minutes } minutes
new-watch = Qui peut regarder
new-way = Quelle façon de jouer ?
new-who = Qui est à la table ?

news-changed = Votre table de { $game } a changé. Êtes-vous d’accord ?
news-invited = { $name } vous invite à { $game }.
news-new = nouveau
news-none = Rien de nouveau
news-none_how = Quand c’est à vous, qu’on vous invite ou qu’une partie finit, c’est écrit ici.
news-over = Votre partie de { $game } est finie.
news-read = Tout lu
news-review = Votre analyse est prête : { $game }.
news-round = { $game } : ta table est prête.
news-title = Nouvelles
news-turn = C’est à vous dans { $game }.
news-where = Ce que nous vous annonçons, et où
news-with = Avec { $names }.

no = Non

page-failed = Cette page n’a pas pu être chargée. Rechargez-la.

pass_ahead = Passer quand mon tour viendra
pass_ahead-about = Seulement pour votre prochaine décision de ce tour de jeu. Personne ne le voit avant ; vous pouvez l’annuler jusque-là.

paused = La partie est en pause.

people-block = Bloquer
people-block_account = Avec un compte à vous, vous pouvez bloquer des personnes : elles ne peuvent alors ni vous inviter ni s’asseoir à votre table.
people-block_guest = Un invité n’a pas de compte : le bloquer ne vaudrait que pour cette table. Avant le début, l’hôte peut libérer la place d’un invité.
people-block_how = Vous ne l’entendez plus ; cette personne ne peut ni vous inviter ni s’asseoir à votre table.
people-blocked = bloqué
people-forgive = Annuler
people-mute = Rendre muet
people-mute_device_how = Vous ne voyez plus, sur cet appareil, ce que dit cette personne. Elle n’en sait rien.
people-mute_guest_how = Vous ne voyez plus ce que dit cet invité à cette table, sur cet appareil. Il n’en sait rien.
people-mute_how = Vous ne voyez plus ce que dit cette personne. Elle n’en sait rien.
people-muted = muet
people-now_blocked = { $name } : bloqué.
people-now_muted = Vous n’entendez plus { $name }.
people-title = Muets et bloqués

phases = Phases du tour

player-against = Contre
player-all = Toutes
player-best = meilleur { $number }
player-change = Modifier votre page
player-costliest = Votre moment le plus coûteux
player-departed = Personne ne porte ce nom, ou ce joueur est parti.
player-duel = { $won } gagnées, { $shared } partagées, { $lost } perdues
player-empty = Votre page est encore vide
player-empty_how = Jouez une partie et elle sera ici : le résultat, le classement, qui vous avez rencontré.
player-favourite = Jeu favori
player-favourites = Jeux favoris
player-form = Les dernières parties : { $games }
player-games = Parties
player-games_count =
    { $count ->
         [one] { $count } partie
        *[other] { $count } parties
    }
player-games_won =
    { $count ->
         [one] { $count } partie, { $won } gagnée(s)
        *[other] { $count } parties, { $won } gagnée(s)
    }
player-given_away = Perdu par vos choix, par partie
player-here = ici maintenant
player-l = D
player-look = Voir
player-lost_word = perdue
player-luck = Chance du tirage, par partie
player-met = Le plus souvent rencontré
player-more = Parties précédentes
player-never_met = Vous n’avez pas encore joué avec { $name }.
player-no_games = { $name } n’a fini aucune partie que vous puissiez voir.
player-no_rating = Pas encore de partie classée.
player-none_such = Aucune partie de ce genre.
player-of_all = { $part } du total
player-play = Jouer maintenant
player-rated_after =
    { $count ->
         [one] après { $count } partie classée
        *[other] après { $count } parties classées
    }
player-shows_nothing = { $name } ne montre ni parties ni cote.
player-since = Joue ici depuis { $time }.
player-since_day = depuis le { $time }
player-skill = Force estimée { $mu } ± { $sigma }
player-speaks = Parle { $languages }.
player-style = Comment vous jouez
player-style_from =
    { $count ->
         [one] d’après { $count } partie analysée
        *[other] d’après { $count } parties analysées
    }
player-unrated = { $name } ne participe pas au classement.
player-unrated_you = Vous ne participez pas au classement.
player-w = V
player-won = Gagnées
player-won_only = Gagnées
player-won_word = gagnée
player-you_and = Vous et …
player-you_and_them = Vous et { $name }

players = Joueurs et journal

prefs-activeFirst = Panneau du joueur actif d’abord
prefs-applause = Dire « Bien joué » d’un clic à la fin
prefs-beat = Mon tour passe
prefs-beat-hand = quand je le dis
prefs-beat-long = après 6 secondes
prefs-beat-once = aussitôt
prefs-beat-short = après 2,5 secondes
prefs-beat_why = Jusque-là vous pouvez encore annuler votre tour.
prefs-chat = Discussion
prefs-chat-hide = masquer
prefs-chat-met = joueurs déjà rencontrés
prefs-chat-quiet = un nombre seulement
prefs-chat-show = montrer
prefs-chat_why = Ce qui se dit pendant que vous regardez le plateau.
prefs-confirm = Demander avant de jouer un coup
prefs-confirm-always = toujours
prefs-confirm-matters = quand cela compte
prefs-confirm-never = jamais
prefs-confirm_why = La question apparaît à côté de l’endroit touché. Cela compte quand votre tour se termine ou que le hasard décide.
prefs-contrast = Contraste
prefs-contrast-high = fort
prefs-contrast-normal = normal
prefs-coordinates = Montrer les noms des cases
prefs-coordinates_why = Des chiffres au bord du plateau, pour en parler.
prefs-dark = Sombre
prefs-forced = Jouer pour moi quand il n’y a qu’un choix
prefs-forced_why = C’est montré et noté tout de même.
prefs-foresight = Montrer ce qu’un coup rapporterait
prefs-foresight_why = Les points et ce qui changerait, avant que vous décidiez.
prefs-hints = Montrer où je peux jouer
prefs-hints_why = Les endroits possibles s’éclairent.
prefs-kept = C’est enregistré.
prefs-language = Langue
prefs-language_why = De cette page et de tout ce que le jeu vous dit.
prefs-listen = Écouter
prefs-look = L’apparence
prefs-loudness = Volume
prefs-movement = Mouvement
prefs-movement-auto = comme l’appareil
prefs-movement-full = complet
prefs-movement-little = peu
prefs-movement_why = Les tuiles volent, les points défilent, les figurines rentrent.
prefs-moves = Coups
prefs-name = Votre nom
prefs-nextGame = M’amener à la prochaine partie qui attend
prefs-nextGame_why = Après votre coup, si c’est à d’autres personnes de jouer ici et qu’une autre partie vous attend.
prefs-notices = M’avertir quand c’est mon tour
prefs-notices_why = Par ce navigateur, tant que la page est ouverte en arrière-plan.
prefs-ownFirst = Mon panneau d’abord
prefs-pace = Vitesse de ce que font les autres
prefs-pace-fast = rapide
prefs-pace-once = d’un coup
prefs-pace-slow = lente
prefs-pace-usual = normale
prefs-pace_why = À quelle vitesse leurs coups vous sont montrés.
prefs-palette = Couleurs des places
prefs-palette-bastide = Bastide
prefs-palette-okabe = pour daltoniens
prefs-palette-pastel = pâle
prefs-seats_why = La forme et la lettre distinguent les places, quelles que soient les couleurs.
prefs-sound = Son
prefs-soundChat = Quelqu’un parle
prefs-soundChat_why = deux coups frappés
prefs-soundEnd = La partie est finie
prefs-soundEnd_why = une courte fanfare
prefs-soundHidden = Sons aussi quand vous regardez une autre page
prefs-soundLow = Peu de temps
prefs-soundLow_why = trois fois la même note
prefs-soundMoves = Quelque chose est posé ou déplacé
prefs-soundMoves_why = bois sur bois, pierre sur pierre
prefs-soundPoints = Des points
prefs-soundPoints_why = trois notes qui montent
prefs-soundTurn = C’est à vous
prefs-soundTurn_why = deux notes qui montent
prefs-sound_why = Rien n’est dit par le son seul. Ce que vous entendez, vous le voyez aussi et pouvez vous le faire lire.
prefs-sounds = Sons
prefs-table = À la table
prefs-textSize = Taille du texte
prefs-textSize-large = grande
prefs-textSize-small = petite
prefs-textSize-usual = normale
prefs-theme = Lumière
prefs-theme-auto = comme l’appareil
prefs-theme-dark = sombre
prefs-theme-light = clair
prefs-tilted = Torres : hauteurs en relief
prefs-title = Préférences

proposal-pause = { $name } demande une pause.
proposal-reveals = Cela annulerait un tirage ou quelque chose de révélé.
proposal-stop = { $name } propose d’arrêter ici.
proposal-undo = { $name } demande d’annuler une étape.

push-ask = Me prévenir quand c’est à moi
push-failed = Ce navigateur ne peut pas être prévenu : { $reason }
push-on = Vous serez prévenu.

puzzles-again = Réessayer
puzzles-again_why = Cela ne compte plus pour le classement.
puzzles-all_tried = Vous les avez tous essayés. Choisissez un autre thème ou un autre jeu.
puzzles-ask = Trouvez la meilleure réponse.
puzzles-bars = Ce que valent les meilleures réponses
puzzles-bars_why = Chance de gagner après chacune, selon le moteur : chaque réponse a été examinée à part.
puzzles-best = La meilleure réponse
puzzles-best_at = La meilleure : { $chance }
puzzles-brings = Ce qu’elle apporte
puzzles-by_theme = Par thème
puzzles-by_theme_why = Choisissez ce que vous voulez travailler.
puzzles-calendar = { $month }, un problème par jour
puzzles-chance = Votre réponse : { $chance } de chances de gagner.
puzzles-count =
    { $count ->
         [one] { $count } problème
        *[other] { $count } problèmes
    }
puzzles-day-again = résolu à un autre essai
puzzles-day-missed = non résolu
puzzles-day-none = non essayé
puzzles-day-solved = résolu
puzzles-day-today = aujourd’hui
puzzles-days = jours de suite
puzzles-find = Trouvez la meilleure réponse. Rien ne compte avant que vous le disiez.
puzzles-from = D’une partie à { $players }
puzzles-from_turn = D’une partie à { $players }, tour { $turn }
puzzles-good = Bien, et presque la meilleure
puzzles-guest = Votre classement et vos jours sont gardés sur cet appareil. Avec un compte, ils vous suivent.
puzzles-lead = Des positions de vraies parties où une réponse est nettement meilleure que toutes les autres.
puzzles-leave = Tous les problèmes
puzzles-level-1 = moyen
puzzles-level-2 = délicat
puzzles-level-3 = difficile
puzzles-mine = Voir la mienne
puzzles-my_move = C’est mon coup
puzzles-next = Problème suivant
puzzles-none = Pas encore de problème ici
puzzles-of_day = Le problème du jour
puzzles-of_day_why = Un par jour et par jeu, le même pour tous.
puzzles-offline = Pas de connexion : l’essai est gardé et compté plus tard.
puzzles-panel = Problème
puzzles-rated = Classés
puzzles-rated_why = À votre mesure : résolu, votre classement monte ; sinon il baisse.
puzzles-rating = votre classement aux problèmes
puzzles-rating_change = { $change } au classement, maintenant { $number }
puzzles-seat-0 = Rouge
puzzles-seat-1 = Bleu
puzzles-seat-2 = Vert
puzzles-seat-3 = Orange
puzzles-seat-4 = Noir
puzzles-seat-5 = Ardoise
puzzles-show_best = Voir la meilleure
puzzles-solve = Le résoudre
puzzles-solved = { $solved } sur { $tried } résolus au premier essai
puzzles-study = L’étudier
puzzles-that_is_it = C’est cela
puzzles-theme-block = Gêner un rival
puzzles-theme-building = Bâtiments
puzzles-theme-card = Cartes
puzzles-theme-castle = Châteaux
puzzles-theme-city = Fermer une ville
puzzles-theme-cloister = Abbayes
puzzles-theme-favour = Faveurs
puzzles-theme-field = Des prés qui rapportent
puzzles-theme-home = Ramener un partisan à temps
puzzles-theme-join = S’inviter chez les autres
puzzles-theme-king = Le roi
puzzles-theme-knight = Chevaliers
puzzles-theme-last = Les dernières tuiles
puzzles-theme-pass = Passer à temps
puzzles-theme-plan = Prévoir
puzzles-theme-prestige = Bâtiments de prestige
puzzles-theme-provost = Le prévôt
puzzles-theme-road = Finir une route
puzzles-theme-worker = Où envoyer un ouvrier
puzzles-there_is_better = Il y a mieux
puzzles-to_move = C’est à { $name } de jouer : c’est vous
puzzles-today = Aujourd’hui
puzzles-unrated = Déjà essayé, donc non classé.
puzzles-way = Problèmes : lesquels
puzzles-yours = Votre réponse

ratings-best = Meilleurs joueurs
ratings-game = Jeu
ratings-games = Parties
ratings-mine = Mes cotes
ratings-mine_none = Vous n’avez pas encore de cote : terminez une partie à une table classée où tous participent.
ratings-none = Personne n’est encore classé ici.
ratings-not_yet = Vous ne participez pas ; cela se change dans les réglages.
ratings-optin = La participation est volontaire : seuls sont classés et listés ceux qui l’ont choisi dans les réglages.
ratings-options = Options
ratings-place = Rang
ratings-rating = Cote
ratings-see = Voir le classement
ratings-sign_in = Connectez-vous, et vos propres cotes s’afficheront ici.
ratings-skill = Niveau
ratings-title = Classement
ratings-usual = habituelles
ratings-what = La cote part de 1300 ; elle monte et descend avec les résultats. Elle est prudente : OpenSkill estime le niveau de jeu (niveau) et son incertitude (±), et l’on retire trois fois cette incertitude.
ratings-you = vous

redo = Rétablir
redo-none = rien n’a été annulé

refused-nothing = rien n’a été joué

rematch = Une autre partie
rematch-go = La partie suivante est prête : y aller.

replay-end = Fin : étape { $total } sur { $total }
replay-open = Revoir
replay-past = Vous regardez le passé : étape { $step } sur { $total }
replay-pause = Pause
replay-play = Lecture
replay-share = Partager la position
replay-slider = Étape de la partie
replay-speed = vitesse
replay-step = Étape
replay-table = Retour à la table
replay-turn = Tour

resign = Abandonner
resign-keep = Continuer à jouer
resign-sure = Oui, j’abandonne
resign-what = Vous abandonnez cette partie ; c’est irrévocable.

rest = Jours de congé
rest-about = Pendant ces jours, votre temps s’arrête, et les autres en sont informés. Vous en avez 30 par an à cette table.
rest-days = Combien
rest-take =
    { $count ->
         [one] Prendre { $count } jour de congé
        *[other] Prendre { $count } jours de congé
    }

restart = Recommencer le tour

result-curve = L’évolution des points
result-open = Résultat
result-other = Autres
result-points = Points
result-sources = D’où viennent les points, au fil des tours
result-tile = Tuile
result-total = Total
result-turn = Tour
result-year = Année

resume = Continuer

return = Reprendre ma place

review = Analyse
review-again = Réessayer
review-ask = Analyser cette partie
review-better = Mieux : { $text }
review-curve = Chances de gagner au fil de la partie
review-draws = Les tirages qui ont le plus changé
review-failed = L’analyse n’a pas pu être faite.
review-given = Perdu par choix
review-go = Étape { $step }
review-how =
    { $decisions ->
         [one] { $decisions } décision examinée
        *[other] { $decisions } décisions examinées
    }, { $seconds } s chacune, avec ce que la place savait alors.
review-lost = a perdu { $lost } sur { $chance }
review-luck = Chance au tirage
review-mark_choice = ce choix a perdu { $lost }
review-mark_luck = chance pour { $name } : { $luck }
review-none = Aucun choix n’a perdu quoi que ce soit de notable.
review-not_over = L’analyse peut être faite quand la partie est finie.
review-numbers = La même chose en chiffres
review-played = Joué : { $text }
review-running = Analyse en cours : { $part }
review-show = Montrer le meilleur coup
review-shown = Mieux ici : { $text }
review-split = Chance et choix
review-split_why = Chance : ce que les tirages ont apporté par rapport à la moyenne de tout ce qui pouvait venir. Choix : ce qui a été perdu par rapport au meilleur coup trouvé.
review-step = Étape
review-steps =
    { $count ->
         [one] { $count } étape
        *[other] { $count } étapes
    }
review-swings = Les choix les plus coûteux
review-value = Étape { $step } : { $chances }
review-waiting =
    { $count ->
         [one] { $count } autre analyse passe
        *[other] { $count } autres analyses passent
    } avant.
review-why = La partie est revue en arrière-plan : comment les chances ont évolué, ce que les choix ont coûté et ce qui était de la chance. Elle est faite une fois et gardée pour tous.

road-castle =
    { $section } : { $count } sur { $places ->
         [one] { $places } maison
        *[other] { $places } maisons
    }.
road-owned = propriétaire : { $name }
road-provost = Le prévôt est en case { $provost }, le bailli en case { $bailiff }.
road-space = Case { $space } : { $building }
road-worker = ouvrier : { $name }

rollback = Annuler la dernière décision
rollback-about = Pour une table bloquée, ou une erreur qui ne peut pas se réparer autrement : quel que soit celui qui a décidé, et même si quelque chose a été tiré ou révélé. Le journal le dit à tous.
rollback-sure = Oui, annuler pour tous

rules-arrow = À gauche de la flèche on paie, à droite on reçoit ; une barre veut dire ou.
rules-back = Retour à la table
rules-chapters = Chapitres
rules-clauses =
    { $count ->
         [one] { $count } règle
        *[other] { $count } règles
    }
rules-found =
    { $count ->
         [one] { $count } trouvée
        *[other] { $count } trouvées
    }
rules-house = Maison et deux-points : ce que le propriétaire prend aussi.
rules-legend = Comment lire les signes
rules-none = Aucune règle ne contient tous ces mots.
rules-of = Règles { BEFORE($game, vowel: "d’", other: "de ") }{ $game }
rules-refused = Le coup a été refusé selon la règle { $clause }.
rules-search = Chercher par mot ou numéro
rules-source-image = image
rules-source-rulebook = règle du jeu
rules-source-ruling = décision de notre part

safety-download = Télécharger
safety-games = Toutes vos parties en fichiers
safety-games_how = On peut les rejouer et les vérifier sans ce serveur.
safety-leave = Partir et être oublié
safety-leave_how = Votre nom, votre cote et vos messages disparaissent aussitôt. Les autres gardent les parties jouées avec vous, sans votre nom.
safety-title = Sécurité

seat-away = absent
seat-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
seat-resigned = a abandonné
seat-steward = le remplaçant joue
seat-turn = à son tour
seat-winner = vainqueur
seat-you = vous

settings-account = Compte
settings-look = Aspect
settings-parts = Parties des réglages
settings-play = Jeu
settings-sound = Son

skip = Aller au contenu

stage-confirm = Le faire
stage-forced = Un seul choix, fait pour vous : { $what } ({ $task })
stage-go_on = Continuer
stage-menu = Journal, coups et plus
stage-more_places = { $count ->
    [one] Encore une place
   *[other] Encore { $count } places
 } par ici
stage-no_scores = Pas de points maintenant
stage-pace = Vitesse à laquelle on voit les coups des autres
stage-pace-half = Deux fois plus lentement
stage-pace-once = Tout d’un coup
stage-pace-one = Vitesse habituelle
stage-pace-two = Deux fois plus vite
stage-pass = Passer
stage-passes = Votre tour passe
stage-past = Montré une nouvelle fois ; rien n’est joué.
stage-plays_here = { $name } joue ici
stage-put_back = Remettre
stage-scores = Points : { $scores }
stage-settled = Entre-temps, { $count ->
    [one] un coup a été joué
   *[other] { $count } coups ont été joués
 }
stage-skip = Passer au moment présent
stage-skip_short = Passer
stage-sound = Son
stage-turn = Tourner
stage-turn_way = Tourner : sens { $now } sur { $of }

standing = Classement final

state-expired = jamais commencée
state-open = attend des joueurs
state-over = terminée
state-paused = en pause
state-playing = en cours

status-only = Un seul coup est possible : { $move }.
status-over = La partie est terminée.
status-stopped = Les joueurs sont convenus d’arrêter.
status-theirs = { $name } :
status-won = La partie est terminée. Gagnée par { $names }.
status-won_by = Gagnée par { $names }.
status-yours = À vous de jouer.

steward = Votre temps est écoulé ; un remplaçant joue pour vous.

table-ask = Demander aux autres
table-commitment = Le sceau de tous les tirages, posé avant le premier :
table-copied = copié
table-copy = Copier un lien vers cette position
table-fair = Tirages équitables
table-links = Liens
table-loading = Un instant …
table-menu = Table et préférences
table-record = Télécharger la partie
table-rules = Règles de cette table
table-seed = Le nombre secret, maintenant que la partie est terminée :
table-standard = Les règles usuelles.
table-version = règles version { $version }

tokens-label = Clé d’accès
tokens-link = Ce qu’un programme peut demander au serveur (OpenAPI)
tokens-made = créée le { $time }
tokens-make = Créer une clé
tokens-name = Nom du programme
tokens-once = La clé d’accès { BEFORE($name, vowel: "d’", other: "de ") }{ $name }. Copiez-la maintenant : elle n’est montrée qu’une fois.
tokens-revoke = Révoquer
tokens-title = Programmes qui jouent pour vous
tokens-why = Avec une clé d’accès, un bot que vous avez écrit peut s’asseoir et jouer sous votre nom. Elle ne permet pas de modifier le compte, mais qui la possède peut jouer pour vous : gardez-la comme un mot de passe.

torres-advance = Marquer un point
torres-ap = { $cost } PA
torres-base_level = base du château { $base } × niveau { $level }
torres-block = Poser un bloc
torres-bonus = aurait le bonus du roi
torres-bonus_for = { $names } : +{ $points }
torres-bonus_in = Bonus du roi de { $points } compris
torres-bonus_level = Le bonus du roi : niveau { $level }
torres-bonus_nobody = Personne n’est au niveau { $level } du château du roi
torres-bonus_now = Bonus du roi : niveau { $level }, { $points } points
torres-buy = Acheter une carte
torres-buy_about = Voyez 3 cartes et gardez-en une pour plus tard
torres-by_doors = par les portes
torres-card-any_door = Faites sortir un chevalier par n’importe quelle porte d’un château où il peut entrer
torres-card-diagonal = Déplacez un chevalier en diagonale, au plus un niveau plus haut
torres-card-extra_block = Posez un bloc de la réserve générale, gratuitement
torres-card-free_move = Déplacez un de vos chevaliers, gratuitement
torres-card-jump = Sautez avec un chevalier tout droit par-dessus une figurine voisine
torres-card-raise_knight = Glissez un de vos blocs sous un de vos chevaliers
torres-card-seven_ap = Deux points d’action de plus : sept ce tour-ci
torres-card-shift_block = Soulevez le bloc du haut d’une colonne et posez-le ailleurs
torres-card-six_ap = Un point d’action de plus : six ce tour-ci
torres-card-two_up = Déplacez un chevalier sur une case voisine exactement deux niveaux plus haut
torres-cards = Vos cartes
torres-cards-rule = une par tour, gratuite
torres-castle_gives = château { $base } × niveau { $level } = { $points }
torres-castle_line = { $name } { $base } × { $level } = { $points }
torres-castle_scores = Château en { $square } : base { $base }
torres-castle_text = Château en { $squares } : base { $base }, hauteur { $height }.
torres-castle_without = château { $base }, sans chevalier à vous
torres-changes = { $change } au décompte
torres-cost =
    coûte { $cost ->
         [one] { $cost } point d’action
        *[other] { $cost } points d’action
    }
torres-deck =
    { $count ->
         [one] { $count } carte dans la pioche
        *[other] { $count } cartes dans la pioche
    }
torres-do-block = Poser
torres-do-buy = Acheter
torres-do-castle = Placer
torres-do-keep = Garder
torres-do-king = Placer
torres-do-knight = Placer
torres-do-lift = Soulever
torres-do-move = Déplacer
torres-do-play = Jouer
torres-do-put = Poser
torres-do-raise = Élever
torres-do-return = Remettre
torres-do-spread = Choisir
torres-do-start = Choisir
torres-do-stay = Laisser
torres-do-tower = Prendre
torres-dock = Votre tour : points, actions et cartes
torres-end = Fin du tour
torres-hand = cartes
torres-how_mouse = Pointez pour voir l’effet, cliquez pour le faire
torres-how_touch = Touchez une case éclairée pour voir, encore pour le faire
torres-king_bonus = Bonus du roi
torres-king_text = Le roi est en { $square }.
torres-knight = Placer un chevalier
torres-knight_on = Chevalier en { $square }
torres-knight_text = Un chevalier { BEFORE($name, vowel: "d’", other: "de ") }{ $name } en { $square }, niveau { $level }.
torres-leapfrog = Cases occupées sautées
torres-leaps =
    { $name } : { $count ->
         [one] { $count } case occupée sautée
        *[other] { $count } cases occupées sautées
    }
torres-level = niveau { $level }
torres-level_change = niveau { $from } à { $to }
torres-lost =
    { $count ->
         [one] { $count } point d’action est perdu
        *[other] { $count } points d’action sont perdus
    }
torres-master = Carte Maître : { $card }
torres-next_turn = prochain tour
torres-no_change = Pas encore de changement au décompte
torres-no_points = Plus de points d’action : terminez le tour quand vous êtes prêt
torres-on_bare = Sur le plateau nu : rien au décompte
torres-pick = Chevalier en { $square } : choisissez où il va
torres-points = Points d’action
torres-reserve = réserve
torres-scoring = décompte
torres-sheet-again = Le dernier décompte
torres-sheet-before = Avant
torres-sheet-castles = Châteaux
torres-sheet-final = Le décompte final
torres-sheet-king = Roi
torres-sheet-last = { $name } est en dernière place, peut déplacer le roi et dit qui commence l’année suivante.
torres-sheet-last_you = Vous êtes en dernière place : vous pouvez déplacer le roi et dites qui commence l’année suivante.
torres-sheet-leads = Après l’année { $year }, { $name } mène
torres-sheet-leaps = Sauts
torres-sheet-look = Voir le plateau
torres-sheet-master = Carte Maître
torres-sheet-total = Total
torres-sheet-you = Après l’année { $year }, vous menez
torres-spend = Déplacez, bâtissez ou terminez
torres-supply = Blocs en réserve générale : { $count }
torres-tower_left =
    Pile du tour : encore { $count ->
         [one] { $count } bloc
        *[other] { $count } blocs
    }
torres-towers = Piles des tours à venir : { $towers }
torres-turn_over = Tour terminé
torres-which_tower = De quelle pile vient le bloc ?
torres-year = Année { $year }
torres-year_over = L’année { $year } est terminée
torres-year_round = Année { $year }, tour de table { $round } sur { $rounds }
torres-year_rule = Chaque château rapporte sa base multipliée par le niveau de votre plus haut chevalier

town-back = Retour
town-batch = { $section } : un lot
town-beyond = Au-delà du prévôt : il doit avancer de { $steps }, sinon l’ouvrier rentre sans rien.
town-build = Construire
town-build_nothing = Ne rien construire
town-buildings = Bâtiments
town-choose_place = Choisissez une place sur la route ou au château.
town-choose_stock = Choisissez ici ou dans le stock.
town-column = colonne { $column }
town-cubes = Autres cubes
town-deniers = Deniers
town-done = C’est fait.
town-done_how = Annuler ou continuer
town-enough = Assez
town-exchange = Échanger
town-favour = Une faveur du Roi
town-favour_moves = Votre marqueur avance d’une colonne sur la ligne choisie.
town-favours = Faveurs
town-final = Les derniers points
town-free = gratuit
town-gets = reçoit
town-give = Donner le lot
town-give_none = N’en donner aucun (−{ $points })
town-given =
    { $count ->
         [one] { $count } déjà donné
        *[other] { $count } déjà donnés
    }
town-gold = Or
town-great = Résidences, bâtiments de prestige
town-house_of = Maison { $house } sur { $places }. Vous en avez { $mine }.
town-in_reach = Tous vos ouvriers sont à portée.
town-later = Un ouvrier s’y trouve : le changement attend son départ.
town-leave_him = Le laisser
town-left_over = Restes
town-move = Déplacer { $steps }
town-no = Non, merci
town-none = Aucun
town-of = propriétaire : { $name }
town-on = sur { $space }
town-order = ordre
town-order_text = Ordre du tour : { $names }
town-out_of_reach = Hors de portée : vos ouvriers sur { $spaces }.
town-own = votre propre bâtiment
town-pass_as = Passer, place { $place }
town-pass_last = Vous êtes le dernier : les bâtiments spéciaux commencent.
town-pass_no_denier = pas de denier : seul le premier
town-pass_then = Placer devient plus cher pour les autres. Vous déplacerez le prévôt en numéro { $place }.
town-passed = passés
town-passed_none = Personne n’a passé
town-passed_text = Ont passé, dans l’ordre : { $names }
town-pay = Payer
town-pay_favour = Payer la faveur
town-place = Placer l’ouvrier
town-provost = Le prévôt
town-provost_free = jusqu’à 3 cases, gratuit
town-provost_price = 1 denier par case
town-residence = En faire une résidence
town-road = Route
town-send = Envoyer l’ouvrier
town-site = ira sur la case { $space }
town-so_far = Jusqu’ici
town-stock = Stock
town-take = Prendre
town-take_back = Reprendre l’ouvrier
town-take_it = La prendre
town-tap = Touchez une place de la route ou du château
town-then = puis { $what }
town-then_best = puis la faveur du meilleur bâtisseur
town-then_building = puis { $building } ({ $space }), { $name }
town-then_turn = puis un nouveau tour
town-touched_idle = { $name } : { $building } ({ $space }) ne travaillera pas.
town-touched_works = { $name } : { $building } ({ $space }) travaillera.
town-trade = Commerce
town-untouched = Ce coup ne change rien pour aucun ouvrier.
town-visitors = Visiteurs
town-your_decision = À vous de décider :

turn = Tour { $turn }

undo = Annuler
undo-consent = seulement si tous sont d’accord
undo-free = dans son propre tour, tant que rien n’a été tiré au sort
undo-never = jamais
undo-none = il n’y a rien à annuler
undo-stops = L’annulation s’arrête ici

verify = Vérifier
verify-commitment = Les tirages correspondent au sceau publié avant le premier.
verify-more = Pour rejouer toute la partie et vérifier chaque règle et chaque tirage :
verify-result = Le gagnant a le meilleur score, ou a gagné au départage.
verify-running = La partie est encore en cours : les tirages se vérifient à la fin.
verify-view = La position montrée est celle du serveur.

watch-anyone = tout le monde
watch-link = qui a le lien
watch-nobody = personne

watching =
    { $count ->
         [one] { $count } spectateur
        *[other] { $count } spectateurs
    }

words-beyond = Au-delà du prévôt.
words-free = Zones libres inachevées
words-game = La partie
words-held = Zones occupées
words-here = Ici : { $names }.
words-king_here = Le roi est ici.
words-none = personne
words-pieces = Pions sur le plateau
words-players = Joueurs
words-promised = Deviendra une résidence : { $name }.
words-road = Route
words-tokens = { $section } : { $count } jetons sur { $of }, { $points } points chacun.

yes = Oui

you-name = Invité

zoom-fit = Tout montrer
zoom-in = Plus près
zoom-out = Plus loin

nav-studies = Vos études
nav-study = Études
study-a_position = Une position de { $game }
study-add_comment = Ajouter le commentaire
study-added = Ajouté comme variante. La partie elle-même est inchangée.
study-all = Toutes les études
study-as_known = Nouveau chapitre d’après ce que { $name } savait
study-back = Un pas en arrière
study-beginning = le début
study-by_engine = par le moteur, chaque variante cherchée autant
study-chance = Que fait le hasard ?
study-chance_moves = Le hasard décide
study-chapter_title = Titre du chapitre
study-comments_count =
    { $count ->
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
study-draw = Tirer
study-drop = Retirer le chapitre « { $title } »
study-drop_sure = Oui, le retirer
study-embed = Montrer dans votre propre page
study-ends_with = finit avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
study-engine = Moteur
study-engine_off = Le moteur est éteint. Réfléchissez d’abord.
study-everybodys = Visibles par tous
study-find = Chercher
study-from_file = Un enregistrement en fichier
study-from_game = Choisir une partie terminée
study-guessed = Fait d’après ce que { $name } savait : ce qui est caché est supposé.
study-guessed_short = avec des suppositions
study-instead = Au lieu de « { $text } » :
study-judged-costly = { $name } a joué « { $text } » : un coup coûteux, qui a cédé { $lost }.
study-judged-doubtful = { $name } a joué « { $text } » : un coup douteux, qui a cédé { $lost }.
study-judged-fair = { $name } a joué « { $text } » : un coup correct, qui a cédé { $lost }.
study-keep = Garder
study-lead = Réfléchissez à une partie avec le moteur à côté : essayez d’autres coups, commentez une position, montrez-la à vos amis.
study-line_by = variante de { $name }
study-link = Lien vers l’étape { $step }
study-mine = Vos études
study-name_writer = Nom d’un joueur
study-new_chapter = Nouveau chapitre depuis cette position
study-new_link = Un autre lien ; celui-ci cesse
study-no_comments = Personne n’a encore rien écrit.
study-no_lines = Personne ne décide ici.
study-no_moves = Rien n’a encore été essayé ici. Jouez un coup sur le plateau.
study-none = Pas encore d’études
study-none_about = Ouvrez une partie terminée et choisissez « Étudier cette partie ».
study-none_listed = Personne n’a encore publié d’étude
study-offline = Pas de connexion. Ce que vous écrivez est envoyé à votre retour.
study-on = Un pas en avant
study-page = Études
study-picture = Image
study-promote = Mettre cette variante en premier : { $text }
study-promote_short = En premier
study-readers-link = Tous ceux qui ont le lien
study-readers-link_about = Ils lisent ; vous et ceux que vous nommez écrivez.
study-readers-listed = Tout le monde, et elle est publiée
study-readers-listed_about = Elle apparaît parmi les études et peut être trouvée.
study-readers-me = Vous seul
study-readers-me_about = Le lien ne marche que pour vous et ceux qui peuvent écrire.
study-record = Enregistrement de la partie
study-remove = Retirer cette variante : { $text }
study-remove_short = Retirer
study-rename = Renommer « { $title } »
study-retry-again = C’est ce qui a été joué, et cela a cédé { $lost }. Essayez autre chose.
study-retry-ask = Vous êtes { $name }. Quel est le meilleur coup ?
study-retry-best = Le meilleur était : { $text }.
study-retry-done = Assez
study-retry-next = Suivant
study-retry-open =
    { $count ->
        [one] Essayer le choix le plus coûteux
       *[other] Essayer les { $count } choix les plus coûteux
    }
study-retry-other = L’analyse ne juge pas ce coup le meilleur. Essayez autre chose, ou faites montrer le meilleur.
study-retry-right = C’est ça : le meilleur coup trouvé par l’analyse.
study-retry-row = { $name }, étape { $step } : a cédé { $lost }
study-retry-show = Montrer le meilleur
study-searching = Recherche en cours …
study-seat = Place { $number }
study-set_up = une position
study-share = Partager
study-share_title = Partager cette étude
study-sign = Que pensez-vous de ce coup ?
study-sign-brilliant = brillant
study-sign-costly = coûteux
study-sign-doubtful = douteux
study-sign-good = bon
study-somebody = Quelqu’un
study-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
study-tab-chapters = Chapitres
study-tab-comments = Commentaires
study-tab-moves = Coups
study-take_home = À emporter
study-the_end = La fin
study-the_game = La partie de { $game }
study-this = Étudier cette partie
study-throw = Jeter cette étude
study-throw_sure = Oui, la jeter pour tous
study-title = Titre
study-to_end = À la fin
study-to_move = C’est à { $name } de jouer
study-to_start = Au début
study-uncomment = Retirer le commentaire de { $name }
study-untitled = Étude de { $games }
study-what_would_you = Que feriez-vous ici ?
study-when_over = Étudier cette partie : quand elle sera finie
study-who_reads = Qui peut voir cette étude
study-who_writes = Qui peut écrire
study-write_here = Écrire à propos de cette position
study-writer_out = { $name } n’écrit plus
study-writing_link = Qui a ce lien peut écrire
study-setup = Composer
study-setup-away = Retirer
study-setup-away_how = Cliquez sur une tuile : d’abord ses partisans, puis la tuile.
study-setup-block = Bloc
study-setup-cell = { $tile } en { $x },{ $y }
study-setup-fits = Tout va ensemble. Le moteur peut chercher dans cette position.
study-setup-flag = Composition d’une position : rien n’est joué ici
study-setup-follower = Partisan
study-setup-follower_how = Cliquez sur une tuile : un partisan se tient sur la première partie, puis la suivante, puis s’en va.
study-setup-king = Roi
study-setup-knight = Chevalier de { $name }
study-setup-lay = Poser en { $x },{ $y }
study-setup-leave = Laisser
study-setup-mover = À qui de jouer
study-setup-points = Points de { $name }
study-setup-square = { $square } : hauteur { $height }, { $who }
study-setup-tile = Tuile
study-setup-tile_how = Choisissez une tuile, puis une place éclairée. Un clic sur une tuile posée la tourne.
study-setup-tiles = Tuiles restantes
study-setup-title = Composer une position
study-setup-use = Utiliser cette position
study-setup-what = Que voulez-vous poser ?
study-setup-road_card = carte { $place }
study-setup-building = Bâtiment
study-setup-card = Carte
study-setup-cards_away = Touchez une carte de la route : d’abord l’ouvrier, puis la carte.
study-setup-cards_card = Choisissez une carte et mettez-la au bout de la route. Mains, pioches et défausses sont en bas.
study-setup-cards_of = Cartes de
study-setup-cards_prestige = Choisissez un bâtiment de prestige, puis la résidence qu’il couvre ; encore une fois l’enlève.
study-setup-cards_provost = Touchez la carte où se tient le prévôt.
study-setup-cards_residence = Touchez une carte : elle devient une résidence, ou de nouveau un bâtiment.
study-setup-cards_store = Touchez une carte : un cube de plus dans sa réserve ; pleine, elle se vide.
study-setup-cards_worker = Touchez une carte : un ouvrier vient ou s’en va. Touchez le pont : passé ou non.
study-setup-castle_tokens = Château, { $section }
study-setup-cloth = Tissu
study-setup-food = Nourriture
study-setup-gold = Or
study-setup-houses = Maisons : { $section }
study-setup-phase = Phase
study-setup-removed = Jetons hors du jeu
study-setup-scored = Parties du château décomptées
study-setup-stone = Pierre
study-setup-to_road = Mettre au bout de la route
study-setup-tokens = Jetons : { $section }
study-setup-town_away = Touchez une place : d’abord l’ouvrier, puis le bâtiment.
study-setup-town_bailiff = Touchez la case où se tient le bailli.
study-setup-town_building = Choisissez un bâtiment, puis une case de la route.
study-setup-town_favour = Touchez la colonne éclairée : le marqueur y va, et de la dernière ouverte au début.
study-setup-town_provost = Touchez la case où se tient le prévôt.
study-setup-town_worker = Touchez une place : un ouvrier vient ou s’en va. Touchez le pont : passé ou non.
study-setup-turn = Tour
study-setup-whose = À qui est-ce ?
study-setup-king_holder = Qui détient le roi
study-setup-robber_holder = Qui détient le brigand
study-setup-wood = Bois
study-play_on = Continuer d’ici
study-play_on_about = Une nouvelle table commence dans cette position. Elle ne compte pas, et les tirages à venir sont nouveaux.
study-play_on_level = Les autres
study-play_on_seat = Votre place
study-played_on = Continuée depuis une position d’étude ; ne compte pas.
study-played_on_short = depuis une position
