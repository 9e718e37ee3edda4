import type { Point } from '@vexillum/geometry';
import type { TokenView } from './areas-view.ts';
import { plateSize } from './token-pictures.ts';
import type { TokenSize } from './token-rooms.ts';

/** In CSS pixels: free between two plates, and how far a plate moves off its place at most, aside and upright. */
const GAP = 3;
const FARTHEST = { x: 14, y: 10 };
const ROUNDS = 10;

interface Plate {
  readonly id: string;
  readonly home: Point;
  readonly half: Point;
  x: number;
  y: number;
}

const limited = (value: number, home: number, most: number): number =>
  Math.min(home + most, Math.max(home - most, value));

const move = (plate: Plate, x: number, y: number): void => {
  plate.x = limited(plate.x + x, plate.home.x, FARTHEST.x);
  plate.y = limited(plate.y + y, plate.home.y, FARTHEST.y);
};

/** Pushes two plates apart the shorter way, each by half. `a` is the left one by its home. */
const part = (a: Plate, b: Plate): void => {
  const aside = a.half.x + b.half.x + GAP - Math.abs(a.x - b.x);
  const upright = a.half.y + b.half.y + GAP - Math.abs(a.y - b.y);
  if (aside <= 0 || upright <= 0) return;
  const [right, down] = [a.x <= b.x ? 1 : -1, a.y <= b.y ? 1 : -1];
  const push = upright <= aside ? { x: 0, y: (down * upright) / 2 } : { x: (right * aside) / 2, y: 0 };
  move(a, -push.x, -push.y);
  move(b, push.x, push.y);
};

const plateOf = (token: TokenView, scale: number, font: number): Plate => {
  const { letter, count, height } = plateSize(token, font);
  const home = { x: token.at.x * scale, y: -token.at.y * scale };
  return { id: token.id, home, half: { x: (letter + count) / 2, y: height / 2 }, ...home };
};

/**
 * Where a map is seen from so far that its plates would cover one another, they make way: how far each stands off its place, in CSS
 * pixels, y down.
 */
export const platePlaces = (
  tokens: readonly TokenView[],
  scale: number,
  { font }: Pick<TokenSize, 'font'>,
): ReadonlyMap<string, Point> => {
  const plates = tokens.map((token) => plateOf(token, scale, font)).sort((a, b) => a.home.x - b.home.x);
  const widest = 2 * Math.max(0, ...plates.map(({ half }) => half.x)) + GAP + 2 * FARTHEST.x;
  for (let round = 0; round < ROUNDS; round += 1) {
    plates.forEach((a, index) => {
      for (let next = index + 1; next < plates.length; next += 1) {
        const b = plates[next] as Plate;
        if (b.home.x - a.home.x > widest) break;
        part(a, b);
      }
    });
  }
  return new Map(plates.map(({ id, home, x, y }) => [id, { x: x - home.x, y: y - home.y }]));
};
