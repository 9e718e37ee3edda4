import { type ESTree, parseSync, Visitor } from 'vite';
import { textsIn } from './texts-in.ts';

const isSaid = (text: string): boolean => /\p{L}.* .*\p{L}/u.test(text);

const textsOf = (path: string, source: string): readonly string[] => {
  const texts: (readonly [ESTree.Span, string])[] = [];
  const thrown: ESTree.Span[] = [];
  const note = (node: ESTree.Node) => {
    for (const text of textsIn(node, new Map()).filter(isSaid)) texts.push([node, text]);
  };
  new Visitor({
    ThrowStatement: (node) => void thrown.push(node),
    Literal: note,
    TemplateLiteral: note,
  }).visit(parseSync(path, source).program);
  const isThrown = ({ start, end }: ESTree.Span) => thrown.some((one) => one.start <= start && end <= one.end);
  return texts.flatMap(([node, text]) => (isThrown(node) ? [] : [text]));
};

/** Every text of more than one word in sources that do nothing but find faults, as translators see it. */
export const faultsInSources = (sources: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.entries(sources).flatMap(([path, source]) => textsOf(path, source)));
