import type { WordTable } from '@vexillum/ui/words';

/** Wie jemand heißt, und dass es vergessen wird. */
export const names: WordTable = {
  somebody: 'jemand',
  'Forget my name at this table': 'Meinen Namen an diesem Tisch vergessen',
  'Everybody reads “somebody” in the place of your name, at once and in the record of the game too. What you did and said stays, and so do files that others have saved. Nobody can undo it.':
    'Alle lesen an der Stelle deines Namens „jemand“, sofort und auch im Verlauf des Spiels. Was du getan und gesagt hast, bleibt, und ebenso Dateien, die andere gespeichert haben. Niemand kann es rückgängig machen.',
  'You keep your seat. With another device you may take another name.':
    'Deinen Platz behältst du. Mit einem weiteren Gerät kannst du einen anderen Namen nehmen.',
  'Forget my name': 'Meinen Namen vergessen',
  'Your name is forgotten at this table.': 'Dein Name ist an diesem Tisch vergessen.',
  'This seat has no name that could be forgotten.': 'Dieser Platz hat keinen Namen, der vergessen werden könnte.',
  '“{0}” is not the name that the ledger stands for.': '„{0}“ ist nicht der Name, für den das Buch steht.',
  'A name in the file is not the one that somebody sat down with.':
    'Ein Name in der Datei ist nicht der, mit dem sich jemand hingesetzt hat.',
};
