import { parseSync } from 'vite';

const ROW = /\b(?:(?:GT|BC)-[A-Z0-9]+(?:-[A-Z]+)*-\d+|KR-[A-Z]+(?:-[A-Z0-9]+)+)\b/g;
const SPAN = /\b((?:GT|BC|KR)-[A-Z0-9]+(?:-[A-Z]+)*-)(\d+) to \1(\d+)\b/g;

/**
 * The row ids that a text names, those between "GT-TERRAIN-002 to GT-TERRAIN-005" too.
 * @param {string} text
 */
export const rowIdsIn = (text) => {
  const named = new Set(text.match(ROW) ?? []);
  for (const [, group, first, last] of text.matchAll(SPAN))
    for (let number = Number(first); number <= Number(last); number++)
      named.add(group + String(number).padStart((first ?? '').length, '0'));
  return [...named];
};

const runners = new Set(['it', 'test', 'describe']);
const notRun = new Set(['skip', 'todo', 'fixme']);

/**
 * What is read here of the parser's tree.
 * @typedef {{
 *   type: string, start: number, end: number, name?: string, object?: Node, property?: Node, callee?: Node, tag?: Node, quasi?: Node,
 *   arguments?: readonly Node[],
 * }} Node
 */

/**
 * `test.each(table)` and the like: whose call it is, and the words on the way.
 * @param {Node | undefined} node
 * @param {readonly string[]} [words]
 * @param {readonly Node[]} [tables]
 * @returns {{ root: string | undefined, words: readonly string[], tables: readonly Node[] }}
 */
const chainOf = (node, words = [], tables = []) => {
  if (node?.type === 'Identifier') return { root: node.name, words, tables };
  if (node?.type === 'MemberExpression') return chainOf(node.object, [...words, node.property?.name ?? ''], tables);
  if (node?.type === 'CallExpression') return chainOf(node.callee, words, [...tables, ...(node.arguments ?? [])]);
  if (node?.type === 'TaggedTemplateExpression')
    return chainOf(node.tag, words, [...tables, ...(node.quasi ? [node.quasi] : [])]);
  return { root: undefined, words, tables };
};

/**
 * A table that has a name is the constant of that name.
 * @param {Node} table
 * @param {ReadonlyMap<string, Node>} constants
 */
const tableOf = (table, constants) => (table.type === 'Identifier' && constants.get(table.name ?? '')) || table;

/**
 * @param {Node} node
 * @param {string} text
 * @param {ReadonlyMap<string, Node>} constants
 */
const titlesOfCall = (node, text, constants) => {
  const { root, words, tables } = chainOf(node.callee);
  const [title] = node.arguments ?? [];
  const isTitle = title?.type === 'Literal' || title?.type === 'TemplateLiteral';
  if (!runners.has(root ?? '') || title === undefined || !isTitle || words.some((word) => notRun.has(word))) return [];
  const isTable = words.includes('each') || words.includes('for');
  return [title, ...(isTable ? tables.map((table) => tableOf(table, constants)) : [])].map(({ start, end }) =>
    text.slice(start, end),
  );
};

/**
 * What a file's constants are, by their names.
 * @param {readonly unknown[]} body
 */
const constantsIn = (body) => {
  /** @type {Map<string, Node>} */
  const constants = new Map();
  for (const statement of /** @type {readonly { declarations?: readonly { id: Node, init?: Node | null }[] }[]} */ (
    body
  ))
    for (const { id, init } of statement.declarations ?? [])
      if (id.name !== undefined && init) constants.set(id.name, init);
  return constants;
};

/**
 * Every title of a test or a group of tests, and the tables that fill titles in; of tests that are not run, none.
 * @param {string} path
 * @param {string} text
 */
export const testTitlesIn = (path, text) => {
  const { body } = parseSync(path, text).program;
  const constants = constantsIn(/** @type {readonly unknown[]} */ (body));
  /** @type {string[]} */
  const titles = [];
  /** @param {unknown} node @returns {void} */
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (node === null || typeof node !== 'object') return;
    if ('type' in node && node.type === 'CallExpression')
      titles.push(...titlesOfCall(/** @type {Node} */ (node), text, constants));
    Object.values(node).forEach(walk);
  };
  walk(body);
  return titles;
};

/**
 * Which test files name which rows: the files' paths by row id.
 * @param {readonly { path: string, text: string }[]} files
 */
export const namedBy = (files) => {
  /** @type {Map<string, readonly string[]>} */
  const paths = new Map();
  for (const { path, text } of files) {
    if (rowIdsIn(text).length === 0) continue;
    for (const id of new Set(testTitlesIn(path, text).flatMap(rowIdsIn)))
      paths.set(id, [...(paths.get(id) ?? []), path]);
  }
  return paths;
};
