import { isNameToken, type RuleValues } from '@vexillum/model';
import type { BoardName, BoardPage, BoardRow, PotPage, PotRow } from '@vexillum/protocol';

type Cell = string | number | undefined;
type Columns<Row> = readonly (readonly [heading: string, of: (row: Row) => Cell])[];

/** Key by key: `neutral=true; lands=5`. */
const rulesText = (rules: RuleValues = {}): string =>
  Object.entries(rules)
    .map(([key, value]) => `${key}=${value}`)
    .join('; ');

/** Of each board. The headings are for programs: they are the same in every language, and what they name stays. */
const columns: { readonly [board in BoardName]: Columns<BoardRow> } = {
  scores: [
    ['position', ({ position }) => position],
    ['player', ({ name }) => name],
    ['score', ({ value }) => value],
    ['opponents', ({ opponents }) => opponents],
    ['profile', ({ profile }) => profile],
    ['table', ({ tableName }) => tableName],
    ['ended_at', ({ endedAt }) => endedAt],
    ['house_rules', ({ rules }) => rulesText(rules)],
    ['card', ({ card }) => card],
    ['match', ({ match }) => match],
  ],
  winners: [
    ['position', ({ position }) => position],
    ['player', ({ name }) => name],
    ['won', ({ value }) => value],
    ['games', ({ games }) => games],
    ['card', ({ card }) => card],
  ],
  ranked: [
    ['position', ({ position }) => position],
    ['player', ({ name }) => name],
    ['rank', ({ value }) => Math.round(value * 100) / 100],
    ['games', ({ games }) => games],
    ['ended_at', ({ endedAt }) => endedAt],
    ['card', ({ card }) => card],
  ],
};

const potColumns: Columns<PotRow> = [
  ['position', ({ position }) => position],
  ['player', ({ name }) => name],
  ['points', ({ value }) => value],
  ['games', ({ games }) => games],
  ['won', ({ won }) => won],
  ['card', ({ card }) => card],
];

export const boardCsv = (board: BoardName, { rows }: BoardPage): string => csv(columns[board], rows);

export const potCsv = ({ rows }: Pick<PotPage, 'rows'>): string => csv(potColumns, rows);

/** RFC 4180, with a mark by which Excel knows that it is UTF-8. */
const csv = <Row>(of: Columns<Row>, rows: readonly Row[]): string => {
  const lines = [of.map(([heading]) => heading), ...rows.map((row) => of.map(([, read]) => cellText(read(row))))];
  return `\ufeff${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
};

/**
 * Names are strangers' texts, and a spreadsheet takes one that begins like a formula for one. Before such a beginning goes an apostrophe, also behind
 * a character at which a spreadsheet of another country parts cells.
 */
const cellText = (cell: Cell): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // Whoever was forgotten.
  if (isNameToken(cell)) return '"somebody"';
  const harmless = cell.replaceAll(/(^|[,;|\t\r\n"])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1$2'");
  return `"${harmless.replaceAll('"', '""')}"`;
};
