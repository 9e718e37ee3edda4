import type { SideId } from '@vexillum/model';
import { playsOpenly } from '../actions/plays-openly.ts';
import type { Snapshot } from '../records/table.ts';

/** The code of the battle card. */
export const DECEPTION = 'DC';

/** How many removals and exchanges a side has paid for; everyone may know. */
export const exchangesBought = (snapshot: Snapshot, side: SideId): number =>
  snapshot.public.army.get(side)?.cards.find(({ code }) => code === DECEPTION)?.count ?? 0;

/** Whether the truth about each stand of the side is sealed when it comes to the board. */
export const sealsStands = (snapshot: Snapshot, side: SideId): boolean =>
  !playsOpenly(snapshot) && exchangesBought(snapshot, side) > 0;
