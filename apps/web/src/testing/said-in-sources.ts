import { type ESTree, parseSync, Visitor } from 'vite';

export interface SaidInSource {
  /** Every text of ours in this source that a reader may be shown, as translators see it. */
  readonly texts: readonly string[];
  /** Calls whose text nobody can read out of the source, so that no table could be held against it. */
  readonly unreadable: readonly string[];
  /** Choices by a number, one or more of something, between two texts: no language with other plurals could say that. */
  readonly choices: readonly string[];
}

/** Functions that are given a text, and which of their arguments it is. */
const textOf: Readonly<Record<string, number>> = { words: 0, msg: 0, refuse: 1 };

/** A template's values are `{0}`, `{1}` and so on. */
const templateText = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }, index) => `${index === 0 ? '' : `{${index - 1}}`}${value.cooked ?? ''}`).join('');

const isTagged = (node: ESTree.Node, tag: string): node is ESTree.TaggedTemplateExpression =>
  node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === tag;

/** Whether it compares something with 1, or with 2, as half-points and lists do. */
const asksForOne = (node: ESTree.Node): boolean =>
  node.type === 'BinaryExpression' &&
  /^([!=]==?|[<>]=?)$/.test(node.operator) &&
  [node.left, node.right].some((part) => part.type === 'Literal' && (part.value === 1 || part.value === 2));

const isSaid = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name in textOf;

const isText = (node: ESTree.Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

const isChoiceByNumber = ({ test, consequent, alternate }: ESTree.ConditionalExpression): boolean =>
  asksForOne(test) &&
  [consequent, alternate].some(isSaid) &&
  [consequent, alternate].every((branch) => isSaid(branch) || isText(branch));

class Reader {
  readonly texts: string[] = [];
  readonly unreadable: string[] = [];
  readonly choices: string[] = [];
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  read(path: string): this {
    new Visitor({
      CallExpression: (node) => this.#readCall(node),
      ConditionalExpression: (node) => {
        if (isChoiceByNumber(node)) this.choices.push(this.#codeOf(node));
      },
      TaggedTemplateExpression: (node) => {
        if (isTagged(node, 'str')) this.texts.push(templateText(node.quasi));
      },
    }).visit(parseSync(path, this.#source).program);
    return this;
  }

  #readCall(node: ESTree.CallExpression): void {
    const { callee, arguments: given } = node;
    if (callee.type !== 'Identifier') return;
    const text = given[textOf[callee.name] ?? Number.NaN];
    if (text && !this.#readText(text, callee.name)) this.unreadable.push(this.#codeOf(node));
  }

  #codeOf({ start, end }: ESTree.Node): string {
    return this.#source.slice(start, end).replaceAll(/\s+/g, ' ');
  }

  /** Whether the text stands there, or comes from another of these calls. */
  #readText(node: ESTree.Node, caller: string): boolean {
    if (node.type === 'Literal' && typeof node.value === 'string') return this.texts.push(node.value) > 0;
    if (caller === 'msg') return isTagged(node, 'str');
    if (caller === 'words') return false;
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].every((one) => this.#readText(one, caller));
    // The compiler takes no other string for a refusal; words were read where they were made.
    return node.type !== 'TemplateLiteral' && node.type !== 'BinaryExpression';
  }
}

/** What a source says through `words`, `refuse`, `msg` and `str`. Where these are made themselves is none of it. */
export const saidInSource = (path: string, source: string): SaidInSource => {
  const { texts, unreadable, choices } = new Reader(source).read(path);
  return { texts, unreadable, choices };
};

/** Whether there is something to translate in it: not in `{0}: {1}`, though in `“{0}”`, since quotes differ. */
export const hasWords = (text: string): boolean => /[\p{L}“”]/u.test(text.replaceAll(/\{\d+\}/g, ''));
