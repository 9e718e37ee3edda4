/**
 * A row of the list that the program is judged by; how the program answers it; a rule and the rows that it claims; and what came of it.
 * @typedef {{ id: string, seed: string, section: string, phase: string, automatable: string }} Row
 * @typedef {{ id: string, how: string, what: string, by: string, why?: string }} Answer
 * @typedef {{ id: string, rows: readonly string[] }} Rule
 * @typedef {{ row: Row, answers: readonly Answer[], tests: readonly string[], hole?: string }} Entry
 */

/**
 * What of the list that the program is judged by is covered, by what, and why the rest is not.
 * `rules` are those of the games: ids and the rows that each covers; `tests` are the paths of test files by row id.
 * @template {Row} R
 * @param {{
 *   seedRows: readonly R[],
 *   catalogue: readonly Answer[],
 *   rules: readonly Rule[],
 *   tests: ReadonlyMap<string, readonly string[]>,
 * }} parts
 * @returns {readonly Entry[]}
 */
export const ruleCoverage = ({ seedRows, catalogue, rules, tests }) => {
  const told = grouped(catalogue, ({ id }) => id);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return seedRows.map((row) => {
    const answers = told.get(row.id) ?? [];
    const paths = tests.get(row.id) ?? [];
    const hole = holeOf(row, answers, paths, byId);
    return { row, answers, tests: paths, ...(hole === undefined ? {} : { hole }) };
  });
};

/** @param {Pick<Answer, 'how'>} answer */
const waits = ({ how }) => how === 'waits';

/**
 * @param {Row} row
 * @param {readonly Answer[]} answers
 * @param {readonly string[]} paths
 * @param {ReadonlyMap<string, Rule>} rules
 */
const holeOf = ({ id }, answers, paths, rules) => {
  if (answers.length === 0) return 'nobody has told how it is covered';
  const faults = answers.map((answer) => faultOf(id, answer, rules)).filter(Boolean);
  if (faults.length > 0) return faults.join('; ');
  return answers.every(waits) || paths.length > 0 ? undefined : 'no test names it';
};

/**
 * @param {string} id
 * @param {Answer} answer
 * @param {ReadonlyMap<string, Rule>} rules
 */
const faultOf = (id, { how, by, why }, rules) => {
  if (how === 'waits') return why ? undefined : 'it waits without a reason';
  if (by === '') return 'it is not told by what it is covered';
  const missing = how === 'rule' ? by.split(/,\s*/).filter((name) => !rules.get(name)?.rows.includes(id)) : [];
  return missing.length > 0 ? `no rule of this name claims it: ${missing.join(', ')}` : undefined;
};

/**
 * What is wrong with the catalogue itself: rows told twice in the same way, rows that are covered and wait all the same, rows and rules that
 * name what is not on the list.
 * @param {{ seedRows: readonly Row[], catalogue: readonly Answer[], rules: readonly Rule[] }} parts
 */
export const catalogueFaults = ({ seedRows, catalogue, rules }) => {
  const known = new Set(seedRows.map(({ id }) => id));
  const met = new Set();
  /** @type {string[]} */
  const faults = [];
  for (const { id, how, by } of catalogue) {
    if (!known.has(id)) faults.push(`${id} is in the catalogue and not on the list`);
    if (met.has(`${id} ${how} ${by}`)) faults.push(`${id} is in the catalogue twice`);
    met.add(`${id} ${how} ${by}`);
  }
  for (const [id, answers] of grouped(catalogue, (row) => row.id))
    if (answers.some(waits) && !answers.every(waits)) faults.push(`${id} waits and is covered`);
  for (const rule of rules)
    for (const id of rule.rows)
      if (!known.has(id)) faults.push(`the rule ${rule.id} names ${id}, which is not on the list`);
  return faults;
};

/** @param {Entry} entry */
const isDone = ({ answers, hole }) => answers.length > 0 && !answers.every(waits) && hole === undefined;

/**
 * For programs: the rows that are covered, and of each other why it is not.
 * @param {readonly Entry[]} entries
 */
export const coverageJson = (entries) => ({
  covered: entries.filter(isDone).map(({ row }) => row.id),
  missing: entries
    .filter((entry) => !isDone(entry))
    .map(({ row, answers, hole }) => ({
      id: row.id,
      why: hole ?? answers.find(({ why }) => why)?.why ?? '',
    })),
});

/** @param {Entry} entry */
const markOf = (entry) => {
  if (entry.hole !== undefined) return 'HOLE ';
  return isDone(entry) ? 'ok   ' : 'waits';
};

/** @param {Entry} entry */
const lineOf = (entry) => {
  const { row, answers, tests, hole } = entry;
  const how = answers.map((answer) => [answer.how, answer.by].filter(Boolean).join(' ')).join(' + ');
  const why = hole ?? answers.find((answer) => answer.why)?.why;
  const kind = `[${row.phase}, ${row.automatable}]`;
  return [`  ${markOf(entry)}`, row.id, kind, how, why, tests.join(' ')].filter(Boolean).join('  ');
};

/**
 * The whole of it as text, by seed and section.
 * @param {readonly Entry[]} entries
 */
export const coverageText = (entries) => {
  const sections = grouped(entries, ({ row }) => `Seed ${row.seed}, ${row.section}`);
  return [...sections]
    .flatMap(([title, of]) => [`${title}: ${of.filter(isDone).length} of ${of.length}`, ...of.map(lineOf), ''])
    .join('\n');
};

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string} keyOf
 */
const grouped = (items, keyOf) => {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/**
 * One line for the end.
 * @param {readonly Entry[]} entries
 */
export const coverageSummary = (entries) => {
  const holes = entries.filter(({ hole }) => hole !== undefined).length;
  const covered = entries.filter(isDone).length;
  const waiting = entries.length - holes - covered;
  return `${covered} of ${entries.length} rows are covered, ${waiting} wait with a reason, ${holes} are holes.`;
};
