/**
 * Actions a second on one core, as a server runs them: may act, run, changes made. Dice come from a seed; the ledger's hashes are not in it.
 * `node --conditions=source --import tsx packages/conquest/bench/action-speed.ts`
 */
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
import { conquest, gameOf, mapPacks, type MapPack, randomAction } from '../src/index.ts';
import { seededChance, sixLands, TestMatch } from '../src/testing/index.ts';

const AIM = 100_000;
/** The same dice in every round. */
const SEED = 3;
/** Of this process alone: other work on the machine does not count. */
const cpuMilliseconds = (): number => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
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

const copyOf = (snapshot: Snapshot): Snapshot => {
  const copy = emptySnapshot(Object.keys(snapshot.sides));
  for (const kind of ['table', 'seat', 'part', 'step'] as const)
    for (const [id, record] of snapshot.public[kind]) (copy.public[kind] as Map<string, unknown>).set(id, record);
  for (const [side, layer] of Object.entries(snapshot.sides)) {
    const parts = copy.sides[side]?.part as Map<string, unknown> | undefined;
    for (const [id, part] of layer?.part ?? []) parts?.set(id, part);
  }
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

const measure = (map: MapPack, players: number) => {
  const { start, asked } = recorded(map, players, 5_000);
  let done = 0;
  let took = 0;
  for (let round = 0; took < 1_500; round++) {
    const snapshot = copyOf(start);
    const chance = seededChance(SEED);
    const began = cpuMilliseconds();
    for (const one of asked) act(snapshot, one, chance);
    if (round === 0) continue;
    took += cpuMilliseconds() - began;
    done += asked.length;
  }
  const rate = Math.round((done / took) * 1000);
  console.log(
    `${map.id}, ${players} players: ${rate.toLocaleString('en')} actions a second over ${asked.length} actions (aim ${AIM.toLocaleString('en')})`,
  );
};

for (const map of [...mapPacks, sixLands]) measure(map, map.territories.length > 20 ? 6 : 2);
