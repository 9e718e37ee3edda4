import { seededRandom } from '@vexillum/geometry';
import { MILLI_MU, plainText, poseFrom } from '@vexillum/model';
import { assist } from '@vexillum/rules-assist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArmyFile,
  armyFileOf,
  battleRules,
  chooseKinds,
  type CommandNumber,
  commandOf,
  createBattleFacts,
  grandTriumph,
  isProblem,
  profileAt,
  proposeLayout,
  readArmyList,
  sampleArmies,
  sampleLists,
  SEALED_ORDERS,
  type Snapshot,
  suggestArmy,
  topographies,
  triumph,
} from '../rules/index.ts';
import {
  asSeenBy,
  begun,
  changed,
  emptyTable,
  markerArgs,
  ordered,
  play,
  sentTo,
  withArmy,
} from '../rules/testing/index.ts';
import { proposeBlock, proposeCamp, proposePlace } from './propose-places.ts';

/** The rules that ask where a stand was deployed. */
const placing: ReadonlySet<string> = new Set([
  'deploys-within-band',
  'battleline-in-center-zones',
  'half-battleline-in-center-zones',
  'deploys-near-its-marker',
  'deploys-within-command-range',
]);

const emptyArmy: ArmyFile = { vexillumArmy: 1, name: '', halfPoints: 0, stands: [], cards: [] };

const sides = ['red', 'blue'] as const;
type Side = (typeof sides)[number];

const flagged = (table: Snapshot, side: Side) => {
  const seen = asSeenBy(table, side);
  return assist(createBattleFacts()(seen, profileAt(seen), { side }), battleRules).filter(
    ({ weight }) => weight === 'illegal' || weight === 'doubtful',
  );
};

const said = (table: Snapshot, side: Side): string[] =>
  flagged(table, side).map(({ rule, says }) => `${rule}: ${plainText(says)}`);

const reserveOf = (table: Snapshot, side: Side) =>
  [...table.public.stand].flatMap(([id, stand]) =>
    stand.side === side && stand.place === 'reserve'
      ? [{ id, troopType: stand.troopType, command: commandOf(asSeenBy(table, side), id) }]
      : [],
  );

const withGround = (
  table: Snapshot,
  topography: (typeof topographies)[number],
  score: number,
  seed: number,
): Snapshot => {
  const profile = profileAt(table);
  const kinds = chooseKinds(profile, topography, score, seededRandom(seed));
  const size = ([width, depth]: readonly [number, number]) => [width * MILLI_MU, depth * MILLI_MU];
  return proposeLayout(profile, kinds, seed).pieces.reduce(
    (now, { type, pose, sizeMu, variant }) =>
      play(now, 'umpire', 'place-terrain', { type, pose, size: size(sizeMu), variant }).snapshot,
    table,
  );
};

/** The side's camp, then its commands one after the other, as a click on each proposes. */
const laidOut = (table: Snapshot, side: Side): Snapshot => {
  const profile = profileAt(table);
  const captain = `${side}-captain`;
  let now = play(table, captain, 'place-camp', {
    side,
    pose: proposeCamp(asSeenBy(table, side), profile, side, {}),
  }).snapshot;
  for (const command of [1, 2, 3, null, undefined] as const) {
    const stands = reserveOf(now, side).filter((stand) => stand.command === command);
    const placed = proposeBlock(asSeenBy(now, side), profile, side, stands, command);
    expect(placed.map(({ id }) => id).toSorted()).toEqual(stands.map(({ id }) => id).toSorted());
    if (placed.length > 0) now = play(now, captain, 'place-stands', { stands: placed }).snapshot;
  }
  return now;
};

const armiesOf = (game: typeof grandTriumph) => {
  const profile = profileAt(emptyTable({}, game));
  const samples = sampleArmies.filter((sample) => sample.profile === profile.id).map(({ army }) => army);
  const listed = sampleLists.flatMap((list) => {
    const read = readArmyList(list);
    return isProblem(read) ? [] : [armyFileOf(suggestArmy(read, profile))];
  });
  return [...samples, ...listed];
};

describe.each([
  ['the standard game', triumph],
  ['the big battle', grandTriumph],
])('what the program proposes in %s', (_, game) => {
  const armies = armiesOf(game);

  it('has armies to look at', () => expect(armies.length).toBeGreaterThan(4));

  it('passes its own rules: camps and whole commands of both sides, whatever the ground', () => {
    const table = fc.record({
      red: fc.constantFrom(...armies),
      blue: fc.constantFrom(...armies),
      topography: fc.constantFrom(...topographies),
      score: fc.integer({ min: 2, max: 12 }),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(table, ({ red, blue, topography, score, seed }) => {
        const ground = withGround(emptyTable({}, game), topography, score, seed);
        const brought = withArmy(withArmy(ground, 'red', red).snapshot, 'blue', blue).snapshot;
        const before = new Map(sides.map((side) => [side, said(brought, side)]));
        const now = laidOut(laidOut(brought, 'red'), 'blue');
        for (const side of sides)
          expect(said(now, side).filter((each) => !before.get(side)?.includes(each))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('puts stands that are placed one by one where the rules have nothing against them, each on its own ground', () => {
    const [army] = armies;
    let now = withArmy(withGround(emptyTable({}, game), 'Hilly', 9, 5), 'blue', army).snapshot;
    const before = said(now, 'blue');
    const seen = new Set<string>();
    for (const { id, command } of reserveOf(now, 'blue').slice(0, 12)) {
      const pose = proposePlace(asSeenBy(now, 'blue'), profileAt(now), 'blue', id, command);
      seen.add(String(pose));
      now = play(now, 'blue-captain', 'place-stands', { stands: [{ id, pose }] }).snapshot;
    }
    expect(seen.size).toBe(12);
    expect(said(now, 'blue').filter((each) => !before.includes(each) && !each.includes('general'))).toEqual([]);
  });
});

describe('a command that is deployed before its marker', () => {
  const armies = armiesOf(grandTriumph);
  const [crusaders = emptyArmy, cities = emptyArmy] = [armies[0], armies.at(-1)];
  const captains = { red: 'red-captain', blue: 'blue-captain' } as const;

  /** Orders and markers are sealed, with each command's marker so far along red's left to right. */
  const withMarkersAt = (red: ArmyFile, blue: ArmyFile, places: readonly number[]): Snapshot => {
    const empty = withGround(emptyTable({ [SEALED_ORDERS]: true }), 'Arable', 6, 11);
    const both = withArmy(withArmy(empty, 'red', red).snapshot, 'blue', blue).snapshot;
    const table = ordered({}, {}, begun(both));
    const plans = places.map((at, index) => ({ command: (index + 1) as CommandNumber, at }));
    const sealed = (now: Snapshot, side: Side) =>
      play(now, captains[side], 'seal-orders', markerArgs(now, side, plans)).snapshot;
    return sentTo(sealed(sentTo(sealed(sentTo(table, 5), 'blue'), 6), 'red'), 7);
  };

  it('stands in the zones of its battle line and within reach of its marker, wherever that lies among them', () => {
    const table = fc.record({
      red: fc.constantFrom(...armies),
      blue: fc.constantFrom(...armies),
      places: fc.uniqueArray(fc.integer({ min: 20, max: 70 }), {
        minLength: 3,
        maxLength: 3,
        comparator: (a, b) => Math.abs(a - b) < 17,
      }),
    });
    fc.assert(
      fc.property(table, ({ red, blue, places }) => {
        let now = withMarkersAt(
          red,
          blue,
          places.map((mu) => mu * MILLI_MU),
        );
        const profile = profileAt(now);
        for (const side of sides) {
          for (const command of [1, 2, 3] as const) {
            const stands = reserveOf(now, side).filter((stand) => stand.command === command);
            const placed = proposeBlock(asSeenBy(now, side), profile, side, stands, command);
            now = play(now, captains[side], 'place-stands', { stands: placed }).snapshot;
          }
          const where = flagged(now, side).filter(({ rule }) => placing.has(rule));
          expect(where.map(({ rule, says }) => `${rule}: ${plainText(says)}`)).toEqual([]);
        }
      }),
      // A marker near the end of the zones of the battle line, which a block straight before it would leave.
      { numRuns: 4, examples: [[{ red: crusaders, blue: cities, places: [20, 61, 37] }]] },
    );
  });
});

describe('a camp', () => {
  it('is pitched beside a wood that lies across the middle of the base edge', () => {
    const table = play(emptyTable(), 'umpire', 'place-terrain', {
      type: 'woods',
      pose: poseFrom(45, 3, 0),
      size: [8000, 6000],
      variant: 1,
    }).snapshot;
    for (const pose of [proposeCamp(table, profileAt(table), 'red', {})]) {
      const pitched = play(table, 'red-captain', 'place-camp', { side: 'red', pose }).snapshot;
      expect(said(pitched, 'red')).toEqual([]);
      expect(pose[0]).not.toBe(45_000);
    }
  });

  it('of allies lies beside the main camp, not on it', () => {
    const table = changed(emptyTable(), (edits) =>
      edits.put('army', 'red', { name: 'Riders', halfPoints: 288, cards: [] }),
    );
    const main = proposeCamp(table, profileAt(table), 'red', {});
    const pitched = play(table, 'red-captain', 'place-camp', { side: 'red', pose: main }).snapshot;
    const allied = proposeCamp(pitched, profileAt(table), 'red', { ally: true });
    expect(Math.abs(allied[0] - main[0])).toBeGreaterThanOrEqual(4000);
  });
});
