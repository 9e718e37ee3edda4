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
const shift = { shift: true };

describe('a move in the making is put down', () => {
  const moved = () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift);
    return board;
  };

  test.each<[string, (board: LittleTable) => unknown]>([
    ['by a click on another piece', (board) => board.click(10, 9.5)],
    [
      'by carrying another piece',
      (board) =>
        board.drag([
          [10, 9.5],
          [10, 5],
          [8, 4],
        ]),
    ],
    [
      'by carrying the same piece on',
      (board) =>
        board.drag([
          [30, 10.5],
          [30, 12],
          [30, 14],
        ]),
    ],
    [
      'by a box round others',
      (board) =>
        board.drag(
          [
            [5, 5],
            [14, 12],
          ],
          shift,
        ),
    ],
    ['by another tool', (board) => board.tool.setMode('measure')],
    ['by a move of others', (board) => board.tool.addLegs([{ kind: 'advance', distance: 1 }], ['stand:left'])],
    ['by a list beside the board', (board) => board.tool.select(['stand:left'])],
    ['by the tick', (board) => board.tool.commit()],
  ])('%s', (_, act) => {
    const board = moved();
    act(board);
    const [first] = board.effectsOf('commit');
    expect(first?.draft.legs).toEqual([{ kind: 'advance', distance: 1 }]);
  });

  test.each<[string, (board: LittleTable) => unknown]>([
    ['by the tool that is in the hand already', (board) => board.tool.setMode('select')],
    ['by a click on the stand itself, where it is shown', (board) => board.click(30, 10.5)],
    ['by its knobs', (board) => board.dragKnob('slide-right', 1, 0)],
    ['by a ping', (board) => board.click(70, 20, { alt: true })],
    ['by hovering', (board) => board.moveTo(10, 9.5)],
  ])('but not %s', (_, act) => {
    const board = moved();
    act(board);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(board.tool.draft).toBeDefined();
  });

  test('where it stood before is bare ground: only its ghost is there', () => {
    const board = picked('stand:far');
    for (let step = 0; step < 4; step += 1) board.key('ArrowUp', shift);
    board.click(30, 9.2);
    expect(board.effectsOf('commit')).toHaveLength(1);
    expect(board.selected).toEqual([]);
  });

  test('a proposal of another kind takes the one that is shown', () => {
    const board = picked('stand:left', 'stand:right');
    board.tool.propose('column');
    board.tool.propose('about-face');
    expect(board.effectsOf('commit').map(({ draft }) => draft.proposal)).toEqual(['column']);
    expect(board.tool.draft?.proposal).toBe('about-face');
  });
});

describe('when the table changes under the hand', () => {
  test('a move in the making is planned again', () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift);
    board.poses.set('stand:far', [30000, 20000, 0]);
    board.tool.refresh();
    expect(board.tool.draft?.plan.poses['stand:far']).toEqual([30000, 21000, 0]);
  });

  test('a move of a stand that somebody else has taken is dropped, and the player told', () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift);
    board.holders.set('stand:far', 'Anna');
    board.tool.refresh();
    expect(board.tool.draft).toBeUndefined();
    expect(board.last('hint')?.hint).toEqual({ kind: 'held', stands: ['stand:far'], by: 'Anna' });
    expect(board.effectsOf('commit')).toEqual([]);
  });

  test('a stand in the hand goes back when somebody else was faster', () => {
    const board = table();
    board.press(30, 9.5).moveTo(30, 14);
    board.holders.set('stand:far', 'Anna');
    board.tool.refresh();
    expect(board.tool.state).toBe('selecting');
    board.release(30, 14);
    expect(board.effectsOf('commit')).toEqual([]);
    expect(board.tool.draft).toBeUndefined();
  });

  test('a stand that is gone leaves no move behind', () => {
    const board = picked('stand:far');
    board.key('ArrowUp', shift);
    board.poses.delete('stand:far');
    board.tool.refresh();
    expect(board.tool.draft).toBeUndefined();
  });

  test('stands that somebody else holds have no knobs', () => {
    const board = picked('stand:far');
    board.holders.set('stand:far', 'Anna');
    expect(board.tool.handles()).toEqual([]);
  });

  test('a group of which somebody holds one cannot be steered', () => {
    const board = picked('stand:left', 'stand:right');
    board.holders.set('stand:right', 'Anna');
    board.dragKnob('advance', 0, 2);
    expect(board.last('hint')?.hint).toEqual({ kind: 'held', stands: ['stand:right'], by: 'Anna' });
    expect(board.effectsOf('draft')).toEqual([]);
  });
});

describe('the knobs', () => {
  test('are shown for the selected stands, and only while stands can be moved', () => {
    const board = picked('stand:far');
    expect(board.tool.handles().map(({ id }) => id)).toContain('advance');
    board.tool.setMode('line');
    expect(board.tool.handles()).toEqual([]);
  });

  test('are not shown for the enemy, nor while a stand is carried', () => {
    const board = picked('stand:foe');
    expect(board.tool.handles()).toEqual([]);
    board.press(30, 9.5).moveTo(30, 14);
    expect(board.tool.handles()).toEqual([]);
  });

  test('go with the move in the making', () => {
    const board = picked('stand:far');
    const before = board.knob('advance');
    board.key('ArrowUp', shift);
    expect(board.knob('advance').y).toBeCloseTo(before.y + 1);
  });
});
