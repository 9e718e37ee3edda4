import type { Json, Pose } from '@vexillum/model';
import { SEALED_ORDERS } from '../actions/plays-openly.ts';
import type { StandTruth } from '../deployment/payloads.ts';
import { orderSlot } from '../deployment/slots.ts';
import { behind } from '../masquerade/exchange.ts';
import { standBatchOf } from '../masquerade/masquerade-draft.ts';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { emptyTable, play, withArmy } from './play.ts';
import { marked, begun, splitArmy, testSealing, sentTo } from './sealed-table.ts';
import { deceptiveArmy } from './small-army.ts';
import type { Snapshot } from '../records/table.ts';

/** Who is who in red's army of many faces. */
export interface Faces {
  readonly king: string;
  readonly spears: string;
  readonly pikes: string;
  /** One stand of herdsmen that poses as two of pikes. */
  readonly herd: readonly [string, string];
  readonly archers: string;
  /** Nobody who fights, posing as a horde. */
  readonly cooks: string;
  /** Two stands of warriors that pose as one horde. */
  readonly axes: string;
  readonly horde: string;
  readonly riders: string;
}

export interface DeceptiveTable {
  readonly table: Snapshot;
  readonly faces: Faces;
  readonly truths: ReadonlyMap<string, StandTruth>;
}

export const facesOf = (ids: readonly string[]): Faces => {
  const [king, spears, pikes, one, two, archers, cooks, axes, horde, riders] = ids as [string, ...string[]];
  return { king, spears, pikes, herd: [one, two], archers, cooks, axes, horde, riders } as Faces;
};

export const truthsOf = ({ herd: [one, two], cooks, axes }: Faces): Map<string, StandTruth> =>
  new Map<string, StandTruth>([
    [one, { m: 1, real: ['HRD'], pair: two }],
    [two, { m: 1, real: ['HRD'], pair: one }],
    [cooks, { m: 1, real: [], pair: null }],
    [axes, { m: 1, real: ['WRR', 'WRR'], pair: null }],
  ]);

/** Both armies in reserve; red's has bought Deceptive Deployment. */
export const deceptiveTable = (houseRules: Record<string, boolean> = {}): DeceptiveTable => {
  const table = emptyTable({ [SEALED_ORDERS]: true, ...houseRules });
  const red = withArmy(table, 'red', deceptiveArmy);
  const faces = facesOf(red.ids);
  return { table: withArmy(red.snapshot, 'blue', splitArmy).snapshot, faces, truths: truthsOf(faces) };
};

export interface Placing {
  readonly id: string;
  readonly pose: Pose;
}

/** What `place-stands` takes of red's stands, the seals included. */
export const placingArgs = (
  table: Snapshot,
  stands: readonly Placing[],
  truths: ReadonlyMap<string, StandTruth>,
  seed = 7,
): { stands: readonly Placing[]; batch?: Json } => {
  const ids = stands.map(({ id }) => id);
  const batch = standBatchOf(table, ids, truths, testSealing('red', seed));
  return { stands, ...(batch ? { batch: batch as unknown as Json } : {}) };
};

/** Directly behind a stand of pikes. */
export const behindPike = (pose: Pose): Pose => behind(grand201706, pose, 'PIK');

/** Where red's stands stand when they are placed: the herd one behind the other, everybody looking at blue. */
export const placesOf = ({ king, spears, pikes, herd, archers, cooks, axes, horde, riders }: Faces): Placing[] => [
  { id: king, pose: [20_000, 8_000, 0] },
  { id: spears, pose: [22_000, 8_000, 0] },
  { id: pikes, pose: [40_000, 8_000, 0] },
  { id: herd[0], pose: [42_000, 8_000, 0] },
  { id: herd[1], pose: behindPike([42_000, 8_000, 0]) },
  { id: archers, pose: [60_000, 8_000, 0] },
  { id: cooks, pose: [62_000, 8_000, 0] },
  { id: axes, pose: [64_000, 8_000, 0] },
  { id: horde, pose: [66_000, 8_000, 0] },
  { id: riders, pose: [68_000, 8_000, 0] },
];

/** The orders and markers are sealed and the table is in step 8: red may place. */
export const readyToPlace = (houseRules: Record<string, boolean> = {}): DeceptiveTable => {
  const made = deceptiveTable(houseRules);
  return { ...made, table: sentTo(marked({}, {}, begun(made.table)), 8) };
};

/** All of red's stands are on the board and sealed, its rosters open, and it is red's first turn. */
export const inBattle = (change: (truths: Map<string, StandTruth>, faces: Faces) => void = () => undefined) => {
  const { table, faces } = readyToPlace();
  const truths = truthsOf(faces);
  change(truths, faces);
  const placed = play(table, 'red-captain', 'place-stands', placingArgs(table, placesOf(faces), truths)).snapshot;
  const keys = ([1, 2, 3] as const).map((command) => orderSlot(command, 'roster'));
  const shown = play(placed, 'red-captain', 'reveal-secrets', { keys }).snapshot;
  return { table: play(sentTo(shown, 11), 'red-captain', 'begin-turn', {}).snapshot, faces, truths };
};
