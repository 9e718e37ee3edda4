import { MILLI_MU } from '@vexillum/model';
import { type FlankEdge, flankEdges } from '../../rules/index.ts';
import { asSeenBy, ordered, standsIn } from '../../rules/testing/index.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grandProfile } from '../testing/reds-view.ts';
import { entryBlock } from './entry-block.ts';
import { waitingMarches } from './march-list.ts';

const profile = grandProfile();
const [width, depth] = profile.boardMu.value;
const table = ordered({ 3: { edge: 'RF' } });
const stands = standsIn(table, 'red', 3);
const block = (side: string, edge: FlankEdge, at?: { x: number; y: number }) => [
  ...entryBlock(table, profile, side, edge, stands, at).values(),
];

describe('a flank march that comes in', () => {
  it('is known to its own side alone', () => {
    expect(waitingMarches(asSeenBy(table, 'red'), 'red').map(({ command, edge }) => [command, edge.edge])).toEqual([
      [3, 'RF'],
    ]);
    expect(waitingMarches(asSeenBy(table, 'blue'), 'red')).toEqual([]);
  });

  it('stands on the board whatever its edge and wherever the pointer is', () => {
    const somewhere = fc.record({
      x: fc.double({ min: -50, max: 150, noNaN: true }),
      y: fc.double({ min: -50, max: 150, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.constantFrom('red', 'blue'), fc.constantFrom(...flankEdges), somewhere, (side, edge, at) => {
        for (const [x, y] of block(side, edge, at)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width * MILLI_MU);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(depth * MILLI_MU);
        }
      }),
    );
  });

  it('looks into the board', () => {
    const headings = (side: string, edge: FlankEdge) => new Set(block(side, edge).map(([, , heading]) => heading));
    expect(headings('red', 'LF')).toEqual(new Set([9000]));
    expect(headings('red', 'RF')).toEqual(new Set([27000]));
    expect(headings('blue', 'LF')).toEqual(new Set([27000]));
    expect(headings('red', 'LB')).toEqual(new Set([0]));
    expect(headings('blue', 'RB')).toEqual(new Set([18000]));
  });
});
