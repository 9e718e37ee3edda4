import { plainText, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { boardWith, type LaidTerrain, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { withCards } from '../../testing/with-cards.ts';
import { obstacleHasItsSize, obstacleInItsPlace, obstacleInOpenTerrain, obstaclesWithinCards } from './obstacles.ts';
import { obstaclesInTheirStep } from './obstacles-in-their-step.ts';
import { obstaclesTouchOrKeepApart } from './obstacles-touch-or-keep-apart.ts';
import { THIS_STEP } from '../../records/step.ts';

const obstacle = (x: number, y: number, size: readonly [number, number] = [2, 1]): LaidTerrain => ({
  type: 'prepared-defenses',
  at: [x, y, 0],
  size,
});

const laid = (pieces: Readonly<Record<string, LaidTerrain>>, cards = 3) =>
  boardWith({}, pieces, withCards({ PD: cards }));

describe('obstacles', () => {
  it('BC-14-DEFENSES-DEPLOY-1: one for each card is fine, one more is flagged', () => {
    const two = { a: obstacle(40, 5), b: obstacle(46, 5) };
    expect(saidOf(obstaclesWithinCards, laid(two, 2))).toEqual([]);
    const [flag] = flagsOf(obstaclesWithinCards, laid(two, 1));
    expect(flag && plainText(flag.says)).toBe('Obstacles of this army on the board: 2; its cards allow 1.');
    expect(flag).toMatchObject({
      weight: 'illegal',
      side: 'red',
      measured: { value: 2, allowed: 1 },
      about: ['a', 'b'],
    });
    expect(saidOf(obstaclesWithinCards, boardWith({}, { a: obstacle(40, 5) }))).toHaveLength(1);
  });

  it('BC-14-DEFENSES-DEPLOY-1: whoever lays one owns it; one without a name to it goes by its half of the board', () => {
    const { snapshot, outcome } = play(withCards({ PD: 1 }), 'red-captain', 'place-terrain', {
      type: 'prepared-defenses',
      pose: [45_000, 30_000, 0],
    });
    const { id } = outcome.result as { id: string };
    expect(snapshot.public.terrain.get(id)).toMatchObject({ side: 'red' });
    expect(saidOf(obstaclesWithinCards, snapshot)).toEqual([]);
    const nobodys = { a: obstacle(45, 18), b: obstacle(45, 18.001) };
    expect(flagsOf(obstaclesWithinCards, boardWith({}, nobodys)).map(({ side, about }) => [side, about])).toEqual([
      ['red', ['a']],
      ['blue', ['b']],
    ]);
  });

  it('BC-14-DEFENSES-DEPLOY-1: a wood that a captain lays is nobody’s', () => {
    const { snapshot, outcome } = play(withCards({}), 'red-captain', 'place-terrain', {
      type: 'woods',
      pose: [45_000, 9_000, 0],
    });
    expect(snapshot.public.terrain.get((outcome.result as { id: string }).id)).not.toHaveProperty('side');
    expect(saidOf(obstaclesWithinCards, snapshot)).toEqual([]);
  });

  it('BC-14-DEFENSES-DEPLOY-2: 2 by 1 MU is fine, either way round; anything else is flagged and mended with a click', () => {
    expect(saidOf(obstacleHasItsSize, laid({ a: obstacle(40, 5), b: obstacle(45, 5, [1, 2]) }))).toEqual([]);
    for (const size of [
      [2.1, 1],
      [1.9, 1],
      [2, 1.1],
      [2, 0.9],
    ] as const)
      expect(saidOf(obstacleHasItsSize, laid({ a: obstacle(40, 5, size) }))).toHaveLength(1);
    const table = laid({ a: obstacle(40, 5, [3, 1]) });
    const [flag] = flagsOf(obstacleHasItsSize, table);
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.terrain.get('a')?.size).toEqual([2000, 1000]);
    expect(after.public.pose.get('a')).toEqual([40_000, 5_000, 0]);
  });

  it('BC-14-DEFENSES-DEPLOY-4: beside difficult terrain it is fine, on it flagged; another obstacle is none', () => {
    const bog = (x: number): LaidTerrain => ({ type: 'ploughed-fields', at: [x, 5, 0], size: [8, 6] });
    expect(saidOf(obstacleInOpenTerrain, laid({ a: obstacle(40, 5), bog: bog(46) }))).toEqual([]);
    expect(saidOf(obstacleInOpenTerrain, laid({ a: obstacle(40, 5), bog: bog(44) }))).toEqual([
      'An obstacle lies on difficult terrain: Ploughed fields.',
    ]);
    expect(saidOf(obstacleInOpenTerrain, laid({ a: obstacle(40, 5), b: obstacle(41, 5) }))).toEqual([]);
    const hill: LaidTerrain = { type: 'gentle-hills', at: [40, 5, 0], size: [8, 6] };
    expect(saidOf(obstacleInOpenTerrain, laid({ a: obstacle(40, 5), hill }))).toEqual([]);
  });

  const place =
    'An obstacle is not wholly within 12 MU of its owner’s base edge and between 30 and 60 MU from the left end.';

  it('BC-14-DEFENSES-DEPLOY-5: flush with either end of the center third it is fine, a hair outside flagged', () => {
    for (const x of [31, 59]) expect(saidOf(obstacleInItsPlace, laid({ a: obstacle(x, 5) }))).toEqual([]);
    for (const x of [30.999, 59.001]) expect(saidOf(obstacleInItsPlace, laid({ a: obstacle(x, 5) }))).toEqual([place]);
  });

  it('BC-14-DEFENSES-DEPLOY-6: 12 MU from its owner’s edge it is fine, a hair more flagged, and moved back with a click', () => {
    expect(saidOf(obstacleInItsPlace, laid({ a: obstacle(45, 11.5) }))).toEqual([]);
    const table = laid({ a: obstacle(45, 12.75) });
    const [flag] = flagsOf(obstacleInItsPlace, table);
    expect(flag).toMatchObject({ weight: 'doubtful', isUnverified: true });
    expect(flag?.fix && plainText(flag.fix.says)).toBe('Move it back 1.25 MU');
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(saidOf(obstacleInItsPlace, after)).toEqual([]);
    expect(saidOf(obstacleInItsPlace, laid({ a: obstacle(45, 11.501) }))).toEqual([place]);
  });

  it('BC-14-DEFENSES-DEPLOY-6: the owner’s edge counts, not the nearer one', () => {
    const blues = changed(laid({ a: obstacle(45, 5) }), (edits) =>
      edits.put('terrain', 'a', { type: 'prepared-defenses', size: [2000, 1000], variant: 0, side: 'blue' }),
    );
    expect(saidOf(obstacleInItsPlace, blues)).toEqual([place]);
  });

  it('BC-14-DEFENSES-DEPLOY-7: obstacles may touch', () => {
    expect(
      saidOf(obstaclesTouchOrKeepApart, laid({ a: obstacle(40, 5), b: obstacle(42, 5), c: obstacle(43, 6) })),
    ).toEqual([]);
  });

  it('BC-14-DEFENSES-DEPLOY-8: a gap of 4 MU is fine, a smaller one flagged once, between the two', () => {
    expect(saidOf(obstaclesTouchOrKeepApart, laid({ a: obstacle(40, 5), b: obstacle(46, 5) }))).toEqual([]);
    const [flag, ...more] = flagsOf(obstaclesTouchOrKeepApart, laid({ a: obstacle(40, 5), b: obstacle(45.999, 5) }));
    expect(flag && plainText(flag.says)).toBe(
      'Between two obstacles is a gap of 3.99 MU; they touch or are 4 MU apart.',
    );
    expect(flag).toMatchObject({ id: 'obstacles-touch-or-keep-apart:red:a b', weight: 'illegal', about: ['a', 'b'] });
    expect(more).toEqual([]);
    expect(saidOf(obstaclesTouchOrKeepApart, laid({ a: obstacle(40, 5), b: obstacle(42.001, 5) }))).toHaveLength(1);
  });

  it('BC-14-DEFENSES-DEPLOY-8: a gap in a line is told once, whichever of its obstacles are near', () => {
    const line = { a: obstacle(40, 5), b: obstacle(42, 5), c: obstacle(45, 5), d: obstacle(46, 6) };
    expect(flagsOf(obstaclesTouchOrKeepApart, laid(line)).map(({ about }) => about)).toEqual([['b', 'c']]);
    const blues = changed(laid(line), (edits) =>
      edits.put('terrain', 'c', { type: 'prepared-defenses', size: [2000, 1000], variant: 0, side: 'blue' }),
    );
    expect(flagsOf(obstaclesTouchOrKeepApart, blues).map(({ about }) => about)).toEqual([['b', 'd']]);
  });

  it('BC-14-DEFENSES-DEPLOY-8: another obstacle just as near leaves the flag what it was, so that what was agreed on it holds', () => {
    const two = { a: obstacle(40, 5), b: obstacle(45, 5.5) };
    const idsOf = (pieces: Readonly<Record<string, LaidTerrain>>) =>
      flagsOf(obstaclesTouchOrKeepApart, laid(pieces)).map(({ id }) => id);
    expect(idsOf(two)).toEqual(['obstacles-touch-or-keep-apart:red:a b']);
    expect(idsOf({ ...two, c: obstacle(45, 4.5) })).toEqual(idsOf(two));
  });
});

describe('when obstacles are laid', () => {
  /** A battle of these rules in which red has the advantage, with an obstacle of a side's laid in a step. */
  const laidIn = (profile: string, side: 'red' | 'blue', step: number) => {
    const before = changed(withCards({ PD: 3 }), (edits) =>
      edits
        .put('table', THIS_TABLE, { game: 'triumph', profile, name: 'Test', visibility: 'private', houseRules: {} })
        .put('step', THIS_STEP, { number: step, done: {}, advantaged: 'red' }),
    );
    const pose = [45_000, side === 'red' ? 5_000 : 31_000, 0];
    return play(before, `${side}-captain`, 'place-terrain', { type: 'prepared-defenses', pose }).snapshot;
  };
  const flagged = (profile: string, side: 'red' | 'blue', steps: readonly number[]) =>
    steps.filter((step) => saidOf(obstaclesInTheirStep, laidIn(profile, side, step)).length > 0);

  it('BC-14-DEFENSES-DEPLOY-3: in the standard game with the center, which has its own step for the one without the advantage', () => {
    expect(flagged('triumph-1.1', 'blue', [1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 5, 6]);
    expect(flagsOf(obstaclesInTheirStep, laidIn('triumph-1.1', 'blue', 6))).toMatchObject([
      { weight: 'doubtful', isUnverified: true, side: 'blue' },
    ]);
    expect(saidOf(obstaclesInTheirStep, laidIn('triumph-1.1', 'blue', 6))).toEqual([
      'This obstacle was laid in step 6; those of this side come with its center, in step 4.',
    ]);
  });

  it('BC-14-DEFENSES-DEPLOY-3: the other deploys center and wings together', () => {
    expect(flagged('triumph-1.1', 'red', [3, 4, 5, 6])).toEqual([3, 4, 6]);
  });

  it('BC-14-DEFENSES-DEPLOY-3: in the grand game whenever their side deploys, as we read it; in the battle it is too late', () => {
    expect(flagged('grand-2017-06', 'blue', [6, 7, 8, 9, 10, 11])).toEqual([6, 8, 10, 11]);
    expect(flagged('grand-2017-06', 'red', [7, 8, 9])).toEqual([7, 9]);
  });

  it('BC-14-DEFENSES-DEPLOY-3: nothing is asked of the land, nor at a table that is not led through its steps', () => {
    const wood = play(laidIn('triumph-1.1', 'blue', 4), 'red-captain', 'place-terrain', {
      type: 'woods',
      pose: [20_000, 9_000, 0],
    }).snapshot;
    expect(saidOf(obstaclesInTheirStep, wood)).toEqual([]);
    const free = play(withCards({ PD: 1 }), 'red-captain', 'place-terrain', {
      type: 'prepared-defenses',
      pose: [45_000, 5_000, 0],
    }).snapshot;
    expect(saidOf(obstaclesInTheirStep, free)).toEqual([]);
  });

  it('BC-14-DEFENSES-DEPLOY-3: nor as long as nobody has the advantage', () => {
    const nobody = changed(laidIn('triumph-1.1', 'blue', 6), (edits) =>
      edits.put('step', THIS_STEP, { number: 6, done: {} }),
    );
    expect(saidOf(obstaclesInTheirStep, nobody)).toEqual([]);
  });
});
