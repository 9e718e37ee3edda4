/** Umlauts as they are typed without the keys for them. */
export const respell = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

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

/** Written alike, whatever the case and the way its letters are composed. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A name as it is looked up: its letters and digits, without leading zeros. */
export const keyOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');

/** A number that some tokens say together. */
interface Saying {
  readonly value: number;
  readonly next: number;
}

const wordValue = (token: Token | undefined): number | undefined =>
  token?.kind === 'letters' ? numberWords.get(token.text) : undefined;

const isTen = (value: number): boolean => value >= 20 && value % 10 === 0;

/** "thirty", "five", "thirty five", "thirty-five". */
const belowHundred = (tokens: readonly Token[], at: number): Saying | undefined => {
  const value = wordValue(tokens[at]);
  if (value === undefined) return undefined;
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const units = wordValue(tokens[next]);
  const isCompound = isTen(value) && units !== undefined && units > 0 && units < 10;
  return isCompound ? { value: value + units, next: next + 1 } : { value, next: at + 1 };
};

/** "one hundred eighty", or digits. */
const wholeNumber = (tokens: readonly Token[], at: number): Saying | undefined => {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: token.value, next: at + 1 };
  const head = hundredWords.has(token?.text ?? '') ? { value: 1, next: at } : belowHundred(tokens, at);
  if (!head || !hundredWords.has(tokens[head.next]?.text ?? '') || head.value > 9) return head;
  const tail = belowHundred(tokens, head.next + 1);
  return { value: head.value * 100 + (tail?.value ?? 0), next: tail?.next ?? head.next + 1 };
};

/** What follows "point": digits said one by one, or one number. */
const fraction = (
  tokens: readonly Token[],
  at: number,
): { readonly digits: string; readonly next: number } | undefined => {
  const token = tokens[at];
  if (token?.kind === 'number') return /^\d+$/.test(token.text) ? { digits: token.text, next: at + 1 } : undefined;
  const first = belowHundred(tokens, at);
  if (!first) return undefined;
  let [digits, next] = [String(first.value), first.next];
  for (let unit = wordValue(tokens[next]); first.value < 10 && unit !== undefined && unit < 10; ) {
    digits += unit;
    next += 1;
    unit = wordValue(tokens[next]);
  }
  return { digits, next };
};

const withFraction = (tokens: readonly Token[], at: number, whole: Saying): Saying => {
  if (!pointWords.has(tokens[whole.next]?.text ?? '') || !Number.isInteger(whole.value)) return whole;
  const part = fraction(tokens, whole.next + 1);
  return part && at < part.next ? { value: Number(`${whole.value}.${part.digits}`), next: part.next } : whole;
};

/** "and a half", where it follows a number. */
const withHalf = (tokens: readonly Token[], whole: Saying): Saying => {
  let next = whole.next;
  while (next - whole.next < 2 && beforeHalf.has(tokens[next]?.text ?? '')) next += 1;
  const isHalf = halfWords.has(tokens[next]?.text ?? '') && Number.isInteger(whole.value);
  return isHalf ? { value: whole.value + 0.5, next: next + 1 } : whole;
};

const aHalf = (tokens: readonly Token[], at: number): Saying | undefined => {
  const next = ['a', 'ein', 'eine', 'einen'].includes(tokens[at]?.text ?? '') ? at + 1 : at;
  if (!halfWords.has(tokens[next]?.text ?? '')) return undefined;
  return { value: 0.5, next: tokens[next + 1]?.text === 'a' ? next + 2 : next + 1 };
};

const sayingAt = (tokens: readonly Token[], at: number): Saying | undefined => {
  if (pointWords.has(tokens[at]?.text ?? '')) {
    const said = withFraction(tokens, at, { value: 0, next: at });
    return said.next > at ? said : undefined;
  }
  const half = aHalf(tokens, at);
  if (half) return half;
  const whole = wholeNumber(tokens, at);
  return whole && withHalf(tokens, withFraction(tokens, at, whole));
};

/** Numbers in words become one token each: "two point five", "thirty-five", "two and a half". */
const withSpokenNumbers = (tokens: readonly Token[]): Token[] => {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const said = sayingAt(tokens, at);
    if (said === undefined || (token.kind === 'number' && said.next === at + 1)) {
      merged.push(token);
      at += 1;
      continue;
    }
    const last = tokens[said.next - 1] as Token;
    const { value } = said;
    merged.push({ kind: 'number', text: String(value), value, from: token.from, to: last.to, isSpoken: true });
    at = said.next;
  }
  return merged;
};

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const german =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';

const counted = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

/** Germans say the units first: einundzwanzig. */
const germanCompounds = counted(germanTens, 20, 10).flatMap(([ten, tens]) =>
  counted(german, 0, 1)
    .slice(1, 10)
    .map(([unit, units]): [string, number] => [`${unit === 'eins' ? 'ein' : unit}und${ten}`, tens + units]),
);

/** zweieinhalb */
const germanHalves = counted(german, 0, 1)
  .slice(1, 10)
  .map(([unit, units]): [string, number] => [`${unit === 'eins' ? 'ein' : unit}einhalb`, units + 0.5]);

const all: readonly [string, number][] = [
  ...counted(english, 0, 1),
  ...counted(englishTens, 20, 10),
  ...counted(german, 0, 1),
  ...counted(germanTens, 20, 10),
  ...germanCompounds,
  ...germanHalves,
  ['anderthalb', 1.5],
  ['fourty', 40],
  ['ein', 1],
  ['eine', 1],
  ['einen', 1],
  ['zwo', 2],
];

/** What a word is as a number, 0 to 99, some with a half. */
const numberWords: ReadonlyMap<string, number> = new Map(
  all.flatMap(([word, value]): [string, number][] => [
    [word, value],
    [respell(word), value],
  ]),
);

const hundredWords: ReadonlySet<string> = new Set(['hundred', 'hundert']);
const pointWords: ReadonlySet<string> = new Set(['point', 'dot', 'komma', 'punkt']);
const halfWords: ReadonlySet<string> = new Set(['half', 'halb', 'halben', 'halbe', 'halbes']);
/** Between a number and its half: "two and a half". */
const beforeHalf: ReadonlySet<string> = new Set(['and', 'a', 'und', 'ein', 'eine', 'einen']);
