import { randomBytes } from 'node:crypto';
import { isSignedBy, newSigningKey, publicKeyOf, signHead as byTheBook, sha256Hex } from '@vexillum/ledger';
import { expect, it } from 'vitest';
import { createSigning } from './sign-head.ts';

const { signHead } = createSigning();

it('signs a head with the very bytes that the ledger’s own signing makes', () => {
  for (let seq = 0; seq < 20; seq++) {
    const key = newSigningKey(randomBytes(32));
    const head = { game: `game-${seq}`, seq, hash: sha256Hex(`entry ${seq}`) };
    expect(signHead(head, key)).toBe(byTheBook(head, key));
    expect(isSignedBy(head, signHead(head, key), publicKeyOf(key))).toBe(true);
  }
});
