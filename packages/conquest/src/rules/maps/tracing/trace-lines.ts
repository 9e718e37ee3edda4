import { type Grid, labelAt } from './grid.ts';

/** A line between two labels, from one meeting of three to the next, or a closed one. Corners of cells, in cells. */
export interface Line {
  readonly points: readonly (readonly [number, number])[];
  /** On the left and on the right hand of who walks along it. */
  readonly left: number;
  readonly right: number;
  readonly isClosed: boolean;
}

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The labels left and right of the edge that leaves this corner in this direction (y down). */
const sidesOf = (grid: Grid, x: number, y: number, direction: number): readonly [left: number, right: number] => {
  const upperLeft = labelAt(grid, x - 1, y - 1);
  const upperRight = labelAt(grid, x, y - 1);
  const lowerLeft = labelAt(grid, x - 1, y);
  const lowerRight = labelAt(grid, x, y);
  const sides = [
    [upperRight, lowerRight],
    [lowerRight, lowerLeft],
    [lowerLeft, upperLeft],
    [upperLeft, upperRight],
  ] as const;
  return sides[direction] as readonly [number, number];
};

/** Whether all four cells round a corner have the same label, as most have. */
const isWithin = (grid: Grid, x: number, y: number): boolean => {
  const label = labelAt(grid, x, y);
  return (
    label === labelAt(grid, x - 1, y) && label === labelAt(grid, x, y - 1) && label === labelAt(grid, x - 1, y - 1)
  );
};

/** Every line between different labels, once. */
export const traceLines = (grid: Grid): Line[] => {
  const waysFrom = (x: number, y: number) =>
    [0, 1, 2, 3].filter((direction) => {
      const [left, right] = sidesOf(grid, x, y, direction);
      return left !== right;
    });
  // One bit for each direction in which a corner was left.
  const walked = new Uint8Array((grid.columns + 1) * (grid.rows + 1));
  const cornerAt = (x: number, y: number) => y * (grid.columns + 1) + x;
  const isWalked = (x: number, y: number, direction: number) => (walked[cornerAt(x, y)] as number) & (1 << direction);
  const walkOver = (x: number, y: number, direction: number) => {
    walked[cornerAt(x, y)] = (walked[cornerAt(x, y)] as number) | (1 << direction);
  };

  const walk = (startX: number, startY: number, first: number): Line | undefined => {
    if (isWalked(startX, startY, first)) return undefined;
    const points: [number, number][] = [[startX, startY]];
    const [left, right] = sidesOf(grid, startX, startY, first);
    let [x, y, direction] = [startX, startY, first];
    for (;;) {
      const step = steps[direction] as readonly [number, number];
      walkOver(x, y, direction);
      [x, y] = [x + step[0], y + step[1]];
      const back = (direction + 2) % 4;
      walkOver(x, y, back);
      points.push([x, y]);
      const ways = waysFrom(x, y);
      if (ways.length > 2 || (x === startX && y === startY)) break;
      direction = ways.find((way) => way !== back) as number;
    }
    return { points, left, right, isClosed: x === startX && y === startY };
  };

  const lines: Line[] = [];
  for (const isMeeting of [true, false])
    for (let y = 0; y <= grid.rows; y += 1)
      for (let x = 0; x <= grid.columns; x += 1) {
        if (isWithin(grid, x, y)) continue;
        const ways = waysFrom(x, y);
        if (ways.length === 0 || ways.length > 2 !== isMeeting) continue;
        for (const way of ways) {
          const line = walk(x, y, way);
          if (line) lines.push(line);
        }
      }
  return lines;
};
