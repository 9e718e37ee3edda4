import type { WordTable } from '@vexillum/ui/words';

/** Die Tafeln der Ergebnisse. */
export const boards: WordTable = {
  'The result of a game that has ended, also when the table is gone: which game, who sat where, and how it ended. Only players who have signed in a player card are shown on the boards, with the name of the table. What these say is also there for other servers to copy; a guest’s name is not.':
    'Das Ergebnis einer Partie, die zu Ende ist, auch wenn es den Tisch nicht mehr gibt: welches Spiel, wer wo saß und wie es ausging. Auf den Tafeln stehen nur Spieler, die sich mit einer Spielerkarte angemeldet haben, mit dem Namen des Tisches. Was sie sagen, dürfen auch andere Server übernehmen; der Name eines Gastes ist nicht dabei.',
  Boards: 'Tafeln',
  'Top scores': 'Höchste Punktzahlen',
  'Top winners': 'Meiste Siege',
  'Top ranked': 'Rangliste',
  'Whoever signs in their player card at the table is on the boards when the game has ended. Machines and guests are not.':
    'Wer am Tisch mit seiner Spielerkarte angemeldet ist, steht nach dem Ende der Partie auf den Tafeln. Maschinen und Gäste nicht.',
  Game: 'Spiel',
  'Which board': 'Welche Tafel',
  'Only games': 'Nur Partien',
  'Map or rules': 'Karte oder Regeln',
  All: 'Alle',
  'House rule': 'Hausregel',
  Any: 'Beliebig',
  From: 'Ab',
  Before: 'Vor',
  'Just a moment …': 'Einen Augenblick …',
  More: 'Mehr',
  'No game on this board is like that.': 'Keine Partie auf dieser Tafel ist so.',
  'Nobody is ranked here yet: it takes ten games of people with player cards, against at least three different ones, the last of them within a month.':
    'Noch hat hier niemand einen Rang: Dazu gehören zehn Partien unter Leuten mit Spielerkarten, gegen mindestens drei verschiedene, die letzte vor höchstens einem Monat.',
  'Nobody is on this board yet. The first game of people with player cards that ends puts them there.':
    'Auf dieser Tafel steht noch niemand. Die erste Partie unter Leuten mit Spielerkarten, die zu Ende geht, bringt sie hierher.',
  'Games won': 'Siege',
  Rank: 'Rang',
  Place: 'Platz',
  Player: 'Spieler',
  Opponents: 'Gegner',
  Games: 'Partien',
  'Last game': 'Letzte Partie',
  'without “{0}”': 'ohne „{0}“',
  'Only games of “{0}”, also from before it went on from its file.':
    'Nur Partien von „{0}“, auch solche, bevor der Tisch aus seiner Datei weiterging.',
  'Only games of one table.': 'Nur Partien eines Tisches.',
  'Only games of this table': 'Nur Partien dieses Tisches',
  'All tables': 'Alle Tische',
  'My friends and I': 'Meine Freunde und ich',
  'Neither you nor any of your friends is on this board. You mark friends on their pages, behind their names.':
    'Auf dieser Tafel stehst weder du noch jemand von deinen Freunden. Freunde merkst du dir auf ihrer Seite, hinter ihrem Namen.',
  Friend: 'Befreundet',
  Friends: 'Freunde',
  'Nobody yet. On a player’s page, behind each name on the boards, you mark them.':
    'Noch niemand. Auf der Seite eines Spielers, hinter jedem Namen auf den Tafeln, merkst du ihn dir.',
  'The boards can show you and your friends alone. Nobody is told whom you have marked.':
    'Die Tafeln können dich und deine Freunde allein zeigen. Niemand erfährt, wen du dir gemerkt hast.',
  'Take {0} off': '{0} streichen',
  'Take off': 'Streichen',
  'That is no card of another player here.': 'Das ist hier keine Karte eines anderen Spielers.',
  'You have marked so many friends that no other one fits; take one off first.':
    'Du hast dir so viele Freunde gemerkt, dass keiner mehr dazukommt; streiche erst jemanden.',
  'Save as CSV': 'Als CSV speichern',
  'Save as JSON': 'Als JSON speichern',
  Embed: 'Einbetten',
  'Put this into a page of your own: it shows the board as it stands, and nothing else.':
    'Auf einer eigenen Seite eingefügt, zeigt das die Tafel, wie sie gerade steht, und sonst nichts.',
  'Code to embed this board': 'Code zum Einbetten dieser Tafel',
};
