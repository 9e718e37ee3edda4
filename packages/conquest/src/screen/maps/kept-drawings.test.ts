import { describe, expect, it } from 'vitest';
import { type Drawing, drawingOf, packOf } from '../../rules/maps/editing/editing.ts';
import { mapPacks } from '../../rules/index.ts';
import { drawn } from '../../rules/maps/editing/testing/drawn.ts';
import { keptElsewhere } from './kept-drawings.ts';

const unfinished = drawn('100,100 300,100 300,300 100,300');
const finished = drawingOf(mapPacks[0] as (typeof mapPacks)[number]);
const written = (key: string, kept: unknown) => ({ key, newValue: JSON.stringify(kept) });
const renamed = (drawing: Drawing): Drawing => ({ ...drawing, name: 'Theirs' });

describe('another window saves', () => {
  it.each([
    ['an unfinished map', unfinished, (drawing: Drawing) => written('vexillum:drawings', [finished, drawing])],
    ['a map that can be played on', finished, (drawing: Drawing) => written('vexillum:maps', [packOf(drawing)])],
  ])('%s: theirs is told where it differs, and only there', (_, ours, saving) => {
    expect(keptElsewhere(ours, saving(ours))).toBeUndefined();
    expect(keptElsewhere(ours, saving(renamed(ours)))?.name).toBe('Theirs');
    expect(keptElsewhere(ours, saving({ ...renamed(ours), id: 'another' }))).toBeUndefined();
  });

  it('a map that goes from one window to the other and back stays the same', () => {
    const theirs = keptElsewhere(finished, written('vexillum:maps', [packOf(renamed(finished))])) as Drawing;
    expect(keptElsewhere(renamed(finished), written('vexillum:maps', [packOf(theirs)]))).toBeUndefined();
  });

  it.each([
    ['something else', written('vexillum:settings', [renamed(unfinished)])],
    ['everything taken away', { key: null, newValue: null }],
    ['all drawings taken away', { key: 'vexillum:drawings', newValue: null }],
    ['no JSON', { key: 'vexillum:drawings', newValue: '[{' }],
    ['no list', written('vexillum:drawings', { 0: renamed(unfinished) })],
    ['no drawings', written('vexillum:drawings', [null, 7, 'my-map', { id: unfinished.id }])],
    ['an evil drawing', written('vexillum:drawings', [{ ...renamed(unfinished), evil: 1 }])],
    ['a map that is none', written('vexillum:maps', [{ ...packOf(renamed(unfinished)) }])],
  ])('what it writes is not believed: %s', (_, event) => {
    expect(keptElsewhere(unfinished, event)).toBeUndefined();
  });
});
