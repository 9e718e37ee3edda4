/** @typedef {import('./report-hand.mjs').Aim} Aim */

/** @typedef {{ median: number }} FrameCost */

/**
 * @typedef {{
 *   engine: readonly { map: string, territories: number, players: number, perSecond: number }[],
 *   odds: { armies: number, median: number },
 *   clock: { without: number, ratio: number },
 *   verify: { entries: number, rolls: number, median: number, parsing: number },
 *   map: readonly { renderer: string, areas: number, change: FrameCost, anew: FrameCost }[],
 * }} ConquestFigures
 */

/**
 * @param {string} name
 * @param {number} value
 * @param {number} wanted
 * @param {string} unit
 * @param {boolean} isMet
 * @returns {Aim}
 */
const aim = (name, value, wanted, unit, isMet) => ({ name, value, wanted, unit, isMet });
/**
 * @param {string} name
 * @param {number} value
 * @param {number} wanted
 * @param {string} unit
 */
const atMost = (name, value, wanted, unit) => aim(name, value, wanted, unit, value <= wanted);
/**
 * @param {string} name
 * @param {number} value
 * @param {number} wanted
 * @param {string} unit
 */
const atLeast = (name, value, wanted, unit) => aim(name, value, wanted, unit, value >= wanted);

/**
 * What we promised of Conquest.
 * @param {ConquestFigures} figures
 */
export const conquestAims = ({ engine, odds, clock }) => [
  ...engine
    .slice(0, 1)
    .map(({ territories, perSecond }) =>
      atLeast(`actions a second, ${territories} territories`, perSecond, 100_000, '/s'),
    ),
  atMost('an action by the clock against one without', clock.ratio, 1.25, 'x'),
  atMost(`odds of ${odds.armies} against ${odds.armies}, median`, odds.median, 1, 'ms'),
];

/** @param {number} value */
const round = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2));

/**
 * @param {string} name
 * @param {number} value
 * @param {string} unit
 * @param {string} [end]
 */
const line = (name, value, unit, end = '') =>
  `  ${name.padEnd(52)} ${round(value).padStart(8)} ${unit.padEnd(9)}${end}`;

/** @param {Aim} aim */
const aimLine = ({ name, value, wanted, unit, isMet }) =>
  line(name, value, unit, ` aim ${wanted.toLocaleString('en')} ${unit}  ${isMet ? 'met' : 'MISSED'}`);

/** @param {ConquestFigures['map'][number]} figures */
const mapLine = ({ renderer, areas, change, anew }) =>
  line(`one area of ${areas} changes hands, ${renderer}`, anew.median / change.median, 'x as long');

/**
 * The figures of Conquest for people: aims first, then what they are measured against.
 * @param {ConquestFigures} figures
 */
export const reportConquest = (figures) => {
  const { engine, clock, verify, map } = figures;
  return [
    ...engine.slice(0, 1).map(({ players, map: name }) => `Conquest: ${players} players on ${name}`),
    ...conquestAims(figures).map(aimLine),
    line('an action in a room before four readers, no clock', clock.without, 'us'),
    `Verifying a game of ${verify.entries} entries, ${verify.rolls} of them rolls, with every action run again`,
    line('from the text to the verdict, median', verify.median, 'ms'),
    line('against only reading it (JSON.parse)', verify.median / verify.parsing, 'x as long'),
    'The map: drawn anew as a whole by the same scene it takes',
    ...map.map(mapLine),
  ].join('\n');
};
