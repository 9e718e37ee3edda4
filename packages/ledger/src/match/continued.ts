import { type Words, words } from '@vexillum/model';
import { type Anchors, isAnchors } from '../dice/dice-book.ts';
import type { ChainHead } from '../entry.ts';
import { isSignedBy } from '../heads/signing.ts';
import type { SlotOfSide } from '../seals/seal-book.ts';
import { isHex, isHex32, isListOf, isPlain, isText } from '../shape.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** The name of the entry with which another server goes on with a match. */
export const CONTINUED = 'continued';

/** Its arguments. */
export interface Continued {
  /** The table's id at the new server; the game's id stays. */
  readonly table: string;
  readonly key: string;
  /** Anchors of new chains: each seat's next number. */
  readonly dice: Anchors;
  readonly versions: unknown;
  /** The former server's word for the head that was taken over, the entry before this one. */
  readonly signature: string;
  /** What was sealed and nobody can open any more, in the order of sealing. */
  readonly voided: readonly SlotOfSide[];
  /** The server says that all of the match so far was played at tables of its own. Nobody else can know. */
  readonly isOwn?: true;
}

const isSlotOfSide = (value: unknown): value is SlotOfSide =>
  isPlain(value) && isText(value['side']) && isText(value['slot']);

export const isContinued = (args: unknown): args is Continued =>
  isPlain(args) &&
  isText(args['table']) &&
  isHex32(args['key']) &&
  isAnchors(args['dice']) &&
  isHex(args['signature'], 64) &&
  isListOf(args['voided'], isSlotOfSide);

/** What is wrong with the entry, as a sentence. */
export const wrongContinuation = (
  { seq, args }: LedgerEntry,
  before: ChainHead,
  game: string,
  key: string,
  unopened: readonly SlotOfSide[],
): Words | undefined => {
  if (!isContinued(args)) return words('Entry {0} does not say how the match goes on.', seq);
  if (!isSignedBy({ game, ...before }, args.signature, key))
    return words('Entry {0} goes on from a head that the former server did not sign.', seq);
  return namesOf(args.voided) === namesOf(unopened)
    ? undefined
    : words('Entry {0} does not list the slots that were still sealed.', seq);
};

const namesOf = (slots: readonly SlotOfSide[]): string =>
  slots
    .map(({ side, slot }) => `${side} ${slot}`)
    .sort()
    .join('\n');
