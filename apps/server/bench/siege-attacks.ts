/** What an attacking process does. */
export interface Attack {
  readonly port: number;
  /** Of the match that is taken away, and who takes it. */
  readonly path: string;
  readonly cookie: string;
  readonly exports: number;
  readonly mutes: number;
  /** Where and as whom actions are flooded, one after the other each. */
  readonly floods: readonly { readonly path: string; readonly cookie: string }[];
  readonly seconds: number;
}

export interface Attacked {
  /** How many answers of each status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly bytes: number;
}
