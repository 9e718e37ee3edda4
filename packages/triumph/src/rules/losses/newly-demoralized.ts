import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import type { Profile } from '../profiles/profile.ts';
import { publicLosses } from './losses-for.ts';
import type { Snapshot } from '../records/table.ts';

/** A command, named so that it can stand in an entry of the ledger. */
export type CommandName = { readonly side: SideId; readonly command: CommandNumber };

const demoralizedIn = (snapshot: Snapshot, profile: Profile): CommandName[] =>
  publicLosses(snapshot, profile)
    .flatMap(({ commands }) => commands)
    .filter(({ isDemoralized }) => isDemoralized === true)
    .map(({ side, command }) => ({ side, command }));

/** The commands that became demoralized between two moments, as everybody can tell: from public records alone. */
export const newlyDemoralized = (before: Snapshot, after: Snapshot, profile: Profile): CommandName[] => {
  const known = demoralizedIn(before, profile);
  return demoralizedIn(after, profile).filter(
    ({ side, command }) => !known.some((one) => one.side === side && one.command === command),
  );
};
