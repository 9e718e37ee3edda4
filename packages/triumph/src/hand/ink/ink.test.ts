import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';

const table = () =>
  new LittleTable({ 'stand:a': [10, 10, 0] }, [], {
    ink: {
      'drawing:1': [
        { x: 30, y: 10 },
        { x: 40, y: 10 },
      ],
      'note:1': [
        { x: 50, y: 10 },
        { x: 50.1, y: 10 },
      ],
    },
  });
const way = (points: number) => Array.from({ length: points }, (_, index) => [20 + index * 0.2, 20] as const);

describe('drawing', () => {
  test('a line is shown as it is drawn, and is ink when it is done', () => {
    const board = table();
    board.tool.setMode('line', 'table');
    board.press(20, 20).moveTo(21, 20);
    expect(board.tool.state).toBe('sketching');
    expect(board.last('sketch')?.points).toEqual([
      { x: 20, y: 20 },
      { x: 21, y: 20 },
    ]);
    board.moveTo(22, 21).release(22, 21);
    expect(board.effectsOf('ink')).toEqual([
      {
        kind: 'ink',
        shape: 'line',
        layer: 'table',
        points: [
          { x: 20, y: 20 },
          { x: 21, y: 20 },
          { x: 22, y: 21 },
        ],
      },
    ]);
    expect(board.last('sketch')?.points).toEqual([]);
  });

  test('an arrow goes onto the layer that was chosen', () => {
    const board = table();
    board.tool.setMode('arrow', 'side');
    board.drag([
      [20, 20],
      [21, 20],
      [25, 20],
    ]);
    expect(board.last('ink')).toMatchObject({ shape: 'arrow', layer: 'side' });
  });

  test('a long line keeps its ends and at most sixty points', () => {
    const board = table();
    board.tool.setMode('line');
    board.drag(way(400));
    const points = board.last('ink')?.points ?? [];
    expect(points).toHaveLength(60);
    expect(points[0]).toEqual({ x: 20, y: 20 });
    expect(points.at(-1)?.x).toBeCloseTo(20 + 399 * 0.2);
  });

  test('an area that comes back to where it began is an area', () => {
    const board = table();
    board.tool.setMode('area');
    board.drag([
      [20, 20],
      [24, 20],
      [24, 24],
      [20, 20],
    ]);
    expect(board.last('ink')?.points).toHaveLength(4);
  });

  test('ink shorter than half an MU is a slip of the hand', () => {
    const board = table();
    board.tool.setMode('line');
    board.drag([
      [20, 20],
      [20.2, 20],
      [20.4, 20],
    ]);
    expect(board.effectsOf('ink')).toEqual([]);
    expect(board.last('sketch')?.points).toEqual([]);
  });

  test('Escape, or a second finger, gives it up', () => {
    const board = table();
    const finger = { pointerType: 'touch' } as const;
    board.tool.setMode('line');
    board.press(20, 20).moveTo(25, 20).key('Escape').release(25, 20);
    board
      .press(20, 20, finger)
      .moveTo(25, 20, finger)
      .press(30, 20, { ...finger, pointerId: 2 });
    expect(board.effectsOf('ink')).toEqual([]);
    expect(board.last('sketch')?.points).toEqual([]);
  });

  test('does not take a stand along', () => {
    const board = table();
    board.tool.setMode('arrow');
    board.drag([
      [10, 9.5],
      [10, 12],
      [10, 15],
    ]);
    expect(board.effectsOf('draft')).toEqual([]);
    expect(board.last('ink')?.points[0]).toEqual({ x: 10, y: 9.5 });
  });
});

describe('notes and the eraser', () => {
  test('a note is pinned where one clicks', () => {
    const board = table();
    board.tool.setMode('note');
    board.click(44, 12);
    expect(board.effectsOf('note')).toEqual([{ kind: 'note', at: { x: 44, y: 12 } }]);
  });

  test('the eraser takes ink and notes', () => {
    const board = table();
    board.tool.setMode('erase');
    board.click(35, 10).click(50, 10);
    expect(board.effectsOf('erase').map(({ id }) => id)).toEqual(['drawing:1', 'note:1']);
  });

  test('and never a stand', () => {
    const board = table();
    board.tool.setMode('erase');
    board.click(10, 9.5).drag([
      [10, 9.5],
      [12, 9.5],
    ]);
    expect(board.effectsOf('erase')).toEqual([]);
    expect(board.effectsOf('draft')).toEqual([]);
  });
});

describe('the laser', () => {
  test('shows where it has just been while it is pressed, and nothing after', () => {
    const board = table();
    board.tool.setMode('laser');
    board.press(20, 20).moveTo(21, 20).moveTo(22, 20);
    expect(board.tool.state).toBe('pointing');
    expect(board.last('laser')?.points).toEqual([
      { x: 20, y: 20 },
      { x: 21, y: 20 },
      { x: 22, y: 20 },
    ]);
    board.release(22, 20);
    expect(board.last('laser')?.points).toEqual([]);
    expect(board.tool.state).toBe('selecting');
  });

  test('forgets the oldest of many points', () => {
    const board = table();
    board.tool.setMode('laser');
    board.press(20, 20);
    for (const [x, y] of way(200)) board.moveTo(x, y);
    expect(board.last('laser')?.points).toHaveLength(60);
    expect(board.last('laser')?.points.at(-1)?.x).toBeCloseTo(20 + 199 * 0.2);
  });

  test('L held points without a press, and is out when it is let go', () => {
    const board = table();
    board.moveTo(20, 20).key('l').moveTo(21, 20);
    expect(board.last('laser')?.points).toEqual([
      { x: 20, y: 20 },
      { x: 21, y: 20 },
    ]);
    board.key('l', { isRepeat: true }).key('l', { isUp: true });
    expect(board.last('laser')?.points).toEqual([]);
    expect(board.tool.mode).toBe('select');
    expect(board.tool.state).toBe('selecting');
  });

  test('L tapped takes the laser up, and tapped again puts it down', () => {
    const board = table();
    board.key('l').key('l', { isUp: true });
    expect(board.tool.mode).toBe('laser');
    expect(board.tool.state).toBe('selecting');
    board.key('l').key('l', { isUp: true });
    expect(board.tool.mode).toBe('select');
  });

  test('if nobody heard that L was let go, a click ends it', () => {
    const board = table();
    board.key('l').moveTo(21, 20).click(21, 20);
    expect(board.tool.state).toBe('selecting');
    expect(board.tool.mode).toBe('select');
    expect(board.last('laser')?.points).toEqual([]);
  });

  test('Escape ends it while L is still held', () => {
    const board = table();
    board.moveTo(20, 20).key('l').moveTo(21, 20).key('Escape').moveTo(22, 20);
    expect(board.tool.mode).toBe('select');
    expect(board.last('laser')?.points).toEqual([]);
  });
});
