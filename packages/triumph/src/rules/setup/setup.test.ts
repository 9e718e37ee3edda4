import { seededRandom } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topographies } from '../armies/army-list.ts';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { grandDraft09 } from '../profiles/grand-draft-0-9.ts';
import type { Profile } from '../profiles/profile.ts';
import { triumph11 } from '../profiles/triumph-1-1.ts';
import { groundRules } from '../flags/terrain/ground-rules.ts';
import { grandTriumph, triumph } from '../game.ts';
import { emptyTable, play } from '../testing/index.ts';
import { saidOf } from '../testing/flags-of.ts';
import { chooseKinds, countedPieces, kindsToAdd } from './choose-kinds.ts';
import { layouts } from './layouts.ts';
import { proposeLayout } from './propose-layout.ts';
import { isSmallPiece } from './small-piece.ts';
import { scoreRange, shiftedScore, terrainFor } from './terrain-for.ts';
import type { Snapshot } from '../records/table.ts';

const profiles: readonly Profile[] = [grand201706, grandDraft09, triumph11];

describe('how much terrain a score gives', () => {
  it.each([
    ['GT-TERRAIN-002', 2, 2],
    ['GT-TERRAIN-003', 3, 3],
    ['GT-TERRAIN-004', 4, 4],
    ['GT-TERRAIN-005', 5, 5],
    ['GT-TERRAIN-006', 6, 6],
    ['GT-TERRAIN-007', 7, 6],
    ['GT-TERRAIN-008', 8, 7],
    ['GT-TERRAIN-009', 9, 7],
    ['GT-TERRAIN-010', 10, 8],
    ['GT-TERRAIN-011', 11, 9],
    ['GT-TERRAIN-012', 12, 10],
  ])('%s: a score of %i gives %i pieces in the big battle, whatever the ground', (_, score, pieces) => {
    for (const topography of topographies)
      expect(terrainFor(grand201706, topography, score)).toMatchObject({ pieces, isVerified: true });
  });

  it('GT-TERRAIN-013, GT-TERRAIN-014: a coast is allowed at 3, 5, 7, 8, 10 and 12, and at no other score', () => {
    const scores = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const allowed = scores.filter((score) => terrainFor(grand201706, 'Arable', score).isCoastAllowed);
    expect(allowed).toEqual([3, 5, 7, 8, 10, 12]);
    expect(kindsToAdd(grand201706, 'Arable', 3, ['village'])).toContain('coast');
    expect(kindsToAdd(grand201706, 'Arable', 4, ['village'])).not.toContain('coast');
  });

  it('GT-TERRAIN-001: the standard game goes by its own table, by the ground, and says that it is not sure', () => {
    expect(terrainFor(triumph11, 'Forest', 7)).toMatchObject({ pieces: 5, isVerified: false });
    expect(terrainFor(triumph11, 'Steppe', 7)).toMatchObject({ pieces: 3, isVerified: false });
  });

  it('a score is shifted no farther than the table goes', () => {
    expect(scoreRange(grand201706)).toEqual([2, 12]);
    expect([
      shiftedScore(grand201706, 7, -2),
      shiftedScore(grand201706, 3, -2),
      shiftedScore(grand201706, 11, 4),
    ]).toEqual([5, 2, 12]);
  });
});

const ground = fc.record({
  profile: fc.constantFrom(...profiles),
  topography: fc.constantFrom(...topographies),
  score: fc.integer({ min: 2, max: 12 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('which pieces there are', () => {
  it('as many as the score gives, the compulsory one among them, and nothing that may not be together', () => {
    fc.assert(
      fc.property(ground, ({ profile, topography, score, seed }) => {
        const kinds = chooseKinds(profile, topography, score, seededRandom(seed));
        const row = profile.topographies.rows.find(({ code }) => code === topography);
        const { pieces, isCoastAllowed } = terrainFor(profile, topography, score);
        expect(kinds[0]).toBe(row?.compulsory);
        expect(countedPieces(profile, kinds)).toBe(pieces);
        for (const one of row?.onlyOne ?? []) expect(kinds.filter((kind) => kind === one).length).toBeLessThan(2);
        expect(kinds.includes('stream') && kinds.includes('coast')).toBe(false);
        const others = kinds.slice(1).filter((kind) => !row?.optional.includes(kind));
        expect(others).toEqual([]);
        const coasts = kinds.filter((kind) => kind === 'coast').length;
        expect(coasts).toBeLessThanOrEqual(isCoastAllowed || topography === 'Delta' ? 1 : 0);
      }),
    );
  });

  it('a coast is not counted, so the ground has one piece more with it', () => {
    const kinds = chooseKinds(grand201706, 'Delta', 6, seededRandom(1));
    expect(kinds).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'coast')).toHaveLength(1);
  });
});

describe('a proposed layout', () => {
  const laid = (profile: Profile, pieces: ReturnType<typeof proposeLayout>['pieces']): Snapshot =>
    pieces.reduce(
      (table, { type, pose, sizeMu, variant }) =>
        play(table, 'umpire', 'place-terrain', {
          type,
          pose: [...pose],
          size: sizeMu.map((length) => length * MILLI_MU),
          variant,
        }).snapshot,
      emptyTable({}, profile === triumph11 ? triumph : grandTriumph),
    );

  it('is the same for the same seed, and another for another', () => {
    const kinds = chooseKinds(grand201706, 'Arable', 12, seededRandom(5));
    expect(proposeLayout(grand201706, kinds, 7)).toEqual(proposeLayout(grand201706, kinds, 7));
    expect(proposeLayout(grand201706, kinds, 7)).not.toEqual(proposeLayout(grand201706, kinds, 8));
  });

  it('takes the layout that is asked for, and has a spot for every piece that a score can give', () => {
    const most = Math.max(...grand201706.terrainCounts.rows.map(({ Arable }) => Arable));
    for (const { code, spots } of layouts) {
      expect(spots.length).toBeGreaterThanOrEqual(most);
      expect(proposeLayout(grand201706, ['woods'], 3, code).layout.code).toBe(code);
    }
  });

  it('has small pieces as small as the rules of the table say, and lays the large ones first', () => {
    const sizesWith = (most: number) => {
      const profile = { ...grand201706, smallPieceMu: { ...grand201706.smallPieceMu, value: most } };
      const kinds = ['woods', 'wooded-hills', 'gentle-hills', 'steep-hills', 'marsh', 'oasis'];
      return proposeLayout(profile, kinds, 11).pieces.map(({ sizeMu }) => {
        expect(sizeMu[0]).toBeGreaterThanOrEqual(4);
        return { sum: sizeMu[0] + sizeMu[1], isSmall: isSmallPiece(profile, sizeMu) };
      });
    };
    for (const most of [8, 10, 14]) {
      const pieces = sizesWith(most);
      expect(new Set(pieces.map(({ isSmall }) => isSmall))).toEqual(new Set([false, true]));
      const firstSmall = pieces.findIndex(({ isSmall }) => isSmall);
      expect(pieces.slice(firstSmall).every(({ isSmall }) => isSmall)).toBe(true);
      for (const { sum, isSmall } of pieces) expect(sum <= most).toBe(isSmall);
    }
    expect(sizesWith(8).map(({ sum }) => sum)).not.toEqual(sizesWith(14).map(({ sum }) => sum));
  });

  it('lies on the board, finds room for everything, and no rule of terrain has a word to say', () => {
    fc.assert(
      fc.property(ground, ({ profile, topography, score, seed }) => {
        const kinds = chooseKinds(profile, topography, score, seededRandom(seed));
        const { pieces, left } = proposeLayout(profile, kinds, seed);
        expect(left).toEqual([]);
        expect(pieces.map(({ type }) => type).toSorted()).toEqual(kinds.toSorted());
        if (profile === grandDraft09) return;
        const table = laid(profile, pieces);
        expect(groundRules.flatMap((rule) => saidOf(rule, table))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
