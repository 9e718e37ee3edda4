import type { WordTable } from '@vexillum/ui/words';

/** Conquest: Karten und wie man sie ansieht. */
export const maps: WordTable = {
  Map: 'Karte',
  'The boards that a game of conquest can be played on. A map is a file: save one, change it, bring it back.':
    'Die Bretter, auf denen man Conquest spielen kann. Eine Karte ist eine Datei: speichere eine, ändere sie, bring sie zurück.',
  'One small isle of nine lands, all within reach of each other: a game of ten minutes for two or three.':
    'Eine kleine Insel aus neun Ländern, alle in Reichweite voneinander: ein Spiel von zehn Minuten für zwei oder drei.',
  'A ring of land round a lagoon, and a mountain of fire in its middle. Whoever holds the mountain reaches every side of the ring, and is reached from every side.':
    'Ein Ring aus Land um eine Lagune und ein Feuerberg in ihrer Mitte. Wer den Berg hält, erreicht jede Seite des Rings und wird von jeder Seite erreicht.',
  'A narrow land that winds from sunset to sunrise, never more than two lands wide. By land there are only two fronts; boats across its bays open new ones.':
    'Ein schmales Land, das sich von Abend nach Morgen windet, nie mehr als zwei Gebiete breit. Zu Land gibt es nur zwei Fronten; Boote über seine Buchten öffnen neue.',
  'A horseshoe of five old provinces round a salt sea. The isle in the sea trades with all of them; the mouth in the east can be crossed by boat.':
    'Ein Hufeisen aus fünf alten Provinzen um ein Salzmeer. Die Insel darin handelt mit allen; die Mündung im Osten lässt sich mit dem Boot überqueren.',
  'Twelve isles of two to five lands, and nothing but water between them. Every landing is a gate, and every gate can be shut.':
    'Zwölf Inseln aus zwei bis fünf Ländern, und zwischen ihnen nichts als Wasser. Jede Landung ist ein Tor, und jedes Tor lässt sich schließen.',
  'Two continents of nine realms and the straits between them, 64 lands in all: for six to eight players and a long evening.':
    'Zwei Kontinente mit neun Reichen und die Meerengen zwischen ihnen, 64 Gebiete im Ganzen: für sechs bis acht Spieler und einen langen Abend.',
  'Map file': 'Kartendatei',
  '{0} territories, {1} regions': '{0} Gebiete, {1} Regionen',
  'Map {0}: {1} territories in {2} regions': 'Karte {0}: {1} Gebiete in {2} Regionen',
  '{0} is among your maps now.': '{0} ist jetzt unter deinen Karten.',
  '{0} is too large to be kept: it is here until you leave this page.':
    '{0} ist zu groß zum Behalten: Die Karte ist da, bis du diese Seite verlässt.',
  'Fair start: not measured yet': 'Gerechter Start: noch nicht gemessen',
  'Fair start: measured for {0} players': 'Gerechter Start: gemessen für {0} Spieler',
  '{0} to {1}': '{0} bis {1}',
  'For {0} players none is known.': 'Für {0} Spieler ist keiner bekannt.',
  'place {0}: {1} ({2} to {3})': 'Platz {0}: {1} ({2} bis {3})',
  'Armies more, by place': 'Armeen mehr, nach Platz',
  'Most wins of a place': 'Meiste Siege eines Platzes',
  Without: 'Ohne',
  'Of 100 games, how many the place won that won most, and the range in which that lies with 95 percent: measured in at least {0} games of Marshals on dealt land.':
    'Von 100 Spielen, wie viele der Platz gewann, der die meisten gewann, und der Bereich, in dem das mit 95 Prozent liegt: gemessen in mindestens {0} Spielen von Marschällen auf ausgeteiltem Land.',
  'Show it as in a game': 'Wie in einem Spiel zeigen',
  'Play on this map': 'Auf dieser Karte spielen',
  'Forget this map': 'Diese Karte vergessen',
  'Drawn by': 'Gezeichnet von',
  Licence: 'Lizenz',
  Version: 'Version',
  Borders: 'Grenzen',
  '{0}, of these {1} over water': '{0}, davon {1} übers Wasser',
  Miniatures: 'Figuren',
  '{0} from {1}': '{0} ab {1}',
  Fingerprint: 'Fingerabdruck',
  'Regions and what they are worth': 'Regionen und was sie wert sind',
  Region: 'Region',
  Territories: 'Gebiete',
  'Extra recruits': 'Zusätzliche Rekruten',
  soldier: 'Soldat',
  tank: 'Panzer',
  'fighter plane': 'Jagdflugzeug',
  rider: 'Reiter',
  gun: 'Geschütz',
  ship: 'Schiff',
  fort: 'Festung',
};
