/** @typedef {import('../../packages/conquest/bench/fair-starts.ts').FairStartFound} Found */

/** @param {readonly number[]} values */
const list = (values) => `[${values.join(', ')}]`;

/** @param {Found} row */
export const fairStartLine = ({ map, players, games, found, before, tries }) =>
  `${map}, ${players} players, ${games} games: without hands ${list(before.wins)} won, with ${list(found.hands)} ${list(found.wins)}, ${tries} tries`;

/** @param {Found} row */
const entryOf = ({ found, before, games }) =>
  `  { since: '', hands: ${list(found.hands)}, wins: ${list(found.wins)}, winsBefore: ${list(before.wins)}, games: ${games} },`;

/**
 * The entries for `packages/conquest/src/rules/data/fair-starts/MAP.ts`; `since` is the name of the figures that they come with.
 * @param {{ readonly rows: readonly Found[] }} figures
 */
export const reportFairStarts = ({ rows }) =>
  [...new Set(rows.map(({ map }) => map))]
    .flatMap((map) => [`${map}:`, ...rows.filter((row) => row.map === map).map(entryOf)])
    .join('\n');
