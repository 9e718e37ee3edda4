import type { WordTable } from '@vexillum/ui/words';

/** Das Ende einer Schlacht: Ergebnis, Wendepunkte, Würfelglück, und wie es weitergeht. */
export const ending: WordTable = {
  'The battle is over, and nobody has won': 'Die Schlacht ist vorbei, und niemand hat gewonnen',
  '{0} of {1}': '{0} von {1}',
  'Both armies have lost {0} points: equal losses defeat nobody.':
    'Beide Heere haben {0} Punkte verloren: Gleiche Verluste schlagen niemanden.',
  'No army was beaten when the battle was ended. Points lost: Red {0}, Blue {1}.':
    'Kein Heer war geschlagen, als die Schlacht beendet wurde. Verlorene Punkte: Rot {0}, Blau {1}.',
  '{0} has lost {1} points ({2} are enough for defeat), {3} {4}: won by {5} points.':
    '{0} hat {1} Punkten verloren ({2} genügen zur Niederlage), {3} {4}: gewonnen mit {5} Punkten Vorsprung.',
  'Before the first turn': 'Vor dem ersten Zug',
  'Red lost {0}, Blue {1}': 'Rot verlor {0}, Blau {1}',
  '{0}’s camp was sacked': 'Das Lager von {0} wurde geplündert',
  'hardly any of 100 evenings would be luckier': 'kaum einer von 100 Abenden wäre glücklicher',
  'nearly all of 100 evenings would be luckier': 'fast alle von 100 Abenden wären glücklicher',
  '{0} of 100 evenings would be luckier': '{0} von 100 Abenden wären glücklicher',
  '{0, plural, one {# die came to {1}, and {2} is the average} other {# dice came to {1}, and {2} is the average}}':
    '{0, plural, one {# Würfel ergab {1}, der Durchschnitt ist {2}} other {# Würfel ergaben {1}, der Durchschnitt ist {2}}}',
  'The battle is being read …': 'Die Schlacht wird gelesen …',
  'Turning points and dice could not be read just now.': 'Wendepunkte und Würfel konnten gerade nicht gelesen werden.',
  'Once both captains want a rematch, you can watch it.':
    'Sobald beide Feldherren eine Revanche wollen, kannst du zusehen.',
  'A rematch is another table with the same rules, where everybody has their seat and both captains their army again. Both captains have to want it.':
    'Eine Revanche ist ein weiterer Tisch mit denselben Regeln, an dem alle wieder ihren Platz und beide Feldherren ihr Heer haben. Beide Feldherren müssen sie wollen.',
  'sides swapped': 'mit vertauschten Seiten',
  'Watch the rematch': 'Bei der Revanche zusehen',
  'To the rematch': 'Zur Revanche',
  '{0, plural, one {# flag was left open.} other {# flags were left open.}}':
    '{0, plural, one {# Hinweis blieb offen.} other {# Hinweise blieben offen.}}',
  'Turning points': 'Wendepunkte',
  'No turn cost one army more than the other.': 'Kein Zug kostete ein Heer mehr als das andere.',
  'Turn by turn': 'Zug um Zug',
  'Points lost': 'Verlorene Punkte',
  Combats: 'Kämpfe',
  'Only the sums of the dice are compared with what fair dice give. A six at the right moment is worth more than that shows.':
    'Nur Summen werden verglichen, mit allen Möglichkeiten, wie faire Würfel fallen: Eine Sechs am rechten Ort ist mehr wert, als das hier weiß.',
};
