import { byKind, type Kind, kinds } from '../kinds.ts';
import type { Fleet } from '../load/fleet.ts';
import { type Pace, type Played, play } from '../load/play.ts';
import { medians } from '../median.ts';

export type Fleets = Readonly<Record<Kind, Fleet>>;

/** The same play on all of them, one after the other, round by round, so that a mood of the machine meets all of them. */
export const measureLatency = async (
  fleets: Fleets,
  tables: number,
  pace: Pace,
  rounds: number,
): Promise<Record<Kind, Played>> => {
  const played = byKind(kinds, (): Played[] => []);
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds) played[kind].push(await play(await fleets[kind].tables(tables), fleets[kind], pace));
  return byKind(kinds, (kind) => medians(played[kind]));
};
