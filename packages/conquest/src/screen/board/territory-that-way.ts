import type { Board, MapPoint } from '../../rules/index.ts';

/** On the screen: y down. */
export const directions = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Direction = keyof typeof directions;

/** A neighbour may lie so far off the way that the key points, as the cosine between: 60 degrees. */
const MOST_ASIDE = 0.5;

interface Candidate {
  readonly id: string;
  /** Cosine between where it lies and the way meant. */
  readonly along: number;
  readonly far: number;
}

const candidate = (id: string, [x, y]: MapPoint, [toX, toY]: MapPoint, way: readonly [number, number]): Candidate => {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return { id, far, along: ((toX - x) * way[0] + (toY - y) * way[1]) / far };
};

/** Far beside the way counts as far away. */
const costOf = ({ along, far }: Candidate): number => far / along ** 2;

/** The territory that a key leads to: a neighbour that lies that way; where there is none, the nearest territory of the map that does. */
export const territoryThatWay = (board: Board, from: string, direction: Direction): string | undefined => {
  const start = board.territory(from);
  if (!start) return undefined;
  const all = board.pack.territories
    .filter(({ id }) => id !== from)
    .map(({ id, label }) => candidate(id, start.label, label, directions[direction]))
    .filter(({ along }) => along >= MOST_ASIDE);
  const bordering = all.filter(({ id }) => board.neighbours(from).has(id) || board.neighbours(id).has(from));
  return (bordering.length > 0 ? bordering : all).sort((one, other) => costOf(one) - costOf(other))[0]?.id;
};
