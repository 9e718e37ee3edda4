import { seededRandom } from '@vexillum/geometry';
import { isRefusal, type SideId } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../board/board-of.ts';
import { sixShores } from '../maps/packs/six-shores.ts';
import { twinHolms } from '../maps/packs/twin-holms.ts';
import { machineAction } from '../machines/machine-action.ts';
import { machineLevels } from '../machines/machine-levels.ts';
import type { Snapshot } from '../records.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { BANK } from '../state/sides.ts';
import { areTogether } from '../state/teams.ts';
import { type Territory, territoryId } from '../state/territory.ts';
import { eyesOf, inFog } from '../testing/foggy.ts';
import { playOut } from '../testing/play-out.ts';
import { TestMatch, type TestMatchOptions } from '../testing/test-match.ts';
import { asMachineSees } from './as-seen.ts';
import { ACT_UNSEEN } from './fog.ts';
import { isFoggy } from './is-foggy.ts';
import { seenBy } from './veil.ts';

/** Worked out anew, without the rules' own function: own land, partners' land, and whatever has a border with it in either direction. */
const shouldSee = (match: TestMatch, side: SideId): ReadonlySet<string> => {
  const { truth } = match;
  const { pack, territories } = boardOf(truth);
  const isOurs = (id: string) => {
    const { owner } = territoryOf(truth, id);
    return owner === side || (owner !== null && areTogether(playerOf(truth, side), playerOf(truth, owner)));
  };
  const own = new Set(territories.filter(isOurs));
  const near = pack.borders.flatMap(({ between: [one, other] }) => [
    ...(own.has(one) ? [other] : []),
    ...(own.has(other) ? [one] : []),
  ]);
  return new Set([...own, ...near]);
};

const checkSight = (match: TestMatch): void => {
  const { truth, snapshot } = match;
  if (!isFoggy(snapshot)) return;
  expect([...snapshot.public.territory.keys()]).toEqual([]);
  expect(gameOf(snapshot)).toMatchObject({ recruits: 0, conquests: 0 });
  for (const hidden of ['move', 'conquest', 'hasAttacked']) expect(gameOf(snapshot)).not.toHaveProperty(hidden);
  for (const side of match.game.order) {
    const eyes = eyesOf(match, side);
    const should = shouldSee(match, side);
    for (const id of boardOf(truth).territories) {
      const seen = territoryOf(eyes, id);
      if (should.has(id))
        expect(`${side} ${id} ${JSON.stringify(seen)}`).toBe(`${side} ${id} ${JSON.stringify(territoryOf(truth, id))}`);
      else expect(`${side} ${id} ${seen.seen === undefined}`).toBe(`${side} ${id} false`);
    }
    expect([...seenBy(truth, side)].sort()).toEqual([...should].sort());
    expect(gameOf(eyes)?.recruits).toBe(match.game.mover === side ? gameOf(truth)?.recruits : 0);
  }
};

const houseRules: readonly NonNullable<TestMatchOptions['rules']>[] = [
  {},
  { teams: 2 },
  { teams: 2, 'shared-land': true, 'team-flags': true, 'move-reach': 'connected' },
  { missions: true },
  { missions: true, teams: 2 },
  { capitals: true },
  { neutral: true, 'fortified-neutrals': true },
  { neutral: true, 'neutrals-must-fall': false },
  { 'open-flags': true, 'set-cap': 8 },
  { 'laid-out': 'front', 'random-order': true },
  { 'laid-out': 'even', 'evicted-become-neutral': false },
];

describe('a game under fog', () => {
  test.each(houseRules)('tells each side what it sees, and nothing else, with %j', (rules) => {
    for (const seed of [1, 2]) {
      const match = inFog({ players: 4, map: twinHolms, seed, rules });
      const random = seededRandom(seed);
      let acted = 0;
      checkSight(match);
      playOut(match, seed, 3_000, () => {
        if (acted++ < 250 || acted % 20 === 0) checkSight(match);
        const { order, turn, phase } = match.game;
        if (phase === 'over' || random() > 0.01) return;
        const player = order.find((side) => match.player(side).out === undefined) ?? '';
        if (random() < 0.7) match.act('host', 'skip-turn', { turn });
        else if (random() < 0.5) match.act(player, 'resign-game');
        else match.act('host', 'evict-player', { player });
        checkSight(match);
      });
    }
  });

  test('a public entry has no land in it, not even whom it was told to', () => {
    const match = inFog({ players: 3, map: twinHolms, isRecorded: true });
    const names = boardOf(match.snapshot).territories;
    playOut(match, 5, 400, () => {
      if (!isFoggy(match.snapshot)) return;
      const entry = match.entries.at(-1);
      expect(names.filter((id) => JSON.stringify(entry).includes(`"${id}"`))).toEqual([]);
      expect(entry?.draw).toBeUndefined();
    });
    const unseen = match.entries.filter(({ name }) => name === ACT_UNSEEN);
    expect(unseen.length).toBeGreaterThan(100);
    for (const { args } of unseen) expect(Object.keys(args as object).sort()).toEqual(['deed', 'digest']);
  });

  test('every entry has a part for every side, so that nobody can tell who was told', () => {
    const match = inFog({ players: 3, map: twinHolms });
    const told = [...match.game.order, BANK].sort();
    const { mover } = match;
    const [own = ''] = boardOf(match.snapshot).territories.filter((id) => territoryOf(match.truth, id).owner === mover);
    const outcome = match.act(mover, 'place-army', { territory: own });
    expect(Object.keys(outcome.changes.sides ?? {}).sort()).toEqual(told);
  });

  test('land that is out of sight refuses alike, whoever holds it', () => {
    const match = inFog({ players: 4, map: sixShores, rules: { 'laid-out': 'even' } });
    const { mover } = match;
    const sees = shouldSee(match, mover);
    const far = boardOf(match.truth).territories.filter((id) => !sees.has(id));
    expect(far.length).toBeGreaterThan(1);
    const own = boardOf(match.truth).territories.find((id) => territoryOf(match.truth, id).owner === mover) ?? '';
    const said = (name: string, args: (id: string) => object) =>
      far.map((id) => {
        const refusal = match.attempt(mover, name, args(id));
        return isRefusal(refusal) ? `${refusal.code} ${refusal.words.text}` : 'done';
      });
    const all = [
      said('place-recruits', (territory) => ({ territory, assign: 1 })),
      said('attack-territory', (to) => ({ from: own, to })),
      said('attack-territory', (from) => ({ from, to: own })),
      said('move-armies', (to) => ({ from: own, to, assign: 1 })),
    ];
    for (const answers of all) expect(new Set(answers).size).toBe(1);
    // With nothing left to place the question gets as far as the land.
    match.act(mover, 'place-recruits', { territory: own, assign: 'all' });
    expect(new Set(said('attack-territory', (to) => ({ from: own, to })))).toEqual(
      new Set(['not-a-neighbour No border leads from {0} to {1}.']),
    );
    expect(new Set(said('move-armies', (to) => ({ from: own, to, assign: 1 }))).size).toBe(1);
  });
});

/** The same table where land that this side does not see is held by others, with other armies. */
const otherwise = (snapshot: Snapshot, side: SideId): Snapshot => {
  const truth = snapshot.sides[BANK]?.territory as ReadonlyMap<string, Territory>;
  const own = snapshot.sides[side];
  const hidden = [...truth].filter(([id]) => own?.territory.get(id)?.seen !== undefined || !own?.territory.has(id));
  const owners = hidden.map(([, { owner }]) => owner).reverse();
  const changed = new Map(truth);
  for (const [at, [id, { armies }]] of hidden.entries())
    changed.set(id, { owner: owners[at] ?? null, armies: armies + 7 });
  const bank = { ...snapshot.sides[BANK], territory: changed } as Snapshot['sides'][SideId];
  const others = Object.fromEntries(Object.keys(snapshot.sides).map((other) => [other, undefined]));
  return { ...snapshot, sides: { ...others, [side]: own, [BANK]: bank } };
};

describe('a machine under fog', () => {
  test.each(machineLevels)('does the same whatever lies where it does not look: %s', (level) => {
    let asked = 0;
    for (const seed of [1, 2, 3, 4]) {
      const match = inFog({ players: 4, map: twinHolms, seed, rules: { missions: seed > 2, teams: seed % 2 ? 0 : 2 } });
      playOut(match, seed, 600, () => {
        if (!isFoggy(match.snapshot)) return;
        const { mover } = match;
        const [here, there] = [match.snapshot, otherwise(match.snapshot, mover)].map((snapshot) =>
          machineAction(asMachineSees(snapshot, mover), mover, level, seededRandom(seed)),
        );
        expect(here).toBeDefined();
        expect(there).toEqual(here);
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(500);
  });
});

describe('the fog lifts with the end', () => {
  test('everybody sees all land, and nothing of it stays with anybody alone', () => {
    const match = inFog({ players: 3, map: twinHolms });
    const { isOver } = playOut(match, 3, 20_000);
    expect(isOver).toBe(true);
    const { territory, fog } = match.snapshot.public;
    expect([...territory.keys()].sort()).toEqual(boardOf(match.snapshot).territories.map(territoryId).sort());
    expect(fog.get('fog')).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    for (const layer of Object.values(match.snapshot.sides))
      for (const kind of ['territory', 'game', 'deed', 'fog'] as const) expect(layer?.[kind].size).toBe(0);
  });
});

test('a table without the rule has no fog, and no record of any', () => {
  const match = new TestMatch({ players: 2, rules: { 'random-start': true } }).start();
  expect(match.snapshot.public.fog.size).toBe(0);
  expect(Object.values(match.snapshot.sides).flatMap((layer) => [...(layer?.territory.keys() ?? [])])).toEqual([]);
});
