import { parseSync } from 'vite';

/** Each comparison becomes its neighbour, which differs at the border alone, and its opposite. */
const flips = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

const isLoop = (node) =>
  node.type === 'WhileStatement' || node.type === 'ForStatement' || node.type === 'DoWhileStatement';

/** Comparisons of a program; those that end a loop are left out, for a flip might let it run for ever. */
const comparisonsIn = (node, found = []) => {
  if (Array.isArray(node)) node.forEach((one) => comparisonsIn(one, found));
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'BinaryExpression' && flips[node.operator]) found.push(node);
    for (const [key, value] of Object.entries(node)) if (!(key === 'test' && isLoop(node))) comparisonsIn(value, found);
  }
  return found;
};

/** Every text that differs from a file's by one flipped comparison. */
export const mutantsOf = (path, text) =>
  comparisonsIn(parseSync(path, text).program.body).flatMap(({ left, right, operator, start, end }) =>
    flips[operator].map((flipped) => {
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
