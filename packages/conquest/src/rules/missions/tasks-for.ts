import type { DigestOf, SideId } from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { mostOfMapInRegions, spareLandInMissions } from '../data/rule-numbers.ts';
import { BANK } from '../state/sides.ts';
import type { Task } from './mission.ts';

/** Among whom a mission is drawn. */
export interface Table {
  readonly board: Board;
  /** All who began, in the order of play, with their teams. */
  readonly players: readonly { readonly side: SideId; readonly team: number | undefined }[];
}

/** So many lands are as hard to hold for any number of players: a fair share, and a part of the rest. Never all. */
const landsToHold = ({ board, players }: Table, part = spareLandInMissions.value): number => {
  const all = board.territories.length;
  const share = all / players.length;
  return Math.max(1, Math.min(all - 1, Math.ceil(share + (all - share) * part)));
};

/** Two regions that are not nearly all of the map. */
const regionTasks = ({ board }: Table): Task[] => {
  const most = board.territories.length * mostOfMapInRegions.value;
  return board.regions.flatMap((one, at) =>
    board.regions
      .slice(at + 1)
      .filter((other) => one.territories.length + other.territories.length <= most)
      .map((other): Task => ({ kind: 'regions', regions: [one.id, other.id] })),
  );
};

const landTasks = (table: Table): Task[] => [
  { kind: 'lands', lands: landsToHold(table), armies: 2 },
  { kind: 'lands', lands: landsToHold(table, spareLandInMissions.value * 1.3), armies: 1 },
];

const eliminations = (table: Table, own: SideId): Task[] => {
  const team = table.players.find(({ side }) => side === own)?.team;
  return table.players
    .filter((other) => other.side !== own && (team === undefined || other.team !== team))
    .map(({ side }): Task => ({ kind: 'eliminate', player: side, lands: landsToHold(table) }));
};

/** Every task that this side may be given, by kind; a kind without any is none. */
export const tasksFor = (table: Table, side: SideId): readonly (readonly Task[])[] =>
  [regionTasks(table), landTasks(table), eliminations(table, side)].filter((tasks) => tasks.length > 0);

const RANGE = 65_536;

/** A number from 0 to below `below`, each as likely, out of hashes of the secret and the action that draws. */
const numberOf = (digestOf: DigestOf, slot: string, drawnBy: string, secret: string, below: number): number => {
  const fair = RANGE - (RANGE % below);
  for (let round = 0; ; round++) {
    const digest = digestOf(BANK, slot, { action: drawnBy, round }, secret);
    for (let at = 0; at + 4 <= digest.length; at += 4) {
      const value = Number.parseInt(digest.slice(at, at + 4), 16);
      if (value < fair) return value % below;
    }
    if (digest === '') throw new Error('a mission needs a secret of 32 bytes');
  }
};

/** The commitment to the secret that a side's mission will follow from. */
export const missionDigest = (digestOf: DigestOf, side: SideId, secret: string): string =>
  digestOf(BANK, `mission.${side}`, {}, secret);

/** The task that follows: its kind first, each as likely, then one of that kind. */
export const taskOf = (digestOf: DigestOf, table: Table, side: SideId, drawnBy: string, secret: string): Task => {
  const kinds = tasksFor(table, side);
  const kind = kinds[numberOf(digestOf, `task.${side}.kind`, drawnBy, secret, kinds.length)] ?? [];
  return kind[numberOf(digestOf, `task.${side}`, drawnBy, secret, kind.length)] as Task;
};
