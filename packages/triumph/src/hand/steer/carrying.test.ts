import { describe, expect, test } from 'vitest';
import { type Stands, tableWith } from '../testing/index.ts';

// Held by the middle of its base, which is half an MU behind its front.
const grip = [20, 9.5] as const;
const one: Stands = { 'stand:a': [20, 10, 0] };
const foe: Stands = { 'stand:foe': [20, 13, 180] };

describe('a stand carried by its body', () => {
  test('is put down where it is let go: one action', () => {
    const table = tableWith(one).drag([grip, [22, 10], [23, 11.5]]);
    expect(table.effectsOf('commit')).toHaveLength(1);
    expect(table.last('commit')?.draft).toMatchObject({ gesture: 'carry', isHeld: false });
    expect(table.placeOf('stand:a')).toEqual({ x: 23, y: 12, degrees: 0 });
    expect(table.tool.draft).toBeUndefined();
  });

  test('near an enemy’s front is pulled front to front, and released there', () => {
    const table = tableWith(one, foe)
      .press(...grip)
      .moveTo(20.1, 12.35);
    expect(table.tool.draft?.snap).toMatchObject({ relation: 'front-to-front', target: 'stand:foe' });
    expect(table.tool.draft?.plan.poses['stand:a']).toEqual([20000, 13000, 0]);
    expect(table.tool.draft?.plan.price.counted).toBeCloseTo(3, 9);
    table.release(20.1, 12.35);
    expect(table.placeOf('stand:a')).toEqual({ x: 20, y: 13, degrees: 0 });
  });

  test('with Alt it stays where the hand is', () => {
    const table = tableWith(one, foe);
    table.press(...grip).moveTo(20.1, 12.35, { alt: true });
    table.release(20.1, 12.35, { alt: true });
    expect(table.placeOf('stand:a')).toEqual({ x: 20.1, y: 12.85, degrees: 0 });
  });

  test('with snapping switched off it stays where the hand is', () => {
    const table = tableWith(one, foe);
    table.tool.setSnapping(false);
    table.drag([grip, [20, 11], [20.1, 12.35]]);
    expect(table.placeOf('stand:a')).toEqual({ x: 20.1, y: 12.85, degrees: 0 });
  });

  test('let go near to where it was taken, it stays there', () => {
    const table = tableWith(one).drag([grip, [22, 10], [20.2, 9.6]]);
    expect(table.effectsOf('commit')).toEqual([]);
    expect(table.last('draft')?.draft).toBeUndefined();
    expect(table.placeOf('stand:a')).toEqual({ x: 20, y: 10, degrees: 0 });
  });

  test('Escape puts it back', () => {
    const table = tableWith(one)
      .press(...grip)
      .moveTo(25, 15)
      .key('Escape')
      .release(25, 15);
    expect(table.effectsOf('commit')).toEqual([]);
    expect(table.tool.draft).toBeUndefined();
  });

  test('is turned in the hand by Q and E, and then put down even where it was', () => {
    const table = tableWith(one)
      .press(...grip)
      .moveTo(20, 10.2, { alt: true })
      .key('e', { shift: true })
      .key('q');
    table.release(20, 9.5, { alt: true });
    expect(table.placeOf('stand:a').degrees).toBe(4);
    // About the place where it is held.
    expect(table.placeOf('stand:a').x).toBeCloseTo(20 + 0.5 * Math.sin((4 * Math.PI) / 180), 3);
  });

  test('shows where it may come to with the heading that it has', () => {
    const table = tableWith(one)
      .press(...grip)
      .moveTo(22, 12);
    expect(table.tool.draft?.guide?.kind).toBe('lens');
  });

  test('goes with the others that are selected, as one body, whatever their headings', () => {
    const loose: Stands = { 'stand:a': [20, 10, 0], 'stand:b': [24, 10, 90], 'stand:c': [22, 6, 10] };
    const table = tableWith(loose).drag([grip, [21, 12], [22, 13.5]], { alt: true });
    // A press with Alt pings; held and dragged it carries.
    expect(['stand:a', 'stand:b', 'stand:c'].map((id) => table.placeOf(id))).toEqual([
      { x: 22, y: 14, degrees: 0 },
      { x: 26, y: 14, degrees: 90 },
      { x: 24, y: 10, degrees: 10 },
    ]);
    expect(table.last('commit')?.draft.plan.flags).toEqual([
      { kind: 'over-budget', by: expect.any(Number) },
      { kind: 'uneven-headings' },
    ]);
  });

  test('whose command passes to somebody else meanwhile goes back to where it was', () => {
    const table = tableWith(one)
      .press(...grip)
      .moveTo(22, 12);
    table.foreign.add('stand:a');
    table.tool.refresh();
    table.moveTo(23, 12).release(23, 12);
    expect(table.effectsOf('commit')).toEqual([]);
    expect(table.last('hint')?.hint).toEqual({ kind: 'nothing-to-move' });
  });

  test('that leaves the table meanwhile is simply not there', () => {
    const table = tableWith(one)
      .press(...grip)
      .moveTo(22, 12);
    table.poses.delete('stand:a');
    table.tool.refresh();
    table.moveTo(23, 12).release(23, 12);
    expect(table.effectsOf('commit')).toEqual([]);
  });
});
