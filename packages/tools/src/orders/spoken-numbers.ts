import { beforeHalf, halfWords, hundredWords, numberWords, pointWords } from './number-words.ts';
import type { Token } from './token.ts';

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
export const withSpokenNumbers = (tokens: readonly Token[]): Token[] => {
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
