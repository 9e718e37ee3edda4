/** The middle one; NaN of none. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] as number;
  return sorted.length === 0 ? Number.NaN : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** The median of each number of these records, on its own. */
export const medians = <T extends Readonly<Record<keyof T, number>>>(records: readonly T[]): T =>
  Object.fromEntries(
    Object.keys(records[0] ?? {}).map((key) => [key, median(records.map((record) => record[key as keyof T]))]),
  ) as unknown as T;
