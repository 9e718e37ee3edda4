import type { WordTable } from '@vexillum/ui/words';

/** Conquest: der Anfang und das Ende eines Spiels. */
export const lobby: WordTable = {
  'Alone against the machine': 'Allein gegen die Maschine',
  'More house rules ({0})': 'Weitere Hausregeln ({0})',
  'Everybody who has sat down plays, two to eight. You start when you like.':
    'Wer sitzt, spielt mit, zwei bis acht. Ihr beginnt, wann ihr wollt.',
  'The game can start when {0} have sat down. Machines count.':
    'Das Spiel kann beginnen, wenn {0} sitzen. Maschinen zählen mit.',
  'How long a player has to begin their turn.': 'Wie lange ein Spieler Zeit hat, seinen Zug zu beginnen.',
  'How long a whole turn may last.': 'Wie lange ein ganzer Zug dauern darf.',
  'How long all turns of a player together may last.': 'Wie lange alle Züge eines Spielers zusammen dauern dürfen.',
  'What a player is given back after each turn.': 'Was ein Spieler nach jedem Zug zurückbekommt.',
  'When everyone has left for so long, the table is set up again.':
    'Wenn alle so lange weg sind, wird der Tisch neu aufgebaut.',
  'Look at maps, or bring one of your own': 'Karten ansehen oder eine eigene mitbringen',
  'More seats': 'Weitere Plätze',
  'Before the start': 'Vor dem Start',
  'In this browser you also hold the seat {0}.': 'In diesem Browser hast du auch den Platz {0}.',
  'To my seat': 'Zu meinem Platz',
  'You look on so far. There is a seat for you: {0}.': 'Bisher siehst du zu. Es gibt einen Platz für dich: {0}.',
  PLAY: 'SPIELEN',
  'You are watching. To play, ask the host for the link of a seat.':
    'Du siehst zu. Um mitzuspielen, bitte den, der den Tisch eingerichtet hat, um den Link eines Platzes.',
  'You look on. All seats are taken.': 'Du siehst zu. Alle Plätze sind vergeben.',
  'Nobody sits as the host.': 'Niemand sitzt als Gastgeber da.',
  'Host: {0}': 'Gastgeber: {0}',
  'You are the host: the map and all options are yours to decide.':
    'Du bist der Gastgeber: Über die Karte und alle Optionen entscheidest du.',
  'For those who only want to watch:': 'Für alle, die nur zusehen wollen:',
  'Change the map': 'Karte wechseln',
  'The host chooses the map.': 'Der Gastgeber wählt die Karte.',
  Options: 'Optionen',
  'Everything is played as usual.': 'Alles wird gespielt wie üblich.',
  'All options': 'Alle Optionen',
  'How to play': 'So wird gespielt',
  START: 'START',
  'Only players may start the game.': 'Nur wer mitspielt, darf das Spiel beginnen.',
  'a machine plays here, as a {0}': 'hier spielt eine Maschine als {0}',
  'Kind of game': 'Art des Spiels',
  'The same, and whoever plays from a place that wins too seldom begins with a few armies more.':
    'Dasselbe, und wer von einem Platz aus spielt, der zu selten gewinnt, beginnt mit ein paar Armeen mehr.',
  'The rules as they are': 'Die Regeln, wie sie sind',
  'Land is claimed and armies are placed in turn, one at a time.':
    'Land wird reihum in Besitz genommen, Armeen werden reihum einzeln aufgestellt.',
  Quick: 'Schnell',
  'Land is dealt, armies lie there, sets bring much at once: conquering begins with START.':
    'Land ist ausgeteilt, Armeen stehen da, Sätze bringen sofort viel: Mit START beginnt das Erobern.',
  Classic: 'Klassisch',
  'As many know it: land is dealt, armies are placed in turn, sets are turned in down to four flags.':
    'Wie viele es kennen: Land wird ausgeteilt, Armeen werden reihum aufgestellt, Sätze abgegeben, bis vier Fahnen bleiben.',
  Long: 'Lang',
  'Fortified neutral countries stand between the players, and sets bring little.':
    'Befestigte neutrale Länder stehen zwischen den Spielern, und Sätze bringen wenig.',
  'House rules of your own, as they stand below.': 'Eigene Hausregeln, wie sie unten stehen.',
  Recruit: 'Rekrut',
  Captain: 'Hauptmann',
  Marshal: 'Marschall',
  'How well the machine plays {0}': 'Wie gut die Maschine {0} spielt',
  'Attacks what looks weak, wherever it is, and forgets to guard what it has won. Good for a first game.':
    'Greift an, was schwach aussieht, wo immer es ist, und vergisst zu bewachen, was er gewonnen hat. Gut für ein erstes Spiel.',
  'Gathers one strong force, goes for whole regions, and rests after a few conquests. Does not look at what you may do next.':
    'Sammelt eine starke Streitmacht, will ganze Regionen und ruht nach einigen Eroberungen. Achtet nicht darauf, was du als Nächstes tun kannst.',
  'Looks further ahead and does not rest: guards its regions against what you may do next, breaks yours, and drives out whoever is weak for their victory flags.':
    'Sieht weiter voraus und ruht nicht: bewacht seine Regionen gegen das, was du als Nächstes tun kannst, bricht deine und vertreibt Schwache um ihrer Siegesfahnen willen.',
  administrator: 'Verwalter',
  'Machine plays {0}': 'Maschine spielt {0}',
  Machine: 'Maschine',
  'Copy the link for {0}': 'Link für {0} kopieren',
  'Copy link': 'Link kopieren',
  '{0} of {1} players have sat down.': '{0} von {1} Spielern sitzen.',
  'This game is for {0} players, and {1} have sat down. The menu has the number.':
    'Dieses Spiel ist für {0} Spieler, und {1} sitzen. Die Zahl steht im Menü.',
  'This map is too small for so many players. Choose another one.':
    'Diese Karte ist zu klein für so viele Spieler. Wählt eine andere.',
  'Nobody has sat down yet. Take a seat yourself, or send the links.':
    'Noch sitzt niemand. Nimm selbst Platz oder verschicke die Links.',
  'Nobody has sat down yet. The host has the links of the seats.':
    'Noch sitzt niemand. Wer den Tisch eingerichtet hat, hat die Links der Plätze.',
  'All are seated: press START.': 'Alle sitzen: Drücke START.',
  'All are seated: any of the players may press START.': 'Alle sitzen: Jeder Spieler darf START drücken.',
  'There is a seat for you: press PLAY. Or send the links.':
    'Es gibt einen Platz für dich: Drücke SPIELEN. Oder verschicke die Links.',
  'Send the links of the empty seats.': 'Verschicke die Links der leeren Plätze.',
  'Wait until the others have sat down.': 'Warte, bis die anderen sitzen.',
  'You are alone here. Send a friend a link, or let a machine play.':
    'Du bist allein hier. Schicke jemandem einen Link oder lass eine Maschine spielen.',
  'You are alone here. Let a machine play, or wait for the others.':
    'Du bist allein hier. Lass eine Maschine spielen oder warte auf die anderen.',
  'You are alone here. Send a friend a link.': 'Du bist allein hier. Schicke jemandem einen Link.',
  'You are alone here. The host has the links of the other seats.':
    'Du bist allein hier. Wer den Tisch eingerichtet hat, hat die Links der anderen Plätze.',
  winner: 'Sieger',
  'A rematch is played at this table, with the same seats; map, options and machines can be changed before START.':
    'Eine Revanche wird an diesem Tisch gespielt, mit denselben Plätzen. Karte, Optionen und Maschinen lassen sich vor START ändern.',
  'the next player begins': 'der nächste Spieler beginnt',
  'The players may begin another game at this table: stay, and you will see it.':
    'Die Spieler können an diesem Tisch ein neues Spiel beginnen: Bleib hier, dann siehst du es.',
  'Another table': 'Anderer Tisch',
  'Keep this map': 'Diese Karte behalten',
  'You look on as the host. To play, make a new link for a free seat: Seats, in the bar.':
    'Du siehst als Gastgeber zu. Um mitzuspielen, gib einem freien Platz einen neuen Link: Plätze, oben in der Leiste.',
  'Begin without waiting': 'Ohne zu warten beginnen',
  'Nobody is left in the game, and nobody has won.': 'Niemand ist mehr im Spiel, und niemand hat gewonnen.',
  'No other team is left in the game.': 'Kein anderes Team ist mehr im Spiel.',
  'Your team has won!': 'Dein Team hat gewonnen!',
  'No other player is left in the game.': 'Kein anderer Spieler ist mehr im Spiel.',
  'Team of {0}': 'Team von {0}',
  'The whole map belongs to one team now.': 'Die ganze Karte gehört jetzt einem Team.',
  'A mission has been fulfilled.': 'Ein Auftrag ist erfüllt.',
  'Mission: {0}': 'Auftrag: {0}',
  'No capital is left to conquer.': 'Es ist keine Hauptstadt mehr zu erobern.',
  'The whole map has one owner now.': 'Die ganze Karte gehört jetzt einem.',
  'Land over time': 'Land im Lauf des Spiels',
  'In numbers': 'In Zahlen',
  'After turns': 'Nach Zügen',
  'Who attacked whom': 'Wer wen angriff',
  'Luck of the dice': 'Würfelglück',
  '{0} beat {1, plural, one {# army} other {# armies}} and lost {2}; fair dice give {3} and {4} on average':
    '{0} hat {1, plural, one {# Armee} other {# Armeen}} geschlagen und {2} verloren; ehrliche Würfel geben im Mittel {3} und {4}',
  'hardly any of 100 such games would be luckier': 'kaum eines von 100 solchen Spielen wäre glücklicher',
  'nearly all of 100 such games would be luckier': 'fast alle von 100 solchen Spielen wären glücklicher',
  '{0} of 100 such games would be luckier': '{0} von 100 solchen Spielen wären glücklicher',
  '{0, plural, one {# turn} other {# turns}}': '{0, plural, one {# Zug} other {# Züge}}',
  '{0, plural, one {# attack} other {# attacks}}': '{0, plural, one {# Angriff} other {# Angriffe}}',
  '{0, plural, one {# conquest} other {# conquests}}': '{0, plural, one {# Eroberung} other {# Eroberungen}}',
  '{0, plural, one {beat # army} other {beat # armies}}':
    '{0, plural, one {# Armee geschlagen} other {# Armeen geschlagen}}',
  '{0, plural, one {lost # army} other {lost # armies}}':
    '{0, plural, one {# Armee verloren} other {# Armeen verloren}}',
  '{0, plural, one {# set turned in} other {# sets turned in}}':
    '{0, plural, one {# Satz abgegeben} other {# Sätze abgegeben}}',
};
