import type { WordTable } from '@vexillum/ui/words';

/** Anmerkungen der Regeln („Hinweise“), und was man am Tisch dazu sagt. */
export const flags: WordTable = {
  Flags: 'Hinweise',
  '{0} open': '{0} offen',
  allowed: 'erlaubt',
  'not allowed': 'nicht erlaubt',
  'noted, play on': 'zur Kenntnis genommen, spielt weiter',
  'Nobody sits in the umpire’s seat yet.': 'Auf dem Platz des Schiedsrichters sitzt noch niemand.',
  'The umpire reads this once accepted by both captains.':
    'Der Schiedsrichter liest das, sobald beide Feldherren ihn anerkannt haben.',
  'This is not about anything on the board.': 'Das betrifft nichts, was auf dem Brett liegt.',
  '{0, plural, one {{1} point} other {{1} points}}': '{0, plural, one {{1} Punkt} other {{1} Punkte}}',
  '{0, plural, one {# command} other {# commands}}': '{0, plural, one {# Befehl} other {# Befehle}}',
  '{0, plural, one {# piece} other {# pieces}}': '{0, plural, one {# Stück} other {# Stücke}}',
  '{0, plural, one {# card} other {# cards}}': '{0, plural, one {# Karte} other {# Karten}}',
  '{0}, at most {1}': '{0}, höchstens {1}',
  '{0}, at least {1}': '{0}, mindestens {1}',
  '{0}, exactly {1}': '{0}, genau {1}',
  'rules for the whole game: {0}. {1}': 'entscheidet für das ganze Spiel: {0}. {1}',
  'rules for this move: {0}. {1}': 'entscheidet für diesen Zug: {0}. {1}',
  'agrees too, so it stands as it is: {0}': 'ist auch einverstanden, also bleibt es, wie es ist: {0}',
  'finds it right as it is: {0}': 'findet es richtig, wie es ist: {0}',
  'asks the umpire: {0}': 'fragt den Schiedsrichter: {0}',
  '{0} asks the umpire: {1}': '{0} fragt den Schiedsrichter: {1}',
  '{0, plural, one {# question to you} other {# questions to you}}':
    '{0, plural, one {# Frage an dich} other {# Fragen an dich}}',
  '{0, plural, one {# new ruling} other {# new rulings}}':
    '{0, plural, one {# neue Entscheidung} other {# neue Entscheidungen}}',
};
