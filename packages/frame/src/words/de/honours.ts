import type { WordTable } from '@vexillum/ui/words';

/** Auszeichnungen und was mehrere Spiele davon gemeinsam haben. */
export const honours: WordTable = {
  Achievements: 'Auszeichnungen',
  'A player': 'Ein Spieler',
  'Nothing yet.': 'Noch nichts.',
  'You have none yet. They are given when a game ends in which you have signed in your player card at the table.':
    'Du hast noch keine. Es gibt sie am Ende einer Partie, bei der du am Tisch mit deiner Spielerkarte angemeldet warst.',
  '{0}: {1} of {2}': '{0}: {1} von {2}',
  '{0} so far, the next step at {1}': 'bisher {0}, nächste Stufe bei {1}',
  'Still to be won: {0}': 'Noch zu holen: {0}',
  'Step {0} of {1}.': 'Stufe {0} von {1}.',
  'game {0} at table {1}, entry {2}, last hash {3}': 'Partie {0} am Tisch {1}, Eintrag {2}, letzter Hash {3}',
  'Watch that game again': 'Die Partie noch einmal ansehen',
  'has won the achievement “{0}”': 'hat die Auszeichnung „{0}“ bekommen',
  'has won the achievement “{0}”, step {1} of {2}': 'hat die Auszeichnung „{0}“ bekommen, Stufe {1} von {2}',
  'No player card has such a number.': 'Keine Spielerkarte hat eine solche Nummer.',
  'Well known': 'Weithin bekannt',
  'Different people you have played against.': 'Verschiedene Leute, gegen die du gespielt hast.',
};
