import { describe, expect, test } from 'vitest';
import { priceTag } from '../draft/index.ts';
import { lineOfFour, type LittleTable, type Stands, tableWith } from '../testing/index.ts';

const line = lineOfFour;
const column: Stands = { 'stand:a': [40, 15, 0], 'stand:b': [40, 14, 0], 'stand:c': [40, 13, 0] };

const legsOf = (table: LittleTable) => table.tool.draft?.legs;
const textOf = (table: LittleTable) => table.tool.draft && priceTag(table.tool.draft).text;
const alt = { alt: true } as const;

describe('the arrow', () => {
  test('takes the line straight ahead, and leaves the move open', () => {
    const table = tableWith(line).dragKnob('advance', 0.4, 2.3, alt);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 2.3 }]);
    expect(textOf(table)).toBe('2.30 / 4.00 MU');
    expect(table.tool.draft?.isHeld).toBe(false);
    expect(table.effectsOf('commit')).toEqual([]);
    table.key('Enter');
    expect(table.effectsOf('commit')).toHaveLength(1);
    expect(table.placeOf('stand:d')).toEqual({ x: 17, y: 12.3, degrees: 0 });
  });

  test('rests at whole MU, and not with Alt', () => {
    const near = tableWith(line).dragKnob('advance', 0, 1.93);
    expect(legsOf(near)).toEqual([{ kind: 'advance', distance: 2 }]);
    expect(near.tool.draft?.stop).toEqual({ kind: 'whole', distance: 2 });
    expect(legsOf(tableWith(line).dragKnob('advance', 0, 1.93, alt))).toEqual([{ kind: 'advance', distance: 1.93 }]);
  });

  test('rests where the line first meets the enemy', () => {
    const table = tableWith(line, { 'stand:foe': [17, 13.37, 180] }).dragKnob('advance', 0, 3.3);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 3.37 }]);
    expect(table.tool.draft?.stop?.kind).toBe('contact');
    expect(table.tool.draft?.plan.contacts).toContainEqual({
      stand: 'stand:d',
      other: 'stand:foe',
      relation: 'front-to-front',
    });
  });

  test('rests at what is left of the budget', () => {
    const rules = { measure: 'chord', budget: 4, spent: 1.45 } as const;
    const table = tableWith(line, {}, { rules }).dragKnob('advance', 0, 2.6);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 2.55 }]);
    expect(table.tool.draft?.stop?.kind).toBe('budget');
    expect(textOf(table)).toBe('4.00 / 4.00 MU');
  });

  test('rests at the wood’s budget once the line is in the wood', () => {
    const parts = {
      scenery: { 'terrain:wood': [11, 11.6, 0] },
      rules: { measure: 'chord', budget: 4, terrainBudgets: { 'terrain:wood': 2.6 } },
    } as const;
    const table = tableWith(line, {}, parts).dragKnob('advance', 0, 2.65);
    expect(table.tool.draft?.stop).toEqual({ kind: 'budget', distance: 2.6 });
    expect(table.tool.draft?.plan.terrain).toMatchObject([{ piece: 'terrain:wood' }]);
  });

  test('goes back as well', () => {
    expect(legsOf(tableWith(line).dragKnob('advance', 0, -1.5))).toEqual([{ kind: 'advance', distance: -1.5 }]);
  });

  test('over the budget it is flagged, and still put down', () => {
    const table = tableWith(line).dragKnob('advance', 0, 5.4, alt);
    const tag = table.tool.draft && priceTag(table.tool.draft);
    expect(tag).toMatchObject({ tone: 'over', text: '5.40 / 4.00 MU' });
    expect(tag?.over).toBeCloseTo(1.4, 9);
    expect(table.tool.draft?.plan.flags).toMatchObject([{ kind: 'over-budget' }]);
    table.tool.commit();
    expect(table.placeOf('stand:a').y).toBe(15.4);
  });

  test('taken up again it goes on with the same leg', () => {
    const table = tableWith(line).dragKnob('advance', 0, 1).dragKnob('advance', 0, 1);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 2 }]);
  });

  test('a click on it moves nobody', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('advance');
    table.press(x, y).moveTo(x, y + 0.15);
    expect(table.tool.draft?.legs).toEqual([]);
    table.release(x, y + 0.15);
    expect(table.tool.draft).toBeUndefined();
  });

  test('shows the way with a tick at every MU of the budget', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('advance');
    table.press(x, y).moveTo(x, y + 1.5);
    expect(table.tool.draft).toMatchObject({ isHeld: true, gesture: 'steer' });
    expect(table.tool.draft?.guide).toMatchObject({
      kind: 'line',
      from: { x: 14, y: 10 },
      to: { x: 14, y: 14 },
      ticks: [11, 12, 13, 14].map((tick) => ({ x: 14, y: tick })),
    });
  });

  test('stops following a stand that leaves the table, and lets go when all have', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('advance');
    table.press(x, y).moveTo(x, y + 1);
    table.poses.delete('stand:d');
    table.tool.refresh();
    table.moveTo(x, y + 1.5);
    expect(table.tool.draft?.ids).toEqual(['stand:a', 'stand:b', 'stand:c']);
    for (const id of table.selected) table.poses.delete(id);
    table.tool.refresh();
    table.moveTo(x, y + 2);
    expect([table.tool.draft, table.tool.state]).toEqual([undefined, 'selecting']);
  });
});

describe('the knobs at the corners', () => {
  test('a line wheeled by its right corner stops at the budget', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('wheel-left');
    // The corner swings about (10, 10): 29 degrees to the left, a hair more than 4 MU.
    const at = (degrees: number) => ({
      x: 10 + (x - 10) * Math.cos((degrees * Math.PI) / 180) - (y - 10) * Math.sin((degrees * Math.PI) / 180),
      y: 10 + (x - 10) * Math.sin((degrees * Math.PI) / 180) + (y - 10) * Math.cos((degrees * Math.PI) / 180),
    });
    const [half, end] = [at(14), at(29.2)];
    table.drag([
      [x, y],
      [half.x, half.y],
      [end.x, end.y],
    ]);
    expect(table.tool.draft?.stop?.kind).toBe('budget');
    expect(legsOf(table)).toMatchObject([{ kind: 'wheel', side: 'left' }]);
    // TABLE-TOOLS section 2: for 4 MU and four stands the chord allows 29.0 degrees.
    expect(table.tool.draft?.legs[0]).toMatchObject({ degrees: expect.closeTo(28.95, 1) });
    expect(textOf(table)).toBe('4.00 / 4.00 MU');
    expect(table.tool.draft?.plan.flags).toEqual([]);
  });

  test.each([
    ['arc', 28.6],
    ['chord', 29.0],
  ] as const)('by the %s four stands wheel %f degrees for 4 MU', (measure, degrees) => {
    const table = tableWith(line, {}, { rules: { measure, budget: 4 } });
    table.key('q').key('4').key('Enter');
    const leg = legsOf(table)?.[0];
    expect(Math.abs((leg?.kind === 'wheel' ? leg.degrees : 0) - degrees)).toBeLessThan(0.06);
    expect(textOf(table)).toBe('4.00 / 4.00 MU');
    expect(table.tool.draft?.plan.flags).toEqual([]);
  });

  test('with Shift a wheel goes in steps of five degrees', () => {
    const table = tableWith(line).dragKnob('wheel-left', -0.5, 2.4, { shift: true });
    expect(legsOf(table)).toEqual([{ kind: 'wheel', side: 'left', degrees: 15 }]);
  });

  test('a wheel stops where its front first meets the enemy', () => {
    const table = tableWith(line, { 'stand:foe': [17, 12, 180] }).dragKnob('wheel-left', -0.35, 2.35);
    expect(table.tool.draft?.stop?.kind).toBe('contact');
    expect(table.tool.draft?.plan.contacts).toMatchObject([{ stand: 'stand:d', other: 'stand:foe' }]);
    expect(table.tool.draft?.plan.flags.filter((flag) => flag.kind === 'overlap')).toEqual([]);
  });

  test('shows the arc with a tick at every MU that counts', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('wheel-left');
    table.press(x, y).moveTo(x - 0.2, y + 1.6);
    const guide = table.tool.draft?.guide;
    expect(guide).toMatchObject({ kind: 'arc', pivot: { x: 10, y: 10 }, from: { x: 18, y: 10 } });
    const ticks = guide?.kind === 'arc' ? guide.ticks : [];
    expect(ticks.map((tick) => Math.hypot(tick.x - 18, tick.y - 10).toFixed(2))).toEqual([
      '1.00',
      '2.00',
      '3.00',
      '4.00',
    ]);
  });

  test('a column turns at its first stand’s corner, marches through the turn and is kinked', () => {
    const table = tableWith(column).key('q', { shift: true }).key('q', { shift: true });
    expect(legsOf(table)).toEqual([{ kind: 'column', distance: 0, turn: { side: 'left', degrees: 10 } }]);
    table.dragKnob('advance', -0.3, 1.5, alt);
    const leg = legsOf(table)?.[0];
    expect(legsOf(table)).toHaveLength(1);
    expect(leg).toMatchObject({ kind: 'column', distance: expect.closeTo(1.53, 1), turn: { degrees: 10 } });
    expect(table.tool.draft?.plan.flags).toContainEqual({ kind: 'kinked' });
    expect(['stand:a', 'stand:b', 'stand:c'].map((id) => table.tool.draft?.plan.poses[id]?.[2])).toEqual([
      35000, 35000, 0,
    ]);
  });

  test('a column’s corner knob is a turn of the column', () => {
    const table = tableWith(column).dragKnob('wheel-right', 0.2, 0.5, alt);
    expect(legsOf(table)).toMatchObject([{ kind: 'column', distance: 0, turn: { side: 'right' } }]);
  });
});

describe('the other knobs', () => {
  test('slide to the side, until a flank is met', () => {
    const table = tableWith({ 'stand:a': [20, 10, 0] }, { 'stand:foe': [23.2, 10, 0] }).dragKnob(
      'slide-right',
      1.15,
      0,
    );
    expect(legsOf(table)).toEqual([{ kind: 'slide', distance: 1.2 }]);
    expect(table.tool.draft?.stop?.kind).toBe('contact');
  });

  test('turn one stand about the middle of its front, and show where it may come to', () => {
    const table = tableWith({ 'stand:a': [20, 10, 0] });
    const { x, y } = table.knob('turn');
    table.press(x, y).moveTo(x - 1, y, alt);
    expect(table.tool.draft?.guide?.kind).toBe('lens');
    table.release(x - 1, y, alt);
    expect(legsOf(table)).toMatchObject([{ kind: 'rotate', about: 'front' }]);
    expect(table.tool.draft?.plan.poses['stand:a']?.slice(0, 2)).toEqual([20000, 10000]);
  });

  test('with Shift turn to the next fifteenth degree, or to a neighbour’s heading', () => {
    const turned = (stands: Stands, keys: { shift?: boolean; alt?: boolean }) => {
      // The knob is behind the stand; swung to the left it turns the stand clockwise.
      const table = tableWith({ 'stand:a': [20, 10, 7] }, stands).dragKnob('turn', -0.7, 0, keys);
      return (table.tool.draft?.plan.poses['stand:a']?.[2] ?? 0) / 100;
    };
    const free = turned({}, alt);
    const neat = turned({}, { shift: true });
    expect([neat % 15, Math.abs(neat - free) <= 7.5]).toEqual([0, true]);
    // The enemy faces the heading that is two degrees further.
    expect(turned({ 'stand:foe': [20, 14, free + 182] }, { shift: true })).toBeCloseTo(free + 2, 2);
  });
});
