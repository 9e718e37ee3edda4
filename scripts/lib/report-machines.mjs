/** @typedef {import('./report-hand.mjs').Aim} Aim */

/** @typedef {import('../../packages/conquest/bench/machine-bars.ts').MachineRow} Row */

/**
 * The interval of Wilson in which a share lies with 95 of 100, as parts of one.
 * @param {number} wins
 * @param {number} games
 * @returns {[number, number]}
 */
export const wilson = (wins, games) => {
  const z = 1.96;
  const share = wins / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * games)) / games);
  const whole = 1 + z ** 2 / games;
  return [(middle - half) / whole, (middle + half) / whole];
};

/** @param {Row} row */
export const machineRowName = ({ map, levels, way }) => {
  const who = new Set(levels).size === 1 ? `${levels.length} of ${levels[0]}` : levels.join(' against ');
  return [who, map, ...(way ? [way] : [])].join(', ');
};

/** The bars are for maps of so many territories and fewer. */
const MOST_LANDS = 42;

/** @type {Readonly<Record<string, number>>} */
const wanted = { 'captain recruit': 90, 'marshal captain': 65 };

/**
 * @param {string} name
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @returns {Aim}
 */
const atMost = (name, value, most, unit) => ({ name, value, wanted: most, unit, isMet: value <= most });

/**
 * What we promised of the machines.
 * @param {{ readonly rows: readonly Row[] }} figures
 * @returns {Aim[]}
 */
export const machinesAims = ({ rows: all }) => {
  const rows = all.filter(({ lands }) => lands <= MOST_LANDS);
  return [
    ...rows.flatMap((row) => {
      const bar = wanted[row.levels.join(' ')];
      if (bar === undefined) return [];
      const value = (100 * row.wins) / row.games;
      return [{ name: `${machineRowName(row)}: wins of 100`, value, wanted: bar, unit: '', isMet: value >= bar }];
    }),
    ...rows
      .filter(({ levels }) => levels.length === 4)
      .flatMap((row) => [
        atMost(`${machineRowName(row)}: turns, median`, row.turns.median, 60, ''),
        atMost(`${machineRowName(row)}: turns, most`, row.turns.most, 200, ''),
      ]),
    atMost('a move, the longest of all', Math.max(...all.map(({ move }) => move.longest)), 20, 'ms'),
  ];
};

/** @param {number} part */
const percent = (part) => (100 * part).toFixed(1).padStart(5);

/** @param {Row} row */
const rowLine = (row) => {
  const [low, high] = wilson(row.wins, row.games);
  const seats = row.seats.map((wins) => percent(wins / row.games)).join(' ');
  return [
    `  ${machineRowName(row).padEnd(66)}`,
    `${percent(row.wins / row.games)} (${percent(low)} to ${percent(high)})`,
    ` ${String(row.open).padStart(3)}`,
    ` ${String(row.turns.median).padStart(5)} ${String(row.turns.most).padStart(4)}`,
    ` ${String(row.moves).padStart(5)}`,
    ` ${row.move.mean.toFixed(2).padStart(5)} ${row.move.longest.toFixed(1).padStart(5)}`,
    `  ${String(row.games).padStart(3)}, seeds ${row.seeds[0]} to ${row.seeds[1]}`,
    `  ${seats}`,
  ].join(' ');
};

/** @param {Aim} aim */
const aimLine = ({ name, value, wanted: bar, unit, isMet }) =>
  `  ${name.padEnd(80)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(3)} aim ${bar} ${unit}  ${isMet ? 'met' : 'MISSED'}`;

/**
 * The bars for people, and the table behind them.
 * @param {{ readonly rows: readonly Row[] }} figures
 */
export const reportMachines = (figures) =>
  [
    'Machines of Conquest: the bars',
    ...machinesAims(figures).map(aimLine),
    'Games: wins of the first named in 100 (Wilson, 95 of 100), open games, turns (median, most), moves a game, CPU ms a move (mean, longest), games, wins in 100 by the order of play',
    ...figures.rows.map(rowLine),
  ].join('\n');
