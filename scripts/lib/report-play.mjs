/** @typedef {import('./report-hand.mjs').Aim} Aim */

/** @typedef {{ tables: number, readers: number, changes: number, core: number, median: number, p99: number, worst: number, told: number }} PlayFigures */

const LATEST = 1000;
const MOST_OF_A_CORE = 0.05;

/**
 * What we promised of the list of open tables.
 * @param {PlayFigures} figures
 * @returns {Aim[]}
 */
export const playAims = ({ p99, core }) => [
  { name: 'a change is seen by', value: p99, wanted: LATEST, unit: 'ms', isMet: p99 < LATEST },
  { name: 'of a core', value: core * 100, wanted: MOST_OF_A_CORE * 100, unit: '%', isMet: core < MOST_OF_A_CORE },
];

/**
 * The figures for people.
 * @param {PlayFigures} figures
 */
export const reportPlay = (figures) => {
  const { tables, readers, changes, core, median, p99, worst, told } = figures;
  return [
    `${tables.toLocaleString('en')} open tables, ${changes} of them changing a second, ${readers} readers (${told.toLocaleString('en')} rows told)`,
    `  a change is there after ${median} ms (median), ${p99} ms (p99), ${worst} ms (worst); ${(core * 100).toFixed(1)} % of a core`,
    ...playAims(figures).map(
      ({ name, wanted, unit, isMet }) => `  ${name}: less than ${wanted} ${unit}: ${isMet ? 'met' : 'MISSED'}`,
    ),
  ].join('\n');
};
