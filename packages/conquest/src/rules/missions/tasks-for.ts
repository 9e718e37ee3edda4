import type { DigestOf, SideId } from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { mostOfMapInRegions, spareLandInMissions } from '../data/rule-numbers.ts';
import { BANK } from '../state/sides.ts';
import { drawnNumber } from './drawn-number.ts';
import type { Task } from './mission.ts';

/** Among whom a mission is drawn. */
export interface Table {
  readonly board: Board;
  /** All who began, in the order of play, with their teams. */
  readonly players: readonly { readonly side: SideId; readonly team: number | undefined }[];
}

const teamOf = ({ players }: Table, own: SideId): number | undefined => players.find(({ side }) => side === own)?.team;

/** So many lands are as hard to hold for any number of players, or for a team of any size: a fair share, and for each of them the same part of what is left. Never all. */
const landsToHold = (table: Table, own: SideId, part = spareLandInMissions.value): number => {
  const { board, players } = table;
  const all = board.territories.length;
  const team = teamOf(table, own);
  const together = team === undefined ? 1 : players.filter((player) => player.team === team).length;
  let held = (all * together) / players.length;
  for (let partner = 0; partner < together; partner += 1) held += (all - held) * part;
  return Math.max(1, Math.min(all - 1, Math.ceil(held)));
};

/** Tasks of one kind, counted from 0. A map of 500 regions has 124,750 pairs of them, so they are not listed. */
export interface Tasks {
  readonly count: number;
  /** The task of this number, below `count`. */
  nth(number: number): Task;
}

const listed = (tasks: readonly Task[]): Tasks => ({
  count: tasks.length,
  nth: (number) => {
    const task = tasks[number];
    if (!task) throw new RangeError(`there is no task ${number}`);
    return task;
  },
});

/** Two regions that are not nearly all of the map. */
const regionTasks = ({ board }: Table): Tasks => {
  const most = board.territories.length * mostOfMapInRegions.value;
  // The smallest first: then those that go with a region are the first so many before it.
  const regions = [...board.regions].sort((one, other) => one.territories.length - other.territories.length);
  let fitting = regions.length;
  const partners = regions.map(({ territories }, at) => {
    while (fitting > 0 && territories.length + (regions[fitting - 1]?.territories.length ?? 0) > most) fitting -= 1;
    return Math.min(at, fitting);
  });
  return {
    count: partners.reduce((sum, count) => sum + count, 0),
    nth: (number) => {
      let left = number;
      for (const [at, count] of partners.entries()) {
        const [one, other] = [regions[at], regions[left]];
        if (left < count && one && other) return { kind: 'regions', regions: [one.id, other.id] };
        left -= count;
      }
      throw new RangeError(`there are no two regions ${number}`);
    },
  };
};

const landTasks = (table: Table, own: SideId): Tasks =>
  listed([
    { kind: 'lands', lands: landsToHold(table, own), armies: 2 },
    { kind: 'lands', lands: landsToHold(table, own, spareLandInMissions.value * 1.3), armies: 1 },
  ]);

const eliminations = (table: Table, own: SideId): Tasks => {
  const team = teamOf(table, own);
  const others = table.players.filter(({ side, ...of }) => side !== own && (team === undefined || of.team !== team));
  return listed(others.map(({ side }) => ({ kind: 'eliminate', player: side, lands: landsToHold(table, own) })));
};

/** Every task that this side may be given, by kind; a kind without any is none. */
export const tasksFor = (table: Table, side: SideId): readonly Tasks[] =>
  [regionTasks(table), landTasks(table, side), eliminations(table, side)].filter(({ count }) => count > 0);

/** The commitment to the secret that a side's mission will follow from. */
export const missionDigest = (digestOf: DigestOf, side: SideId, secret: string): string =>
  digestOf(BANK, `mission.${side}`, {}, secret);

/** The task that follows: its kind first, each as likely, then one of that kind. */
export const taskOf = (digestOf: DigestOf, table: Table, side: SideId, drawnBy: string, secret: string): Task => {
  const kinds = tasksFor(table, side);
  const kind = kinds[drawnNumber(digestOf, `task.${side}.kind`, drawnBy, secret, kinds.length)] as Tasks;
  return kind.nth(drawnNumber(digestOf, `task.${side}`, drawnBy, secret, kind.count));
};
