import type { WordTable } from '@vexillum/ui/words';

/** Der Armeeplatz: Listen, Truppen, Karten, Verbündete, Befehle, Weitergeben. */
export const armyDesk: WordTable = {
  Share: 'Weitergeben',
  free: 'frei',
};
