import type { Part, Snapshot } from '@vexillum/model';

/** What is agreed about seats, apart from the house rules; `part` `setup`. */
export type Setup = {
  /** Seats that the machine plays, at random, by the rules. */
  readonly bots: readonly string[];
  /** Seats whose holders may do what the host may, but for what is his alone. */
  readonly administrators: readonly string[];
};

export const SETUP = 'setup';
const NOTHING: Setup = { bots: [], administrators: [] };

export const setupOf = (snapshot: Snapshot): Setup =>
  (snapshot.public.part.get(SETUP) as Part as Setup | undefined) ?? NOTHING;
