import { isNameToken, words } from '@vexillum/model';
import type { MatchFault } from '../match/match-fault.ts';
import { bytesFromHex, saltedDigest } from '../sha256.ts';
import { hasKeys, isHex32, isPlain, isText } from '../shape.ts';

/** What somebody is called, and what makes the token in a ledger of it. Without both nobody finds the name by its token. */
export interface KeptName {
  readonly name: string;
  /** 32 bytes as hex. */
  readonly salt: string;
}

/** By their tokens. */
export type KeptNames = { readonly [token: string]: KeptName };

/** `~` and the first half of `SHA-256(salt ‖ name)` as hex; the name as NFC. */
export const nameToken = ({ name, salt }: KeptName): string =>
  `~${saltedDigest(bytesFromHex(salt), name).slice(0, 32)}`;

const isKeptName = (value: unknown): boolean =>
  isPlain(value) && hasKeys(value, ['name', 'salt']) && isText(value['name']) && isHex32(value['salt']);

export const areKeptNames = (value: unknown): value is KeptNames =>
  isPlain(value) && Object.entries(value).every(([token, kept]) => isNameToken(token) && isKeptName(kept));

/** A name is as good as its token, which the ledger has: whoever puts another one there is found out. That one is missing says nothing. */
export const checkNames = (names: KeptNames = {}): readonly MatchFault[] =>
  Object.entries(names).flatMap(([token, kept]) =>
    nameToken(kept) === token
      ? []
      : [{ kind: 'name' as const, says: words('“{0}” is not the name that the ledger stands for.', kept.name) }],
  );
