import { parseSync } from 'vite';

/**
 * Each comparison becomes its neighbour, which differs at the border alone, and its opposite.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const flips = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

/** @typedef {{ start: number, end: number }} Span */
/** @typedef {Span & { type: 'BinaryExpression', operator: string, left: Span, right: Span }} Comparison */

/** @param {object} node */
const typeOf = (node) => ('type' in node ? node.type : undefined);

/** @param {object} node @returns {node is Comparison} */
const isComparison = (node) =>
  typeOf(node) === 'BinaryExpression' && 'operator' in node && String(node.operator) in flips;

/** @param {object} node */
const isLoop = (node) => ['WhileStatement', 'ForStatement', 'DoWhileStatement'].some((type) => type === typeOf(node));

/**
 * Comparisons of a program; those that end a loop are left out, for a flip might let it run for ever.
 * @param {unknown} node
 * @param {Comparison[]} [found]
 */
const comparisonsIn = (node, found = []) => {
  if (Array.isArray(node)) node.forEach((one) => comparisonsIn(one, found));
  else if (typeof node === 'object' && node !== null) {
    if (isComparison(node)) found.push(node);
    for (const [key, value] of Object.entries(node)) if (!(key === 'test' && isLoop(node))) comparisonsIn(value, found);
  }
  return found;
};

/**
 * Every text that differs from a file's by one flipped comparison.
 * @param {string} path
 * @param {string} text
 */
export const mutantsOf = (path, text) =>
  comparisonsIn(parseSync(path, text).program.body).flatMap(({ left, right, operator, start, end }) =>
    (flips[operator] ?? []).map((flipped) => {
      const between = text.slice(left.end, right.start).replace(operator, flipped);
      const changed = text.slice(start, left.end) + between + text.slice(right.start, end);
      return {
        path,
        line: text.slice(0, start).split('\n').length,
        from: text.slice(start, end).replace(/\s+/g, ' '),
        to: changed.replace(/\s+/g, ' '),
        text: text.slice(0, start) + changed + text.slice(end),
      };
    }),
  );
