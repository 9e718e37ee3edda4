import type { WordTable } from '@vexillum/ui/words';

/** Auszeichnungen und was mehrere Spiele davon gemeinsam haben. */
export const honours: WordTable = {
  Ranks: 'Ränge',
  'You have no rank yet. It begins with the first game against people with player cards, the dice thrown by the table.':
    'Du hast noch keinen Rang. Er beginnt mit der ersten Partie gegen Leute mit Spielerkarten, bei der der Tisch würfelt.',
  '{0}: rank {1}': '{0}: Rang {1}',
  'Game by game': 'Partie für Partie',
  'Rank in {0}, game by game': 'Rang in {0}, Partie für Partie',
  'Rank in {0} after each game: {1} after game {2}, at best {3}, {4} after game {5}.':
    'Rang in {0} nach jeder Partie: {1} nach Partie {2}, höchstens {3}, {4} nach Partie {5}.',
  '{0}; {1, plural, one {one more opponent for a place on the board} other {# more opponents for a place on the board}}.':
    '{0}; {1, plural, one {noch ein Gegner bis zu einem Platz auf der Tafel} other {noch # Gegner bis zu einem Platz auf der Tafel}}.',
  'Games played': 'Gespielte Partien',
  'Nobody won': 'Niemand hat gewonnen',
  'Place {0}': 'Platz {0}',
  'not rated:': 'nicht gewertet:',
  'No.': 'Nr.',
  Day: 'Tag',
  'A win': 'Ein Sieg',
  'A defeat': 'Eine Niederlage',
  '{0, plural, one {one rated game} other {# rated games}}':
    '{0, plural, one {eine gewertete Partie} other {# gewertete Partien}}',
  'Place {0} on the board, {1}.': 'Platz {0} auf der Tafel, {1}.',
  '{0}; {1, plural, one {one more for a place on the board} other {# more for a place on the board}}.':
    '{0}; {1, plural, one {noch eine bis zu einem Platz auf der Tafel} other {noch # bis zu einem Platz auf der Tafel}}.',
  '{0}, the last of them too long ago for a place on the board.':
    '{0}, die letzte zu lange her für einen Platz auf der Tafel.',
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
