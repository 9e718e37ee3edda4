import { THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { boardWith, type LaidStand } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { withinCommandRange } from './within-command-range.ts';
import type { Edits } from '../../records/table.ts';

/** A general at 40 MU, and a stand so far away that so many MU are between their bases. */
const tableWith = (gap: number, more: Partial<LaidStand> = {}) =>
  boardWith({
    general: { at: [40, 6, 0], command: 1, general: true },
    one: { at: [42 + gap, 6, 0], command: 1, ...more },
  });

describe('near the general', () => {
  it('GT-DEPLOY-004: within the inner ring all is fine, exactly at it too', () => {
    expect(saidOf(withinCommandRange, tableWith(2))).toEqual([]);
    expect(saidOf(withinCommandRange, tableWith(8))).toEqual([]);
  });

  it('GT-DEPLOY-004: between the rings nothing is said: the price of its move tells', () => {
    for (const gap of [8.002, 12, 16]) expect(saidOf(withinCommandRange, tableWith(gap))).toEqual([]);
  });

  it('GT-DEPLOY-004: beyond the outer ring it is doubtful', () => {
    const [flag] = flagsOf(withinCommandRange, tableWith(16.002));
    expect(flag).toMatchObject({
      weight: 'doubtful',
      isUnverified: true,
      about: ['one', 'general'],
      measured: { allowed: 16, is: 'at-most', unit: 'MU' },
    });
    expect(saidOf(withinCommandRange, tableWith(20.5))).toEqual([
      'Sp2 is 20.5 MU from its general Sp1; its orders carry 16 MU at most.',
    ]);
  });

  it('GT-DEPLOY-004: the ring is drawn round the general', () => {
    const [flag] = flagsOf(withinCommandRange, tableWith(20));
    const [area] = flag?.overlays ?? [];
    const points = area?.kind === 'area' ? area.points : [];
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(57);
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(23);
  });

  it('GT-DEPLOY-004: generals of other commands do not count, nor one who is in reserve', () => {
    expect(saidOf(withinCommandRange, tableWith(30, { command: 2 }))).toEqual([]);
    const away = changed(tableWith(30), (edits) =>
      edits.put('stand', 'general', { side: 'red', troopType: 'SPR', place: 'reserve', command: 1, general: true }),
    );
    expect(saidOf(withinCommandRange, away)).toEqual([]);
  });

  it('GT-DEPLOY-004: once the first turn has begun it is a matter of command points', () => {
    const begun = (edits: Edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' });
    expect(saidOf(withinCommandRange, changed(tableWith(30), begun))).toEqual([]);
  });

  it('GT-DEPLOY-004: where only its side knows the command or the general, nobody else is told', () => {
    const secret = boardWith({
      general: { at: [40, 6, 0], secret: { command: 1, general: true } },
      one: { at: [62, 6, 0], secret: { command: 1 } },
    });
    expect(flagsOf(withinCommandRange, secret, 'red')).toMatchObject([{ secretOf: 'red' }]);
    expect(flagsOf(withinCommandRange, secret, 'blue')).toEqual([]);
    expect(flagsOf(withinCommandRange, tableWith(20), 'blue')).toMatchObject([{ weight: 'doubtful' }]);
    expect(flagsOf(withinCommandRange, tableWith(20), 'blue')[0]).not.toHaveProperty('secretOf');
    const hidden = boardWith({
      general: { at: [40, 6, 0], command: 1, secret: { general: true } },
      one: { at: [62, 6, 0], command: 1 },
    });
    expect(flagsOf(withinCommandRange, hidden, 'red')).toMatchObject([{ secretOf: 'red' }]);
    expect(flagsOf(withinCommandRange, hidden, 'blue')).toEqual([]);
  });
});
