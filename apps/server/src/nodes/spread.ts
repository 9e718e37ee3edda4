import { createHash } from 'node:crypto';

export interface Taker {
  readonly name: string;
  /** `undefined`: the one that asks. */
  readonly address: string | undefined;
}

/** Which of them a table belongs to that nobody has: the highest hash of both names wins, so that one that comes or goes moves no table but its own. */
export const takerOf = (table: string, takers: readonly Taker[]): Taker | undefined =>
  takers
    .map((taker) => ({ taker, weight: weightOf(taker, table) }))
    .toSorted((one, other) => (one.weight < other.weight ? 1 : -1))[0]?.taker;

const weightOf = ({ name }: Taker, table: string): string =>
  createHash('sha256').update(`${name} ${table}`).digest('hex');
