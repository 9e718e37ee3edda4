import fc from 'fast-check';
import { distanceOfRectangles } from '@vexillum/geometry';
import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';
import { measure } from './ruler.ts';

const table = () => {
  const board = new LittleTable({ 'stand:a': [10, 10, 0], 'stand:b': [20, 10, 0], 'stand:foe': [10, 16, 180] }, [
    'stand:foe',
  ]);
  board.tool.setMode('measure');
  return board;
};

describe('a ruler', () => {
  test('between two stands goes edge to edge', () => {
    const board = table();
    board.drag([
      [10, 9.5],
      [15, 9.5],
      [20, 9.5],
    ]);
    expect(board.tool.ruler?.distance).toBeCloseTo(8);
    expect(board.tool.ruler?.from.stand).toBe('stand:a');
    expect(board.tool.ruler?.to.stand).toBe('stand:b');
    expect(board.tool.ruler?.from.at.x).toBeCloseTo(11);
    expect(board.tool.ruler?.to.at.x).toBeCloseTo(19);
  });

  test('from a stand to bare ground starts at its edge, wherever it was touched', () => {
    const board = table();
    board.drag([
      [10.9, 9.2],
      [10, 12],
      [10, 13],
    ]);
    expect(board.tool.ruler?.distance).toBeCloseTo(3);
    expect(board.tool.ruler?.from.at).toEqual({ x: 10, y: 10 });
  });

  test('from point to point is what it looks like', () => {
    const board = table();
    board.drag([
      [30, 20],
      [32, 20],
      [33, 24],
    ]);
    expect(board.tool.ruler).toEqual({ from: { at: { x: 30, y: 20 } }, to: { at: { x: 33, y: 24 } }, distance: 5 });
  });

  test('moves no stand and selects none', () => {
    const board = table();
    board.drag([
      [10, 9.5],
      [15, 9.5],
      [20, 9.5],
    ]);
    expect(board.effectsOf('draft')).toEqual([]);
    expect(board.selected).toEqual([]);
  });

  test('stays when it is let go, until the next press', () => {
    const board = table();
    board
      .drag([
        [30, 20],
        [32, 20],
        [33, 24],
      ])
      .moveTo(50, 20);
    expect(board.tool.ruler).toBeDefined();
    board.press(50, 20);
    expect(board.tool.ruler).toBeUndefined();
  });

  test('that is begun without a press follows the pointer, and stays where it is clicked', () => {
    const board = table();
    board.tool.setMode('select');
    board.tool.measureFrom({ x: 30, y: 20 }, { left: 600, top: 320 });
    board.moveTo(33, 24);
    expect(board.tool.ruler?.distance).toBeCloseTo(5);
    board.press(33, 24).release(33, 24).moveTo(60, 20);
    expect(board.tool.ruler?.distance).toBeCloseTo(5);
    expect(board.tool.mode).toBe('measure');
    board.press(50, 20);
    expect(board.tool.ruler).toBeUndefined();
  });

  test('a mere click lays none', () => {
    const board = table();
    board.click(30, 20);
    expect(board.effectsOf('ruler')).toEqual([]);
  });

  test('is given up with Escape while it is drawn, and put away with Escape after', () => {
    const board = table();
    board.press(30, 20).moveTo(33, 24).key('Escape');
    expect(board.tool.ruler).toBeUndefined();
    board
      .release(33, 24)
      .drag([
        [30, 20],
        [33, 24],
      ])
      .key('Escape');
    expect(board.tool.ruler).toBeUndefined();
    expect(board.tool.mode).toBe('measure');
  });

  test('follows the stands that it sticks to', () => {
    const board = table();
    board.drag([
      [10, 9.5],
      [15, 9.5],
      [20, 9.5],
    ]);
    board.poses.set('stand:b', [22000, 10000, 0]);
    board.tool.refresh();
    expect(board.last('ruler')?.ruler?.distance).toBeCloseTo(10);
  });

  test('shrinks as a move in the making brings its stand nearer', () => {
    const board = table();
    board.drag([
      [10, 9.5],
      [12, 12],
      [10, 16.5],
    ]);
    expect(board.tool.ruler?.distance).toBeCloseTo(6);
    board.selected = ['stand:a'];
    board.key('ArrowUp', { shift: true });
    expect(board.tool.ruler?.distance).toBeCloseTo(5);
    board.key('Escape');
    expect(board.tool.ruler?.distance).toBeCloseTo(6);
  });

  test('can be laid by a typed order, by names', () => {
    const board = table();
    const nowhere = { x: 0, y: 0 };
    board.tool.measure({ at: nowhere, stand: 'stand:a' }, { at: nowhere, stand: 'stand:b' });
    expect(board.last('ruler')?.ruler?.distance).toBeCloseTo(8);
  });

  test('a second finger puts it away', () => {
    const board = table();
    board.press(30, 20, { pointerType: 'touch' }).moveTo(33, 24, { pointerType: 'touch' });
    board.press(40, 20, { pointerType: 'touch', pointerId: 2 });
    expect(board.tool.ruler).toBeUndefined();
    expect(board.tool.state).toBe('pinching');
  });
});

describe('measuring', () => {
  const board = table();
  const ends = { a: { at: { x: 0, y: 0 }, stand: 'stand:a' }, foe: { at: { x: 0, y: 0 }, stand: 'stand:foe' } };

  test('a stand that is gone is measured from where it was said to be', () => {
    const ruler = measure(board.world.geometry(), { at: { x: 10, y: 14 }, stand: 'stand:gone' }, ends.a);
    expect(ruler.distance).toBeCloseTo(4);
  });

  test('is the same both ways', () => {
    const there = measure(board.world.geometry(), ends.a, ends.foe);
    const back = measure(board.world.geometry(), ends.foe, ends.a);
    expect(there.distance).toBeCloseTo(back.distance);
  });

  test('a point inside a stand is at its edge already', () => {
    expect(measure(board.world.geometry(), ends.a, { at: { x: 10, y: 9.5 } }).distance).toBe(0);
  });

  test('between two stands is as far as their bases are apart', () => {
    const coordinate = fc.double({ min: 0, max: 8, noNaN: true });
    const place = fc.tuple(coordinate, coordinate, fc.double({ min: 0, max: 360, noNaN: true }));
    fc.assert(
      fc.property(place, place, (one, other) => {
        const { world } = new LittleTable({ 'stand:a': one, 'stand:b': other });
        const [a, b] = world.geometry().bodies;
        const end = (stand: string) => ({ at: { x: 0, y: 0 }, stand });
        const { distance } = measure(world.geometry(), end('stand:a'), end('stand:b'));
        expect(distance).toBeCloseTo(a && b ? distanceOfRectangles(a.rectangle, b.rectangle) : -1, 6);
      }),
    );
  });
});

describe('M', () => {
  const plain = () => new LittleTable({ 'stand:a': [10, 10, 0] });

  test('held measures, and gives the hand back when it is let go', () => {
    const board = plain();
    board
      .key('m')
      .drag([
        [30, 20],
        [32, 20],
        [33, 24],
      ])
      .key('m', { isUp: true });
    expect(board.tool.ruler?.distance).toBeCloseTo(5);
    expect(board.tool.mode).toBe('select');
  });

  test('stays lent when the screen repeats what it reads', () => {
    const board = plain();
    board.key('m').press(30, 20).moveTo(33, 24);
    board.tool.setMode('measure');
    expect(board.tool.state).toBe('measuring');
    board.release(33, 24).key('m', { isUp: true });
    expect(board.tool.mode).toBe('select');
  });

  test('let go before the ruler is laid draws it to its end', () => {
    const board = plain();
    board.key('m').press(30, 20).moveTo(32, 20).key('m', { isUp: true }).moveTo(33, 24).release(33, 24);
    expect(board.tool.ruler?.distance).toBeCloseTo(5);
    expect(board.tool.mode).toBe('select');
  });

  test('tapped measures until it is tapped again', () => {
    const board = plain();
    board.key('m').key('m', { isRepeat: true }).key('m', { isUp: true });
    expect(board.tool.mode).toBe('measure');
    board.key('m').key('m', { isUp: true });
    expect(board.tool.mode).toBe('select');
  });

  test('leaves a move in the making open: to look is not to act', () => {
    const board = plain();
    board.selected = ['stand:a'];
    board
      .key('ArrowUp')
      .key('m')
      .drag([
        [30, 20],
        [33, 24],
      ])
      .key('m', { isUp: true });
    expect(board.tool.draft).toBeDefined();
    expect(board.effectsOf('commit')).toEqual([]);
  });
});
