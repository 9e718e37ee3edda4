import blossom from 'edmonds-blossom-fixed';

/** Somebody who takes part in an event, as far as the next round has to know them. */
export interface Paired {
  readonly id: string;
  readonly points: number;
  /** Whom they have played, once a game. */
  readonly met: readonly string[];
  readonly hadBye: boolean;
  /** Games on the first side minus games on the second. */
  readonly sides: number;
  /** From 1, the strongest. */
  readonly seed: number;
}

/** Who plays whom, the one with the first side first; one alone has a bye. */
export type Pair = readonly [string, string] | readonly [string];

/** Points are told apart in at most so many steps, from the most to the fewest. */
const STEPS = 200;
/** How far apart two are in sides is looked at no further than this. */
const MOST_SIDES = 8;

/**
 * The next round of a Swiss event: of all pairings the one with the fewest repeats (a second bye is one), then with the bye furthest down, then
 * with the closest points (by the sum of their differences squared), then with the best balance of sides, then with the upper half of those who
 * have the same points against the lower half. Exact, for up to a hundred entrants: beyond that the weights are no safe integers.
 */
export const swissPairs = (entrants: readonly Paired[]): readonly Pair[] => {
  const order = entrants.toSorted(byRank);
  if (order.length < 2) return order.map(({ id }) => [id]);
  const mates = lightest(order.length + (order.length % 2), costsOf(order));
  const pairs = order.flatMap((one, n) => {
    const mate = mates[n] ?? -1;
    const other = order[mate];
    return mate > n ? [other ? ([one, other] as const) : ([one] as const)] : [];
  });
  return [...pairs.filter(({ length }) => length === 2), ...pairs.filter(({ length }) => length === 1)].map(
    ([one, other], board) => (other ? seated(one, other, board) : [one.id]),
  );
};

const byRank = (a: Paired, b: Paired): number => b.points - a.points || a.seed - b.seed || (a.id < b.id ? -1 : 1);

/** Whoever has had the first side less often has it now; where that is no reason, the stronger has it on every other board. */
const seated = (one: Paired, other: Paired, board: number): Pair => {
  const isFirst = one.sides === other.sides ? board % 2 === 0 : one.sides < other.sides;
  return isFirst ? [one.id, other.id] : [other.id, one.id];
};

/** What it costs to pair two places of the order; one past the last is the bye. Each cost outweighs all that come after it, summed over a round. */
const costsOf = (order: readonly Paired[]): ((a: number, b: number) => number) => {
  const boards = Math.ceil(order.length / 2);
  const ofSides = boards * order.length + 1;
  const ofPoints = ofSides * (boards * MOST_SIDES * 2 + 1);
  const ofBye = ofPoints * (boards * STEPS ** 2 + 1);
  const ofRepeat = ofBye * (order.length + 1);
  const steps = stepsOf(order);
  const halves = new Map(order.map(({ points }) => [points, order.filter((one) => one.points === points).length >> 1]));
  return (a, b) => {
    const [one, other] = [order[a], order[b]];
    if (!one) return 0;
    if (!other) return ofRepeat * Number(one.hadBye) + ofBye * (order.length - 1 - a);
    const ideal = one.points === other.points ? (halves.get(one.points) ?? 0) : 0;
    return (
      ofRepeat * Number(one.met.includes(other.id) || other.met.includes(one.id)) +
      ofPoints * ((steps[a] ?? 0) - (steps[b] ?? 0)) ** 2 +
      ofSides * (MOST_SIDES - Math.min(MOST_SIDES, Math.abs(one.sides - other.sides))) +
      Math.abs(b - a - ideal)
    );
  };
};

/** Points as whole numbers from 0: as they are, or by the half or the hundredth, where that takes few enough steps. */
const stepsOf = (order: readonly Paired[]): readonly number[] => {
  const least = order.at(-1)?.points ?? 0;
  const span = (order[0]?.points ?? 0) - least;
  const isWhole = (unit: number) => order.every(({ points }) => Number.isInteger(Math.fround((points - least) / unit)));
  const unit = [1, 1 / 2, 1 / 100].find((size) => span / size <= STEPS && isWhole(size)) ?? span / STEPS;
  return order.map(({ points }) => Math.round((points - least) / unit));
};

/** Everybody with somebody, at the least cost in sum. */
const lightest = (count: number, costOf: (a: number, b: number) => number): readonly number[] => {
  const edges = Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - 1 - a }, (_, n) => [a, a + 1 + n, costOf(a, a + 1 + n)] as const),
  );
  const dearest = Math.max(...edges.map(([, , cost]) => cost));
  return blossom(
    edges.map(([a, b, cost]) => [a, b, dearest - cost]),
    true,
  );
};

/**
 * Everybody against everybody, round by round: the first stays, the others move one place on (the circle of Berger's tables). Nobody has the
 * first side more than once more often than the second, or less.
 */
export const roundRobin = (ids: readonly string[]): readonly (readonly Pair[])[] => {
  if (ids.length < 2) return ids.length === 0 ? [] : [ids.map((id) => [id] as const)];
  // Where they are odd in number, whoever meets nobody has a bye.
  const circle: readonly (string | undefined)[] = ids.length % 2 === 0 ? ids : [undefined, ...ids];
  const [stays, ...others] = circle;
  return others.map((_, round) => {
    const seats = [stays, ...others.slice(others.length - round), ...others.slice(0, others.length - round)];
    const pairs = Array.from({ length: seats.length / 2 }, (_, k): Pair => {
      const [a, b] = [seats[k], seats[seats.length - 1 - k]];
      if (a === undefined || b === undefined) return [a ?? b ?? ''];
      return (k === 0 ? round % 2 === 0 : k % 2 === 1) ? [a, b] : [b, a];
    });
    return [...pairs.filter(({ length }) => length === 2), ...pairs.filter(({ length }) => length === 1)];
  });
};
