import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';

// Fronts are at y, the bases lie 1 MU deep behind them, 2 MU wide. Left, middle and right stand as one line.
const table = () =>
  new LittleTable(
    {
      'stand:left': [10, 10, 0],
      'stand:middle': [12, 10, 0],
      'stand:right': [14, 10, 0],
      'stand:far': [30, 10, 0],
      'stand:foe': [11, 20, 180],
      'stand:foe2': [13, 20, 180],
    },
    ['stand:foe', 'stand:foe2'],
  );
const shift = { shift: true };
const finger = { pointerType: 'touch' } as const;

describe('a click', () => {
  test('on a stand selects it and nothing else', () => {
    const board = table();
    board.click(10, 9.5).wait(400).click(12, 9.5);
    expect(board.selected).toEqual(['stand:middle']);
  });

  test('with Shift adds a stand, and a later one lets it go', () => {
    const board = table();
    board.click(10, 9.5).click(12, 9.5, shift);
    expect(board.selected).toEqual(['stand:left', 'stand:middle']);
    board.wait(400).click(10, 9.5, shift);
    expect(board.selected).toEqual(['stand:middle']);
  });

  test('on bare ground lets all go', () => {
    const board = table();
    board.click(10, 9.5).click(30, 30);
    expect(board.selected).toEqual([]);
  });

  test('on the enemy selects the stand to look at it', () => {
    const board = table();
    board.click(11, 20.5);
    expect(board.selected).toEqual(['stand:foe']);
  });

  test('that trembles by three pixels is still a click', () => {
    const board = table();
    board.press(10, 9.5).moveTo(10.15, 9.5).release(10.15, 9.5);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(board.selected).toEqual(['stand:left']);
  });

  test('with the other button means nothing', () => {
    const board = table();
    board.click(10, 9.5, { button: 2 });
    expect(board.selected).toEqual([]);
  });

  test('tells nobody anything when nothing changes', () => {
    const board = table();
    board.click(10, 9.5).wait(400).click(10, 9.5);
    expect(board.effectsOf('select')).toHaveLength(1);
  });
});

describe('a double click', () => {
  test('selects all who stand together', () => {
    const board = table();
    board.click(12, 9.5).click(12, 9.5);
    expect(board.selected.toSorted()).toEqual(['stand:left', 'stand:middle', 'stand:right']);
  });

  test('that comes too late is two clicks', () => {
    const board = table();
    board.click(12, 9.5).wait(400).click(12, 9.5);
    expect(board.selected).toEqual(['stand:middle']);
  });

  test('on two stands is two clicks', () => {
    const board = table();
    board.click(12, 9.5).click(14, 9.5);
    expect(board.selected).toEqual(['stand:right']);
  });

  test('with Shift adds the group to what is selected', () => {
    const board = table();
    board.click(30, 9.5).click(12, 9.5, shift).click(12, 9.5, shift);
    expect(board.selected.toSorted()).toEqual(['stand:far', 'stand:left', 'stand:middle', 'stand:right']);
  });

  test('on the enemy selects its group', () => {
    const board = table();
    board.click(11, 20.5).click(11, 20.5);
    expect(board.selected.toSorted()).toEqual(['stand:foe', 'stand:foe2']);
  });

  test('with a finger that lands a little beside does the same', () => {
    const board = table();
    board.tap(12, 9.5).tap(12.4, 9.8);
    expect(board.selected).toHaveLength(3);
  });

  test('a third click starts again', () => {
    const board = table();
    board.click(12, 9.5).click(12, 9.5).click(12, 9.5);
    expect(board.selected).toEqual(['stand:middle']);
  });
});

describe('the "+" of a touch screen', () => {
  test('makes taps add, and take away again', () => {
    const board = table();
    board.tap(10, 9.5);
    board.tool.isAdding = true;
    board.tap(12, 9.5).tap(30, 9.5);
    expect(board.selected).toEqual(['stand:left', 'stand:middle', 'stand:far']);
    board.tap(10, 9.5);
    expect(board.selected).toEqual(['stand:middle', 'stand:far']);
  });

  test('keeps the selection when bare ground is tapped', () => {
    const board = table();
    board.tap(10, 9.5);
    board.tool.isAdding = true;
    board.tap(60, 30);
    expect(board.selected).toEqual(['stand:left']);
  });
});

describe('a box drawn with Shift', () => {
  test('adds the own stands that lie in it', () => {
    const board = table();
    board.press(5, 5, shift).moveTo(13.5, 25, shift);
    expect(board.tool.state).toBe('marqueeing');
    expect(board.last('marquee')?.box).toEqual({ x: 5, y: 5, width: 8.5, depth: 20 });
    board.release(13.5, 25, shift);
    expect(board.selected).toEqual(['stand:left', 'stand:middle']);
    expect(board.last('marquee')?.box).toBeUndefined();
  });

  test('is given up with Escape', () => {
    const board = table();
    board.press(5, 5, shift).moveTo(20, 25, shift).key('Escape').release(20, 25, shift);
    expect(board.selected).toEqual([]);
    expect(board.last('marquee')?.box).toBeUndefined();
    expect(board.tool.state).toBe('selecting');
  });

  test('may begin over a wood', () => {
    const board = new LittleTable({ 'stand:a': [10, 10, 0] }, [], { scenery: { 'terrain:wood': [6, 6, 0] } });
    board.drag(
      [
        [6, 6],
        [12, 12],
      ],
      shift,
    );
    expect(board.selected).toEqual(['stand:a']);
  });
});

describe('hovering', () => {
  test('tells once per stand', () => {
    const board = table();
    board.moveTo(10, 9.5).moveTo(10.1, 9.5).moveTo(12, 9.5).moveTo(40, 20);
    expect(board.effectsOf('hover').map((effect) => effect.id)).toEqual(['stand:left', 'stand:middle', undefined]);
  });

  test('is nothing that a finger does', () => {
    const board = table();
    board.moveTo(10, 9.5, finger);
    expect(board.effectsOf('hover')).toEqual([]);
  });

  test('every movement tells where the cursor is', () => {
    const board = table();
    board.moveTo(3, 4);
    expect(board.effectsOf('cursor')).toEqual([{ kind: 'cursor', at: { x: 3, y: 4 } }]);
  });
});

describe('taking pieces', () => {
  test('a dragged stand that is not selected goes alone, and is selected', () => {
    const board = table();
    board.click(10, 9.5).drag([
      [30, 9.5],
      [31, 9.5],
      [30, 14],
    ]);
    expect(board.selected).toEqual(['stand:far']);
    expect(board.last('commit')?.draft.ids).toEqual(['stand:far']);
  });

  test('selected stands go together', () => {
    const board = table();
    board.selected = ['stand:left', 'stand:middle'];
    board.drag([
      [10, 9.5],
      [10, 12],
      [10, 13],
    ]);
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.last('commit')?.draft.ids).toEqual(['stand:left', 'stand:middle']);
  });

  test('a selection with an enemy in it moves without the enemy', () => {
    const board = table();
    board.selected = ['stand:left', 'stand:foe'];
    board.drag([
      [10, 9.5],
      [10, 12],
      [10, 13],
    ]);
    expect(board.last('commit')?.draft.ids).toEqual(['stand:left']);
  });

  test('the enemy’s stand stays: the table is pushed instead', () => {
    const board = table();
    board.drag([
      [11, 20.5],
      [12, 20.5],
    ]);
    expect(board.effectsOf('draft')).toEqual([]);
    expect(board.effectsOf('pan')).toEqual([{ kind: 'pan', right: 20, down: 0 }]);
  });

  test('a stand that left the table during the press is simply not there', () => {
    const board = table();
    board.press(10, 9.5);
    board.poses.delete('stand:left');
    board.moveTo(14, 9.5).release(14, 9.5);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(board.tool.state).toBe('selecting');
  });

  test('a stand in somebody else’s hand stays, and the player is told whose; the table is not pushed either', () => {
    const board = table();
    board.holders.set('stand:left', 'Anna');
    board.press(10, 9.5).moveTo(12, 9.5).moveTo(13, 9.5);
    expect(board.effectsOf('hint')).toEqual([
      { kind: 'hint', hint: { kind: 'held', stands: ['stand:left'], by: 'Anna' } },
    ]);
    board.release(13, 9.5);
    for (const kind of ['draft', 'pan', 'select', 'commit'] as const) expect(board.effectsOf(kind)).toEqual([]);
  });

  test('a group of which somebody holds one stays as a whole', () => {
    const board = table();
    board.selected = ['stand:left', 'stand:middle'];
    board.holders.set('stand:middle', 'Anna');
    board.drag([
      [10, 9.5],
      [10, 12],
      [10, 13],
    ]);
    expect(board.last('hint')?.hint).toEqual({ kind: 'held', stands: ['stand:middle'], by: 'Anna' });
    expect(board.effectsOf('draft')).toEqual([]);
  });

  test('a stand in somebody else’s hand can be looked at', () => {
    const board = table();
    board.holders.set('stand:left', 'Anna');
    board.click(10, 9.5);
    expect(board.selected).toEqual(['stand:left']);
    expect(board.effectsOf('hint')).toEqual([]);
  });
});

describe('pointing something out', () => {
  test('a click with Alt pings and selects nothing', () => {
    const board = table();
    board.click(10, 9.5, { alt: true });
    expect(board.effectsOf('ping')).toEqual([{ kind: 'ping', at: { x: 10, y: 9.5 } }]);
    expect(board.selected).toEqual([]);
  });

  test('a finger that stays pings, though it trembles, and then does nothing else', () => {
    const board = table();
    board.press(10, 9.5, finger).moveTo(10.3, 9.5, finger).wait(550);
    board.moveTo(15, 9.5, finger).release(15, 9.5, finger);
    expect(board.effectsOf('ping')).toEqual([{ kind: 'ping', at: { x: 10, y: 9.5 } }]);
    expect(board.effectsOf('draft')).toEqual([]);
    expect(board.selected).toEqual([]);
    expect(board.tool.state).toBe('selecting');
  });

  test('the time of an earlier press does not ping a later one', () => {
    const board = table();
    board.tap(10, 9.5).wait(400).press(12, 9.5, finger).wait(300);
    expect(board.effectsOf('ping')).toEqual([]);
  });

  test('a mouse may stay as long as it likes', () => {
    const board = table();
    board.press(10, 9.5).wait(5000).release(10, 9.5);
    expect(board.effectsOf('ping')).toEqual([]);
    expect(board.selected).toEqual(['stand:left']);
  });
});
