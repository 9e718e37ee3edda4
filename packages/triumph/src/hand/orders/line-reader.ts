import { keysOf, type KeywordName } from './keywords.ts';
import type { Named, NameIndex } from './name-index.ts';
import { isWhole, keyOf, tokensOf, type Token } from './token.ts';

/** Marks that may stand within a name. */
const nameMarks: ReadonlySet<string> = new Set(['-', "'", '’', '_']);
const endMarks: ReadonlySet<string> = new Set(['.', '!', ',', ';', '?']);
/** In tokens. */
export const LONGEST_NAME = 12;

/**
 * Goes through a line token by token and remembers what could have stood where: from that come both the words of a problem and the
 * completions, so that neither can tell another story than the grammar.
 */
export class LineReader {
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly names: NameIndex;
  readonly expectations: Expectation[] = [];
  trouble: Trouble | undefined;
  position = 0;
  /** Set where the order is for the selection, and there is none. */
  isHopeless = false;

  readonly selection: readonly string[];

  constructor(line: string, names: NameIndex, selection: readonly string[]) {
    this.line = line;
    this.tokens = tokensOf(line);
    this.names = names;
    this.selection = selection;
  }

  get token(): Token | undefined {
    return this.tokens[this.position];
  }

  tokenAfter(count = 1): Token | undefined {
    return this.tokens[this.position + count];
  }

  /** Reads it, or leaves everything as it was. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const { position, isHopeless } = this;
    const found = read();
    if (found === undefined) [this.position, this.isHopeless] = [position, isHopeless];
    return found;
  }

  /** Reads it and the end of the line, or leaves everything as it was. */
  whole<T>(read: () => T | undefined): T | undefined {
    return this.attempt(() => {
      const found = read();
      return found !== undefined && this.end() ? found : undefined;
    });
  }

  expect(what: Expected): void {
    this.expectations.push({ at: this.position, what, isHopeless: this.isHopeless });
  }

  fail(trouble: Omit<Trouble, 'at'>, at = this.position): undefined {
    if (!this.trouble || at > this.trouble.at) this.trouble = { ...trouble, at };
    return undefined;
  }

  end(): boolean {
    let position = this.position;
    while (endMarks.has(this.tokens[position]?.text ?? '')) position += 1;
    const isEnd = position === this.tokens.length;
    if (isEnd) this.position = position;
    else this.expect({ kind: 'end' });
    return isEnd;
  }

  word(word: KeywordName): boolean {
    this.expect({ kind: 'word', word });
    return this.aside(word);
  }

  /** A word that may stand here, but is not worth offering. */
  aside(word: KeywordName): boolean {
    return keysOf(word).some((key) => this.#phrase(key));
  }

  /** One of these names, the longest that stands here. */
  oneOfNames(names: readonly string[]): string | undefined {
    const longestFirst = names.toSorted((a, b) => b.length - a.length);
    return longestFirst.find((name) => this.#phrase(keyOf(name)));
  }

  /** The first of these that stands here. */
  oneOf<Word extends KeywordName>(words: readonly Word[]): Word | undefined {
    const start = this.position;
    return words.find((word) => {
      const isHere = this.word(word);
      if (!isHere) this.position = start;
      return isHere;
    });
  }

  /** Passes over words that say nothing. */
  pass(...words: readonly string[]): void {
    while (words.includes(this.token?.text ?? '')) this.position += 1;
  }

  mark(...marks: readonly string[]): boolean {
    const isHere = this.token !== undefined && marks.includes(this.token.text);
    if (isHere) this.position += 1;
    return isHere;
  }

  /** A bare number between the limits; a comma inside it counts as a point where `mayHaveComma`. */
  number(of: NumberKind, limits: readonly [least: number, most: number], mayHaveComma = true): number | undefined {
    this.expect({ kind: 'number', of });
    const start = this.position;
    const isNegative = this.token?.text === '-' && this.tokenAfter()?.kind === 'number';
    const read = isNegative ? { value: -1, next: start + 2 } : this.#numberHere(mayHaveComma);
    if (!read) return undefined;
    const [least, most] = limits;
    if (read.value < least || read.value > most)
      return this.fail({ code: 'number-out-of-range', expected: [`${least}–${most}`] });
    this.position = read.next;
    return read.value;
  }

  /** The one of the longest name that stands here; there may be several of that name. */
  named(wish: NameWish, onlyStands = false): readonly Named[] | undefined {
    this.expect({ kind: 'name', wish, onlyStands });
    return this.namedAside(onlyStands);
  }

  namedAside(onlyStands = false): readonly Named[] | undefined {
    const longest = this.#joins()
      .map(({ key, next }) => ({
        next,
        found: (this.names.byKey.get(key) ?? []).filter((entry) => !onlyStands || entry.kind === 'stand'),
      }))
      .findLast(({ found }) => found.length > 0);
    if (longest) this.position = longest.next;
    return longest?.found;
  }

  /** All that is left of the line, as it was written. */
  rest(): string | undefined {
    const from = this.token?.from;
    if (from === undefined) return undefined;
    this.position = this.tokens.length;
    return this.line.slice(from).trim();
  }

  #phrase(key: string): boolean {
    let joined = '';
    for (let next = this.position; next < this.tokens.length && joined.length < key.length; next += 1) {
      const token = this.tokens[next] as Token;
      if (token.kind === 'letters') joined += token.text;
      else if (token.text !== '-' || joined === '') return false;
      if (!key.startsWith(joined)) return false;
      if (joined === key) {
        this.position = next + 1;
        return true;
      }
    }
    return false;
  }

  /** What the next tokens are when they are written as one, one more each time. */
  #joins(): { readonly key: string; readonly next: number }[] {
    const joins: { key: string; next: number }[] = [];
    let key = '';
    let wasNumber = false;
    for (let next = this.position; next < this.tokens.length && next - this.position < LONGEST_NAME; next += 1) {
      const token = this.tokens[next] as Token;
      if (token.kind === 'mark') {
        if (key === '' || !nameMarks.has(token.text)) break;
        continue;
      }
      // Two numbers are two things: `sp1 2` is not the twelfth spear.
      if (token.kind === 'number' && (wasNumber || !isWhole(token))) break;
      wasNumber = token.kind === 'number';
      key += wasNumber ? String(token.value) : token.text;
      joins.push({ key, next: next + 1 });
    }
    return joins;
  }

  #numberHere(mayHaveComma: boolean): { readonly value: number; readonly next: number } | undefined {
    const { token } = this;
    if (token?.kind !== 'number') return undefined;
    const [comma, decimals] = [this.tokenAfter(1), this.tokenAfter(2)];
    const isTight = comma?.text === ',' && comma.from === token.to && decimals?.from === comma.to;
    const isDecimal =
      mayHaveComma && isTight && !token.isSpoken && !decimals?.isSpoken && isWhole(token) && isWhole(decimals);
    return isDecimal
      ? { value: Number(`${token.text}.${decimals?.text}`), next: this.position + 3 }
      : { value: token.value, next: this.position + 1 };
  }
}

/** Whom an order is for: that decides which names are offered. */
const nameWishes = ['own-on-board', 'own-off-board', 'own', 'anybody-on-board', 'anybody'] as const;
export type NameWish = (typeof nameWishes)[number];

export const numberKinds = ['mu', 'degrees', 'x', 'y', 'heading', 'files'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** Something that could stand at a place of a line. */
export type Expected =
  | { readonly kind: 'word'; readonly word: KeywordName }
  | { readonly kind: 'sample'; readonly samples: readonly string[]; readonly hint: string }
  | { readonly kind: 'number'; readonly of: NumberKind }
  | { readonly kind: 'name'; readonly wish: NameWish; readonly onlyStands: boolean }
  | { readonly kind: 'end' };

export interface Expectation {
  /** Number of the token. */
  readonly at: number;
  readonly what: Expected;
  /** True where the line cannot become an order that way: nobody is selected. */
  readonly isHopeless: boolean;
}

/** Something that was read and cannot be. */
interface Trouble {
  readonly at: number;
  readonly code: 'number-out-of-range' | 'unknown-name' | 'nobody-selected' | 'too-much';
  readonly expected: readonly string[];
}

/** What is offered and suggested where a number is missing. */
export const numberSamples: Readonly<Record<NumberKind, readonly string[]>> = {
  mu: ['1', '2', '3'],
  degrees: ['15', '30', '45', '90'],
  x: ['20'],
  y: ['6'],
  heading: ['90'],
  files: ['2', '4'],
};
