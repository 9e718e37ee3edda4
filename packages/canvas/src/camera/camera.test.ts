import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Camera } from './camera.ts';

const board = { x: 0, y: 0, width: 90, depth: 36 };

const camera = (width = 1440, height = 900) => {
  const made = new Camera();
  made.resize({ width, height });
  made.setBoard(board);
  return made;
};

/** Whose base edge is near, and whether the board is turned upright. */
const ways = [
  ['red', false],
  ['blue', false],
  ['red', true],
  ['blue', true],
] as const;

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the camera', () => {
  test('shows the whole board at first, red’s base edge at the bottom', () => {
    const seen = camera();
    const redLeft = seen.toScreen({ x: 0, y: 0 });
    const blueRight = seen.toScreen({ x: 90, y: 36 });
    expect(redLeft.left).toBeGreaterThan(0);
    expect(redLeft.top).toBeLessThan(900);
    expect(redLeft.top).toBeGreaterThan(blueRight.top);
    expect(blueRight.left).toBeLessThan(1440);
  });

  test('flipped for blue, blue’s base edge is at the bottom and blue’s left at the left', () => {
    const seen = camera();
    seen.lay('blue');
    expect(seen.toScreen({ x: 0, y: 36 }).top).toBeGreaterThan(seen.toScreen({ x: 0, y: 0 }).top);
    expect(seen.toScreen({ x: 90, y: 0 }).left).toBeLessThan(seen.toScreen({ x: 0, y: 0 }).left);
  });

  test('turned upright, one’s own base edge is at the left and one’s own left above', () => {
    for (const side of ['red', 'blue'] as const) {
      const seen = camera(390, 844);
      seen.lay(side, true);
      const [own, theirs] = side === 'red' ? [0, 36] : [36, 0];
      const [ownLeft, ownRight] = side === 'red' ? [0, 90] : [90, 0];
      expect(seen.toScreen({ x: 45, y: own }).left).toBeLessThan(seen.toScreen({ x: 45, y: theirs }).left);
      expect(seen.toScreen({ x: ownLeft, y: own }).top).toBeLessThan(seen.toScreen({ x: ownRight, y: own }).top);
      expect(seen.toScreen({ x: 20, y: 10 }).left).toBeCloseTo(seen.toScreen({ x: 70, y: 10 }).left);
      expect(seen.isUpright).toBe(true);
    }
  });

  test('a telephone shows twice as much of a board that is turned upright, and a desk less', () => {
    const seen = camera(390, 844);
    const across = seen.scale;
    expect(seen.gainUpright).toBeGreaterThan(2);
    seen.lay('red', true);
    expect(seen.scale / across).toBeCloseTo(seen.gainUpright);
    expect(camera(1440, 900).gainUpright).toBeLessThan(1);
  });

  test('how far one sees along the board is asked of the edge that it lies along', () => {
    const seen = camera(390, 844);
    seen.lay('blue', true);
    expect(seen.span * seen.scale).toBeCloseTo(844);
    seen.lay('blue');
    expect(seen.span * seen.scale).toBeCloseTo(390);
  });

  test('a way on the screen is the same way on the board, however it lies', () => {
    for (const [side, isUpright] of ways) {
      const seen = camera();
      seen.lay(side, isUpright);
      const from = seen.toScreen({ x: 40, y: 20 });
      const { x, y } = seen.wayOnBoard(3, 2);
      const to = seen.toScreen({ x: 40 + x, y: 20 + y });
      expect(to.left - from.left).toBeCloseTo(3 * seen.scale);
      expect(from.top - to.top).toBeCloseTo(2 * seen.scale);
    }
  });

  test('a board point comes back from the screen, at any zoom and from either side', () => {
    fc.assert(
      fc.property(
        number(0, 90),
        number(0, 36),
        number(0.2, 8),
        fc.boolean(),
        fc.boolean(),
        (x, y, factor, isBlue, isUpright) => {
          const seen = camera();
          seen.lay(isBlue ? 'blue' : 'red', isUpright);
          seen.zoomAt(factor, { left: 300, top: 200 });
          const back = seen.toBoard(seen.toScreen({ x, y }));
          expect(back.x).toBeCloseTo(x, 6);
          expect(back.y).toBeCloseTo(y, 6);
        },
      ),
    );
  });

  test('zooming keeps what is under the cursor under the cursor', () => {
    fc.assert(
      fc.property(
        number(5, 85),
        number(3, 33),
        number(1, 4),
        fc.boolean(),
        fc.boolean(),
        (x, y, factor, isBlue, isUpright) => {
          const seen = camera();
          seen.lay(isBlue ? 'blue' : 'red', isUpright);
          const cursor = seen.toScreen({ x, y });
          seen.zoomAt(factor, cursor);
          expect(seen.toScreen({ x, y }).left).toBeCloseTo(cursor.left, 4);
          expect(seen.toScreen({ x, y }).top).toBeCloseTo(cursor.top, 4);
        },
      ),
    );
  });

  test('pushing the table to the right moves the board to the right, however it lies', () => {
    for (const [side, isUpright] of ways) {
      const seen = camera();
      seen.lay(side, isUpright);
      const before = seen.toScreen({ x: 40, y: 20 });
      seen.pan(30, -12);
      expect(seen.toScreen({ x: 40, y: 20 }).left - before.left).toBeCloseTo(30);
      expect(seen.toScreen({ x: 40, y: 20 }).top - before.top).toBeCloseTo(-12);
    }
  });

  test('the board cannot be lost: its middle of the screen stays on it', () => {
    const seen = camera();
    seen.pan(100_000, 100_000);
    expect(seen.toBoard({ left: 720, top: 450 })).toEqual({ x: 0, y: 36 });
  });

  test('zooming ends somewhere at both ends', () => {
    const seen = camera();
    for (let turn = 0; turn < 100; turn += 1) seen.zoom(1.5);
    expect(seen.scale).toBe(160);
    for (let turn = 0; turn < 100; turn += 1) seen.zoom(0.5);
    expect(seen.scale).toBeGreaterThan(5);
  });

  test('a turned phone shows the whole board again, unless the reader had chosen their own view', () => {
    const seen = camera(390, 844);
    const small = seen.scale;
    seen.resize({ width: 844, height: 390 });
    expect(seen.scale).toBeGreaterThan(small);
    seen.zoom(2);
    const chosen = seen.scale;
    seen.resize({ width: 390, height: 844 });
    expect(seen.scale).toBe(chosen);
    seen.fit();
    expect(seen.scale).toBeCloseTo(small);
  });

  test('what floats over the edges covers nothing of a board that is seen whole', () => {
    const seen = camera();
    seen.setInset({ left: 50, right: 330, top: 70, bottom: 60 });
    for (const [side, isUpright] of ways) {
      seen.lay(side, isUpright);
      const corners = [seen.toScreen({ x: 0, y: 0 }), seen.toScreen({ x: 90, y: 36 })];
      for (const { left, top } of corners) {
        expect(left).toBeGreaterThan(50);
        expect(left).toBeLessThan(1440 - 330);
        expect(top).toBeGreaterThan(70);
        expect(top).toBeLessThan(900 - 60);
      }
      expect(seen.middle.x).toBeCloseTo(45);
      expect(seen.middle.y).toBeCloseTo(18);
    }
  });

  test('a drawer that opens leaves what the reader has chosen to look at where it is', () => {
    const seen = camera();
    seen.zoom(3);
    const before = seen.toScreen({ x: 40, y: 20 });
    seen.setInset({ left: 0, right: 330, top: 0, bottom: 0 });
    expect(seen.toScreen({ x: 40, y: 20 })).toEqual(before);
    seen.lookAt({ x: 40, y: 20 });
    expect(seen.toScreen({ x: 40, y: 20 }).left).toBeCloseTo((1440 - 330) / 2);
    seen.fit();
    expect(seen.isFitted).toBe(true);
    expect(seen.toScreen({ x: 90, y: 36 }).left).toBeLessThan(1440 - 330);
  });

  describe('a sheet that is pulled over the board of a phone', () => {
    const shut = { left: 0, right: 0, top: 117, bottom: 56 };
    const halfUp = { ...shut, bottom: 388 };
    const phone = () => {
      const seen = camera(390, 844);
      seen.setInset(shut);
      seen.lay('red', true);
      seen.zoom(2);
      return seen;
    };
    const pull = (seen: Camera, inset: typeof shut, selected: readonly { x: number; y: number }[]) => {
      const { middle } = seen;
      seen.setInset(inset);
      seen.keepInSight(middle, selected);
    };

    test('leaves in the middle what was there, and so does one that goes down again', () => {
      const seen = phone();
      for (const inset of [halfUp, shut]) {
        pull(seen, inset, []);
        expect(seen.middle.x).toBeCloseTo(45);
        expect(seen.middle.y).toBeCloseTo(18);
      }
    });

    test('never lies over what is selected', () => {
      for (const x of [25, 45, 66]) {
        const seen = phone();
        pull(seen, halfUp, [{ x, y: 20 }]);
        const { top } = seen.toScreen({ x, y: 20 });
        expect(top).toBeGreaterThan(117 + 39);
        expect(top).toBeLessThan(844 - 388 - 39);
      }
    });

    test('leaves a board fitted that is seen whole', () => {
      const seen = phone();
      seen.fit();
      pull(seen, halfUp, [{ x: 80, y: 20 }]);
      expect(seen.isFitted).toBe(true);
    });
  });

  test('home is the half of the table that the reader sits at', () => {
    const seen = camera();
    seen.lay('blue');
    seen.home();
    expect(seen.toBoard({ left: 720, top: 450 })).toEqual({ x: 45, y: 27 });
  });

  test('a hand that pushes the table ends a glide that is under way', () => {
    let isGliding = false;
    const seen = new Camera((step) => {
      isGliding = true;
      step(0.5);
      return () => {
        isGliding = false;
      };
    });
    seen.resize({ width: 1440, height: 900 });
    seen.setBoard(board);
    seen.fit({ x: 0, y: 0, width: 10, depth: 10 });
    expect(isGliding).toBe(true);
    seen.pan(5, 5);
    expect(isGliding).toBe(false);
  });

  test('the table turned round while a fit is under way is seen whole', () => {
    const seen = new Camera((step) => {
      step(0.5);
      return () => {};
    });
    seen.resize({ width: 1440, height: 900 });
    seen.setBoard(board);
    const whole = seen.scale;
    seen.zoom(3);
    seen.fit();
    expect(seen.scale).toBeGreaterThan(whole);
    seen.lay('blue');
    expect(seen.scale).toBeCloseTo(whole);
  });

  test('tells of every change until told to stop', () => {
    const seen = camera();
    let changes = 0;
    const stop = seen.onChange(() => {
      changes += 1;
    });
    seen.pan(1, 1);
    seen.zoom(1.2);
    stop();
    seen.pan(1, 1);
    expect(changes).toBe(2);
  });
});
