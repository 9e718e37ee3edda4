// apps/server/bench/median.ts
/** The middle one; NaN of none. */
var median = (numbers) => {
	const sorted = [...numbers].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	if (sorted.length % 2 === 1) return sorted[middle];
	return sorted.length === 0 ? NaN : (sorted[middle - 1] + sorted[middle]) / 2;
};
/** The median of each number of these records, on its own. */
var medians = (records) => Object.fromEntries(Object.keys(records[0] ?? {}).map((key) => [key, median(records.map((record) => record[key]))]));
export { medians as n, median as t };
