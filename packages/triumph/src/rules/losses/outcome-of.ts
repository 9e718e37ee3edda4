import type { SideId } from '@vexillum/model';
import type { ArmyLosses } from './army-losses.ts';
import type { Losses } from './losses-for.ts';

/** How a turn would end as things stand: an army is defeated, both have lost enough and the same, or play goes on. */
export type TurnOutcome =
  | { readonly kind: 'defeat'; readonly side: SideId }
  | { readonly kind: 'equal' }
  | { readonly kind: 'none' };

const hasLostEnough = ({ lost, defeatedFrom }: ArmyLosses): boolean =>
  defeatedFrom !== undefined && lost >= defeatedFrom;

/** Half of its points and more than the enemy (GT-WIN-001); with equal losses nobody is defeated (GT-WIN-002). */
export const outcomeOf = ([red, blue]: Losses): TurnOutcome => {
  if (red.lost === blue.lost) return { kind: hasLostEnough(red) || hasLostEnough(blue) ? 'equal' : 'none' };
  const more = red.lost > blue.lost ? red : blue;
  return hasLostEnough(more) ? { kind: 'defeat', side: more.side } : { kind: 'none' };
};
