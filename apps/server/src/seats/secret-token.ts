import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomName } from '../system-chance.ts';

/** A secret of 32 bytes behind an 8-letter id that finds it: the id is looked up, the secret compared, only its hash is kept. */
export interface SecretToken {
  readonly id: string;
  readonly text: string;
  /** SHA-256 as hex. */
  readonly hash: string;
}

/** What a secret is for; goes into the hash, so that one kind never passes for another. */
export type SecretKind = 'gtinv1' | 'gtses1' | 'gtdev1' | 'gtrec1' | 'gtcrd1' | 'gtsek1';

export const hashOf = (kind: SecretKind, text: string): string =>
  createHash('sha256').update(kind).update('\0').update(text).digest('hex');

export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const newSecret = (kind: SecretKind, prefix: string): SecretToken => {
  const id = randomName(8);
  const text = `${prefix}${id}_${randomBytes(32).toString('base64url')}`;
  return { id, text, hash: hashOf(kind, text) };
};

/** `gt1_<id>_<secret>`: what an invite's link carries in its fragment. */
export const newInviteToken = (): SecretToken => newSecret('gtinv1', 'gt1_');

/** `<id>_<secret>`: what a session's cookie holds. */
export const newSessionToken = (): SecretToken => newSecret('gtses1', '');

/** `<id>_<secret>`: what the cookie of somebody's player card holds. */
export const newCardToken = (): SecretToken => newSecret('gtcrd1', '');

/** `<id>_<secret>`: what the cookie of somebody who looks for others holds. */
export const newSeekToken = (): SecretToken => newSecret('gtsek1', '');

/** What a ledger calls somebody of whom no name is known. */
export const nobodysToken = (): string => `~${randomBytes(16).toString('hex')}`;

/** The id of a text that has an invite's shape. */
export const inviteIdOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^gt1_([a-z2-7]{8})_[A-Za-z0-9_-]{43}$/.exec(text)?.[1] : undefined;

export const sessionIdOf = (text: string): string | undefined => /^([a-z2-7]{8})_[A-Za-z0-9_-]{43}$/.exec(text)?.[1];
