import type { WordTable } from '@vexillum/ui/words';

/** Conquest: die Hausregeln und ihre Werte. */
export const rules: WordTable = {
  'How many have to sit before the game can start. 0: as many as have sat down, two to eight.':
    'Wie viele sitzen müssen, bevor das Spiel beginnen kann. 0: so viele, wie gekommen sind, zwei bis acht.',
  'Random start': 'Zufälliger Start',
  'Territories are dealt at random and equally. Off: players claim them in turn.':
    'Die Gebiete werden zufällig und gleichmäßig ausgeteilt. Aus: Die Spieler nehmen sie reihum in Besitz.',
  'Fair start': 'Gerechter Start',
  'Whoever plays from a place that wins too seldom begins with a few armies more, as many as games on this map have shown. Off: all begin alike.':
    'Wer von einem Platz aus spielt, der zu selten gewinnt, beginnt mit ein paar Armeen mehr, so vielen, wie Spiele auf dieser Karte gezeigt haben. Aus: Alle beginnen gleich.',
  'on, with the figures of {0}': 'an, mit den Zahlen von {0}',
  'Armies laid out': 'Ausgelegte Armeen',
  'All first armies lie on the map at once, evenly or where other players are near, and conquering begins. Off: players place them one at a time.':
    'Alle ersten Armeen liegen sofort auf der Karte, gleichmäßig oder wo andere Spieler nahe sind, und das Erobern beginnt. Aus: Die Spieler stellen sie einzeln auf.',
  evenly: 'gleichmäßig',
  'where others are near': 'wo andere nahe sind',
  'Random order of play': 'Zufällige Reihenfolge',
  'Dice decide who plays first, second and so on. Off: in the order of the seats.':
    'Würfel entscheiden, wer als Erster, Zweiter und so weiter spielt. Aus: in der Reihenfolge der Plätze.',
  'Rounding of recruits': 'Rundung der Rekruten',
  'How a third of the territories is rounded.': 'Wie ein Drittel der Gebiete gerundet wird.',
  'Troops that move in': 'Einrückende Truppen',
  'After a conquest as many armies move in at once as attack dice were rolled, or just one. More can follow.':
    'Nach einer Eroberung rücken sofort so viele Armeen ein, wie Angriffswürfel geworfen wurden, oder nur eine. Weitere können folgen.',
  'Reach of the strategic move': 'Reichweite der Verlegung',
  'To a neighbouring territory, or to any that own territories lead to.':
    'In ein Nachbargebiet oder in jedes, zu dem eigene Gebiete führen.',
  'Odds shown': 'Chancen zeigen',
  'Before an attack the screen tells how likely it is to succeed.':
    'Vor einem Angriff sagt der Bildschirm, wie wahrscheinlich er gelingt.',
  'What sets bring': 'Was Sätze bringen',
  'Recruits for the first set, the second and so on: 4, 6, 8, 10, 12, 15, then 5 more each; 4 and 1 more each; 5 and 5 more each.':
    'Rekruten für den ersten Satz, den zweiten und so weiter: 4, 6, 8, 10, 12, 15, dann je 5 mehr; 4 und je 1 mehr; 5 und je 5 mehr.',
  'So many teams play; who plays for which is chosen before START. Partners do not attack each other and win together. 0: everybody for themselves.':
    'So viele Teams spielen; wer für welches spielt, wird vor START gewählt. Partner greifen einander nicht an und gewinnen gemeinsam. 0: jeder für sich.',
  'everybody for themselves': 'jeder für sich',
  'Shared land': 'Gemeinsames Land',
  'Recruits and armies may be put on partners’ land, and the strategic move may lead there and through it; they are the partner’s then. Off: on one’s own land only.':
    'Rekruten und Armeen dürfen auf das Land von Partnern gestellt werden, und die Verlegung darf dorthin und hindurch führen; sie gehören dann dem Partner. Aus: nur auf das eigene Land.',
  'Partners see each other’s flags': 'Partner sehen die Fahnen des anderen',
  'A player’s partners know the kinds of their victory flags, too. Off: only the player does.':
    'Auch die Partner eines Spielers kennen die Arten seiner Siegesfahnen. Aus: nur er selbst.',
  Missions: 'Aufträge',
  'With their first action each player is told a mission that nobody else knows: two regions, so many territories, or a player to drive out. Whoever has fulfilled theirs at the end of their turn has won.':
    'Mit seiner ersten Aktion erfährt jeder Spieler einen Auftrag, den sonst niemand kennt: zwei Regionen, so viele Gebiete oder einen Spieler, der zu vertreiben ist. Wer seinen am Ende seines Zuges erfüllt hat, hat gewonnen.',
  'Most that a set brings': 'Höchstwert eines Satzes',
  'No set brings more recruits than this, however many were turned in before. 0: no limit.':
    'Kein Satz bringt mehr Rekruten als so viele, wie viele auch schon abgegeben wurden. 0: keine Grenze.',
  Capitals: 'Hauptstädte',
  'The first territory that a player claims or is dealt is their capital. Whoever holds all capitals, their own among them, has won. Where neutral land may stand, neutral capitals of players who are out are not needed.':
    'Das erste Gebiet, das ein Spieler nimmt oder bekommt, ist seine Hauptstadt. Wer alle Hauptstädte hält, die eigene auch, hat gewonnen. Wo neutrales Land stehen bleiben darf, braucht niemand die neutralen Hauptstädte ausgeschiedener Spieler.',
  'Open victory flags': 'Offene Siegesfahnen',
  'Everyone sees the kind of a flag at once. Off: only its owner, until it is turned in, captured, or the game is over.':
    'Alle sehen die Art einer Fahne sofort. Aus: nur ihr Besitzer, bis sie abgegeben oder erbeutet wird oder das Spiel vorbei ist.',
  'Sets after an elimination': 'Sätze nach einem Ausscheiden',
  'With more than five flags: sets are turned in until five or fewer are left, just one set, or until four or fewer are left.':
    'Bei mehr als fünf Fahnen: Sätze werden abgegeben, bis fünf oder weniger bleiben, nur ein Satz, oder bis vier oder weniger bleiben.',
  'Neutral countries': 'Neutrale Länder',
  'A share of the territories, as large as a player’s, belongs to nobody: they defend themselves and never attack.':
    'Ein Anteil der Gebiete, so groß wie der eines Spielers, gehört niemandem: Sie verteidigen sich und greifen nie an.',
  'Fortified neutral countries': 'Befestigte neutrale Länder',
  'A neutral country begins with 1 to 10 armies, by a die.':
    'Ein neutrales Land beginnt mit 1 bis 10 Armeen, die ein Würfel bestimmt.',
  'Armies of a neutral country': 'Armeen eines neutralen Landes',
  'How many each begins with where they are not fortified.': 'Womit jedes beginnt, wenn sie nicht befestigt sind.',
  'Neutral countries must fall too': 'Auch neutrale Länder müssen fallen',
  'The winner holds every territory. Off: it is enough that no other player is left.':
    'Der Sieger hält jedes Gebiet. Aus: Es genügt, dass kein anderer Spieler übrig ist.',
  Timeout: 'Wartezeit',
  'Seconds in which a player has to begin their turn. 0: as long as they like.':
    'Sekunden, in denen ein Spieler seinen Zug beginnen muss. 0: so lange er mag.',
  'Time for a turn': 'Zeit für einen Zug',
  'Seconds for a whole turn. 0: as long as they like.': 'Sekunden für einen ganzen Zug. 0: so lange er mag.',
  Evict: 'Ausschließen',
  'A player whose time has run out is taken out of the game. Off: they are skipped.':
    'Ein Spieler, dessen Zeit abgelaufen ist, wird aus dem Spiel genommen. Aus: Er wird übersprungen.',
  'Evict after so many skips in a row': 'Ausschließen nach so vielen Malen hintereinander',
  '0: never.': '0: nie.',
  'Land of the evicted becomes neutral': 'Land Ausgeschlossener wird neutral',
  'Off: it stays theirs, defends itself, and their turns are passed over.':
    'Aus: Es bleibt ihres, verteidigt sich, und ihre Züge werden übersprungen.',
  Abandoned: 'Verlassen',
  'Seconds after everyone has left until the table is set up again. 0: never.':
    'Sekunden, nachdem alle gegangen sind, bis der Tisch neu aufgebaut wird. 0: nie.',
  Quiet: 'Still',
  'Fewer lines in the log: no single armies, no single dice.':
    'Weniger Zeilen im Verlauf: keine einzelnen Armeen, keine einzelnen Würfel.',
  Indicators: 'Anzeigelichter',
  'The colour of the light that shows whose turn it is.': 'Die Farbe des Lichts, das zeigt, wer am Zug ist.',
  Colour: 'Farbe',
  'The colours of the table round the board.': 'Die Farben des Tisches rund um das Brett.',
  on: 'an',
  off: 'aus',
  nothing: 'nichts',
  'as they come': 'wie sie kommen',
  never: 'nie',
  down: 'abgerundet',
  'to the nearest': 'kaufmännisch',
  up: 'aufgerundet',
  'as many as dice were rolled': 'so viele, wie gewürfelt wurde',
  'just one': 'nur eine',
  'to a neighbour': 'zum Nachbarn',
  'as far as own land leads': 'so weit eigenes Land führt',
  'until five or fewer are left': 'bis fünf oder weniger bleiben',
  'just one set': 'nur ein Satz',
  'until four or fewer are left': 'bis vier oder weniger bleiben',
  amber: 'bernstein',
  white: 'weiß',
  violet: 'violett',
  slate: 'Schiefer',
  oak: 'Eiche',
  felt: 'Filz',
  marble: 'Marmor',
  'Fog of war': 'Nebel des Krieges',
  'Players see their own land, their partners’, and what borders on it; of all other land neither who holds it nor how many armies stand there. Territories are dealt at random, and there are no capitals. No other device has a part in the dice, so whoever runs the server could choose them. Off: everybody sees everything.':
    'Zu sehen ist nur das eigene Land, das der Partner und was daran grenzt; von allem anderen weder, wem es gehört, noch wie viele Armeen dort stehen. Gebiete werden verteilt, und Hauptstädte gibt es nicht. An den Würfeln hat kein anderes Gerät teil: Wer den Server betreibt, könnte sie wählen. Aus: Alle sehen alles.',
  'By house rule: you see your own land, your partners’, and what borders on it. Other land lies dark; where you have been, it shows what you saw last. Whoever sees both ends of an attack sees its dice; no other player’s device has a part in them, so whoever runs the server could choose them. When the game is over, everybody sees everything.':
    'Nach Hausregel: Zu sehen ist das eigene Land, das der Partner und was daran grenzt. Anderes Land liegt im Dunkeln; was schon einmal zu sehen war, zeigt den letzten Stand. Wer beide Enden eines Angriffs sieht, sieht die Würfel; kein Gerät der anderen hat daran teil, wer den Server betreibt, könnte sie also wählen. Ist das Spiel vorbei, sehen alle alles.',
};
