import type { WordTable } from '@vexillum/ui/words';

/** Was am Tisch geschieht, so dass es alle bemerken. */
export const alive: WordTable = {
  'Fallen standards': 'Gefallene Standarten',
  'Armies and terrain are prepared': 'Armeen und Gelände werden vorbereitet',
  'Deployment, step {0}': 'Aufstellung, Schritt {0}',
  'The first turn has not begun': 'Der erste Zug hat noch nicht begonnen',
  'Turn {0}, {1}': 'Zug {0}, {1}',
  'The battle is over': 'Die Schlacht ist vorbei',
  'has lost {0} points': 'hat {0} Punkte verloren',
  'has lost {0} of {1} points': 'hat {0} von {1} Punkten verloren',
};
