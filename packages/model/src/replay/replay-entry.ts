import type { Json } from '../json.ts';
import type { Words } from '../words.ts';

/** As much of a ledger entry as a replay reads. Of an action that is private as a whole there is hardly anything. */
export interface ReplayEntry {
  readonly seq: number;
  readonly at: string;
  readonly seat?: string;
  readonly id?: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly changes?: { readonly [kind: string]: unknown };
  readonly seals?: unknown;
  readonly openings?: unknown;
  readonly draw?: unknown;
  readonly result?: unknown;
  readonly private?: { readonly [side: string]: string };
}

/** What entries changed for sides alone, as kinds of records: by the side, then by the entry's number. A file may hold anything. */
export type SecretParts = {
  readonly [side: string]: ReadonlyMap<number, { readonly [kind: string]: unknown }>;
};

/** Why an entry cannot have happened so. */
export interface ReplayFault {
  readonly seq: number;
  readonly kind: 'rules';
  /** One plain sentence. */
  readonly says: Words;
}

/** The same text for equal values, however their keys are ordered; what is `undefined` is not there. */
export const sortedText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`;
  const object = value as { readonly [key: string]: Json | undefined };
  const keys = Object.keys(object).filter((key) => object[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedText(object[key])}`)
    .join()}}`;
};

/** Whether two values of a ledger say the same. */
export const saysSame = (a: unknown, b: unknown): boolean => a === b || sortedText(a) === sortedText(b);
