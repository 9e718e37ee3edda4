import { seeded, usual } from './inputs.ts';
import { catchUp, deathOf, type Inputs, type Outcome } from './model.ts';

/** `node --conditions=source --import tsx infra/capacity/main.ts`: the tables of `../capacity.md`. */
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const inSeconds = (seconds: number): string => (Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'never');

const three: Inputs = { ...usual, processes: 3, statementsASecond: 20_000 };
const deaths: readonly (readonly [says: string, dead: number, inputs: Inputs])[] = [
  ['one process of 350', 1, usual],
  ['one, browsers wait by chance', 1, { ...usual, jitter: 0.5 }],
  ['one of 3, 3,000 tables each', 1, three],
  ['one of 3, 1,000 tables each', 1, { ...three, tablesEach: 1000 }],
  ['a machine with 8', 8, usual],
  ['a rack with 35', 35, usual],
  ['a rack, browsers wait by chance', 35, { ...usual, jitter: 0.5 }],
  ['a rack, and opening costs half', 35, { ...usual, reopenCpu: usual.reopenCpu / 2 }],
];

const figures = ({ half, most, all, worstTries, worstBehind }: Outcome): string[] => [
  ...[half, most, all].map(inSeconds),
  String(worstTries),
  inSeconds(worstBehind),
];

console.log(row(['what dies', 'half are back', '99 of 100', 'all', 'tries in 0.1 s at one process', 'behind']));
console.log(row(Array.from({ length: 6 }, () => '---')));
for (const [says, dead, inputs] of deaths) console.log(row([says, ...figures(deathOf(dead, inputs, seeded(27)))]));

console.log(`\n${row(['load of the database', 'caught up after'])}\n${row(['---', '---'])}`);
for (const load of [0.25, 0.5, 0.75, 0.9, 1]) {
  const tablesOfDatabase = Math.round((load * usual.commitsASecond) / usual.actions);
  console.log(row([`${load * 100} %: ${tablesOfDatabase} tables`, inSeconds(catchUp({ ...usual, tablesOfDatabase }))]));
}
