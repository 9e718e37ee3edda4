/** @typedef {import('./report-hand.mjs').Aim} Aim */

/** @typedef {{ asked: string, median: number, p99: number, worst: number }} BoardTimes */
/** @typedef {{ results: number, cards: number, taken: number, oneMore: number, times: readonly BoardTimes[] }} BoardsFigures */

/** What a board takes at most, in milliseconds, of a hundred askers one by one. */
const AIM = 50;

/**
 * What we promised of the boards: each way to ask by itself.
 * @param {BoardsFigures} figures
 * @returns {Aim[]}
 */
export const boardsAims = ({ times }) =>
  times.map(({ asked, p99 }) => ({ name: asked, value: p99, wanted: AIM, unit: 'ms', isMet: p99 < AIM }));

/** @param {number} value */
const figure = (value) => value.toFixed(2).padStart(9);

/**
 * The figures of the boards for people.
 * @param {BoardsFigures} figures
 */
export const reportBoards = ({ results, cards, taken, oneMore, times }) =>
  [
    `Boards of ${results.toLocaleString('en')} results of ${cards.toLocaleString('en')} players: made in ${taken.toFixed(0)} s, one game more ${oneMore.toFixed(1)} ms`,
    `  ${''.padEnd(36)} median, ms   p99, ms  worst, ms   aim`,
    ...times.map(
      ({ asked, median, p99, worst }) =>
        `  ${asked.padEnd(36)}  ${figure(median)} ${figure(p99)}  ${figure(worst)}   ${p99 < AIM ? 'met' : 'MISSED'}`,
    ),
    `Aim: less than ${AIM} ms at p99, each way to ask.`,
  ].join('\n');
