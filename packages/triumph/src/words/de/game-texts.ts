import type { WordTable } from '@vexillum/ui/words';

/** Was in den Daten der Spiele steht und erst beim Zeigen übersetzt wird: Hausregeln der Schlacht, Musterarmeen, Karten. */
export const gameTexts: WordTable = {
  'Points that the enemy lost': 'Verlorene Punkte des Feindes',
  'Hands on': 'Alle fassen an',
  'Every player may move every stand, as at a real table. Off: each side moves its own.':
    'Jeder Spieler darf jede Truppe bewegen, wie an einem echten Tisch. Aus: Jede Seite bewegt ihre eigenen.',
  'Commands, flank marches and markers are sealed and open in their steps. Off: all of it is open.':
    'Befehle, Flankenmärsche und Marker werden versiegelt und öffnen sich in ihren Schritten. Aus: Alles liegt offen.',
  'Markers for flank marches too': 'Marker auch für Flankenmärsche',
  'Each side places all three markers whatever marches, so that their number tells nothing. Off: only commands on the table have one.':
    'Jede Seite setzt alle drei Marker, was auch marschiert, damit ihre Zahl nichts verrät. Aus: Nur Befehle auf dem Tisch haben einen.',
  'Heavy horsemen whom nobody stops in the open, if their foot keeps the arrows off until then.':
    'Schwere Reiter, die im offenen Feld niemand aufhält, wenn ihr Fußvolk so lange die Pfeile abhält.',
  'Swarms of horse archers who are never where the enemy charges, and picked riders for the end.':
    'Schwärme berittener Bogenschützen, die nie dort sind, wo der Feind anstürmt, und erlesene Reiter für das Ende.',
  'African veterans and Spaniards in the middle, Gauls beside them, and far better horsemen than Rome has.':
    'Afrikanische Veteranen und Spanier in der Mitte, Gallier daneben und weit bessere Reiter, als Rom sie hat.',
  'A wall of pikes that holds, and companions on the right who strike.':
    'Eine Wand aus Piken, die hält, und rechts Gefährten, die zuschlagen.',
  'Hard foot with axes who come straight on.': 'Hartes Fußvolk mit Äxten, das geradewegs kommt.',
  'A shield wall with a few good men in front and many farmers behind.':
    'Ein Schildwall mit wenigen guten Männern vorn und vielen Bauern dahinter.',
  'Ten cohorts in the middle, hired horsemen beside them, and nobody to waste.':
    'Zehn Kohorten in der Mitte, angeworbene Reiter daneben und niemand zu verschwenden.',
  'More shields than anyone can count, and one charge to make them tell.':
    'Mehr Schilde, als man zählen kann, und ein einziger Sturm, der sie zur Geltung bringt.',
  'Guards who shoot from the saddle, spearmen who stand, and volunteers who hope.':
    'Gardisten, die aus dem Sattel schießen, Speerträger, die stehen, und Freiwillige, die hoffen.',
  'A patient army of horse and foot, each doing what the other cannot.':
    'Eine geduldige Armee aus Reitern und Fußvolk; jeder tut, was der andere nicht kann.',
  'Arrows first, lances last, and always somebody behind the hill.':
    'Erst Pfeile, zuletzt Lanzen und immer jemand hinter dem Hügel.',
  'Knights behind a ring of wagons, and light horse who know the enemy’s ways.':
    'Ritter hinter einem Ring aus Wagen und leichte Reiter, die den Feind kennen.',
  'Few in number and sure of it: a line of spears that does not count the enemy.':
    'Wenige und sich dessen gewiss: eine Reihe von Speeren, die den Feind nicht zählt.',
  'A league of cities with one good regiment and a long memory.':
    'Ein Bund von Städten mit einem guten Regiment und langem Gedächtnis.',
};
