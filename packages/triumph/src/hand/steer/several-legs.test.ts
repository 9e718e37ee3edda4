import { worldOf } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { priceTag } from '../draft/index.ts';
import { createTool } from '../tool-at-table.ts';
import { lineOfFour, type LittleTable, type Stands, tableWith } from '../testing/index.ts';

const line = lineOfFour;
const column: Stands = { 'stand:a': [40, 15, 0], 'stand:b': [40, 14, 0], 'stand:c': [40, 13, 0] };

const legsOf = (table: LittleTable) => table.tool.draft?.legs;
const textOf = (table: LittleTable) => table.tool.draft && priceTag(table.tool.draft).text;
const alt = { alt: true } as const;

describe('a move of several legs', () => {
  const advancedAndWheeled = () => tableWith(line).dragKnob('advance', 0, 1).dragKnob('wheel-left', -0.2, 1, alt);

  test('is one move and one action', () => {
    const table = advancedAndWheeled().key('Enter');
    expect(table.effectsOf('commit').map(({ draft }) => draft.legs.map((leg) => leg.kind))).toEqual([
      ['advance', 'wheel'],
    ]);
    expect(table.last('draft')?.draft).toBeUndefined();
  });

  test('Escape gives up the leg in hand and keeps the ones before', () => {
    const table = tableWith(line).dragKnob('advance', 0, 1);
    const { x, y } = table.knob('wheel-left');
    table.press(x, y).moveTo(x, y + 1);
    expect(legsOf(table)).toHaveLength(2);
    table.key('Escape');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 1 }]);
    table.key('Escape');
    expect(table.tool.draft).toBeUndefined();
    expect(table.effectsOf('commit')).toEqual([]);
  });

  test('a second finger gives up the leg in hand, and the camera has both', () => {
    const table = tableWith(line);
    const finger = { pointerType: 'touch' } as const;
    const { x, y } = table.knob('advance');
    table
      .press(x, y, finger)
      .moveTo(x, y + 1, finger)
      .press(x + 5, y, { ...finger, pointerId: 2 });
    expect([table.tool.state, table.tool.draft]).toEqual(['pinching', undefined]);
  });

  test('can be taken back leg by leg', () => {
    const table = advancedAndWheeled();
    expect(table.tool.stepBack()).toBe(true);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 1 }]);
    expect([table.tool.stepBack(), table.tool.stepBack()]).toEqual([true, false]);
    expect(table.tool.draft).toBeUndefined();
  });

  test('the ninth leg puts the first eight down', () => {
    const table = tableWith(line);
    for (let index = 0; index < 9; index += 1) table.key(index % 2 === 0 ? 'ArrowUp' : 'q');
    expect(table.effectsOf('commit')).toHaveLength(1);
    expect(table.last('commit')?.draft.legs).toHaveLength(8);
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 0.1 }]);
  });

  test('what comes to nothing is no leg', () => {
    const table = tableWith(line).key('ArrowUp').key('d').key('a').key('ArrowUp');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 0.2 }]);
    table.key('ArrowDown').key('ArrowDown');
    expect(table.tool.draft).toBeUndefined();
  });
});

describe('typing', () => {
  test('2.5 makes the advance exactly 2.5', () => {
    const table = tableWith(line).dragKnob('advance', 0, 1.2, alt);
    for (const key of '2.5') table.key(key);
    expect(table.tool.draft?.typed).toBe('2.5');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 1.2 }]);
    table.key('Enter');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 2.5 }]);
    expect(table.tool.draft?.typed).toBeUndefined();
    table.key('Enter');
    expect(table.placeOf('stand:a').y).toBe(12.5);
  });

  test('30d makes the wheel 30 degrees: 4.14 MU for four stands', () => {
    const table = tableWith(line).key('e');
    for (const key of '30d') table.key(key);
    table.key('Enter');
    expect(legsOf(table)).toEqual([{ kind: 'wheel', side: 'right', degrees: 30 }]);
    expect(textOf(table)).toBe('4.14 / 4.00 MU');
  });

  test('Backspace and Escape take back what is typed, and nothing else', () => {
    const table = tableWith(line).key('ArrowUp').key('1').key('2').key('Backspace');
    expect(table.tool.draft?.typed).toBe('1');
    table.key('Escape');
    expect(table.tool.draft?.typed).toBeUndefined();
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 0.1 }]);
  });

  test('goes on while the arrow is held: the hand may tremble', () => {
    const table = tableWith(line);
    const { x, y } = table.knob('advance');
    table
      .press(x, y)
      .moveTo(x, y + 1)
      .key('3')
      .moveTo(x, y + 1.4)
      .key('Enter');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: 3 }]);
    expect(table.tool.state).toBe('selecting');
  });

  test('backward stays backward', () => {
    const table = tableWith(line).key('ArrowDown').key('2').key('Enter');
    expect(legsOf(table)).toEqual([{ kind: 'advance', distance: -2 }]);
  });
});

describe('back to where the turn began', () => {
  test('is one action, and only for those who have moved', () => {
    const table = tableWith(line);
    table.turnStarts.set('stand:a', [11000, 8000, 0]);
    table.tool.returnToTurnStart();
    expect(table.last('commit')?.draft).toMatchObject({ gesture: 'return', ids: ['stand:a'] });
    expect(table.placeOf('stand:a').y).toBe(8);
  });

  test('where nobody has moved the player is told', () => {
    const table = tableWith(line);
    table.tool.returnToTurnStart();
    expect(table.effectsOf('commit')).toEqual([]);
    expect(table.last('hint')?.hint).toEqual({ kind: 'no-turn-start' });
  });
});

describe('a kinked column that was put down', () => {
  const kinked = () => {
    const table = tableWith(column);
    table.tool.addLegs([{ kind: 'column', distance: 1.5, turn: { side: 'left', degrees: 10 } }]);
    const made = table.tool.draft?.plan;
    table.key('Enter');
    const { bodies, stands, terrain, camps, board } = table.world.geometry();
    // As a table keeps it: every stand with the turns that it has yet to pass.
    const kept = bodies.flatMap(({ id }) => {
      const stand = stands.get(id);
      return stand ? [{ ...stand, hinges: made?.hinges[id] ?? [] }] : [];
    });
    const world = worldOf({ stands: kept, terrain, camps, board });
    return createTool({ ...table.world, geometry: () => world }, () => undefined);
  };

  test('marches on through its turn, with arrow keys and with typed orders', () => {
    const tool = kinked();
    tool.key({ kind: 'key', key: 'ArrowUp', shift: true, ctrl: false, alt: false });
    expect(tool.draft?.legs).toEqual([{ kind: 'column', distance: 1 }]);
    expect(tool.draft?.plan.flags).toEqual([]);
    expect(Object.values(tool.draft?.plan.poses ?? {}).map(([, , heading]) => heading)).toEqual([35000, 35000, 35000]);
    tool.cancel();
    tool.addLegs([{ kind: 'advance', distance: 1 }]);
    expect(tool.draft?.legs).toEqual([{ kind: 'column', distance: 1 }]);
  });

  test('has no way back through it', () => {
    const tool = kinked();
    tool.key({ kind: 'key', key: 'ArrowDown', shift: false, ctrl: false, alt: false });
    expect(tool.draft).toBeUndefined();
  });
});
