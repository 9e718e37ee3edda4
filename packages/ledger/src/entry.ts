import { type Words, words } from '@vexillum/model';
import { canonicalJson } from './canonical-json.ts';
import { type HashText, sha256Hex } from './sha256.ts';

/** What the genesis entry has for a predecessor. */
export const NO_PREDECESSOR = '0'.repeat(64);

export interface ChainHead {
  readonly seq: number;
  readonly hash: string;
}

/** Everything of an entry but its hash. */
export interface EntryBody {
  readonly seq: number;
  readonly prev: string;
  readonly at: string;
}

export interface SealedEntry {
  readonly head: ChainHead;
  /** The entry as JSON text, hash included: stored, sent and never printed again. */
  readonly text: string;
}

/** Closes an entry: its hash is SHA-256 over the canonical JSON of all the rest. */
export const sealEntry = (body: EntryBody, hashText: HashText = sha256Hex): SealedEntry => {
  const canonical = canonicalJson(body);
  const hash = hashText(canonical);
  return { head: { seq: body.seq, hash }, text: `${canonical.slice(0, -1)},"hash":"${hash}"}` };
};

/** What is wrong with the link from `head` to this entry, in one sentence; `undefined` when it holds. */
export const brokenLink = (
  entry: EntryBody & { readonly hash: string },
  head: ChainHead | undefined,
  hashText: HashText = sha256Hex,
): Words | undefined => {
  const { hash, ...body } = entry;
  const seq = head === undefined ? 0 : head.seq + 1;
  if (entry.seq !== seq) return words('Entry {0} stands where entry {1} should.', entry.seq, seq);
  if (entry.prev !== (head?.hash ?? NO_PREDECESSOR))
    return words('Entry {0} does not follow from the one before it.', seq);
  if (hashText(canonicalJson(body)) !== hash) return words('Entry {0} does not match its own hash.', seq);
  return undefined;
};
