/**
 * A figure beside what we promised of it.
 * @typedef {{ name: string, value: number, wanted: number, unit: string, isMet: boolean }} Aim
 */

/** @typedef {{ pan: number, drag: number }} Ratios how many times as long the naive scene takes */

/**
 * @typedef {{
 *   plan: { median: number, p99: number, naive: { median: number } },
 *   scene: { limits: readonly Aim[], ratios: { webgl: Ratios, canvas: Ratios }, automatic: string },
 * }} HandFigures
 */

/**
 * @param {string} name
 * @param {number} value
 * @param {number} wanted
 * @param {string} unit
 * @returns {Aim}
 */
const atMost = (name, value, wanted, unit) => ({ name, value, wanted, unit, isMet: value <= wanted });

/**
 * What we promised of the hand and the board. The naive ones are measured in the same run.
 * @param {HandFigures} figures
 * @returns {readonly Aim[]}
 */
export const handAims = ({ plan, scene }) => [
  atMost('planning a move of 12 stands among 150, median', plan.median, 0.2, 'ms'),
  atMost('the same, slowest of a hundred', plan.p99, 1, 'ms'),
  ...scene.limits,
];

/** @param {number} value */
const round = (value) => value.toFixed(Math.abs(value) >= 10 ? 1 : 2);

/** @param {Aim} aim */
const aimLine = ({ name, value, wanted, unit, isMet }) =>
  `  ${name.padEnd(52)} ${round(value).padStart(8)} ${unit.padEnd(9)} aim ${wanted} ${unit}  ${isMet ? 'met' : 'MISSED'}`;

/**
 * @param {string} name
 * @param {number} ratio
 */
const ratioLine = (name, ratio) => `  ${name.padEnd(52)} ${round(ratio).padStart(8)} x as long`;

/**
 * The figures of the hand for people: aims first, then how much longer the naive ways take.
 * @param {HandFigures} figures
 */
export const reportHand = (figures) => {
  const { plan, scene } = figures;
  return [
    'The hand and the board: 300 stands, 20 pieces of terrain',
    ...handAims(figures).map(aimLine),
    'A naive plan (everything against everything) and a naive scene (all made anew, ticker always on) take',
    ratioLine('planning, median', plan.naive.median / plan.median),
    ratioLine('panning, WebGL', scene.ratios.webgl.pan),
    ratioLine('dragging 30 stands, WebGL', scene.ratios.webgl.drag),
    ratioLine('panning, canvas', scene.ratios.canvas.pan),
    ratioLine('dragging 30 stands, canvas', scene.ratios.canvas.drag),
    `This machine is drawn on with ${scene.automatic}.`,
  ].join('\n');
};
