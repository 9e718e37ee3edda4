import { parseSync } from 'vite';

/**
 * What an operator may be mistaken for.
 * @type {Readonly<Record<string, string>>}
 */
const flips = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/** @type {Readonly<Record<string, string>>} */
const otherMethod = { some: 'every', every: 'some', min: 'max', max: 'min' };

/**
 * What is read here of the parser's tree.
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [key: string]: unknown }} Node
 * @typedef {{ readonly start: number, readonly end: number, readonly to: string }} Change
 * @typedef {{ readonly number: number, readonly path: string, readonly line: number, readonly from: string, readonly to: string }} Mutant
 */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** @param {Node} node @param {string} key @returns {Node | undefined} */
const childOf = (node, key) => (isNode(node[key]) ? node[key] : undefined);

/** @param {Node} node @param {string} key @returns {readonly Node[]} */
const childrenOf = (node, key) => (Array.isArray(node[key]) ? node[key].filter(isNode) : []);

/** @param {Node} node @param {string} text */
const sourceOf = ({ start, end }, text) => text.slice(start, end);

/** @param {Node} node @param {string} text */
const operatorFlipped = (node, text) => {
  const [left, right, operator] = [childOf(node, 'left'), childOf(node, 'right'), String(node.operator)];
  const other = flips[operator];
  if (!left || !right || other === undefined) return [];
  const between = text.slice(left.end, right.start).replace(operator, other);
  // Another operator binds otherwise.
  return [`(${sourceOf(left, text)})${between}(${sourceOf(right, text)})`];
};

/** @param {Node} node @returns {string[]} */
const valueChanged = ({ value }) => {
  if (typeof value === 'number') return [String(value + 1)];
  return typeof value === 'boolean' ? [String(!value)] : [];
};

/** A term less: an array without each of its parts in turn. @param {Node} node @param {string} text */
const termsLess = (node, text) => {
  const elements = childrenOf(node, 'elements');
  const without = (/** @type {Node} */ gone) =>
    elements
      .filter((one) => one !== gone)
      .map((one) => sourceOf(one, text))
      .join(', ');
  return elements.map((gone) => `[${without(gone)}]`);
};

/** @param {Node} node @param {string} text */
const methodChanged = (node, text) => {
  const callee = childOf(node, 'callee');
  const property = callee && childOf(callee, 'property');
  const other = property && Object.hasOwn(otherMethod, String(property.name)) && otherMethod[String(property.name)];
  if (!property || !other) return [];
  return [text.slice(node.start, property.start) + other + text.slice(property.end, node.end)];
};

/** @param {Node} node @param {string} text @returns {string[]} */
const changesOf = (node, text) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorFlipped(node, text);
    case 'Literal':
      return valueChanged(node);
    case 'UnaryExpression': {
      const argument = childOf(node, 'argument');
      return argument && (node.operator === '!' || node.operator === '-') ? [sourceOf(argument, text)] : [];
    }
    case 'ArrayExpression':
      return termsLess(node, text);
    case 'CallExpression':
      return methodChanged(node, text);
    default:
      return [];
  }
};

const loops = new Set(['WhileStatement', 'ForStatement', 'DoWhileStatement']);
const casts = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** What is part of the program, not of its types; and what, mistaken, would neither change anything nor come to an end. @param {Node} node @returns {readonly (readonly [key: string, value: unknown])[]} */
const partsOf = (node) => {
  if (node.type.startsWith('TS')) return casts.has(node.type) ? [['expression', node.expression]] : [];
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return [];
  return Object.entries(node).filter(
    ([key, value]) =>
      !(key === 'test' && loops.has(node.type)) &&
      !(key === 'key' && node.computed !== true) &&
      // What stands for a value that is always there is for the type checker.
      !(
        key === 'right' &&
        node.operator === '??' &&
        isNode(value) &&
        ['Literal', 'ArrayExpression'].includes(value.type)
      ),
  );
};

/**
 * A file with all its mutants in it: each changed expression asks `__m(number)` whether it is the one that is tried. Every comparison becomes
 * its neighbour or opposite, sums and connections of conditions their other, numbers one more, yes becomes no, a list loses each of its
 * terms, a negation goes. Loops keep their conditions, for a mistake there might never end.
 * @param {string} path
 * @param {string} text
 * @param {number} [first] The first mutant's number.
 */
export const mutantsOf = (path, text, first = 1) => {
  /** @type {Mutant[]} */
  const mutants = [];

  /** @param {Node} node @returns {Change[]} */
  const inside = (node) =>
    partsOf(node)
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .filter(isNode)
      .flatMap(changed);

  /** @param {Node} node @returns {Change[]} */
  const changed = (node) => {
    const found = changesOf(node, text);
    const own = found.map((to) => {
      const number = first + mutants.length;
      const line = text.slice(0, node.start).split('\n').length;
      mutants.push({ number, path, line, from: flat(sourceOf(node, text)), to: flat(to) });
      return `__m(${number})?(${to}):`;
    });
    const parts = inside(node);
    if (own.length === 0) return parts;
    const { start, end } = node;
    // In a call or a list of values a bare conditional would take its neighbours with it.
    return [{ start, end, to: `(${own.join('')}(${applied(text.slice(start, end), parts, start)}))` }];
  };

  const body = /** @type {readonly unknown[]} */ (parseSync(path, text).program.body).filter(isNode);
  const changes = body.flatMap(changed);
  return { mutants, text: applied(text, changes, 0) };
};

/** @param {string} text */
const flat = (text) => text.replace(/\s+/g, ' ');

/** @param {string} text @param {readonly Change[]} changes @param {number} offset */
const applied = (text, changes, offset) => {
  let at = 0;
  let out = '';
  for (const { start, end, to } of [...changes].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, start - offset) + to;
    at = end - offset;
  }
  return out + text.slice(at);
};
