import type { RecordChange } from '@vexillum/table/room';
import { codeIn, someLetters } from './code-letters.ts';
import { hashOf, isSameHash } from './secret-token.ts';

const FINDING = 5;
const GROUP = 4;
const LENGTH = 20;

/** What is kept of a seat's recovery code: enough to recognise it, not to make it. 15 letters of it are secret: 73 bits. */
export interface Recovery {
  readonly finder: string;
  /** SHA-256 of the code, hex. */
  readonly hash: string;
}

/** Where a code leads, by its first letters. */
export interface Recoverable {
  readonly table: string;
  readonly seat: string;
}

export const recoveryKey = (finder: string): string => `recovery!${finder}`;

/** In groups that are read aloud and written down without losing one's place. */
export const newRecovery = (): { readonly recovery: Recovery; readonly code: string } => {
  const letters = someLetters(LENGTH);
  const code = Array.from({ length: LENGTH / GROUP }, (_, n) => letters.slice(n * GROUP, (n + 1) * GROUP)).join('-');
  return { recovery: { finder: letters.slice(0, FINDING), hash: hashOf('gtrec1', letters) }, code };
};

/** What was said, as far as it has the shape of such a code. */
export const recoverySaid = (said: unknown): Recovery | undefined => {
  const letters = codeIn(said);
  return letters.length === LENGTH ? { finder: letters.slice(0, FINDING), hash: hashOf('gtrec1', letters) } : undefined;
};

export const isSameRecovery = (kept: Recovery | undefined, said: Recovery): boolean =>
  kept !== undefined && kept.finder === said.finder && isSameHash(kept.hash, said.hash);

/** The new one leads to the seat, the former nowhere. */
export const recoveryChanges = (
  at: Recoverable,
  former: Recovery | undefined,
  next: Recovery | undefined,
): RecordChange[] => [
  ...(former && former.finder !== next?.finder ? [{ del: recoveryKey(former.finder) }] : []),
  ...(next ? [{ put: recoveryKey(next.finder), value: JSON.stringify(at) }] : []),
];
