import type { ArmyFile } from '../armies/army-file.ts';
import { DECEPTION } from './card.ts';

/** Written as a type, so that it is JSON. */
type Card = { readonly code: string; readonly count: number };

/** Whether the file has this stand pose as something that it is not, or says that it may. */
export const maySeemOther = ({ cards, real }: ArmyFile['stands'][number]): boolean =>
  real !== undefined || cards?.includes(DECEPTION) === true;

/**
 * The cards of the whole army, as everyone may know them. That some of an army's stands deceive, and how many, is one of these facts:
 * lists offer the card for lines as well, so where the army does not count it, its stands do.
 */
export const publicCards = ({ cards, stands }: Pick<ArmyFile, 'cards' | 'stands'>): Card[] => {
  const listed = cards.map(({ code, count }) => ({ code, count }));
  if (listed.some(({ code }) => code === DECEPTION)) return listed;
  // Two that are one in truth are exchanged together, for one card.
  const pairs = new Set(stands.flatMap(({ pair }) => pair ?? [])).size;
  const count = stands.filter(maySeemOther).length - pairs;
  return count > 0 ? [...listed, { code: DECEPTION, count }] : listed;
};
