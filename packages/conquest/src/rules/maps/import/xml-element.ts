import { plainText, type Words, words } from '@vexillum/model';
import { SaxesParser } from 'saxes';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import { xmlProblemWords } from './xml-problem-words.ts';

/** An element of an XML file: its own text, its attributes, and the elements within it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Growing[];
}

/** Deeper than any map; a file of nothing but opening tags ends here. */
const DEEPEST = 20;
const MOST_ELEMENTS = 20_000;

/** Thrown out of the parser, which would else go on to the end of the file. */
class Stop extends Error {
  readonly problem: MapProblem;
  constructor(problem: MapProblem) {
    super(plainText(problem.says));
    this.problem = problem;
  }
}

/**
 * Reads well-formed XML without a document type: none is looked at, so no entity is ever expanded and nothing is fetched. What is
 * wrong is said with its line.
 */
export const readXml = (text: string): XmlElement | readonly MapProblem[] => {
  const parser = new SaxesParser();
  const open: Growing[] = [];
  let root: Growing | undefined;
  let count = 0;
  parser.on('error', ({ message }) => stop('not-xml', xmlProblemWords(message)));
  parser.on('doctype', () =>
    stop('has-a-doctype', words('The file has a document type (DOCTYPE). Take it out: it is not read.')),
  );
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length >= DEEPEST || count > MOST_ELEMENTS)
      stop('not-a-map', words('The file has more elements than any map.'));
    const element: Growing = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text).close();
  } catch (problem) {
    if (problem instanceof Stop) return [problem.problem];
    throw problem;
  }
  return root ?? [mapProblem('not-xml', words('The file is empty.'))];
};

const stop = (code: 'not-xml' | 'has-a-doctype' | 'not-a-map', says: Words): never => {
  throw new Stop(mapProblem(code, says));
};

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the first such child, without the spaces and breaks around and within it; undefined where it says nothing. */
export const textIn = (element: XmlElement, name: string): string | undefined => {
  const text = childOf(element, name)?.text.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
};
