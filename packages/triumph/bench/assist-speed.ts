import { assist, createAssist } from '@vexillum/rules-assist';
import { poseFrom, withChanges } from '@vexillum/model';
import { profileAt } from '../src/rules/profiles/profile-of.ts';
import { createBattleFacts } from '../src/rules/flags/battle-facts.ts';
import { battleRules } from '../src/rules/flags/battle-rules.ts';
import { boardWith, emptyTable, type LaidStand, type LaidTerrain } from '../src/rules/testing/index.ts';
import { Edits, type Snapshot, THIS_STEP } from '../src/rules/index.ts';

/** Both Node and a browser have it; this package is compiled with the types of neither. */
declare const performance: { now(): number };

/** Medians in milliseconds. */
export interface AssistSpeed {
  readonly rules: number;
  readonly flags: number;
  /** The whole table, looked at for the first time. */
  readonly fromNothing: number;
  /** Once more after one stand has moved. */
  readonly afterOneMove: number;
}

const STANDS_A_SIDE = 75;
const FILES = 25;
const troopTypes = ['SPR', 'KNT', 'ARC', 'SKM', 'PIK'];
const terrainTypes = ['woods', 'marsh', 'rocky-ground', 'gentle-hill'];

/** 75 stands in three ranks and three commands, most of them where they may be. */
const armyOf = (side: 'red' | 'blue'): Record<string, LaidStand> =>
  Object.fromEntries(
    Array.from({ length: STANDS_A_SIDE }, (_, index): [string, LaidStand] => {
      const x = 20 + 2 * (index % FILES);
      const depth = 8 - 2 * Math.floor(index / FILES);
      return [
        `stand:${side}${index}`,
        {
          side,
          troopType: troopTypes[index % troopTypes.length] ?? 'SPR',
          at: side === 'red' ? [x, depth, 0] : [90 - x, 36 - depth, 180],
          command: (1 + (Math.floor(index / 8) % 3)) as 1 | 2 | 3,
          ...(index % FILES === 12 ? { general: true as const } : {}),
        },
      ];
    }),
  );

const terrain = (): Record<string, LaidTerrain> =>
  Object.fromEntries(
    Array.from({ length: 20 }, (_, index): [string, LaidTerrain] => [
      `terrain:${index}`,
      {
        type: terrainTypes[index % 4] ?? 'woods',
        at: [4 + 4.3 * index, index % 2 ? 14 : 22, 17 * index],
        size: [6, 4],
      },
    ]),
  );

export const bigTable = (): Snapshot => {
  const laid = boardWith({ ...armyOf('red'), ...armyOf('blue') }, terrain(), emptyTable());
  const edits = new Edits(laid).put('step', THIS_STEP, { number: 8, advantaged: 'red', done: {} });
  for (const side of ['red', 'blue'] as const) {
    edits.put('army', side, { name: side, halfPoints: 288, cards: [{ code: 'PD', count: 1 }] });
    edits.put('camp', `camp:${side}`, { side, size: [4000, 2000] });
    edits.put('pose', `camp:${side}`, poseFrom(45, side === 'red' ? 1 : 35, side === 'red' ? 0 : 180));
  }
  return withChanges(laid, edits.changes());
};

/** Each stand in turn a tenth of an MU nearer to the enemy. */
export const moves = (table: Snapshot, count: number): Snapshot[] => {
  const ids = [...table.public.stand.keys()];
  const told: Snapshot[] = [];
  let last = table;
  for (let index = 0; index < count; index++) {
    const id = ids[(index * 7) % ids.length] ?? '';
    const [x, y, heading] = last.public.pose.get(id) ?? [0, 0, 0];
    last = withChanges(last, new Edits(last).put('pose', id, [x, y + (heading === 0 ? 100 : -100), heading]).changes());
    told.push(last);
  }
  return told;
};

const timed = (work: () => unknown): number => {
  const before = performance.now();
  work();
  return performance.now() - before;
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** All rules over 150 stands and 20 pieces of terrain, for a reader who sits on a side. */
export const measureAssist = (rounds = 200): AssistSpeed => {
  const table = bigTable();
  const profile = profileAt(table);
  const reader = { side: 'red' };
  const seen = ({ public: forAll, sides }: Snapshot): Snapshot => ({ public: forAll, sides: { red: sides['red'] } });
  const fromNothing = () => assist(createBattleFacts()(seen(table), profile, reader), battleRules);
  const afterMoves = () => {
    const factsOf = createBattleFacts();
    const look = createAssist(battleRules);
    look(factsOf(seen(table), profile, reader));
    return moves(table, rounds).map((moved) => timed(() => look(factsOf(seen(moved), profile, reader))));
  };
  const whole = () => Array.from({ length: rounds }, () => timed(fromNothing));
  whole();
  afterMoves();
  return {
    rules: battleRules.length,
    flags: fromNothing().length,
    fromNothing: median(whole()),
    afterOneMove: median(afterMoves()),
  };
};
