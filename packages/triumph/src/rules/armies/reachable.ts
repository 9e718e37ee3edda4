/** So many stands more may be bought at this price. */
export interface Supply {
  readonly price: number;
  readonly left: number;
}

/** Supplies of the same price taken together. */
const byPrice = (supplies: readonly Supply[]): (readonly [price: number, left: number])[] => {
  const prices = new Map<number, number>();
  for (const { price, left } of supplies) if (left > 0) prices.set(price, (prices.get(price) ?? 0) + left);
  return [...prices].sort(([a], [b]) => b - a);
};

const canSpend = (sum: number, prices: readonly (readonly [number, number])[], from = 0): boolean => {
  if (sum === 0) return true;
  const supply = prices[from];
  if (!supply) return false;
  const [price, left] = supply;
  for (let count = Math.min(left, Math.floor(sum / price)); count >= 0; count--)
    if (canSpend(sum - count * price, prices, from + 1)) return true;
  return false;
};

/** Whether a sum can be spent to the last half-point. Quick because stands have very few different prices. */
export const isReachable = (sum: number, supplies: readonly Supply[]): boolean =>
  sum >= 0 && canSpend(sum, byPrice(supplies));

/** The largest part of a sum that can be spent. */
export const mostReachable = (sum: number, supplies: readonly Supply[]): number => {
  const prices = byPrice(supplies);
  for (let part = sum; part > 0; part--) if (canSpend(part, prices)) return part;
  return 0;
};
