import { fold } from './fold.ts';
import { withSpokenNumbers } from './spoken-numbers.ts';

/** A run of letters, a number or a single mark. */
export interface Token {
  readonly kind: 'letters' | 'number' | 'mark';
  /** Folded; of a spoken number, its digits. */
  readonly text: string;
  /** 0 for what is no number. */
  readonly value: number;
  /** Where it stands in the line. */
  readonly from: number;
  readonly to: number;
  readonly isSpoken?: true;
}

/** A unit may be glued to the next leg: `f2wl15df1`. */
const pattern = /(?<=\d)(?:deg|mu|d)(?=(?:f|b|wl|wr|sl|sr|tl|tr)\.?\d)|\p{L}[\p{L}\p{M}]*|\d+(?:\.\d+)?|\.\d+|\S/giu;

const kindOf = (text: string): Token['kind'] =>
  /^\p{L}/u.test(text) ? 'letters' : /^\.?\d/.test(text) ? 'number' : 'mark';

const tokenOf = (match: RegExpExecArray): Token => {
  const kind = kindOf(match[0]);
  const from = match.index;
  const value = kind === 'number' ? Number(match[0]) : 0;
  return { kind, text: fold(match[0]), value, from, to: from + match[0].length };
};

/** A line's tokens; numbers that are spoken in words are numbers too. */
export const tokensOf = (line: string): Token[] => withSpokenNumbers([...line.matchAll(pattern)].map(tokenOf));

/** Whether the token is a number without a fraction, as names have them. */
export const isWhole = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d+$/.test(token.text);
