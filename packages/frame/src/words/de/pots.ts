import type { WordTable } from '@vexillum/ui/words';

/** Ehrentöpfe. */
export const pots: WordTable = {
  'Honour pot': 'Ehrentopf',
  'There is no such pot.': 'Diesen Topf gibt es nicht.',
  '{0}: everybody begins from nothing, and only rated games of this month count. After {1} of them, against at least {2} different players, you have a place; the first three win laurels, never money. The month ends on {3}, the pot is closed on {4}.':
    '{0}: Alle fangen bei null an, und nur gewertete Partien dieses Monats zählen. Nach {1} davon, gegen mindestens {2} verschiedene Spieler, hast du einen Platz; die ersten drei gewinnen Lorbeer, niemals Geld. Der Monat endet am {3}, der Topf wird am {4} geschlossen.',
  '{0} is over. What is told late still counts until the pot is closed on {1}.':
    '{0} ist vorbei. Was spät gemeldet wird, zählt noch, bis der Topf am {1} geschlossen wird.',
  'The pot of {0}, closed on {1}.': 'Der Topf vom {0}, geschlossen am {1}.',
  'Nobody has played a rated game this month yet: the first one leads the pot.':
    'In diesem Monat hat noch niemand eine gewertete Partie gespielt: Die erste führt den Topf an.',
  'Nobody played a rated game in that month.': 'In jenem Monat hat niemand eine gewertete Partie gespielt.',
  Month: 'Monat',
  'With a player card you can win laurels here.': 'Mit einer Spielerkarte kannst du hier Lorbeer gewinnen.',
  'Closed, and never changed since. Its hash:': 'Geschlossen und seitdem nie geändert. Sein Hash:',
  'How you stand': 'Wie du stehst',
  'Games of yours this month that do not count:': 'Deine Partien in diesem Monat, die nicht zählen:',
  'Pot of {0}': 'Topf vom {0}',
  Points: 'Punkte',
  '{0, plural, one {one more rated game for a place} other {# more rated games for a place}}':
    '{0, plural, one {noch eine gewertete Partie bis zu einem Platz} other {noch # gewertete Partien bis zu einem Platz}}',
  '{0, plural, one {one more opponent for a place} other {# more opponents for a place}}':
    '{0, plural, one {noch ein Gegner bis zu einem Platz} other {noch # Gegner bis zu einem Platz}}',
  '{0, plural, one {You need rated games against one more player for a place.} other {You need rated games against # more players for a place.}}':
    '{0, plural, one {Bis zu einem Platz fehlen dir noch gewertete Partien gegen einen weiteren Spieler.} other {Bis zu einem Platz fehlen dir noch gewertete Partien gegen # weitere Spieler.}}',
  'To beat: {0}, with {1} points.': 'Zu schlagen: {0} mit {1} Punkten.',
  'You have no rated game in this month.': 'Du hast in diesem Monat keine gewertete Partie.',
  '{0, plural, one {You need one more rated game for a place.} other {You need # more rated games for a place.}}':
    '{0, plural, one {Bis zu einem Platz fehlt dir noch eine gewertete Partie.} other {Bis zu einem Platz fehlen dir noch # gewertete Partien.}}',
  'Nobody is above you.': 'Niemand steht über dir.',
  'You played no rated game in that month.': 'Du hast in jenem Monat keine gewertete Partie gespielt.',
  'You played too few rated games for a place, or against too few players.':
    'Für einen Platz hast du zu wenige gewertete Partien gespielt, oder gegen zu wenige Spieler.',
  'You have {0} points.': 'Du hast {0} Punkte.',
  'Place {0}, with {1} points.': 'Platz {0} mit {1} Punkten.',
  'a machine played': 'eine Maschine hat mitgespielt',
  'a guest played': 'ein Gast hat mitgespielt',
  'without people on two sides': 'ohne Leute auf zwei Seiten',
  'dice were typed in': 'Würfel von Hand eingetragen',
  'it went on from its file before it ended': 'sie ging vor ihrem Ende aus ihrer Datei weiter',
  'nobody won': 'niemand hat gewonnen',
  'too short': 'zu kurz',
  'the same players met more than three times that day': 'dieselben Spieler mehr als dreimal an dem Tag',
  Laurels: 'Lorbeer',
  '{0}. place, {1}, {2}': '{0}. Platz, {1}, {2}',
};
