import type { WordTable } from '@vexillum/ui/words';

/** Was mehrere Spiele sagen. */
export const shared: WordTable = {
  Result: 'Ergebnis',
  Draw: 'Remis',
  'The game is over': 'Das Spiel ist vorbei',
  // Farben, die mehrere Spiele nennen.
  blue: 'blau',
  green: 'grün',
  Menu: 'Menü',
  'Keep it open beside the board': 'Neben dem Brett offen lassen',
  'Your seat: {0}': 'Dein Platz: {0}',
  'A map, armies and dice for two to eight: claim land, gather recruits, conquer your neighbours.':
    'Eine Karte, Armeen und Würfel für zwei bis acht: Land nehmen, Rekruten sammeln, Nachbarn erobern.',
  'What is played here': 'Was hier gespielt wird',
  'Battles with stands of figures: hidden deployment, command dice, armies of your own. For two captains or two teams, with an umpire if you like.':
    'Schlachten mit Figurenbasen: verdeckte Aufstellung, Befehlswürfel, eigene Armeen. Für zwei Feldherren oder zwei Mannschaften, auf Wunsch mit Schiedsrichter.',
  'A map, armies and dice for two to eight: claim land, gather recruits, conquer your neighbours. Machines take the seats that stay empty.':
    'Eine Karte, Armeen und Würfel für zwei bis acht: Land nehmen, Rekruten sammeln, Nachbarn erobern. Maschinen nehmen die Plätze, die leer bleiben.',
  'Try it alone': 'Allein ausprobieren',
  Guest: 'Gast',
  'Learn it in three minutes': 'In drei Minuten lernen',
  'Learn it again': 'Noch einmal lernen',
  'Try a battle': 'Eine Schlacht ausprobieren',
  'Try a grand battle': 'Eine große Schlacht ausprobieren',
  'You sit down as the host at once.': 'Du setzt dich sofort als Gastgeber.',
  'Player {0}': 'Spieler {0}',
  plays: 'spielt',
  'set this table up; decides the map and all options':
    'hat den Tisch eingerichtet; bestimmt die Karte und alle Optionen',
  'settles questions and has the options too': 'klärt Fragen und hat auch die Optionen',
  'Sit down somewhere below, then go to the table. Machines can play the seats that stay empty.':
    'Setz dich unten auf einen Platz und geh dann an den Tisch. Plätze, die leer bleiben, können Maschinen spielen.',
  'More seats ({0})': 'Weitere Plätze ({0})',
  'Share the link for {0}': 'Link für {0} teilen',
  against: 'gegen',
  '{0, plural, one {# second} other {# seconds}}': '{0, plural, one {# Sekunde} other {# Sekunden}}',
  '{0} has lost the connection: {1} more to begin the turn':
    '{0} hat die Verbindung verloren: {1} mehr, um den Zug zu beginnen',
  'The server was away: {0} gets {1} back': 'Der Server war fort: {0} bekommt {1} zurück',
  '{0} gets {1} back': '{0} bekommt {1} zurück',
  '{0} to begin a turn': '{0}, um einen Zug zu beginnen',
  '{0} for a turn': '{0} für einen Zug',
  '{0} for all turns together': '{0} für alle Züge zusammen',
  '{0} more with each turn': '{0} mehr mit jedem Zug',
  'took the clock off the table': 'nahm die Uhr vom Tisch',
  'set the clock: {0}': 'stellte die Uhr: {0}',
  'stopped the clock': 'hielt die Uhr an',
  'would like the clock to be stopped': 'möchte, dass die Uhr angehalten wird',
  'would like the clock to go on': 'möchte, dass die Uhr weitergeht',
  'let the clock go on': 'ließ die Uhr weitergehen',
  'asks for nothing about the clock any more': 'wünscht wegen der Uhr nichts mehr',
  'gave {0} {1} more': 'gab {0} {1} mehr',
  Maps: 'Karten',
  'What has changed': 'Was sich geändert hat',
  Privacy: 'Datenschutz',
  'In short': 'In Kürze',
  'There is no advertising, no counting of visitors, and nothing is loaded from anybody else: your browser talks to this server alone, and to its own maker’s service where you want to be called to your turn.':
    'Es gibt keine Werbung, keine Besucherzählung, und nichts wird von anderswo geladen: Dein Browser spricht nur mit diesem Server, und mit dem Dienst seines Herstellers, wo du gerufen werden willst, wenn du am Zug bist.',
  'Where you want to be called to your turn: the address at which your browser’s own service takes calls, and the key that only your browser can read them with. The service learns that this server calls you, and when. It goes when you switch it off, when the game is over, and with your seat.':
    'Wo du gerufen werden willst, wenn du am Zug bist: die Adresse, unter der der Dienst deines Browsers Rufe annimmt, und der Schlüssel, mit dem nur dein Browser sie liest. Der Dienst erfährt, dass dieser Server dich ruft, und wann. Das geht, wenn du es abschaltest, wenn das Spiel vorbei ist, und mit deinem Platz.',
  'What you do at a table is kept, so that the game goes on tomorrow and can be checked and watched again.':
    'Was du an einem Tisch tust, wird aufbewahrt, damit das Spiel morgen weitergeht und sich prüfen und noch einmal ansehen lässt.',
  'What the server keeps of a table': 'Was der Server von einem Tisch aufbewahrt',
  'Its ledger: every action with its time, the seat it came from and its dice; what was said to the table. In the place of the name that you gave when you sat down it has a random sign; the name is kept beside it, and can be forgotten.':
    'Sein Buch: jede Handlung mit ihrer Zeit, dem Platz, von dem sie kam, und ihren Würfeln; was zum Tisch gesagt wurde. Wo der Name stünde, den du beim Hinsetzen angegeben hast, steht darin ein zufälliges Zeichen; der Name wird daneben aufbewahrt und kann vergessen werden.',
  'What only one side may know, such as sealed orders, the kinds of victory flags, plans and talk within a side. Only that side reads it, and an umpire whom all sides have accepted; whoever runs the server could, since it is on their disk.':
    'Was nur eine Seite wissen darf, etwa versiegelte Befehle, die Arten von Siegesfahnen, Pläne und Gespräche einer Seite. Nur diese Seite liest es und ein Schiedsrichter, den alle Seiten angenommen haben; wer den Server betreibt, könnte es, denn es liegt auf seiner Platte.',
  'Of each link to a seat a fingerprint, from which the link cannot be made again; it works for 14 days. Of each browser that holds a seat a fingerprint of its key, and the name; the key works until 90 days have passed without a visit.':
    'Von jedem Link zu einem Platz einen Fingerabdruck, aus dem sich der Link nicht wieder machen lässt; er gilt 14 Tage. Von jedem Browser, der einen Platz hat, einen Fingerabdruck seines Schlüssels und den Namen; der Schlüssel gilt, bis 90 Tage ohne Besuch vergangen sind.',
  'The keys with which the table signs its ledger and draws its dice.':
    'Die Schlüssel, mit denen der Tisch sein Buch unterschreibt und seine Würfel zieht.',
  'A table stays as long as somebody comes to it, and says under “Seats” until when it is kept otherwise: usually half a year, two weeks where nobody else has ever sat down. Then the server takes it away; of a game that several had sat down to, those who run the server keep the match as a file.':
    'Ein Tisch bleibt, solange jemand zu ihm kommt, und sagt unter „Plätze“, bis wann er sonst aufgehoben wird: meist ein halbes Jahr, zwei Wochen, wenn sich nie jemand anderes gesetzt hat. Dann räumt ihn der Server ab; von einem Spiel, zu dem sich mehrere gesetzt hatten, behält der Betreiber die Partie als Datei.',
  'Kept until {0} if nobody comes back': 'Bleibt bis {0}, wenn niemand wiederkommt',
  'Who reads it': 'Wer es liest',
  'Everyone at a table, spectators too, reads its public ledger and the names, and can save both as a file: your name and what you said to the table are in there. Nobody can take them out of a file that somebody has saved.':
    'Alle an einem Tisch, auch Zuschauer, lesen sein öffentliches Buch und die Namen und können beides als Datei speichern: Dein Name und was du zum Tisch gesagt hast, stehen darin. Aus einer Datei, die jemand gespeichert hat, kann sie niemand mehr herausnehmen.',
  'Without a link to a table nobody sees it, unless its host has opened it to everybody: then its game, options, free seats and players’ names stand under “Join in”.':
    'Ohne einen Link zu einem Tisch sieht ihn niemand, es sei denn, sein Gastgeber hat ihn für alle geöffnet: Dann stehen Spiel, Optionen, freie Plätze und die Namen der Spieler unter „Mitspielen“.',
  'Where you point and what you drag is shown to the others while you do it, and kept nowhere.':
    'Wohin du zeigst und was du ziehst, sehen die anderen, während du es tust; aufbewahrt wird es nirgends.',
  'What the server notes about itself': 'Was der Server über sich selbst notiert',
  'Its log names kinds of requests, how long they took and what went wrong: no names, no texts, no links and no keys.':
    'Sein Protokoll nennt Arten von Anfragen, wie lange sie dauerten und was schiefging: keine Namen, keine Texte, keine Links und keine Schlüssel.',
  'Your network address is held in memory while you are here and for about an hour, so that nobody can try links by the thousand or flood the server. It is not written down. A proxy before the server, or a provider, may keep logs of its own: ask whoever runs it.':
    'Deine Netzadresse steht im Arbeitsspeicher, solange du da bist und etwa eine Stunde danach, damit niemand tausendfach Links ausprobieren oder den Server überfluten kann. Aufgeschrieben wird sie nicht. Ein Proxy vor dem Server oder ein Anbieter führt vielleicht eigene Protokolle: Frage den Betreiber.',
  'What this browser keeps': 'Was dieser Browser aufbewahrt',
  'For each seat a cookie that no script can read and no other site is sent: it is your right to the seat.':
    'Für jeden Platz ein Cookie, den kein Skript lesen kann und keine andere Seite bekommt: Er ist dein Recht auf den Platz.',
  'Your name, theme, language, sound and the like; the list of your tables and the links that you made for them; whose talk you have muted; armies, maps and drafts that you brought; where you left a board; moves that still wait for the line.':
    'Deinen Namen, Aussehen, Sprache, Ton und dergleichen; die Liste deiner Tische und die Links, die du dafür gemacht hast; wen du stumm geschaltet hast; Armeen, Karten und Entwürfe, die du mitgebracht hast; wo du ein Brett verlassen hast; Züge, die noch auf die Verbindung warten.',
  'You take it away by clearing the data of this site in your browser. The seats are lost with it, unless another device holds them too.':
    'Du entfernst es, indem du in deinem Browser die Daten dieser Seite löschst. Die Plätze sind damit verloren, außer ein anderes Gerät hat sie auch.',
  'To have something deleted': 'Etwas löschen lassen',
  'Your name at a table you have forgotten yourself, under “Seats”; or those who run this server do it. Then everybody reads “somebody” in its place, in the record of the game and on the boards too. What you said and what others have written stays, and so does a table’s own name, where yours is in it.':
    'Deinen Namen an einem Tisch lässt du selbst vergessen, unter „Plätze“; oder wer diesen Server betreibt, tut es. Dann lesen alle an seiner Stelle „jemand“, auch im Verlauf des Spiels und auf den Bestenlisten. Was du gesagt hast und was andere geschrieben haben, bleibt, und ebenso der Name eines Tisches, wenn deiner darin steht.',
  'Names that were given before 24 November 2026 stand in the ledgers themselves, and go only with the table. Copies that those who run the server have made, such as backups and matches of tables that were taken away, have the names of their time.':
    'Namen, die vor dem 24. November 2026 angegeben wurden, stehen in den Büchern selbst und verschwinden nur mit dem Tisch. Kopien, die wer den Server betreibt gemacht hat, etwa Sicherungen und Partien von Tischen, die weggeräumt wurden, haben die Namen ihrer Zeit.',
  'Ask the people who run this server: a table is deleted as a whole. Single entries cannot be taken out, because each one vouches for the one before it.':
    'Frage den Betreiber dieses Servers: Ein Tisch wird als Ganzes gelöscht. Einzelne Einträge lassen sich nicht herausnehmen, weil jeder für den vorigen bürgt.',
  'What is kept of you': 'Was von dir aufbewahrt wird',
  'This page is version': 'Diese Seite hat die Version',
  'Newest first; read it before you update a server of your own.':
    'Das Neueste zuerst; lies es, bevor du einen eigenen Server aktualisierst.',
  'The server did not answer. Try again when the connection is back.':
    'Der Server hat nicht geantwortet. Versuche es wieder, wenn die Verbindung da ist.',
  'For whom': 'Für wen',
  'In this version': 'In dieser Version',
  'Nothing for these readers.': 'Nichts für diese Leser.',
  Everybody: 'Alle',
  Umpires: 'Schiedsrichter',
  Hosts: 'Gastgeber',
  Developers: 'Entwickler',
  'About this site': 'Über diese Seite',
  Players: 'Spieler',
  '{0} minutes': '{0} Minuten',
  '{0} hours': '{0} Stunden',
  'Name of the army': 'Name der Armee',
  'From a file': 'Aus einer Datei',
  Lost: 'Verloren',
  lost: 'verloren',
  Print: 'Drucken',
  'Turn {0}': 'Zug {0}',
  'Share {0}': '{0} weitergeben',
  'As a link': 'Als Link',
  'It is {0} characters long: some messengers cut such a link off. The file is the surer way.':
    'Er hat {0} Zeichen: Manche Nachrichtendienste schneiden so einen Link ab. Die Datei ist sicherer.',
  'As a code': 'Als Code',
  'As a file': 'Als Datei',
  Redo: 'Wiederholen',
  Tools: 'Werkzeuge',
  Name: 'Name',
};
