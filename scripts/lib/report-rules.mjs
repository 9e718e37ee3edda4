/** @typedef {import('./report-hand.mjs').Aim} Aim */

/** @typedef {{ rules: number, flags: number, fromNothing: number, afterOneMove: number }} RulesFigures */

/**
 * @param {string} name
 * @param {number} value
 * @param {number} wanted
 * @returns {Aim}
 */
const atMost = (name, value, wanted) => ({ name, value, wanted, unit: 'ms', isMet: value <= wanted });

/**
 * What we promised of the flags.
 * @param {RulesFigures} figures
 */
export const rulesAims = ({ fromNothing, afterOneMove }) => [
  atMost('all flags from nothing, median', fromNothing, 4),
  atMost('the same after one stand has moved, median', afterOneMove, 0.5),
];

/** @param {Aim} aim */
const aimLine = ({ name, value, wanted, unit, isMet }) =>
  `  ${name.padEnd(52)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(9)} aim ${wanted} ${unit}  ${isMet ? 'met' : 'MISSED'}`;

/**
 * The figures of the flags for people.
 * @param {RulesFigures} figures
 */
export const reportRules = (figures) =>
  [
    `The flags: ${figures.rules} rules, 150 stands, 20 pieces of terrain, ${figures.flags} flags`,
    ...rulesAims(figures).map(aimLine),
  ].join('\n');
