import type { WordTable } from '@vexillum/ui/words';

/** Was zurückgewiesen wird. */
export const refusals: WordTable = {
  'That territory is your partner’s: nobody attacks their own team.':
    'Dieses Gebiet gehört deinem Partner: Niemand greift sein eigenes Team an.',
  'All players are on the same team: choose another one for somebody.':
    'Alle Spieler sind im selben Team: Wähle für jemanden ein anderes.',
  'Teams are chosen before the game starts.': 'Teams werden gewählt, bevor das Spiel beginnt.',
  'There are no teams at this table.': 'An diesem Tisch gibt es keine Teams.',
  'There are not so many teams at this table.': 'So viele Teams gibt es an diesem Tisch nicht.',
  'Nobody holds that territory.': 'Dieses Gebiet hat niemand.',
  'That territory is yours already.': 'Dieses Gebiet gehört dir schon.',
  'That territory is not on this map.': 'Dieses Gebiet gibt es auf dieser Karte nicht.',
  'That territory is not yours.': 'Dieses Gebiet gehört dir nicht.',
  'The map cannot be changed while a game is on.': 'Die Karte lässt sich nicht wechseln, solange ein Spiel läuft.',
  'Either the name of a map or a map pack.': 'Entweder der Name einer Karte oder eine Kartendatei.',
  'There is no map of that name.': 'Eine Karte mit diesem Namen gibt es nicht.',
  'That is no map.': 'Das ist keine Karte.',
  'That territory has an owner already.': 'Dieses Gebiet hat schon einen Besitzer.',
  'Nobody of that name is in the game.': 'Niemand im Spiel heißt so.',
  'It is not that player’s turn.': 'Dieser Spieler ist nicht am Zug.',
  'At this table players are skipped, not evicted.':
    'An diesem Tisch werden Spieler übersprungen, nicht ausgeschlossen.',
  'You do not play in this game.': 'Du spielst in diesem Spiel nicht mit.',
  'You are out of the game already.': 'Du bist schon aus dem Spiel.',
  'The conquest has begun.': 'Die Eroberung hat begonnen.',
  'It is not your turn.': 'Du bist nicht am Zug.',
  'Those are one and the same territory.': 'Das ist ein und dasselbe Gebiet.',
  'A strategic move goes one way only.': 'Verlegt wird nur in einer Richtung.',
  'You have not just conquered a territory.': 'Du hast nicht gerade ein Gebiet erobert.',
  'There is no such player’s seat.': 'Diesen Spielerplatz gibt es nicht.',
  'You have no recruits left to place.': 'Du hast keine Rekruten mehr aufzustellen.',
  'Only an administrator may end a game that is on.': 'Nur ein Verwalter darf ein laufendes Spiel beenden.',
  'Seats are given before the game starts.': 'Die Plätze werden vergeben, bevor das Spiel beginnt.',
  'Somebody sits there already.': 'Dort sitzt schon jemand.',
  'There is no table to change.': 'Es gibt keinen Tisch, an dem etwas zu ändern wäre.',
  'Only the host may change this.': 'Das darf nur der Gastgeber ändern.',
  'This cannot be changed while a game is on.': 'Das lässt sich nicht ändern, solange ein Spiel läuft.',
  'Only players and administrators may do this.': 'Das dürfen nur Spieler und Verwalter.',
  'That turn is over already.': 'Dieser Zug ist schon vorbei.',
  'There is time left for that turn.': 'Für diesen Zug ist noch Zeit.',
  'The game has been started already.': 'Das Spiel hat schon begonnen.',
  'This game is for {0} players.': 'Dieses Spiel ist für {0} Spieler.',
  'This map is too small for so many players.': 'Diese Karte ist zu klein für so viele Spieler.',
  'That flag is not yours.': 'Diese Fahne gehört dir nicht.',
  'Those are no set: three of a kind, or one of each.':
    'Das ist kein Satz: drei gleiche Fahnen oder eine von jeder Art.',
  'It is your partner’s turn: their opponents may pass it over.':
    'Das ist der Zug deines Partners: Überspringen dürfen ihn die Gegner.',
  'It is your own turn: end it yourself.': 'Das ist dein eigener Zug: Beende ihn selbst.',
  'A border names {0}, which is no territory of the map.': 'Eine Grenze nennt {0}; dieses Gebiet hat die Karte nicht.',
  '{0} borders on itself.': '{0} grenzt an sich selbst.',
  'The border between {0} and {1} is there twice.': 'Die Grenze zwischen {0} und {1} steht zweimal da.',
  'The map falls apart: there is no way from {0} to {1} and back.':
    'Die Karte zerfällt: Von {0} führt kein Weg hin und zurück nach {1}.',
  'The map falls apart: there is no way from {0} to {1} and {2} more and back.':
    'Die Karte zerfällt: Von {0} führt kein Weg hin und zurück nach {1} und {2} weiteren.',
  '{0} reaches over the edge of the board.': '{0} ragt über den Rand des Bretts.',
  '{0} has a polygon without area.': '{0} hat ein Vieleck ohne Fläche.',
  'The miniatures must begin with the one for 1 army and rise from there.':
    'Die Figuren müssen mit der für 1 Armee beginnen und von da an steigen.',
  'The map has {0} territories; {1} are possible.': 'Die Karte hat {0} Gebiete; möglich sind {1}.',
  '{0} lies in a region {1}, which the map does not have.': '{0} liegt in einer Region {1}, die die Karte nicht hat.',
  'The region {0} has no territory.': 'Die Region {0} hat kein Gebiet.',
  'A country of continent {0} has no id.': 'Ein Land des Kontinents {0} hat keine Kennung.',
  'Territory {0}': 'Territory {0}',
  '{0} has no polygon.': '{0} hat kein Vieleck.',
  'The polygon of {0} is not a list of at least three points “x,y”.':
    'Das Vieleck von {0} ist keine Liste von mindestens drei Punkten „x,y“.',
  'The army location of {0} is not a point “x,y”.': 'Der Platz der Armeen von {0} ist kein Punkt „x,y“.',
  'The board does not say how wide and how high it is (<width>, <height>).':
    'Das Brett sagt nicht, wie breit und wie hoch es ist (<width>, <height>).',
  'The continent {0} has continents within it; regions cannot be nested here.':
    'Der Kontinent {0} enthält weitere Kontinente; Regionen lassen sich hier nicht verschachteln.',
  'The continent {0} is worth {1}; a region is worth 0 to {2} recruits.':
    'Der Kontinent {0} ist {1} wert; eine Region ist 0 bis {2} Rekruten wert.',
  'Two countries have the id {0}; each needs one of its own.':
    'Zwei Länder haben die Kennung {0}; jedes braucht eine eigene.',
  '{0} adjoins {1}, which is the id of no country.': '{0} grenzt an {1}; das ist die Kennung keines Landes.',
  'The file has a document type (DOCTYPE). Take it out: it is not read.':
    'Die Datei hat einen Dokumenttyp (DOCTYPE). Nimm ihn heraus: Er wird nicht gelesen.',
  'The file has more elements than any map.': 'Die Datei hat mehr Elemente als irgendeine Karte.',
  'The file is empty.': 'Die Datei ist leer.',
  'The file of this map breaks off before its end.': 'Die Datei dieser Karte bricht vor ihrem Ende ab.',
  'The file is too large for a map: more than {0} MB.': 'Die Datei ist zu groß für eine Karte: mehr als {0} MB.',
  '{0} is missing.': '{0} fehlt.',
  '{0} is nothing that a map has.': '{0} gibt es in keiner Karte.',
  '{0} must be {1}.': '{0} muss {1} sein.',
  'What the file holds': 'Was in der Datei steht,',
  'one of {0}': 'eines von {0}',
  'a whole number from {0} to {1}': 'eine ganze Zahl von {0} bis {1}',
  'a number from {0} to {1}': 'eine Zahl von {0} bis {1}',
  'a text of {0} to {1} characters': 'ein Text mit {0} bis {1} Zeichen',
  'a text of {0} characters': 'ein Text mit {0} Zeichen',
  'a list of {0} to {1}': 'eine Liste mit {0} bis {1} Einträgen',
  'a list of {0} or more': 'eine Liste mit {0} oder mehr Einträgen',
  'a list of {0}': 'eine Liste mit {0} Einträgen',
  'a colour such as #a1b2c3, in small letters': 'eine Farbe wie #a1b2c3, klein geschrieben',
  'an id: small letters and digits, with hyphens between them, 64 characters at most':
    'eine Kennung aus kleinen Buchstaben und Ziffern, mit Bindestrichen dazwischen, höchstens 64 Zeichen,',
  'a point [x, y] of whole numbers from 0 to {0}': 'ein Punkt [x, y] aus ganzen Zahlen von 0 bis {0}',
  'Region {0}': 'Region {0}',
  'Two regions have the id {0}; each needs one of its own.':
    'Zwei Regionen haben die Kennung {0}; jede braucht eine eigene.',
  'Two territories have the id {0}; each needs one of its own.':
    'Zwei Gebiete haben die Kennung {0}; jedes braucht eine eigene.',
  'The board is {0} wide and {1} high; each has to be between {2} and {3}.':
    'Das Brett ist {0} breit und {1} hoch; beides muss zwischen {2} und {3} liegen.',
  'The board has fewer than two countries.': 'Das Brett hat weniger als zwei Länder.',
  'The board has {0} countries; {1} are possible.': 'Das Brett hat {0} Länder; möglich sind {1}.',
  'No country adjoins another: nobody could march anywhere.':
    'Kein Land grenzt an ein anderes: Niemand könnte irgendwohin marschieren.',
  'The board has more borders than any map.': 'Das Brett hat mehr Grenzen als irgendeine Karte.',
  'The continent {0} has no country.': 'Der Kontinent {0} hat kein Land.',
  '{0} is drawn with more points than any map needs.': '{0} ist mit mehr Punkten gezeichnet, als eine Karte braucht.',
  'The file breaks off: <{0}> is never closed.': 'Die Datei bricht ab: <{0}> wird nie geschlossen.',
  'The file breaks off before it has begun.': 'Die Datei bricht ab, bevor sie begonnen hat.',
  'In line {0} there is a name between & and ; that the file does not explain. A plain & is written &amp;.':
    'In Zeile {0} steht zwischen & und ; ein Name, den die Datei nicht erklärt. Ein einfaches & schreibt man &amp;.',
  'In line {0} an end tag is missing before this one, or this one is too many.':
    'In Zeile {0} fehlt ein schließendes Element vor diesem, oder dieses ist zu viel.',
  'The file is damaged in line {0}, at its character {1}: {2}.':
    'Die Datei ist in Zeile {0} bei Zeichen {1} beschädigt: {2}.',
  'This map has {0} KB; a table takes {1} KB. Draw its outlines with fewer points: they have {2}, {3} of them in {4}; about {5} % have to go.':
    'Diese Karte hat {0} KB; ein Tisch nimmt {1} KB. Zeichne ihre Umrisse mit weniger Punkten: Es sind {2}, davon {3} in {4}; etwa {5} % müssen weg.',
  "an object '{' … '}' with parts of its own": "ein Objekt '{' … '}' mit eigenen Teilen",
  'a text of {0} or more characters': 'ein Text von {0} oder mehr Zeichen',
  "This is no map: the file of a map begins with '{', and a board of Lux with <.":
    "Das ist keine Karte: Die Datei einer Karte beginnt mit '{' und ein Brett von Lux mit <.",
  'The file of this map is damaged.': 'Die Datei dieser Karte ist beschädigt.',
  'The file of this map is damaged in line {0}.': 'Die Datei dieser Karte ist in Zeile {0} beschädigt.',
  'No machine sits there.': 'Dort sitzt keine Maschine.',
  'Nobody else is left who could agree to a draw.': 'Niemand sonst ist übrig, der einem Remis zustimmen könnte.',
  'No other person is left in this game.': 'In diesem Spiel ist sonst kein Mensch mehr übrig.',
  'No other person of that name is in the game.': 'Kein anderer Mensch dieses Namens ist im Spiel.',
  'You have not said that a machine should play there.': 'Du hast nicht gesagt, dass dort eine Maschine spielen soll.',
  'No machine plays for you, and nobody has asked for one.':
    'Für dich spielt keine Maschine, und niemand hat eine verlangt.',
  'You have offered a draw already.': 'Du hast schon Remis angeboten.',
  'You have not offered a draw.': 'Du hast kein Remis angeboten.',
  'A machine plays in this seat, and keeps it for as long as the fog lies.':
    'In diesem Sitz spielt eine Maschine, und sie behält ihn, solange der Nebel liegt.',
  'What lay in the fog stayed behind when the match went on elsewhere, so nobody can play it on. An administrator may clear the board.':
    'Was im Nebel lag, blieb zurück, als die Partie anderswo weiterging: Niemand kann sie weiterspielen. Wer den Tisch verwaltet, kann das Brett räumen.',
};
