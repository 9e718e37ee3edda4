import type { WordTable } from '@vexillum/ui/words';

/** Conquest: Karten und wie man sie ansieht. */
export const maps: WordTable = {
  Map: 'Karte',
  'The boards that a game of conquest can be played on. A map is a file: save one, change it, bring it back.':
    'Die Bretter, auf denen man Conquest spielen kann. Eine Karte ist eine Datei: speichere eine, ändere sie, bring sie zurück.',
  'A map of your own (.vxmap.json) or a board of Lux (.luxb): drop it anywhere on this page, or choose it':
    'Eine eigene Karte (.vxmap.json) oder ein Brett von Lux (.luxb): lege sie irgendwo auf dieser Seite ab oder wähle sie aus',
  'Map file': 'Kartendatei',
  '{0} territories, {1} regions': '{0} Gebiete, {1} Regionen',
  'Map {0}: {1} territories in {2} regions': 'Karte {0}: {1} Gebiete in {2} Regionen',
  '{0} was not read.': '{0} wurde nicht gelesen.',
  'This file is too large for a map.': 'Diese Datei ist zu groß für eine Karte.',
  'The letters of this file cannot be read. Open it in a text editor and save it as UTF-8.':
    'Die Buchstaben dieser Datei lassen sich nicht lesen. Öffne sie in einem Texteditor und speichere sie als UTF-8.',
  '{0} is among your maps now.': '{0} ist jetzt unter deinen Karten.',
  '{0} is too large to be kept: it is here until you leave this page.':
    '{0} ist zu groß zum Behalten: Die Karte ist da, bis du diese Seite verlässt.',
  'Fair start: not measured yet': 'Gerechter Start: noch nicht gemessen',
  'Fair start: measured for {0} players': 'Gerechter Start: gemessen für {0} Spieler',
  'Fair start: measured for {0} to {1} players': 'Gerechter Start: gemessen für {0} bis {1} Spieler',
  'place {0}: {1} ({2} to {3})': 'Platz {0}: {1} ({2} bis {3})',
  'Armies more, by place': 'Armeen mehr, nach Platz',
  'Most wins of a place': 'Meiste Siege eines Platzes',
  Without: 'Ohne',
  'Of 100 games, how many the place won that won most, and the range in which that lies with 95 percent: measured in {0} games of Marshals on dealt land. Other numbers of players are not measured yet.':
    'Von 100 Spielen, wie viele der Platz gewann, der die meisten gewann, und der Bereich, in dem das mit 95 Prozent liegt: gemessen in {0} Spielen von Marschällen auf ausgeteiltem Land. Andere Spielerzahlen sind noch nicht gemessen.',
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
