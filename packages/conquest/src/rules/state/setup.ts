import type { SideId } from '@vexillum/model';
import { type MachineLevel, usualLevel } from '../machines/machine-levels.ts';
import type { Setup, Snapshot } from '../records.ts';

export type { Setup } from '../records.ts';

export const SETUP = 'setup';
const NOTHING: Setup = { bots: [], administrators: [] };

export const setupOf = (snapshot: Snapshot): Setup => snapshot.public.setup.get(SETUP) ?? NOTHING;

/** How well the machine in this seat plays, whether or not somebody has taken it since. */
export const levelOf = (snapshot: Snapshot, side: SideId): MachineLevel =>
  setupOf(snapshot).levels?.[side] ?? usualLevel;

/** Whether the machine plays here: as soon as somebody sits down in its seat, they do. */
export const isMachine = (snapshot: Snapshot, side: SideId): boolean =>
  setupOf(snapshot).bots.includes(side) && snapshot.public.seat.get(side)?.name === undefined;
