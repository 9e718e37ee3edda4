import { type Words, words } from '@vexillum/model';
import type { ChainHead, EntryBody } from '../entry.ts';
import { type Draw, isDraw } from '../dice/draw.ts';
import { isOpenings, isSeals, type Openings, type Seals } from '../seals/seal-parts.ts';
import { isMoment } from '../moment.ts';
import { hasKeys, isCount, isHex32, isPlain, isText, type Plain } from '../shape.ts';

/** An entry as everyone at the table has it. Of an action that is private as a whole there are only side and digest. */
export interface LedgerEntry extends EntryBody {
  readonly hash: string;
  readonly seat?: string;
  readonly id?: string;
  readonly name?: string;
  readonly args?: unknown;
  readonly changes?: Plain;
  readonly draw?: Draw;
  readonly seals?: Seals;
  readonly openings?: Openings | readonly Openings[];
  /** The last head that the seat had seen. */
  readonly seen?: ChainHead;
  /** How the game ended, in the entry that ended it. */
  readonly result?: Plain;
  /** `checkpointOf` all stands after this entry. */
  readonly checkpoint?: string;
  /** `SHA-256(salt ‖ part)` of what a side alone was told. */
  readonly private?: { readonly [side: string]: string };
  readonly side?: string;
}

const checks: { readonly [key: string]: (value: unknown) => boolean } = {
  seq: isCount,
  prev: isHex32,
  hash: isHex32,
  at: isMoment,
  seat: isText,
  id: isText,
  name: isText,
  side: isText,
  changes: isPlain,
  draw: isDraw,
  seals: isSeals,
  openings: (value) => isOpenings(value) || (Array.isArray(value) && value.every(isOpenings)),
  seen: (value) => isPlain(value) && hasKeys(value, ['seq', 'hash']) && isCount(value['seq']) && isHex32(value['hash']),
  checkpoint: isHex32,
  result: isPlain,
  private: (value) => isPlain(value) && Object.values(value).every(isHex32),
};

const linkKeys = ['seq', 'prev', 'at', 'hash'];
const openKeys = ['seat', 'id', 'name', 'args', 'changes'];

/** What is wrong with an entry's shape, as the end of a sentence; keys that are not known are let be, the hash covers them. */
export const misshapen = (value: unknown): Words | undefined => {
  if (!isPlain(value)) return words('is not an entry');
  const wrong = Object.keys(value).find((key) => Object.hasOwn(checks, key) && checks[key]?.(value[key]) === false);
  if (wrong !== undefined) return words('has a {0} that is not one', wrong);
  const needed = [...linkKeys, ...(Object.hasOwn(value, 'side') ? ['side', 'private'] : openKeys)];
  const missing = needed.find((key) => !Object.hasOwn(value, key));
  return missing === undefined ? undefined : words('has no {0}', missing);
};
