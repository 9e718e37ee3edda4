import type { WordTable } from '@vexillum/ui/words';

/** Was am Tisch geschieht, so dass es alle bemerken. */
export const alive: WordTable = {
  'Fallen standards': 'Gefallene Standarten',
  'Turn {0}': 'Zug {0}',
};
