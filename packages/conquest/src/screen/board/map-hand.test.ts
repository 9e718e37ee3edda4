import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MapHand } from './map-hand.ts';

const told: string[] = [];
const hand = (isHeld = false) =>
  new MapHand({
    tap: ({ left, top }, pointerType) => told.push(`tap ${left},${top} ${pointerType}`),
    rest: ({ left, top }) => told.push(`rest ${left},${top}`),
    hold: ({ left, top }) => {
      if (isHeld) told.push(`hold ${left},${top}`);
      return isHeld;
    },
    letGo: () => told.push('let go'),
    hover: (at) => told.push(at ? `hover ${at.left},${at.top}` : 'hover off'),
    pan: (right, down) => told.push(`pan ${right},${down}`),
    zoomAt: (factor, { left, top }) => told.push(`zoom ${factor.toFixed(2)} at ${left},${top}`),
  });
const mouse = (left: number, top: number) => ({ pointerId: 1, pointerType: 'mouse', at: { left, top } });
const finger = (left: number, top: number, pointerId = 1) => ({ pointerId, pointerType: 'touch', at: { left, top } });
const done = () => told.filter((line) => line !== 'hover off');

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('one pointer', () => {
  test('a click touches, though the hand trembles', () => {
    const map = hand();
    map.down(mouse(10, 10));
    map.move(mouse(12, 11));
    map.up(mouse(12, 11));
    expect(done()).toEqual(['tap 12,11 mouse']);
  });

  test('a drag pushes the map and touches nothing', () => {
    const map = hand();
    map.down(mouse(10, 10));
    map.move(mouse(30, 15));
    map.move(mouse(31, 15));
    map.up(mouse(31, 15));
    expect(done()).toEqual(['pan 20,5', 'pan 1,0']);
  });

  test('two quick taps are two touches and no zoom', () => {
    const map = hand();
    for (const _ of [1, 2]) {
      map.down(finger(10, 10));
      map.up(finger(10, 10));
    }
    expect(done()).toEqual(['tap 10,10 touch', 'tap 10,10 touch']);
  });

  test('a mouse that passes points at things; a finger does not', () => {
    const map = hand();
    map.move(mouse(5, 5));
    map.move(finger(6, 6, 2));
    map.leave();
    expect(told).toEqual(['hover 5,5', 'hover off']);
  });

  test('a finger that rests asks, and touches nothing when it is lifted', () => {
    const map = hand();
    map.down(finger(10, 10));
    vi.advanceTimersByTime(600);
    map.up(finger(10, 10));
    expect(done()).toEqual(['rest 10,10']);
  });

  test('a mouse that rests still clicks', () => {
    const map = hand();
    map.down(mouse(10, 10));
    vi.advanceTimersByTime(600);
    map.up(mouse(10, 10));
    expect(done()).toEqual(['tap 10,10 mouse']);
  });

  const pointers = [
    ['a finger', finger],
    ['a mouse', mouse],
  ] as const;
  const tap = (map: MapHand, pointer: typeof finger) => {
    map.down(pointer(10, 10));
    map.up(pointer(10, 10));
    told.length = 0;
  };

  test.each(pointers)(
    '%s that has tapped and comes down again holds until it is lifted, though it trembles',
    (_, pointer) => {
      const map = hand(true);
      tap(map, pointer);
      vi.advanceTimersByTime(400);
      map.down(pointer(10, 10));
      vi.advanceTimersByTime(600);
      map.move(pointer(12, 11));
      expect(done()).toEqual(['hold 10,10']);
      map.up(pointer(12, 11));
      expect(done()).toEqual(['hold 10,10', 'let go']);
    },
  );

  test.each(pointers)('%s that is pressed once holds nothing, however long it stays (KR-ADMIN-OPEN)', (_, pointer) => {
    const map = hand(true);
    map.down(pointer(10, 10));
    vi.advanceTimersByTime(5_000);
    expect(done().filter((line) => line.startsWith('hold'))).toEqual([]);
  });

  test('nor does one that comes again too late, after pushing the map, or after holding', () => {
    const before: ((map: MapHand) => void)[] = [
      (map) => {
        tap(map, finger);
        vi.advanceTimersByTime(501);
      },
      (map) => {
        tap(map, finger);
        map.down(finger(10, 10));
        map.move(finger(90, 10));
        map.up(finger(90, 10));
      },
      (map) => {
        tap(map, finger);
        map.down(finger(10, 10));
        vi.advanceTimersByTime(600);
        map.up(finger(10, 10));
      },
      (map) => {
        tap(map, finger);
        map.down(finger(10, 10));
        map.cancel(1);
      },
    ];
    for (const first of before) {
      const map = hand(true);
      first(map);
      told.length = 0;
      map.down(finger(10, 10));
      vi.advanceTimersByTime(5_000);
      expect(done()).toEqual(['rest 10,10']);
    }
  });

  test('a hold ends when the map is pushed, when a second finger comes, when the browser takes the finger and when the map goes', () => {
    const ends: ((map: MapHand) => void)[] = [
      (map) => map.move(finger(60, 10)),
      (map) => map.down(finger(200, 10, 2)),
      (map) => map.cancel(1),
      (map) => map.close(),
    ];
    for (const end of ends) {
      const map = hand(true);
      tap(map, finger);
      map.down(finger(10, 10));
      vi.advanceTimersByTime(600);
      end(map);
      expect(done().slice(0, 2)).toEqual(['hold 10,10', 'let go']);
    }
  });

  test('a finger that the browser takes away has touched nothing', () => {
    const map = hand();
    map.down(finger(10, 10));
    map.cancel(1);
    vi.advanceTimersByTime(600);
    expect(done()).toEqual([]);
  });
});

describe('two fingers and the wheel', () => {
  test('two fingers spread zoom about their middle, and touch nothing', () => {
    const map = hand();
    map.down(finger(100, 100));
    map.down(finger(200, 100, 2));
    map.move(finger(300, 100, 2));
    map.up(finger(300, 100, 2));
    map.up(finger(100, 100));
    expect(done()).toEqual(['pan 50,0', 'zoom 2.00 at 200,100']);
  });

  test('a third finger changes nothing', () => {
    const map = hand();
    map.down(finger(100, 100));
    map.down(finger(200, 100, 2));
    map.down(finger(50, 50, 3));
    map.move(finger(80, 90, 3));
    expect(done()).toEqual([]);
  });

  test('the wheel zooms where the pointer is, a trackpad’s pinch faster', () => {
    const map = hand();
    map.wheel(100, { left: 7, top: 9 }, false);
    map.wheel(-10, { left: 7, top: 9 }, true);
    expect(done()).toEqual(['zoom 0.85 at 7,9', 'zoom 1.11 at 7,9']);
  });
});
