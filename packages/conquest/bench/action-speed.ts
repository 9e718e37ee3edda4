import { seededRandom } from '@vexillum/geometry';
import {
  type Action,
  type Chance,
  type Changes,
  changeInPlace,
  emptySnapshot,
  isRefusal,
  type Snapshot,
} from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { conquest, gameOf, mapPacks, type MapPack, randomAction } from '../src/rules/index.ts';
import { seededChance, sixLands, TestMatch } from '../src/rules/testing/index.ts';

/** What the engine does on one map. */
export interface ActionSpeed {
  readonly map: string;
  readonly territories: number;
  readonly players: number;
  /** In the recorded game, which is played again and again. */
  readonly actions: number;
  /** Actions a second on one core. */
  readonly perSecond: number;
}

/** Node has it; this package is compiled without its types. */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** The same dice in every round. */
const SEED = 3;
const MOST_ACTIONS = 5000;

/** Of this process alone: other work on the machine does not count. */
const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const actions: ReadonlyMap<string, Action> = new Map(conquest.actions.map((action) => [action.name, action]));

interface Asked {
  readonly seat: string;
  readonly name: string;
  readonly args: unknown;
  readonly seed: number;
}

const seatOf = new Map(conquest.seats.map((seat) => [seat.id, seat]));

const act = (snapshot: Snapshot, { seat: id, name, args, seed }: Asked, chance: Chance): Changes => {
  const action = actions.get(name) as Action;
  const seat = seatOf.get(id) as NonNullable<ReturnType<typeof seatOf.get>>;
  const outcome =
    action.mayAct(seat, snapshot) ??
    action.run(snapshot, args as never, {
      seat,
      name: id,
      id: `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`,
      at: '2026-01-01T12:00:00.000Z',
      chance,
      digestOf: testDigest,
    });
  if (isRefusal(outcome)) throw new Error(`${name}: ${outcome.code}`);
  changeInPlace(snapshot, outcome.changes);
  return outcome.changes;
};

const fill = (into: object, from: object): void => {
  const maps = into as Record<string, Map<string, unknown>>;
  for (const [kind, records] of Object.entries<ReadonlyMap<string, unknown>>({ ...from }))
    for (const [id, record] of records) maps[kind]?.set(id, record);
};

const copyOf = (snapshot: Snapshot): Snapshot => {
  const copy = emptySnapshot(Object.keys(snapshot.sides), conquest.kinds);
  fill(copy.public, snapshot.public);
  for (const [side, layer] of Object.entries(snapshot.sides)) fill(copy.sides[side] ?? {}, layer ?? {});
  return copy;
};

/** What a random game asks for, so that the choosing is not measured. */
const recorded = (map: MapPack, players: number, most: number): { start: Snapshot; asked: Asked[] } => {
  const match = new TestMatch({ players, map, rules: { 'random-start': true } }).start();
  const start = copyOf(match.snapshot);
  const random = seededRandom(7);
  const chance = seededChance(SEED);
  const asked: Asked[] = [];
  for (let seed = 1; seed <= most; seed++) {
    const game = gameOf(match.snapshot);
    const next = game && randomAction(match.snapshot, game.mover, random);
    if (!game || !next) break;
    const one = { seat: game.mover, ...next, seed };
    asked.push(one);
    act(match.snapshot, one, chance);
  }
  return { start, asked };
};

const measure = (map: MapPack, players: number, milliseconds: number): ActionSpeed => {
  const { start, asked } = recorded(map, players, MOST_ACTIONS);
  let done = 0;
  let took = 0;
  for (let round = 0; took < milliseconds; round++) {
    const snapshot = copyOf(start);
    const chance = seededChance(SEED);
    const began = cpuMilliseconds();
    for (const one of asked) act(snapshot, one, chance);
    // The first round is the compiler's.
    if (round === 0) continue;
    took += cpuMilliseconds() - began;
    done += asked.length;
  }
  const perSecond = Math.round((done / took) * 1000);
  return { map: map.id, territories: map.territories.length, players, actions: asked.length, perSecond };
};

/**
 * Actions a second as a server runs them: may act, run, changes made; the map with most territories first. Dice come from a seed; hashes,
 * disk and documents are not in it.
 */
export const measureActions = (milliseconds = 1500): ActionSpeed[] =>
  [...mapPacks, sixLands].map((map) => measure(map, map.territories.length > 20 ? 6 : 2, milliseconds));
