import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import type { MapPoint } from '../../rules/index.ts';
import { bordersOf, newDrawing } from '../../rules/maps/editing/editing.ts';
import { DrawingHand } from './drawing-hand.ts';

const REACH = 10;
const empty = newDrawing({ id: 'my-map', name: 'My map', author: 'a test', region: 'North' });
const newHand = () => new DrawingHand(empty, (number) => `Land ${number}`);
const square = (x: number, y: number): MapPoint[] => [
  [x, y],
  [x + 100, y],
  [x + 100, y + 100],
  [x, y + 100],
];
const tapAll = (hand: DrawingHand, points: readonly MapPoint[]) => {
  for (const point of points) hand.tap(point, REACH);
};
const withSquares = (...corners: readonly MapPoint[]) => {
  const hand = newHand();
  for (const [x, y] of corners) tapAll(hand, [...square(x, y), [x, y]]);
  return hand;
};
const names = (hand: DrawingHand) => hand.drawing.territories.map(({ name }) => name);
const says = (hand: DrawingHand) => (hand.state.says ? plainText(hand.state.says) : '');

describe('a hand that draws', () => {
  it('closes a land at its first corner, and joins corners that come near', () => {
    const hand = withSquares([100, 100]);
    tapAll(hand, [
      [203, 98],
      [300, 100],
      [300, 200],
      [196, 203],
      [203, 98],
    ]);
    expect(names(hand)).toEqual(['Land 1', 'Land 2']);
    expect(bordersOf(hand.drawing)).toHaveLength(1);
  });

  it('draws a coast in one go, which closes where it began', () => {
    const hand = newHand();
    hand.grab([100, 100], REACH);
    for (const [from, to] of [
      [
        [100, 100],
        [300, 100],
      ],
      [
        [300, 100],
        [300, 300],
      ],
      [
        [300, 300],
        [100, 300],
      ],
      [
        [100, 300],
        [104, 104],
      ],
    ] as const)
      for (let step = 1; step <= 10; step += 1)
        hand.drag([from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10], REACH);
    hand.release(REACH);
    expect(hand.drawing.territories[0]?.polygons).toEqual([
      [
        [100, 100],
        [300, 100],
        [300, 300],
        [100, 300],
      ],
    ]);
  });

  it('takes back corner by corner, then land by land, and does them again', () => {
    const hand = withSquares([100, 100]);
    tapAll(hand, [
      [300, 300],
      [400, 300],
    ]);
    hand.undo();
    expect(hand.state.draft).toEqual([[300, 300]]);
    hand.undo();
    hand.undo();
    expect(names(hand)).toEqual([]);
    hand.redo();
    expect(names(hand)).toEqual(['Land 1']);
  });

  it('moves a corner as it is dragged, in one step, and a second finger lets it go', () => {
    const hand = withSquares([100, 100]);
    hand.take('choose');
    hand.tap([150, 150], REACH);
    expect(hand.grab([102, 101], REACH)).toBe(true);
    hand.drag([50, 60], REACH);
    hand.letGo();
    expect(hand.drawing.territories[0]?.polygons[0]?.[0]).toEqual([100, 100]);
    hand.grab([102, 101], REACH);
    hand.drag([70, 80], REACH);
    hand.drag([50, 60], REACH);
    hand.release(REACH);
    expect(hand.drawing.territories[0]?.polygons[0]?.[0]).toEqual([50, 60]);
    hand.undo();
    expect(hand.drawing.territories[0]?.polygons[0]?.[0]).toEqual([100, 100]);
  });

  it('makes a corner of the middle of a border', () => {
    const hand = withSquares([100, 100]);
    hand.take('choose');
    hand.tap([150, 150], REACH);
    hand.grab([150, 102], REACH);
    hand.drag([150, 60], REACH);
    hand.release(REACH);
    expect(hand.drawing.territories[0]?.polygons[0]).toContainEqual([150, 60]);
    // One gesture, one step.
    hand.undo();
    expect(hand.drawing.territories[0]?.polygons[0]).toEqual(square(100, 100));
    hand.grab([150, 102], REACH);
    hand.drag([150, 60], REACH);
    hand.letGo();
    expect(hand.drawing.territories[0]?.polygons[0]).toEqual(square(100, 100));
  });

  it('grabs nothing on the open sea, so that the board moves', () => {
    const hand = withSquares([100, 100]);
    hand.take('choose');
    expect(hand.grab([600, 600], REACH)).toBe(false);
  });

  it('splits land with two touches or one stroke, and says when a line does not go through', () => {
    const hand = withSquares([100, 100]);
    hand.take('split');
    tapAll(hand, [
      [150, 60],
      [150, 260],
    ]);
    expect(names(hand)).toEqual(['Land 1', 'Land 2']);
    hand.grab([60, 150], REACH);
    hand.drag([260, 150], REACH);
    hand.release(REACH);
    expect(hand.drawing.territories).toHaveLength(4);
    hand.grab([300, 300], REACH);
    hand.drag([400, 400], REACH);
    hand.release(REACH);
    expect(says(hand)).toMatch(/^The line has to go all the way through/);
  });

  it('leads a sea route from land to land', () => {
    const hand = withSquares([100, 100], [400, 100]);
    hand.take('route');
    tapAll(hand, [[600, 600]]);
    expect(says(hand)).toBe('A sea route leads from one land to another.');
    tapAll(hand, [
      [150, 150],
      [450, 150],
    ]);
    expect(bordersOf(hand.drawing)).toMatchObject([
      {
        between: ['land-1', 'land-2'],
        seaLane: [
          [200, 100],
          [400, 100],
        ],
      },
    ]);
  });

  it('is led by keys: corners are put, chosen, moved and taken away', () => {
    const hand = newHand();
    for (const by of [
      [0, 0],
      [50, 0],
      [0, 50],
    ] as const) {
      hand.nudge(by);
      hand.putAtCursor(REACH);
    }
    hand.close();
    expect(hand.drawing.territories[0]?.polygons[0]).toEqual([
      [500, 320],
      [550, 320],
      [550, 370],
    ]);
    hand.take('choose');
    hand.choose('land-1');
    hand.nextCorner(1);
    hand.nudge([-10, -10]);
    expect(hand.drawing.territories[0]?.polygons[0]?.[0]).toEqual([490, 310]);
    hand.remove();
    expect(says(hand)).toBe('Land 1 would have no area any more.');
    hand.drop();
    hand.remove();
    expect(names(hand)).toEqual([]);
  });

  it('Escape lets go of the outline, then of the corner, then of the land', () => {
    const hand = withSquares([100, 100]);
    tapAll(hand, [[300, 300]]);
    hand.drop();
    expect(hand.state.draft).toEqual([]);
    hand.choose('land-1');
    hand.nextCorner(1);
    hand.drop();
    expect(hand.state).toMatchObject({ chosen: 'land-1' });
    expect(hand.state.corner).toBeUndefined();
    hand.drop();
    expect(hand.state.chosen).toBeUndefined();
  });
});
