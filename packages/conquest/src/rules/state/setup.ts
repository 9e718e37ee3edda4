import type { SideId } from '@vexillum/model';
import { type MachineLevel, usualLevel } from '../machines/machine-levels.ts';
import { playerOf } from './read.ts';
import type { Setup, Snapshot } from '../records.ts';

export type { Setup } from '../records.ts';

export const SETUP = 'setup';
const NOTHING: Setup = { bots: [], administrators: [] };

export const setupOf = (snapshot: Snapshot): Setup => snapshot.public.setup.get(SETUP) ?? NOTHING;

/** How well the machine in this seat plays, whether or not somebody has taken it since. */
export const levelOf = (snapshot: Snapshot, side: SideId): MachineLevel =>
  setupOf(snapshot).levels?.[side] ?? usualLevel;

/** Whether a machine plays for whoever sits there, as the others have agreed. */
export const hasStandIn = (snapshot: Snapshot, side: SideId): boolean => playerOf(snapshot, side)?.standsIn === true;

/** Whether the machine plays here: as soon as somebody sits down in a seat that was its own from the start, they do. */
export const isMachine = (snapshot: Snapshot, side: SideId): boolean =>
  hasStandIn(snapshot, side) ||
  (setupOf(snapshot).bots.includes(side) && snapshot.public.seat.get(side)?.name === undefined);
