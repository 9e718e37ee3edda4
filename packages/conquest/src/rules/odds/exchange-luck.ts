import type { RollChance } from './roll-odds.ts';

/** What one exchange of dice could have come to for somebody, and what it came to. */
export interface Exchange {
  readonly chances: readonly RollChance[];
  readonly isAttacker: boolean;
  readonly beaten: number;
  readonly lost: number;
}

/** How somebody's dice fell in a whole game, against fair dice. */
export interface ExchangeLuck {
  readonly exchanges: number;
  readonly beaten: number;
  readonly lost: number;
  /** What fair dice give in the long run for the same exchanges. */
  readonly expectedBeaten: number;
  readonly expectedLost: number;
  /** The share of games with the same exchanges in which more is beaten beyond what is lost. */
  readonly luckier: number;
}

/** Beaten minus lost, in one exchange. */
const WORST = -2;
const SPAN = 5;

/** The chances of each worth of one exchange, from the worst on. */
const worths = ({ chances, isAttacker }: Exchange): readonly number[] => {
  const shares = Array.from({ length: SPAN }, () => 0);
  for (const { attacker, defender, ways, of } of chances) {
    const worth = isAttacker ? defender - attacker : attacker - defender;
    shares[worth - WORST] = (shares[worth - WORST] ?? 0) + ways / of;
  }
  return shares;
};

const together = (before: readonly number[], one: readonly number[]): readonly number[] => {
  const after = Array.from({ length: before.length + SPAN - 1 }, () => 0);
  for (const [at, share] of before.entries()) {
    if (share === 0) continue;
    for (const [more, chance] of one.entries()) after[at + more] = (after[at + more] ?? 0) + share * chance;
  }
  return after;
};

const sum = <T>(all: readonly T[], worth: (one: T) => number): number =>
  all.reduce((total, one) => total + worth(one), 0);

/** Exact: every exchange's own chances, put together. `undefined` of nobody's. */
export const exchangeLuck = (exchanges: readonly Exchange[]): ExchangeLuck | undefined => {
  if (exchanges.length === 0) return undefined;
  const [beaten, lost] = [sum(exchanges, (one) => one.beaten), sum(exchanges, (one) => one.lost)];
  const mean = (isOwn: boolean) =>
    sum(exchanges, ({ chances, isAttacker }) =>
      sum(chances, ({ attacker, defender, ways, of }) => ((isAttacker === isOwn ? attacker : defender) * ways) / of),
    );
  const shares = exchanges.map(worths).reduce(together, [1]);
  const reached = beaten - lost - WORST * exchanges.length;
  return {
    exchanges: exchanges.length,
    beaten,
    lost,
    expectedBeaten: mean(false),
    expectedLost: mean(true),
    luckier: sum(shares.slice(reached + 1), (share) => share),
  };
};
