import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';

const table = () => new LittleTable({ 'stand:left': [10, 10, 0], 'stand:right': [12, 10, 0] });
const finger = { pointerType: 'touch' } as const;
const second = { pointerType: 'touch', pointerId: 2 } as const;
const third = { pointerType: 'touch', pointerId: 3 } as const;

describe('pushing the table', () => {
  test('a drag on bare ground pushes it', () => {
    const board = table();
    board.press(30, 30).moveTo(31, 30).moveTo(31, 29).release(31, 29);
    const pans = board.effectsOf('pan');
    expect(pans.reduce((sum, pan) => sum + pan.right, 0)).toBe(20);
    expect(pans.reduce((sum, pan) => sum + pan.down, 0)).toBe(20);
  });

  test('so does one finger', () => {
    const board = table();
    board.press(30, 30, finger).moveTo(32, 30, finger);
    expect(board.tool.state).toBe('panning');
  });

  test('the middle button pushes it even from a stand', () => {
    const board = table();
    board.press(10, 9.5, { button: 1 }).moveTo(11, 9.5);
    expect(board.tool.state).toBe('panning');
    expect(board.effectsOf('draft')).toEqual([]);
  });

  test('keeps what is selected and what is being made', () => {
    const board = table();
    board
      .click(10, 9.5)
      .key('ArrowUp')
      .drag([
        [30, 30],
        [32, 30],
      ]);
    expect(board.selected).toEqual(['stand:left']);
    expect(board.tool.draft).toBeDefined();
  });
});

describe('zooming', () => {
  const wheel = (board: LittleTable, delta: number) =>
    board.tool.handle({
      kind: 'wheel',
      at: { x: 1, y: 1 },
      screen: { left: 7, top: 9 },
      delta,
      shift: false,
      ctrl: false,
      alt: false,
    });

  test('the wheel zooms at the cursor: toward the user is out', () => {
    const board = table();
    wheel(board, 100);
    const [zoom] = board.effectsOf('zoom');
    expect(zoom?.at).toEqual({ left: 7, top: 9 });
    expect(zoom?.factor).toBeLessThan(1);
  });

  test('the wheel zooms with a stand in the hand, which stays there', () => {
    const board = table();
    board.press(10, 9.5).moveTo(10, 12);
    wheel(board, -100);
    expect(board.effectsOf('zoom')[0]?.factor).toBeGreaterThan(1);
    expect(board.tool.state).toBe('carrying');
  });

  test('two fingers spread zoom in, and put back the stand that the first had taken', () => {
    const board = table();
    board.press(10, 9.5, finger).moveTo(11, 9.5, finger);
    expect(board.tool.state).toBe('carrying');
    board.press(21, 9.5, second);
    expect(board.tool.state).toBe('pinching');
    expect(board.tool.draft).toBeUndefined();
    board.moveTo(31, 9.5, second).release(31, 9.5, second);
    expect(board.effectsOf('zoom')[0]?.factor).toBeCloseTo(2);
    board.moveTo(12, 9.5, finger).release(12, 9.5, finger);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(board.placeOf('stand:left')).toEqual({ x: 10, y: 10, degrees: 0 });
  });

  test('the finger that stays on the glass does nothing until it is lifted', () => {
    const board = table();
    board.press(10, 9.5, finger).press(20, 9.5, second).release(20, 9.5, second);
    board.moveTo(10, 14, finger);
    expect(board.tool.state).toBe('selecting');
    expect(board.tool.draft).toBeUndefined();
    board.press(20, 9.5, third);
    expect(board.tool.state).toBe('pinching');
  });

  test('a third finger changes nothing', () => {
    const board = table();
    board.press(30, 20, finger).press(40, 20, second).press(10, 9.5, third).moveTo(10, 15, third);
    expect(board.tool.state).toBe('pinching');
    expect(board.effectsOf('pan')).toEqual([]);
  });
});

describe('two fingers tapping', () => {
  const tapWithTwo = (board: LittleTable) =>
    board.press(30, 20, finger).press(33, 20, second).release(33, 20, second).release(30, 20, finger);

  test('take back the last action', () => {
    const board = table();
    tapWithTwo(board);
    expect(board.effectsOf('undo')).toHaveLength(1);
  });

  test('take the last leg off the move in the making, and nothing else', () => {
    const board = table();
    board.selected = ['stand:left'];
    board.key('ArrowUp', { shift: true }).key('d');
    expect(board.tool.draft?.legs).toHaveLength(2);
    tapWithTwo(board);
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 1 }]);
    expect(board.effectsOf('undo')).toEqual([]);
    expect(board.effectsOf('commit')).toEqual([]);
  });

  test('count over a stand too, and select nothing', () => {
    const board = table();
    board.press(10, 9.5, finger).press(20, 9.5, second).release(10, 9.5, finger).release(20, 9.5, second);
    expect(board.effectsOf('undo')).toHaveLength(1);
    expect(board.selected).toEqual([]);
  });

  test('are no tap when they stay, or when they move', () => {
    const board = table();
    board.press(30, 20, finger).press(33, 20, second).wait(500).release(33, 20, second).release(30, 20, finger);
    board.press(30, 20, finger).press(33, 20, second).moveTo(36, 20, second);
    board.release(36, 20, second).release(30, 20, finger);
    expect(board.effectsOf('undo')).toEqual([]);
  });

  test('are no tap when one of them has been pushing the table', () => {
    const board = table();
    board.press(30, 20, finger).moveTo(34, 20, finger);
    board.press(40, 20, second).release(40, 20, second).release(34, 20, finger);
    expect(board.effectsOf('undo')).toEqual([]);
  });
});
