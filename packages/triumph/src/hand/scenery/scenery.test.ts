import { describe, expect, test } from 'vitest';
import { LittleTable } from '../testing/index.ts';

// The wood is 4 by 2 MU round (40, 10), the camp 4 by 2 round (60, 2).
const table = () =>
  new LittleTable({ 'stand:a': [10, 10, 0] }, [], {
    scenery: { 'terrain:wood': [40, 10, 0], 'camp:red': [60, 2, 0], 'marker:A': [20, 0, 0] },
  });
const wood = 'terrain:wood';

describe('moving scenery', () => {
  test('terrain lies still until it is selected: the table is pushed', () => {
    const board = table();
    board.drag([
      [40, 10],
      [45, 10],
    ]);
    expect(board.effectsOf('preview')).toEqual([]);
    expect(board.effectsOf('pan')).not.toEqual([]);
  });

  test('selected terrain follows the hand, and lies where it is let go', () => {
    const board = table();
    board.click(40, 10).press(40, 10).moveTo(42, 10).moveTo(45, 12);
    expect(board.tool.state).toBe('moving-scenery');
    expect(board.last('preview')?.poses.get(wood)).toEqual([45000, 12000, 0]);
    board.release(45, 12);
    expect(board.effectsOf('drop')).toHaveLength(1);
    expect(board.placeOf(wood)).toEqual({ x: 45, y: 12, degrees: 0 });
    expect(board.tool.state).toBe('selecting');
  });

  test('a camp can be taken at once', () => {
    const board = table();
    board.drag([
      [60, 2],
      [62, 2],
      [66, 2],
    ]);
    expect(board.placeOf('camp:red').x).toBe(66);
    expect(board.selected).toEqual(['camp:red']);
  });

  test('let go within a quarter MU of where it lay, it stays', () => {
    const board = table();
    board.click(40, 10).drag([
      [40, 10],
      [45, 10],
      [40.2, 10.1],
    ]);
    expect(board.effectsOf('drop')).toEqual([]);
    expect(board.effectsOf('cancel')).toHaveLength(1);
  });

  test('Escape puts it back', () => {
    const board = table();
    board.click(40, 10).press(40, 10).moveTo(45, 10).key('Escape').release(45, 10);
    expect(board.effectsOf('cancel')).toHaveLength(1);
    expect(board.effectsOf('drop')).toEqual([]);
  });

  test('terrain that somebody else holds stays', () => {
    const board = table();
    board.holders.set(wood, 'Anna');
    board.click(40, 10).drag([
      [40, 10],
      [45, 10],
    ]);
    expect(board.last('hint')?.hint).toEqual({ kind: 'held', stands: [wood], by: 'Anna' });
    expect(board.effectsOf('preview')).toEqual([]);
  });

  test('it is put back when somebody else was faster', () => {
    const board = table();
    board.click(40, 10).press(40, 10).moveTo(45, 10);
    board.holders.set(wood, 'Anna');
    board.tool.refresh();
    expect(board.tool.state).toBe('selecting');
    expect(board.effectsOf('cancel')).toHaveLength(1);
    board.release(45, 10);
    expect(board.effectsOf('drop')).toEqual([]);
  });

  test('a hand that takes terrain leaves the selected stands where they are', () => {
    const board = table();
    board.selected = ['stand:a', wood];
    board.drag([
      [40, 10],
      [42, 10],
      [45, 10],
    ]);
    expect([...(board.last('drop')?.poses.keys() ?? [])]).toEqual([wood]);
    expect(board.effectsOf('draft')).toEqual([]);
  });
});

describe('the knobs of scenery', () => {
  test('terrain has one to turn it behind it, and one to resize it at the corner away from that', () => {
    const board = table();
    board.click(40, 10);
    expect(board.tool.handles().map(({ id }) => id)).toEqual(['turn', 'resize']);
    expect(board.knob('turn').x).toBe(40);
    expect(board.knob('turn').y).toBeCloseTo(9 - 26 / 20);
    expect(board.knob('resize').y).toBe(11);
  });

  test('a camp’s size is fixed, and a marker has no heading', () => {
    const board = table();
    board.click(60, 2);
    expect(board.tool.handles().map(({ id }) => id)).toEqual(['turn']);
    board.selected = ['marker:A'];
    expect(board.tool.handles()).toEqual([]);
  });

  test('are gone while the piece is carried', () => {
    const board = table();
    board.click(40, 10).press(40, 10).moveTo(45, 10);
    expect(board.tool.handles()).toEqual([]);
  });

  test('a quarter turn with the knob turns the wood about its middle', () => {
    const board = table();
    board.click(40, 10);
    const { x, y } = board.knob('turn');
    board.press(x, y).moveTo(37.7, 10);
    expect(board.tool.state).toBe('turning-scenery');
    board.release(37.7, 10);
    expect(board.placeOf(wood)).toEqual({ x: 40, y: 10, degrees: 90 });
  });

  test('with Shift its heading clicks into steps of fifteen degrees', () => {
    const board = table();
    board.poses.set(wood, [40000, 10000, 700]);
    board.selected = [wood];
    board.dragKnob('turn', -1.5, 0.2, { shift: true });
    expect(board.placeOf(wood).degrees % 15).toBe(0);
    expect(board.placeOf(wood).degrees).toBeGreaterThan(0);
  });

  test('a knob that was only touched turns nothing', () => {
    const board = table();
    board.click(40, 10).dragKnob('turn', 0, 0);
    expect(board.effectsOf('drop')).toEqual([]);
  });

  test('the corner pulls the wood to a size in quarters of an MU, about its middle', () => {
    const board = table();
    board.click(40, 10).dragKnob('resize', 0.3, 0.49);
    const [width, depth] = board.sizes.get(wood) ?? [];
    expect(board.last('resize')?.isDone).toBe(true);
    expect([width, depth].every((length) => ((length ?? 0.1) * 4) % 1 === 0)).toBe(true);
    expect(depth).toBe(3);
  });

  test('it grows no larger than its kind may be, and shrinks no smaller', () => {
    const board = table();
    board.click(40, 10).dragKnob('resize', 30, 30);
    expect(board.sizes.get(wood)?.[1]).toBe(6);
    const corner = board.knob('resize');
    board.drag([
      [corner.x, corner.y],
      [40.5, 10.1],
      [40, 10],
    ]);
    expect(board.sizes.get(wood)).toEqual([2, 1]);
  });

  test('Escape leaves the size as it was', () => {
    const board = table();
    board.click(40, 10);
    const { x, y } = board.knob('resize');
    board
      .press(x, y)
      .moveTo(x + 1, y + 1)
      .key('Escape')
      .release(x + 1, y + 1);
    expect(board.last('resize')).toEqual({ kind: 'resize', id: wood, size: undefined, isDone: true });
    expect(board.sizes.get(wood)).toEqual([4, 2]);
  });

  test('are as wide as a finger: 44 pixels for touch, 20 for a mouse', () => {
    const board = table();
    board.click(40, 10);
    const { x, y } = board.knob('turn');
    board.press(x, y - 1);
    expect(board.tool.state).toBe('pressing');
    board
      .release(x, y - 1)
      .click(40, 10)
      .press(x, y - 1, { pointerType: 'touch' });
    expect(board.tool.state).toBe('turning-scenery');
  });
});

describe('scenery by keys', () => {
  test('an arrow nudges by a tenth of an MU, with Shift and up by a whole one', () => {
    const board = table();
    board.click(40, 10).key('ArrowRight').key('ArrowUp', { shift: true });
    expect(board.placeOf(wood)).toEqual({ x: 40.1, y: 11, degrees: 0 });
    expect(board.effectsOf('drop')).toHaveLength(2);
  });

  test('up is up on the screen for blue too', () => {
    const board = table();
    board.rightWay = { x: -1, y: 0 };
    board.click(40, 10).key('ArrowUp', { shift: true });
    expect(board.placeOf(wood).y).toBe(9);
  });

  test('up and right are so on the screen on a board that is turned upright, too', () => {
    const board = table();
    board.rightWay = { x: 0, y: 1 };
    board.click(40, 10).key('ArrowUp', { shift: true }).key('ArrowRight');
    expect(board.placeOf(wood)).toEqual({ x: 39, y: 10.1, degrees: 0 });
  });

  test('E turns by one degree, with Shift by five, with Alt by a tenth, and Q turns back', () => {
    const board = table();
    board.click(40, 10).key('e').key('E', { shift: true }).key('e', { alt: true }).key('q');
    expect(board.placeOf(wood).degrees).toBe(5.1);
  });

  test('a key that means nothing to scenery is the browser’s', () => {
    const board = table();
    board.click(40, 10);
    expect(board.asks('w')).toBe(false);
    expect(board.asks('ArrowDown')).toBe(true);
  });
});

describe('the loupe', () => {
  test('hangs above a finger that holds something, and is gone when it lets go', () => {
    const board = table();
    const finger = { pointerType: 'touch' } as const;
    board.press(60, 2, finger).moveTo(62, 2, finger).moveTo(63, 2, finger);
    expect(board.last('loupe')?.at).toEqual(board.screenOf({ x: 63, y: 2 }));
    board.release(63, 2, finger);
    expect(board.last('loupe')?.at).toBeUndefined();
  });

  test('is not for a mouse, nor for pushing the table', () => {
    const board = table();
    board
      .drag([
        [60, 2],
        [62, 2],
        [66, 2],
      ])
      .drag(
        [
          [30, 30],
          [32, 30],
        ],
        { pointerType: 'touch' },
      );
    expect(board.effectsOf('loupe')).toEqual([]);
  });

  test('goes when a second finger comes, and when somebody else was faster', () => {
    const board = table();
    const finger = { pointerType: 'touch' } as const;
    board
      .press(60, 2, finger)
      .moveTo(62, 2, finger)
      .press(70, 2, { ...finger, pointerId: 2 });
    expect(board.last('loupe')?.at).toBeUndefined();
    board.release(70, 2, { ...finger, pointerId: 2 }).release(62, 2, finger);
    board.press(60, 2, finger).moveTo(62, 2, finger);
    board.holders.set('camp:red', 'Anna');
    board.tool.refresh();
    expect(board.last('loupe')?.at).toBeUndefined();
  });
});
