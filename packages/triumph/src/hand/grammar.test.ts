import { describe, expect, test } from 'vitest';
import { LittleTable } from './testing/index.ts';

// Fronts are at y, the bases lie 1 MU deep behind them, 2 MU wide. Left and right stand as one line.
const table = () =>
  new LittleTable(
    { 'stand:left': [10, 10, 0], 'stand:right': [12, 10, 0], 'stand:far': [30, 10, 0], 'stand:foe': [50, 20, 180] },
    ['stand:foe'],
  );
const picked = (...ids: string[]) => {
  const board = table();
  board.selected = ids;
  return board;
};
const finger = { pointerType: 'touch' } as const;
const second = { pointerType: 'touch', pointerId: 2 } as const;
const shift = { shift: true };

/** What the same intent looks like with a mouse, with fingers, and with keys alone. */
const ways = { mouse: {}, touch: finger } as const;

describe.each(Object.entries(ways))('by %s', (_, pointer) => {
  test('a stand is selected, its group, and one more', () => {
    const board = table();
    board.click(10, 9.5, pointer);
    expect(board.selected).toEqual(['stand:left']);
    board.click(10, 9.5, pointer);
    expect(board.selected.toSorted()).toEqual(['stand:left', 'stand:right']);
    board.tool.isAdding = true;
    board.click(30, 9.5, pointer);
    expect(board.selected).toContain('stand:far');
  });

  test('a piece is carried by its body, and put down once where it is let go', () => {
    const board = table();
    board.press(30, 9.5, pointer).moveTo(31, 9.5, pointer).moveTo(31, 12, pointer);
    expect(board.tool.state).toBe('carrying');
    expect(board.placeOf('stand:far')).toEqual({ x: 30, y: 10, degrees: 0 });
    board.release(31, 12, pointer);
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.placeOf('stand:far')).toEqual({ x: 31, y: 12.5, degrees: 0 });
    expect(board.effectsOf('pan')).toEqual([]);
  });

  test('the front knob advances, and the move stays open', () => {
    const board = picked('stand:far');
    board.dragKnob('advance', 0, 2, pointer);
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 2 }]);
    expect(board.tool.draft?.isHeld).toBe(false);
    expect(board.effectsOf('commit')).toEqual([]);
  });

  test('the far corner’s knob wheels', () => {
    const board = picked('stand:left', 'stand:right');
    board.dragKnob('wheel-left', -0.2, 1.4, pointer);
    expect(board.tool.draft?.legs).toMatchObject([{ kind: 'wheel', side: 'left' }]);
  });

  test('the side knob slides, the rear knob turns', () => {
    const board = picked('stand:far');
    board.dragKnob('slide-right', 1, 0, pointer);
    expect(board.tool.draft?.legs).toMatchObject([{ kind: 'slide' }]);
    board.dragKnob('turn', 1, 0.5, pointer);
    expect(board.tool.draft?.legs).toMatchObject([{ kind: 'slide' }, { kind: 'rotate' }]);
  });

  test('a click elsewhere puts the move down', () => {
    const board = picked('stand:far');
    board.dragKnob('advance', 0, 2, pointer).click(70, 30, pointer);
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.placeOf('stand:far').y).toBe(12);
  });

  test('bare ground pushes the table, and the move stays open', () => {
    const board = picked('stand:far');
    board.dragKnob('advance', 0, 2, pointer);
    board.drag(
      [
        [70, 30],
        [72, 30],
        [74, 30],
      ],
      pointer,
    );
    expect(board.effectsOf('pan')).not.toEqual([]);
    expect(board.tool.draft).toBeDefined();
  });

  test('the ruler measures', () => {
    const board = table();
    board.tool.setMode('measure');
    board.drag(
      [
        [30, 9.5],
        [40, 15],
        [50, 20.5],
      ],
      pointer,
    );
    expect(board.tool.ruler).toMatchObject({ from: { stand: 'stand:far' }, to: { stand: 'stand:foe' } });
  });

  test('the laser points', () => {
    const board = table();
    board.tool.setMode('laser');
    board.press(30, 20, pointer).moveTo(31, 20, pointer);
    expect(board.last('laser')?.points).toHaveLength(2);
  });
});

describe('by mouse alone', () => {
  test('Shift adds, and the wheel is the camera', () => {
    const board = table();
    board.click(10, 9.5).click(30, 9.5, shift);
    expect(board.selected).toEqual(['stand:left', 'stand:far']);
  });

  test('Alt and a click ping, Alt and a drag carry without snapping', () => {
    const board = table();
    board.drag(
      [
        [30, 9.5],
        [32, 12],
        [32, 13],
      ],
      { alt: true },
    );
    expect(board.effectsOf('ping')).toEqual([]);
    expect(board.effectsOf('commit')).toHaveLength(1);
  });
});

describe('by touch alone', () => {
  test('the tick puts the move down, the cross gives it up, two fingers tapping take a leg off', () => {
    const board = picked('stand:far');
    board.dragKnob('advance', 0, 2, finger).dragKnob('slide-right', 1, 0, finger);
    board.press(60, 20, finger).press(63, 20, second).release(60, 20, finger).release(63, 20, second);
    expect(board.tool.draft?.legs).toMatchObject([{ kind: 'advance' }]);
    board.tool.cancel();
    expect(board.tool.draft).toBeUndefined();
    board.dragKnob('advance', 0, 2, finger);
    board.tool.commit();
    expect(board.placeOf('stand:far').y).toBe(12);
  });

  test('a long press pings', () => {
    const board = table();
    board.press(60, 20, finger).wait(550);
    expect(board.effectsOf('ping')).toHaveLength(1);
  });

  test('a finger that holds a knob sees it through the loupe', () => {
    const board = picked('stand:far');
    const { x, y } = board.knob('advance');
    board.press(x, y, finger).moveTo(x, y + 1, finger);
    expect(board.last('loupe')?.at).toEqual(board.screenOf({ x, y: y + 1 }));
    board.release(x, y + 1, finger);
    expect(board.last('loupe')?.at).toBeUndefined();
  });

  test('a knob is hit within 22 pixels of its middle', () => {
    const board = picked('stand:far');
    const { x, y } = board.knob('advance');
    board.press(x, y + 1, finger);
    expect(board.tool.state).toBe('advancing');
  });

  test('a knob that lies over another stand lets a tap through to it, and is dragged all the same', () => {
    const board = picked('stand:left');
    board.tap(11.6, 9.6);
    expect(board.selected).toEqual(['stand:right']);
    board.selected = ['stand:left'];
    board.dragKnob('slide-right', 1, 0, finger);
    expect(board.tool.draft).toMatchObject({ ids: ['stand:left'], legs: [{ kind: 'slide' }] });
  });

  test('a knob whose stands went back to the table under two fingers leaves the move as it was', () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift);
    const { x, y } = board.knob('advance');
    board
      .press(x, y, finger)
      .moveTo(x, y + 2, finger)
      .press(60, 20, second);
    expect(board.tool.state).toBe('pinching');
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 1 }]);
    expect(board.tool.draft?.isHeld).toBe(false);
  });
});

describe('by keys alone', () => {
  test('a stand is found, its group taken, moved forward, wheeled, and put down as one action', () => {
    const board = table();
    board.key('Tab').key('Enter').key('ArrowUp', shift).key('ArrowUp').key('q', shift).key('Enter');
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.last('commit')?.draft.legs).toEqual([
      { kind: 'advance', distance: 1.1 },
      { kind: 'wheel', side: 'left', degrees: 5 },
    ]);
  });

  test('Escape gives the move up', () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift).key('Escape');
    expect(board.tool.draft).toBeUndefined();
    expect(board.placeOf('stand:far').y).toBe(10);
  });

  test('A and D slide, Z and X turn, W and the arrows advance', () => {
    const board = picked('stand:far');
    board.key('w').key('d').key('x');
    expect(board.tool.draft?.legs.map(({ kind }) => kind)).toEqual(['advance', 'slide', 'rotate']);
    board.key('z').key('a').key('ArrowDown');
    expect(board.tool.draft?.legs ?? []).not.toContainEqual({ kind: 'rotate', degrees: 1, about: 'front' });
  });
});
