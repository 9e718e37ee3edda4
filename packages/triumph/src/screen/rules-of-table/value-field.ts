import type { Json } from '@vexillum/model';
import { choicesAt, codesAt, type Profile } from '../../rules/index.ts';

/** How a value is changed by hand. */
export type ValueField =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'one-of' | 'some-of'; readonly codes: readonly string[] }
  | { readonly kind: 'number' | 'numbers'; readonly isInHalves: boolean };

const isInHalves = (path: string): boolean => /alfPoints$|^cardLosses\..*\.more$/.test(path);

export const fieldOf = (profile: Profile, path: string, value: Json): ValueField => {
  if (typeof value === 'boolean') return { kind: 'yes-no' };
  const codes = choicesAt(path) ?? codesAt(profile, path);
  if (codes) return { kind: Array.isArray(value) ? 'some-of' : 'one-of', codes };
  const isList = Array.isArray(value);
  return { kind: isList ? 'numbers' : 'number', isInHalves: isInHalves(path) };
};

const written = (number: number, { isInHalves: halved }: { readonly isInHalves: boolean }): string =>
  String(halved ? number / 2 : number);

/** What stands in the field before anybody writes there. */
export const writtenAs = (field: ValueField, value: Json): string => {
  if (field.kind !== 'number' && field.kind !== 'numbers')
    return typeof value === 'object' || value === null ? '' : String(value);
  const numbers = Array.isArray(value) ? value : [value];
  return numbers
    .filter((number) => typeof number === 'number')
    .map((number) => written(number, field))
    .join('; ');
};

const numberIn = (text: string): number => Number(text.replace(',', '.').replace('−', '-').replace('½', '.5'));

const readNumber = (text: string, halved: boolean): number => (halved ? numberIn(text) * 2 : numberIn(text));

/** What was written: a number, or nothing for an empty field; several are parted by semicolons or blanks. `undefined` for what is no number. */
export const readField = (field: ValueField, text: string): Json | undefined => {
  if (field.kind !== 'number' && field.kind !== 'numbers') return text === '' ? null : text;
  const parts = text
    .split(field.kind === 'numbers' ? /[;\s]+/ : /;/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.map((part) => readNumber(part, field.isInHalves));
  if (numbers.some((number) => !Number.isFinite(number))) return undefined;
  if (field.kind === 'numbers') return numbers;
  return numbers.length > 1 ? undefined : (numbers[0] ?? null);
};
