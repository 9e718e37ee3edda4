import type { ESTree } from 'vite';

/** What the constants of a file are set to, by their names. */
export type Constants = ReadonlyMap<string, readonly ESTree.Expression[]>;

/** A template as translators see it, its values as `{0}`, `{1}` …. */
const withPlaceholders = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }, index) => `${index === 0 ? '' : `{${index - 1}}`}${value.cooked ?? ''}`).join('');

/** Every text that this expression can come to, as far as the texts stand in the same file; none where it cannot be told. */
export const textsIn = (node: ESTree.Node, constants: Constants): readonly string[] => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [withPlaceholders(node)];
    case 'ConditionalExpression':
      return [...textsIn(node.consequent, constants), ...textsIn(node.alternate, constants)];
    case 'LogicalExpression':
      return [...textsIn(node.left, constants), ...textsIn(node.right, constants)];
    case 'ObjectExpression':
      return node.properties.flatMap((one) => (one.type === 'Property' ? textsIn(one.value, constants) : []));
    case 'MemberExpression':
      return node.computed ? textsIn(node.object, constants) : [];
    case 'Identifier':
      return (constants.get(node.name) ?? []).flatMap((value) => textsIn(value, constants));
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return textsIn(node.expression, constants);
    default:
      return [];
  }
};

/** A word of the language, and not a name that programs use. */
const isWord = (text: string): boolean => /^\p{Lu}|\p{L}.* /u.test(text);

/** Words that a template's values can come to, where they stand in the same file too. */
export const wordsIn = (node: ESTree.Node, constants: Constants): readonly string[] => {
  switch (node.type) {
    case 'TemplateLiteral':
      return node.expressions.flatMap((value) => textsIn(value, constants)).filter(isWord);
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent, constants), ...wordsIn(node.alternate, constants)];
    default:
      return [];
  }
};
