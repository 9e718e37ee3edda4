import type { WordTable } from '@vexillum/ui/words';

/** Anmerkungen der Regeln („Hinweise“), und was man am Tisch dazu sagt. */
export const flags: WordTable = {
  'Flags: {0}': 'Hinweise: {0}',
  'Against the rules': 'Gegen die Regeln',
  'Open to question': 'Fraglich',
  'Cannot be told': 'Nicht zu sagen',
  'To keep in mind': 'Zu beachten',
  'The table is being looked at …': 'Der Tisch wird angesehen …',
  'The table': 'Der Tisch',
  'Left open': 'Offen geblieben',
  'Open when a phase ended. It stays here until both sides agree, the umpire rules, or it is put right.':
    'Offen, als eine Phase endete. Bleibt hier, bis beide Seiten einig sind, der Schiedsrichter entscheidet oder es berichtigt ist.',
  'Settled ({0})': 'Erledigt ({0})',
  'A flag explains and never stops anybody. Play on as you like.':
    'Ein Hinweis erklärt und hält niemanden auf. Spielt weiter, wie ihr wollt.',
  'Nothing is open: everything has been agreed or ruled on.':
    'Nichts ist offen: Alles ist vereinbart oder entschieden.',
  'No flags: as far as the program can tell, all is as the rules want it.':
    'Keine Hinweise: Soweit das Programm es sagen kann, ist alles, wie die Regeln es wollen.',
  'rests on a number that nobody has verified': 'beruht auf einer Zahl, die niemand geprüft hat',
  'only your side sees this': 'nur deine Seite sieht das',
  '{0} rules: {1}': '{0} entscheidet: {1}',
  'for the whole game': 'für das ganze Spiel',
  'as it stands now': 'wie es jetzt steht',
  '{0} asks the umpire': '{0} fragt den Schiedsrichter',
  'agreed by both sides': 'beide Seiten sind einig',
  'agreed: {0}': 'einverstanden: {0}',
  'Source: {0}': 'Quelle: {0}',
  Show: 'Zeigen',
  Agreed: 'Einverstanden',
  'Your side finds it right as it is': 'Deine Seite findet es richtig, wie es ist',
  'Ask the umpire': 'Den Schiedsrichter fragen',
  Ruling: 'Entscheidung',
  'Your ruling': 'Deine Entscheidung',
  Allowed: 'Erlaubt',
  'Not allowed': 'Nicht erlaubt',
  'Noted, play on': 'Zur Kenntnis genommen, spielt weiter',
  'It holds': 'Sie gilt',
  'In your words, if you like': 'In deinen Worten, wenn du magst',
  'Give this ruling': 'So entscheiden',
};
