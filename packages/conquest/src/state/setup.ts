import type { Part, SideId, Snapshot } from '@vexillum/model';

/** What is agreed about seats, apart from the house rules; `part` `setup`. */
export type Setup = {
  /** Seats that the machine plays, at random, by the rules. */
  readonly bots: readonly string[];
  /** Seats whose holders may do what the host may, but for what is his alone. */
  readonly administrators: readonly string[];
  /** A motto over the table. */
  readonly branding?: string;
};

export const SETUP = 'setup';
const NOTHING: Setup = { bots: [], administrators: [] };

export const setupOf = (snapshot: Snapshot): Setup =>
  (snapshot.public.part.get(SETUP) as Part as Setup | undefined) ?? NOTHING;

/** Whether the machine plays here: as soon as somebody sits down in its seat, he does. */
export const isMachine = (snapshot: Snapshot, side: SideId): boolean =>
  setupOf(snapshot).bots.includes(side) && snapshot.public.seat.get(side)?.name === undefined;
