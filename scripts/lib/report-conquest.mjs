const aim = (name, value, wanted, unit, isMet) => ({ name, value, wanted, unit, isMet });
const atMost = (name, value, wanted, unit) => aim(name, value, wanted, unit, value <= wanted);
const atLeast = (name, value, wanted, unit) => aim(name, value, wanted, unit, value >= wanted);

/** What we promised of Conquest. */
export const conquestAims = ({ engine, odds, clock }) => [
  atLeast(`actions a second, ${engine[0].territories} territories`, engine[0].perSecond, 100_000, '/s'),
  atMost('an action by the clock against one without', clock.ratio, 1.25, 'x'),
  atMost(`odds of ${odds.armies} against ${odds.armies}, median`, odds.median, 1, 'ms'),
];

const round = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2));

const line = (name, value, unit, end = '') =>
  `  ${name.padEnd(52)} ${round(value).padStart(8)} ${unit.padEnd(9)}${end}`;

const aimLine = ({ name, value, wanted, unit, isMet }) =>
  line(name, value, unit, ` aim ${wanted.toLocaleString('en')} ${unit}  ${isMet ? 'met' : 'MISSED'}`);

const mapLine = ({ renderer, areas, change, anew }) =>
  line(`one area of ${areas} changes hands, ${renderer}`, anew.median / change.median, 'x as long');

/** The figures of Conquest for people: aims first, then what they are measured against. */
export const reportConquest = (figures) => {
  const { engine, clock, verify, map } = figures;
  return [
    `Conquest: ${engine[0].players} players on ${engine[0].map}`,
    ...conquestAims(figures).map(aimLine),
    line('an action in a room before four readers, no clock', clock.without, 'us'),
    `Verifying a game of ${verify.entries} entries, ${verify.rolls} of them rolls, with every action run again`,
    line('from the text to the verdict, median', verify.median, 'ms'),
    line('against only reading it (JSON.parse)', verify.median / verify.parsing, 'x as long'),
    'The map: drawn anew as a whole by the same scene it takes',
    ...map.map(mapLine),
  ].join('\n');
};
