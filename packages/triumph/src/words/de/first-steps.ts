import type { WordTable } from '@vexillum/ui/words';

/** Die erste Schlacht: was als Nächstes zu tun ist. */
export const firstSteps: WordTable = {
  'A first battle': 'Eine erste Schlacht',
  'No more hints': 'Keine Hinweise mehr',
  'Hint {0} of {1}': 'Hinweis {0} von {1}',
  'Play {0}': '{0} spielen',
  'You lead both armies. It is Red’s turn: roll for command points, with the green button above or the space bar.':
    'Du führst beide Armeen. Rot ist am Zug: Würfle Befehlspunkte, mit dem grünen Knopf oben oder der Leertaste.',
  'Drag one of your red stands forward, or draw a box around several and drag them together. Each move, of one stand or of a group, costs command points.':
    'Ziehe eine deiner roten Truppen vor, oder ziehe einen Rahmen um mehrere und bewege sie zusammen. Jeder Zug, einer Truppe oder einer Gruppe, kostet Befehlspunkte.',
  'When you have moved enough, go on to the fighting with the green button or the space bar. Undo takes a move back.':
    'Wenn du genug gezogen hast, geh mit dem grünen Knopf oder der Leertaste weiter zum Kampf. „Rückgängig“ nimmt einen Zug zurück.',
  'Nobody is near enough yet. End the turn, and it is Blue’s.':
    'Noch ist niemand nah genug. Beende den Zug, dann ist Blau an der Reihe.',
  'Now lead Blue: press “Play Blue” in the bar above. Where two stands touch, there is a combat, and the dice decide.':
    'Führe nun Blau: Drücke oben auf „Blau spielen“. Wo zwei Truppen sich berühren, gibt es einen Kampf, und die Würfel entscheiden.',
};
