import { type ESTree, parseSync, Visitor } from 'vite';
import { type Constants, textsIn, wordsIn } from './texts-in.ts';

/** Who is given the sentence of a "no". Of the arguments, the sentence is the one with a space in it. */
const told = ['refuse', 'HttpProblem', 'refuseOnWire', 'UpdateFault', 'mapProblem', 'unless', 'takeOffBoard'];
/** The same; but others of these names are given no sentence at all. */
const perhapsTold = ['bad', 'badMatch', 'noMatch', 'fail', 'stop', 'close', 'sendAway', 'dismiss', 'dismissAll'];
/** Constants that hold a sentence for others to tell. */
const kept = ['TOO_OFTEN'];
/** Functions that answer a sentence, or a part of one, for others to tell. */
const answering = ['luxCountry', 'xmlProblemText', 'wantedText', 'kindOf', 'rewound', 'forked'];

export interface RefusalsFound {
  /** Every sentence, and every word that is put into one, as translators see them. */
  readonly sentences: ReadonlySet<string>;
  /** Calls whose sentence comes from somewhere else. */
  readonly passedOn: readonly string[];
}

type Call = ESTree.CallExpression | ESTree.NewExpression;

const nameOf = ({ callee }: Call): string => {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression') return '';
  const { property } = callee;
  return property.type === 'Identifier' || property.type === 'PrivateIdentifier' ? property.name : '';
};

/** A template of nothing but values has nothing to translate. */
const isSentence = (text: string): boolean => text.includes(' ') && !/^[\s.]*(?:\{\d\}[\s.]*)*$/.test(text);

const constantsIn = (program: ESTree.Program): Constants => {
  const constants = new Map<string, ESTree.Expression[]>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, [...(constants.get(id.name) ?? []), init]);
    },
  }).visit(program);
  return constants;
};

class Finder {
  readonly sentences = new Set<string>();
  readonly passedOn: string[] = [];
  readonly #source: string;
  readonly #program: ESTree.Program;
  readonly #constants: Constants;
  /** From where to where functions stand whose answers are told. */
  readonly #answering: ESTree.Span[] = [];

  constructor(path: string, source: string) {
    this.#source = source;
    this.#program = parseSync(path, source).program;
    this.#constants = constantsIn(this.#program);
  }

  find(): this {
    new Visitor({
      CallExpression: (node) => this.#readCall(node),
      NewExpression: (node) => this.#readCall(node),
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'Identifier' || !init) return;
        if (kept.includes(id.name)) this.#read(init);
        if (answering.includes(id.name)) this.#answering.push(init);
      },
      ArrowFunctionExpression: ({ body }) => void (body.type !== 'BlockStatement' && this.#readAnswer(body)),
      ReturnStatement: ({ argument }) => void (argument && this.#readAnswer(argument)),
    }).visit(this.#program);
    return this;
  }

  #readCall(node: Call): void {
    const name = nameOf(node);
    const isTold = told.includes(name);
    if ((!isTold && !perhapsTold.includes(name)) || node.arguments.length === 0) return;
    const isFound = node.arguments.map((one) => this.#read(one)).some(Boolean);
    if (isTold && !isFound) this.passedOn.push(this.#source.slice(node.start, node.end).replaceAll(/\s+/g, ' '));
  }

  #readAnswer(answer: ESTree.Expression): void {
    if (this.#answering.some(({ start, end }) => start <= answer.start && answer.end <= end)) this.#read(answer);
  }

  /** Whether there was a sentence in it. */
  #read(node: ESTree.Node): boolean {
    const texts = textsIn(node, this.#constants).filter(isSentence);
    for (const text of texts) this.sentences.add(text);
    if (texts.length > 0) for (const word of wordsIn(node, this.#constants)) this.sentences.add(word);
    return texts.length > 0;
  }
}

/** Every "no" in these sources, by path, that a reader may be shown. */
export const refusalsInSources = (sources: Readonly<Record<string, string>>): RefusalsFound => {
  const found = Object.entries(sources).map(([path, source]) => new Finder(path, source).find());
  return {
    sentences: new Set(found.flatMap(({ sentences }) => [...sentences])),
    passedOn: found.flatMap(({ passedOn }) => passedOn),
  };
};
