import type { SideId } from '@vexillum/model';
import { playsOpenly } from '../actions/plays-openly.ts';
import { verified } from '../profiles/sourced.ts';
import type { Snapshot } from '../records/table.ts';

/** The code of the battle card. */
export const DECEPTION = 'DC';

const SOURCE = 'Battle Cards 1.0, card 24';

/** Its numbers, which are the same for every edition. */
export const deceptionRules = {
  /** What each removal or exchange costs that may take place. */
  exchangeHalfPoints: verified(2, SOURCE),
  /** How far a masquerade moves, by what it poses as. */
  moveMu: verified({ foot: 2, mounted: 4 }, SOURCE),
  /** With an enemy stand this near at the end of any tactical movement, it is removed or exchanged. */
  revealWithinMu: verified(8, SOURCE),
  /** So many stands pose as one, or one as so many. */
  most: verified(2, SOURCE),
} as const;

/** How many removals and exchanges a side has paid for; everyone may know. */
export const exchangesBought = (snapshot: Snapshot, side: SideId): number =>
  snapshot.public.army.get(side)?.cards.find(({ code }) => code === DECEPTION)?.count ?? 0;

/** Whether the truth about each stand of the side is sealed when it comes to the board. */
export const sealsStands = (snapshot: Snapshot, side: SideId): boolean =>
  !playsOpenly(snapshot) && exchangesBought(snapshot, side) > 0;
