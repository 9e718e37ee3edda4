import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabel, type ScreenBox } from './place-label.ts';

const phone = { width: 390, height: 700 };
const pill = { width: 130, height: 28 };
const middle = { left: 195, top: 350 };

const isOnScreen = (box: ScreenBox): boolean =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= phone.width && box.top + box.height <= phone.height;

test('a label floats above its point', () => {
  const box = placeLabel(middle, pill, phone, [], []);
  expect(box.left + box.width / 2).toBe(195);
  expect(box.top + box.height).toBeLessThan(350);
});

test('it is on the screen as a whole, wherever its point is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 900 }), fc.integer({ min: -300, max: 1200 }), (left, top) =>
      isOnScreen(placeLabel({ left, top }, pill, phone, [], [])),
    ),
  );
});

test('it keeps clear of the finger, also at the top of the screen', () => {
  const finger = { left: 195, top: 10, radius: 30 };
  const box = placeLabel({ left: 195, top: 12 }, pill, phone, [finger], []);
  expect(isOnScreen(box)).toBe(true);
  const away = Math.hypot(
    Math.max(box.left - 195, 0, 195 - box.left - box.width),
    Math.max(box.top - 10, 0, 10 - box.top - box.height),
  );
  expect(away).toBeGreaterThanOrEqual(30);
});

test('two labels of one place do not lie on one another', () => {
  const first = placeLabel(middle, pill, phone, [], []);
  const second = placeLabel(middle, pill, phone, [], [first]);
  expect(second.top >= first.top + first.height || second.top + second.height <= first.top).toBe(true);
});
