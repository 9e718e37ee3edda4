import { brokenLink, type ChainHead } from '@vexillum/ledger';
import { plainText } from '@vexillum/model';
import { hashText } from '../../keys/hash-text.ts';

interface StoredEntry {
  readonly seq: number;
  readonly prev: string;
  readonly at: string;
  readonly hash: string;
}

/** The head after these values, where each follows from the one before it; throws with the sentence that says what does not. */
export const headAfter = (values: readonly string[], before?: ChainHead): ChainHead | undefined => {
  let head = before;
  for (const value of values) {
    const { entry } = JSON.parse(value) as { entry: StoredEntry };
    const fault = brokenLink(entry, head, hashText);
    if (fault) throw new Error(plainText(fault));
    head = { seq: entry.seq, hash: entry.hash };
  }
  return head;
};
