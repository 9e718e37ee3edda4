import { plainText, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { grand201706 } from '../../profiles/grand-2017-06.ts';
import { boardWith, type LaidTerrain, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { assist } from '@vexillum/rules-assist';
import { createBattleFacts } from '../battle-facts.ts';
import { terrainHasItsSize, terrainIsNotTooMuch, terrainLiesOnTheBoard } from './ground-pieces.ts';
import { groundRules } from './ground-rules.ts';
import { terrainKeepsApart, terrainNotTogether } from './ground-together.ts';

const village = (x: number, y: number, size: readonly [number, number] = [6, 6]): LaidTerrain => ({
  type: 'village',
  at: [x, y, 0],
  size,
});

const laid = (pieces: Readonly<Record<string, LaidTerrain>>) => boardWith({}, pieces);

describe('the ground of a battle', () => {
  it('its pieces are from the smallest to the largest that were seen; beyond that it is doubtful', () => {
    for (const size of [
      [4, 2],
      [16, 2],
      [10, 8],
    ] as const)
      expect(saidOf(terrainHasItsSize, laid({ a: village(45, 18, size) }))).toEqual([]);
    for (const size of [
      [3.9, 2],
      [4, 1.9],
      [16.1, 1.9],
      [16, 2.1],
      [9, 9],
    ] as const)
      expect(flagsOf(terrainHasItsSize, laid({ a: village(45, 18, size) }))).toMatchObject([
        { weight: 'doubtful', isUnverified: true },
      ]);
    expect(saidOf(terrainHasItsSize, laid({ a: { type: 'stream', at: [45, 18, 90], size: [36, 2] } }))).toEqual([]);
  });

  it('they lie wholly on the board, and one click brings them there; a stream may run off it', () => {
    expect(saidOf(terrainLiesOnTheBoard, laid({ a: village(3, 3) }))).toEqual([]);
    const table = laid({ a: village(2, 3) });
    const [flag] = flagsOf(terrainLiesOnTheBoard, table);
    expect(flag?.weight).toBe('doubtful');
    const after = play(table, 'umpire', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(saidOf(terrainLiesOnTheBoard, after)).toEqual([]);
    expect(saidOf(terrainLiesOnTheBoard, laid({ a: { type: 'stream', at: [45, 18, 90], size: [48, 2] } }))).toEqual([]);
  });

  it('GT-TERRAIN-001: there are not more of them than the highest score gives, a coast not counted', () => {
    const some = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, village(4 + 7 * index, 8)]));
    const coast: LaidTerrain = { type: 'coast', at: [88, 18, 270], size: [36, 3] };
    const obstacle: LaidTerrain = { type: 'prepared-defenses', at: [45, 20, 0], size: [2, 1] };
    expect(saidOf(terrainIsNotTooMuch, laid({ ...some(10), coast, obstacle }))).toEqual([]);
    expect(saidOf(terrainIsNotTooMuch, laid(some(11)))).toEqual([
      '11 pieces of terrain are on the board; the highest score gives 10.',
    ]);
  });

  it('they do not lie on one another; touching is fine', () => {
    expect(saidOf(terrainKeepsApart, laid({ a: village(40, 18), b: village(46, 18) }))).toEqual([]);
    expect(flagsOf(terrainKeepsApart, laid({ a: village(40, 18), b: village(44, 18) }))).toMatchObject([
      { weight: 'doubtful', about: ['a', 'b'] },
    ]);
    expect(saidOf(terrainKeepsApart, laid({ a: village(40, 18), b: village(40, 18, [4, 2]) }))).toHaveLength(1);
    const stream: LaidTerrain = { type: 'stream', at: [40, 18, 90], size: [36, 2] };
    expect(saidOf(terrainKeepsApart, laid({ a: village(40, 18), stream }))).toEqual([]);
  });

  it('where a table names a gap and an edge, they keep them', () => {
    const house = {
      ...grand201706,
      terrainGapMu: { ...grand201706.terrainGapMu, value: 4 },
      terrainEdgeGapMu: { ...grand201706.terrainEdgeGapMu, value: 2 },
    };
    const said = (pieces: Readonly<Record<string, LaidTerrain>>) =>
      assist(createBattleFacts()(laid(pieces), house, {}), groundRules).map(({ says }) => plainText(says));
    const a = { type: 'oasis', at: [20, 18, 0], size: [4, 4] } as const;
    const b = (x: number): LaidTerrain => ({ type: 'oasis', at: [x, 18, 0], size: [4, 4] });
    expect(said({ a, b: b(60) })).toEqual([]);
    expect(said({ a, b: b(24.5) })).toEqual([expect.stringContaining('they should be 4 MU apart')]);
    expect(said({ a: village(5, 18) })).toEqual([]);
    expect(said({ a: village(4, 18) })).toEqual(['Village is nearer to the edge of the board than 2 MU.']);
  });

  it('just as far apart as a table asks is fine, a hair less is doubtful and told with how far', () => {
    const house = { ...grand201706, terrainGapMu: { ...grand201706.terrainGapMu, value: 4 } };
    // Of a village as it is drawn one corner alone is in a corner of its box: these two turn that corner to each other.
    const turned: LaidTerrain = { type: 'village', at: [20, 15, 180], size: [6, 6] };
    const flagsAt = (x: number) =>
      assist(createBattleFacts()(laid({ a: turned, b: village(x, 21) }), house, {}), [terrainKeepsApart]);
    expect(flagsAt(30)).toEqual([]);
    const [flag, ...more] = flagsAt(29.999);
    expect(flag && plainText(flag.says)).toBe('Village and Village are 3.99 MU apart; they should be 4 MU apart.');
    expect(flag).toMatchObject({ weight: 'doubtful', about: ['a', 'b'], measured: { allowed: 4, is: 'at-least' } });
    expect(more).toEqual([]);
  });

  it('a stream and a coast are not on one battlefield', () => {
    const stream: LaidTerrain = { type: 'stream', at: [40, 18, 90], size: [36, 2] };
    const coast: LaidTerrain = { type: 'coast', at: [88, 18, 270], size: [36, 3] };
    expect(saidOf(terrainNotTogether, laid({ stream, two: stream }))).toEqual([]);
    expect(saidOf(terrainNotTogether, laid({ coast }))).toEqual([]);
    expect(saidOf(terrainNotTogether, laid({ stream, coast }))).toEqual([
      'These are not on one battlefield together: Stream, Coast.',
    ]);
  });

  it('once the battle has begun nobody asks about it any more', () => {
    const odd = laid({ a: village(2, 3, [20, 20]), b: village(4, 3) });
    expect(groundRules.flatMap((rule) => saidOf(rule, odd)).length).toBeGreaterThan(2);
    const fighting = changed(odd, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(groundRules.flatMap((rule) => saidOf(rule, fighting))).toEqual([]);
  });
});
