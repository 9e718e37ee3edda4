import type { WordTable } from '@vexillum/ui/words';

/** Was an einer Partie genau nicht stimmt, wie es die Prüfung sagt; Teile von Sätzen stehen, wie sie in den Satz kommen. */
export const faults: WordTable = {
  'Entry {0} brings {1} to the board unsealed, though its army has masquerades.':
    'Eintrag {0} bringt {1} unversiegelt aufs Brett, obwohl sich in der Armee Truppen verstellen.',
  'Entry {0} shows {1} as open, and opens it nowhere.': 'Eintrag {0} zeigt {1} als offen und öffnet es nirgends.',
  'Entry {0} opens {1} {2} otherwise than it shows.': 'Eintrag {0} öffnet {1} {2} anders, als er es zeigt.',
  'Entry {0} opens {1} {2}, and the board shows something else.':
    'Eintrag {0} öffnet {1} {2}, und das Brett zeigt etwas anderes.',
  'Entry {0} shows masquerades, and what comes in their place is something else.':
    'Eintrag {0} deckt Verstellte auf, und an ihre Stelle kommt etwas anderes.',
};
