import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';
import { keyDeeds, keyHelp } from './key-table.ts';

// Left, middle and right stand as one line, from left to right; far stands alone.
const table = () =>
  new LittleTable(
    {
      'stand:left': [10, 10, 0],
      'stand:middle': [12, 10, 0],
      'stand:right': [14, 10, 0],
      'stand:far': [30, 10, 0],
      'stand:foe': [11, 20, 180],
    },
    ['stand:foe'],
    { scenery: { 'terrain:wood': [40, 10, 0] } },
  );
const picked = (...ids: string[]) => {
  const board = table();
  board.selected = ids;
  return board;
};
const shift = { shift: true };

describe('Tab', () => {
  test('goes through the own stands, and leaves the board after the last', () => {
    const board = table();
    const seen = [];
    while (board.asks('Tab')) seen.push(board.selected);
    expect(seen).toEqual([['stand:left'], ['stand:middle'], ['stand:right'], ['stand:far']]);
    expect(board.selected).toEqual(['stand:far']);
  });

  test('with Shift goes back, and leaves the board before the first', () => {
    const board = picked('stand:middle');
    expect(board.asks('Tab', shift)).toBe(true);
    expect(board.selected).toEqual(['stand:left']);
    expect(board.asks('Tab', shift)).toBe(false);
  });

  test('with Shift and nothing selected leaves the board at once', () => {
    expect(table().asks('Tab', shift)).toBe(false);
  });

  test('puts down the move that was in the making', () => {
    const board = picked('stand:left');
    board.key('ArrowUp', shift).key('Tab');
    expect(board.placeOf('stand:left').y).toBe(11);
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.tool.draft).toBeUndefined();
  });
});

describe('Enter', () => {
  test('takes all who stand with the selected stand', () => {
    const board = picked('stand:middle');
    expect(board.asks('Enter')).toBe(true);
    expect(board.selected.toSorted()).toEqual(['stand:left', 'stand:middle', 'stand:right']);
    expect(board.asks('Enter')).toBe(false);
  });

  test('puts down the move in the making', () => {
    const board = picked('stand:left');
    board.key('ArrowUp', shift).key('Enter');
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.placeOf('stand:left').y).toBe(11);
    expect(board.selected).toEqual(['stand:left']);
  });
});

describe('Shift with an arrow aside', () => {
  test('adds the stand beside, as the stands look', () => {
    const board = picked('stand:middle');
    board.key('ArrowRight', shift);
    expect(board.selected).toEqual(['stand:middle', 'stand:right']);
    board.key('ArrowLeft', shift);
    expect(board.selected).toEqual(['stand:middle', 'stand:right', 'stand:left']);
  });

  test('adds the nearest on that side where nobody stands beside', () => {
    const board = picked('stand:right');
    board.key('ArrowRight', shift);
    expect(board.selected).toEqual(['stand:right', 'stand:far']);
  });

  test('adds nobody where there is nobody', () => {
    const board = picked('stand:far');
    board.key('ArrowRight', shift);
    expect(board.selected).toEqual(['stand:far']);
  });

  test('means the stands’ own left where they look the other way', () => {
    const board = new LittleTable({ 'stand:a': [10, 10, 180], 'stand:b': [12, 10, 180] });
    board.selected = ['stand:a'];
    board.key('ArrowLeft', shift);
    expect(board.selected).toEqual(['stand:a', 'stand:b']);
  });
});

describe('numbers', () => {
  test('with Ctrl or Alt keep the selection as a group', () => {
    const board = picked('stand:left');
    board.key('3', { ctrl: true }).key('4', { alt: true });
    expect(board.effectsOf('keep-group').map(({ number }) => number)).toEqual([3, 4]);
  });

  test('keep nothing where nothing is selected', () => {
    const board = table();
    board.key('3', { ctrl: true });
    expect(board.effectsOf('keep-group')).toEqual([]);
  });

  test('call a group up', () => {
    const board = table();
    board.key('3');
    expect(board.effectsOf('call-group')).toEqual([{ kind: 'call-group', number: 3 }]);
  });

  test('are typed into a move in the making instead', () => {
    const board = picked('stand:left');
    board.key('ArrowUp').key('2').key('Enter');
    expect(board.effectsOf('call-group')).toEqual([]);
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 2 }]);
  });

  test('with Alt keep a group even then', () => {
    const board = picked('stand:left');
    board.key('ArrowUp').key('2', { alt: true });
    expect(board.effectsOf('keep-group')).toHaveLength(1);
    expect(board.tool.draft?.typed).toBeUndefined();
  });
});

describe('Escape lets go of one thing at a time', () => {
  test('the gesture, then the move in the making, then the ruler, then the selection', () => {
    const board = picked('stand:left');
    board.tool.measure({ at: { x: 0, y: 0 } }, { at: { x: 3, y: 4 } });
    board.key('ArrowUp');
    const { x, y } = board.knob('advance');
    board
      .press(x, y)
      .moveTo(x, y + 1)
      .key('Escape');
    expect(board.tool.state).toBe('selecting');
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 0.1 }]);
    board.key('Escape');
    expect(board.tool.draft).toBeUndefined();
    expect(board.tool.ruler).toBeDefined();
    board.key('Escape');
    expect(board.tool.ruler).toBeUndefined();
    expect(board.selected).toEqual(['stand:left']);
    board.key('Escape');
    expect(board.selected).toEqual([]);
    expect(board.asks('Escape')).toBe(false);
    expect(board.effectsOf('commit')).toEqual([]);
  });

  test('a tool that was taken up is put away before the selection', () => {
    const board = picked('stand:left');
    board.tool.setMode('erase');
    board.key('Escape');
    expect(board.tool.mode).toBe('select');
    expect(board.selected).toEqual(['stand:left']);
  });
});

describe('Backspace', () => {
  test('takes the last leg off the move in the making', () => {
    const board = picked('stand:left');
    board.key('ArrowUp', shift).key('d').key('Backspace');
    expect(board.tool.draft?.legs).toEqual([{ kind: 'advance', distance: 1 }]);
    board.key('Backspace');
    expect(board.tool.draft).toBeUndefined();
    expect(board.effectsOf('commit')).toEqual([]);
  });

  test('without one brings the stand back to where the turn began for it', () => {
    const board = picked('stand:left');
    board.turnStarts.set('stand:left', [10000, 6000, 0]);
    board.key('Backspace');
    expect(board.placeOf('stand:left')).toEqual({ x: 10, y: 6, degrees: 0 });
    expect(board.last('commit')?.draft.gesture).toBe('return');
  });

  test('is the browser’s where nothing is selected', () => {
    expect(table().asks('Backspace')).toBe(false);
  });
});

describe('single letters', () => {
  test('S switches snapping, and says so', () => {
    const board = table();
    board.key('s');
    expect(board.tool.isSnapping).toBe(false);
    expect(board.last('hint')?.hint).toEqual({ kind: 'snapping', isOn: false });
    board.key('S');
    expect(board.tool.isSnapping).toBe(true);
  });

  test('S works with a stand in the hand', () => {
    const board = table();
    board.press(10, 9.5).moveTo(10, 12).key('s');
    expect(board.tool.isSnapping).toBe(false);
    expect(board.tool.state).toBe('carrying');
  });

  test('P pings where the pointer was last', () => {
    const board = table();
    board.moveTo(33, 12).key('p');
    expect(board.effectsOf('ping')).toEqual([{ kind: 'ping', at: { x: 33, y: 12 } }]);
  });

  test('P pings at the selection for whoever has no pointer', () => {
    const board = picked('stand:left');
    board.key('p');
    expect(board.effectsOf('ping')).toEqual([{ kind: 'ping', at: { x: 10, y: 9.5 } }]);
    expect(table().asks('p')).toBe(false);
  });

  test('V proposes a column, and withdraws it when asked again', () => {
    const board = picked('stand:left', 'stand:middle', 'stand:right');
    board.key('v');
    expect(board.tool.draft?.proposal).toBe('column');
    board.key('v');
    expect(board.tool.draft).toBeUndefined();
  });

  test('V proposes a line to a column', () => {
    const board = new LittleTable({ 'stand:a': [10, 10, 0], 'stand:b': [10, 9, 0] });
    board.selected = ['stand:a', 'stand:b'];
    board.key('v');
    expect(board.tool.draft?.proposal).toBe('line');
  });

  test('C proposes to square up to an enemy who is touched, and says where there is none', () => {
    const board = picked('stand:far');
    board.key('c');
    expect(board.last('hint')?.hint).toEqual({ kind: 'nothing-to-conform-to' });
  });

  test('keys of the screen are left to it: T, G, F, H, undo, and pushing the table', () => {
    const board = picked('stand:left');
    for (const key of ['t', 'g', 'f', 'h', '+', '-', 'Delete']) expect(board.asks(key)).toBe(false);
    for (const key of ['z', 'y', 'ArrowUp', 'ArrowLeft']) expect(board.asks(key, { ctrl: true })).toBe(false);
    expect(board.effectsOf('draft')).toEqual([]);
  });

  test('a key let go means nothing, but for those that are held', () => {
    const board = picked('stand:left');
    for (const key of ['ArrowUp', 'Enter', 'Escape', 's', 'm']) expect(board.asks(key, { isUp: true })).toBe(false);
    expect(board.effects).toEqual([]);
  });
});

describe('stands in somebody else’s hand', () => {
  test('do not hear keys, and the player is told', () => {
    const board = picked('stand:left');
    board.holders.set('stand:left', 'Anna');
    for (const key of ['ArrowUp', 'q', 'd', 'x', 'c', 'v', 'Backspace']) board.key(key);
    expect(board.effectsOf('draft')).toEqual([]);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(new Set(board.effectsOf('hint').map(({ hint }) => hint.kind))).toEqual(new Set(['held']));
  });
});

describe('the list of keys', () => {
  test('names every deed', () => {
    expect(new Set(keyHelp.map((row) => row.does))).toEqual(new Set(keyDeeds));
  });

  test('gives no key two meanings at a time', () => {
    const told = keyHelp.flatMap((row) =>
      row.keys.flatMap((key) =>
        (['draft', 'no-draft'] as const)
          .filter((when) => row.when === undefined || row.when === when)
          .flatMap((when) =>
            [false, true]
              .filter((isShift) => row.shift === 'any' || (row.shift ?? false) === isShift)
              .map((isShift) => `${key} ${when} ${isShift} ${row.ctrl} ${row.alt === true}`),
          ),
      ),
    );
    expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
  });
});
