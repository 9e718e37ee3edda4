import { isWords, plainText, type Words, words } from './words.ts';

/** A returned "no": a code for programs, words for people. Never thrown. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly code: string;
  readonly words: Words;
  /** The argument that is wrong, as a path (`moves.0.to`), where one can be named. */
  readonly field?: string;
}

/** A text that stands in the source, where those who translate find it. */
type Literal<Text extends string> = Text & (string extends Text ? never : unknown);

export const refuse = <Text extends string = never>(
  code: string,
  said: Literal<Text> | Words,
  field?: string,
): Refusal => ({
  kind: 'refusal',
  code,
  words: typeof said === 'string' ? words(said) : said,
  ...(field === undefined ? {} : { field }),
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'refusal';

/** A "no" as it goes over a line: the sentence in English for whoever reads only that, and its words for every other language. */
export interface Told {
  readonly code: string;
  readonly message: string;
  readonly words?: Words;
  readonly field?: string;
}

/** What goes out of the door. */
export const told = ({ code, words: said, field }: Omit<Refusal, 'kind'>): Told => ({
  code,
  message: plainText(said),
  words: said,
  ...(field === undefined ? {} : { field }),
});

/** What came in at the door. An older server, or another, sends no words: then its sentence is shown as it came. */
export const wordsTold = ({ message, words: said }: { readonly message: string; readonly words?: unknown }): Words =>
  isWords(said) ? said : words('{0}', message);
