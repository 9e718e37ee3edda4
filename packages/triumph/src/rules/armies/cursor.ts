import { plainText, type Words, type WordsValue, words } from '@vexillum/model';
import type { Problem } from './problem.ts';

/** Carries a problem from deep in a file to the door where the file came in; caught by `readFrom` and nowhere else. */
class Unreadable extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.field}: ${plainText(problem.says)}`);
    this.problem = problem;
  }
}

const BROKEN_CHARACTER = /\p{Surrogate}/u;
const TEXT_LIMIT = 4000;
const ITEMS_LIMIT = 2000;

const kindOf = (value: unknown): WordsValue => {
  if (value === undefined) return words('missing');
  if (value === null) return 'null';
  if (Array.isArray(value)) return words('a list');
  if (typeof value === 'object') return words('an object');
  return typeof value === 'string' ? words('the text {0}', shown(value)) : shown(value);
};

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** A value of a file together with its path, so that whatever is wrong with it can be named. */
export class Cursor {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path = '') {
    this.value = value;
    this.path = path;
  }

  fail(says: Words): never {
    throw new Unreadable({ kind: 'problem', field: this.path === '' ? 'file' : this.path, says });
  }

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null;
  }

  get isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  /** The value under a key, present or not. */
  at(key: string): Cursor {
    if (!this.isObject) this.fail(words('an object is needed here, this is {0}', kindOf(this.value)));
    const own = Object.hasOwn(this.value as object, key) ? (this.value as Record<string, unknown>)[key] : undefined;
    return new Cursor(own, this.path === '' ? key : `${this.path}.${key}`);
  }

  onlyKeys(keys: readonly string[]): this {
    this.at('');
    for (const key of Object.keys(this.value as object))
      if (!keys.includes(key)) this.at(key).fail(words('nobody knows this key'));
    return this;
  }

  items(limit = ITEMS_LIMIT): Cursor[] {
    if (!Array.isArray(this.value)) return this.fail(words('a list is needed here, this is {0}', kindOf(this.value)));
    if (this.value.length > limit)
      this.fail(words('{0} entries are too many, {1} is the most', this.value.length, limit));
    return this.value.map((item, index) => new Cursor(item, this.path === '' ? `${index}` : `${this.path}.${index}`));
  }

  /** No entries where the list is missing or null. */
  itemsIfAny(limit?: number): Cursor[] {
    return this.isAbsent ? [] : this.items(limit);
  }

  text(limit = TEXT_LIMIT): string {
    if (typeof this.value !== 'string')
      return this.fail(words('a text is needed here, this is {0}', kindOf(this.value)));
    if (BROKEN_CHARACTER.test(this.value)) this.fail(words('this text is broken (half of a character is missing)'));
    const text = this.value.normalize('NFC').trim();
    if (text.length > limit) this.fail(words('this text is longer than {0} characters', limit));
    return text;
  }

  /** A text that says something. */
  words(limit?: number): string {
    const text = this.text(limit);
    return text === '' ? this.fail(words('this text is empty')) : text;
  }

  textIfAny(limit?: number): string | null {
    if (this.isAbsent) return null;
    const text = this.text(limit);
    return text === '' ? null : text;
  }

  integer(smallest: number, largest: number): number {
    const value = this.value;
    if (typeof value !== 'number') return this.fail(words('a number is needed here, this is {0}', kindOf(value)));
    if (!Number.isInteger(value)) return this.fail(words('a whole number is needed here, this is {0}', value));
    if (value < smallest || value > largest)
      return this.fail(words('{0} is out of bounds, from {1} to {2} is possible', value, smallest, largest));
    return value;
  }

  number(): number {
    if (typeof this.value === 'number' && Number.isFinite(this.value)) return this.value;
    return this.fail(words('a number is needed here, this is {0}', kindOf(this.value)));
  }

  boolean(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    return this.fail(words('true or false is needed here, this is {0}', kindOf(this.value)));
  }

  /** `true` or left out, never `false`. */
  trueIfAny(): true | undefined {
    if (this.value === undefined || this.value === true) return this.value;
    return this.fail(words('only true is possible here, this is {0}', kindOf(this.value)));
  }

  oneOf<T extends string | number | null>(choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.value);
    if (found !== undefined) return found;
    return this.fail(
      words(
        'one of {0} is needed here, this is {1}',
        choices.map((choice) => shown(choice)).join(', '),
        kindOf(this.value),
      ),
    );
  }

  /** A code out of a known set. */
  code(known: ReadonlySet<string>, what: Words): string {
    const code = this.text(40);
    return known.has(code) ? code : this.fail(words('{0} is no known {1}', shown(code), what));
  }
}

/** Reads a whole value or nothing: the first thing that is wrong becomes the answer. */
export const readFrom = <T>(json: unknown, path: string, read: (cursor: Cursor) => T): T | Problem => {
  try {
    return read(new Cursor(json, path));
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
};
