import type { Json } from '../json.ts';

/** A record of the game's own, which the platform keeps, shows and replays, and never reads. */
export interface Part {
  readonly [member: string]: Json | undefined;
}
