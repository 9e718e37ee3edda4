import { describe, expect, test } from 'vitest';
import { LittleTable } from './testing/index.ts';

// Fronts are at y, the bases lie 1 MU deep behind them, 2 MU wide.
const table = () =>
  new LittleTable({ 'stand:left': [10, 10, 0], 'stand:right': [12, 10, 0], 'stand:foe': [11, 20, 180] }, ['stand:foe']);

describe('picking stands', () => {
  test('a click on a stand selects it and nothing else', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5);
    expect(board.selected).toEqual(['stand:right']);
  });

  test('a click with Shift adds a stand, and a second one lets it go', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5, { shift: true });
    expect(board.selected).toEqual(['stand:left', 'stand:right']);
    board.click(10, 9.5, { shift: true });
    expect(board.selected).toEqual(['stand:right']);
  });

  test('a click on bare ground, or Escape, lets all go', () => {
    const board = table();
    board.click(10, 9.5).click(30, 30);
    expect(board.selected).toEqual([]);
    board.click(10, 9.5).key('Escape');
    expect(board.selected).toEqual([]);
  });

  test('the enemy’s stand can be selected to look at it', () => {
    const board = table();
    board.click(11, 20.5);
    expect(board.selected).toEqual(['stand:foe']);
  });

  test('a box drawn with Shift adds the stands of mine that lie in it', () => {
    const board = table();
    board.press(5, 5, { shift: true }).moveTo(20, 25, { shift: true });
    expect(board.tool.state).toBe('marqueeing');
    expect(board.effectsOf('marquee').at(-1)?.box).toEqual({ x: 5, y: 5, width: 15, depth: 20 });
    board.release(20, 25, { shift: true });
    expect(board.selected).toEqual(['stand:left', 'stand:right']);
    expect(board.effectsOf('marquee').at(-1)?.box).toBeUndefined();
  });

  test('hovering tells once per stand', () => {
    const board = table();
    board.moveTo(10, 9.5).moveTo(10.1, 9.5).moveTo(12, 9.5).moveTo(40, 9.5);
    expect(board.effectsOf('hover').map((effect) => effect.id)).toEqual(['stand:left', 'stand:right', undefined]);
  });
});

describe('dragging', () => {
  test('a press that trembles by three pixels is still a click', () => {
    const board = table();
    board.press(10, 9.5).moveTo(10.15, 9.5).release(10.15, 9.5);
    expect(board.effectsOf('drop')).toEqual([]);
    expect(board.selected).toEqual(['stand:left']);
  });

  test('a dragged stand is shown under the hand, and moves once, where it is let go', () => {
    const board = table();
    board.press(10, 9.5).moveTo(11, 9.5).moveTo(12, 12.5);
    expect(board.tool.state).toBe('dragging');
    expect(board.effectsOf('preview').at(-1)?.poses.get('stand:left')).toEqual([12000, 13000, 0]);
    expect(board.placeOf('stand:left')).toEqual({ x: 10, y: 10, degrees: 0 });
    board.release(12, 12.5);
    expect(board.effectsOf('drop')).toHaveLength(1);
    expect(board.placeOf('stand:left')).toEqual({ x: 12, y: 13, degrees: 0 });
    expect(board.tool.state).toBe('selecting');
  });

  test('selected stands move together and keep their places in the line', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5, { shift: true }).press(12, 9.5).moveTo(13, 9.5).release(13.25, 11.75);
    expect(board.effectsOf('drop')).toHaveLength(1);
    expect(board.placeOf('stand:left')).toEqual({ x: 11.25, y: 12.25, degrees: 0 });
    expect(board.placeOf('stand:right')).toEqual({ x: 13.25, y: 12.25, degrees: 0 });
  });

  test('dragging an unselected stand takes it alone and selects it', () => {
    const board = table();
    board.click(10, 9.5).press(12, 9.5).moveTo(14, 9.5).release(14, 9.5);
    expect(board.selected).toEqual(['stand:right']);
    expect([...(board.effectsOf('drop')[0]?.poses.keys() ?? [])]).toEqual(['stand:right']);
  });

  test('Escape puts the stands back', () => {
    const board = table();
    board.press(10, 9.5).moveTo(15, 9.5).key('Escape').release(15, 9.5);
    expect(board.effectsOf('cancel')).toHaveLength(1);
    expect(board.effectsOf('drop')).toEqual([]);
    expect(board.tool.state).toBe('selecting');
  });

  test('the enemy’s stand stays where it is: the table is pushed instead', () => {
    const board = table();
    board.press(11, 20.5).moveTo(12, 20.5).release(12, 20.5);
    expect(board.effectsOf('drop')).toEqual([]);
    expect(board.effectsOf('pan')).toEqual([{ kind: 'pan', right: 20, down: 0 }]);
  });

  test('a selection that holds an enemy’s stand moves without it', () => {
    const board = table();
    board.selected = ['stand:left', 'stand:foe'];
    board.press(10, 9.5).moveTo(12, 9.5).release(12, 9.5);
    expect([...(board.effectsOf('drop')[0]?.poses.keys() ?? [])]).toEqual(['stand:left']);
  });

  test('a stand that left the table during the press is simply not there', () => {
    const board = table();
    board.press(10, 9.5);
    board.poses.delete('stand:left');
    board.moveTo(14, 9.5).release(14, 9.5);
    expect(board.effectsOf('drop')).toEqual([]);
  });
});

describe('the camera', () => {
  test('dragging bare ground pushes the table', () => {
    const board = table();
    board.press(30, 30).moveTo(31, 30).moveTo(31, 29).release(31, 29);
    const pans = board.effectsOf('pan');
    expect(pans.reduce((sum, pan) => sum + pan.right, 0)).toBe(20);
    expect(pans.reduce((sum, pan) => sum + pan.down, 0)).toBe(20);
  });

  test('the middle button pushes the table even from a stand', () => {
    const board = table();
    board.press(10, 9.5, { button: 1 }).moveTo(11, 9.5);
    expect(board.tool.state).toBe('panning');
    expect(board.effectsOf('preview')).toEqual([]);
  });

  test('the wheel zooms at the cursor: toward the user is out', () => {
    const board = table();
    board.tool.handle({
      kind: 'wheel',
      at: { x: 1, y: 1 },
      screen: { left: 7, top: 9 },
      delta: 100,
      shift: false,
      ctrl: false,
      alt: false,
    });
    const [zoom] = board.effectsOf('zoom');
    expect(zoom?.at).toEqual({ left: 7, top: 9 });
    expect(zoom?.factor).toBeLessThan(1);
  });

  test('two fingers spread zoom in, and put back the stand that the first had begun to drag', () => {
    const board = table();
    const finger = { pointerType: 'touch' as const };
    board.press(10, 9.5, finger).moveTo(11, 9.5, finger);
    expect(board.tool.state).toBe('dragging');
    board.press(20, 9.5, { ...finger, pointerId: 2 });
    expect(board.tool.state).toBe('pinching');
    expect(board.effectsOf('cancel')).toHaveLength(1);
    board.moveTo(30, 9.5, { ...finger, pointerId: 2 }).release(30, 9.5, { ...finger, pointerId: 2 });
    expect(board.effectsOf('zoom')[0]?.factor).toBeCloseTo(2);
    board.moveTo(12, 9.5, finger).release(12, 9.5, finger);
    expect(board.effectsOf('drop')).toEqual([]);
  });

  test('one finger on bare ground pushes the table', () => {
    const board = table();
    board.press(30, 30, { pointerType: 'touch' }).moveTo(32, 30, { pointerType: 'touch' });
    expect(board.tool.state).toBe('panning');
  });
});

describe('turning', () => {
  test('the knob stands behind the selection', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5, { shift: true });
    board.press(11, 7.7);
    expect(board.tool.state).toBe('rotating');
  });

  test('a quarter turn with the knob turns the line about its middle', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5, { shift: true });
    // The middle is (11, 9.5); the knob goes from behind it to its left: a quarter turn clockwise.
    board.press(11, 7.7).moveTo(9, 9.5).release(9, 9.5);
    expect(board.placeOf('stand:left')).toEqual({ x: 11.5, y: 10.5, degrees: 90 });
    expect(board.placeOf('stand:right')).toEqual({ x: 11.5, y: 8.5, degrees: 90 });
    expect(board.effectsOf('drop').at(-1)?.gesture).toBe('turn');
  });

  test('with Shift the knob clicks into steps of fifteen degrees', () => {
    const board = table();
    board.click(10, 9.5).press(10, 7.7).moveTo(9.2, 7.8, { shift: true }).release(9.2, 7.8, { shift: true });
    expect(board.placeOf('stand:left').degrees).toBe(30);
  });

  test('E turns by one degree, with Shift by five, and Q turns back', () => {
    const board = table();
    board.click(10, 9.5).key('e').key('E', { shift: true }).key('q');
    expect(board.placeOf('stand:left').degrees).toBe(5);
  });

  test('nothing can be turned where nothing of mine is selected', () => {
    const board = table();
    board.click(11, 20.5).key('e').key('ArrowUp');
    expect(board.effectsOf('drop')).toEqual([]);
  });
});

describe('keys', () => {
  test('an arrow nudges by a tenth of an MU, with Shift by a whole one', () => {
    const board = table();
    board.click(10, 9.5).key('ArrowUp').key('ArrowRight', { shift: true });
    expect(board.placeOf('stand:left')).toEqual({ x: 11, y: 10.1, degrees: 0 });
  });

  test('up is up on the screen for blue too', () => {
    const board = table();
    board.isFlipped = true;
    board.click(10, 9.5).key('ArrowUp', { shift: true });
    expect(board.placeOf('stand:left').y).toBe(9);
  });
});

describe('pointing things out', () => {
  test('a click with Alt pings and selects nothing', () => {
    const board = table();
    board.click(10, 9.5, { alt: true });
    expect(board.effectsOf('ping')).toEqual([{ kind: 'ping', at: { x: 10, y: 9.5 } }]);
    expect(board.selected).toEqual([]);
  });

  test('a long press of a finger pings and then does nothing else', () => {
    const board = table();
    board.press(10, 9.5, { pointerType: 'touch' });
    const [wake] = board.effectsOf('wake');
    board.tool.handle({ kind: 'wake', ticket: wake?.ticket ?? -1 });
    board.moveTo(15, 9.5, { pointerType: 'touch' }).release(15, 9.5, { pointerType: 'touch' });
    expect(board.effectsOf('ping')).toHaveLength(1);
    expect(board.effectsOf('preview')).toEqual([]);
    expect(board.selected).toEqual([]);
  });

  test('the time of an earlier press does not ping a later one', () => {
    const board = table();
    board.click(10, 9.5, { pointerType: 'touch' }).press(12, 9.5, { pointerType: 'touch' });
    board.tool.handle({ kind: 'wake', ticket: board.effectsOf('wake')[0]?.ticket ?? -1 });
    expect(board.effectsOf('ping')).toEqual([]);
  });

  test('every movement tells where the cursor is', () => {
    const board = table();
    board.moveTo(3, 4);
    expect(board.effectsOf('cursor')).toEqual([{ kind: 'cursor', at: { x: 3, y: 4 } }]);
  });
});
