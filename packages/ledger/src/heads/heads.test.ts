import { plainText } from '@vexillum/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChainHead } from '../entry.ts';
import { checkpointOf, piecesAsShown } from './checkpoint.ts';
import { brokenDescent, descends } from './descends.ts';
import { fingerprint } from './fingerprint.ts';
import { fingerprintWords } from './fingerprint-words.ts';
import { isSignedBy, newSigningKey, publicKeyOf, signHead } from './signing.ts';

const hash = (digit: string): string => digit.repeat(64);

describe('a signed head', () => {
  // RFC 8032, section 7.1, test 1.
  const key = newSigningKey(
    Uint8Array.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'.match(/../g) ?? [], (byte) =>
      Number.parseInt(byte, 16),
    ),
  );
  const publicKey = publicKeyOf(key);
  const head = { game: 'g_test', seq: 7, hash: hash('a') };
  const signature = signHead(head, key);

  it('has the public key that RFC 8032 gives for its first test key', () => {
    expect(publicKey).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  });

  it('is the server’s word for this head', () => {
    expect(isSignedBy(head, signature, publicKey)).toBe(true);
  });

  it.each([
    ['another game', { ...head, game: 'g_other' }],
    ['another entry', { ...head, seq: 8 }],
    ['another hash', { ...head, hash: hash('b') }],
    ['a hash in capitals', { ...head, hash: hash('A') }],
  ])('is not their word for %s', (_what, other) => {
    expect(isSignedBy(other, signature, publicKey)).toBe(false);
  });

  it('is nobody else’s word', () => {
    const other = publicKeyOf(newSigningKey(new Uint8Array(32).fill(1)));
    expect(isSignedBy(head, signature, other)).toBe(false);
    expect(isSignedBy(head, signature, hash('f'))).toBe(false);
    expect(isSignedBy(head, signature, 'no key')).toBe(false);
    expect(isSignedBy(head, signature.toUpperCase(), publicKey)).toBe(false);
    expect(isSignedBy(head, '', publicKey)).toBe(false);
  });

  it('is broken by any changed byte', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const byte = Number.parseInt(signature.slice(at * 2, at * 2 + 2), 16) ^ change;
        const forged = signature.slice(0, at * 2) + byte.toString(16).padStart(2, '0') + signature.slice(at * 2 + 2);
        expect(isSignedBy(head, forged, publicKey)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('needs a key of 32 bytes', () => {
    expect(() => newSigningKey(new Uint8Array(31))).toThrow(/32 bytes/);
  });
});

/** What a bad line leaves of a word: vowels run together, voices are lost, doubled letters and silent ends go. */
const heard = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[cs]h/g, 'S')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'S')
    .replace(/kn/g, 'n')
    .replace(/wr/g, 'r')
    .replace(/ck/g, 'k')
    .replace(/qu/g, 'kw')
    .replace(/e$/, '')
    .replace(/(.)\1/g, '$1')
    .replace(/[bdgvnzy]/g, (letter) => 'ptkfmsi'.charAt('bdgvnzy'.indexOf(letter)))
    .replace(/[aeiou]+/g, 'a');

describe('the words of a fingerprint', () => {
  it('are 2048 different plain words of at most nine letters', () => {
    expect(fingerprintWords).toHaveLength(2048);
    expect(new Set(fingerprintWords).size).toBe(2048);
    expect(fingerprintWords.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
  });

  it('are not mixed up by ear', () => {
    const byEar = new Map<string, string[]>();
    for (const word of fingerprintWords) byEar.set(heard(word), [...(byEar.get(heard(word)) ?? []), word]);
    expect([...byEar.values()].filter((words) => words.length > 1)).toEqual([]);
  });

  it('are eight, 11 bits each, from the front of the hash', () => {
    const [first, second] = fingerprintWords;
    const last = fingerprintWords.at(-1);
    expect(fingerprint(hash('0'))).toBe(Array.from({ length: 8 }, () => first).join(' '));
    expect(fingerprint(hash('f'))).toBe(Array.from({ length: 8 }, () => last).join(' '));
    // 11 zero bits, then ten zeros and a one.
    expect(fingerprint(`000004${'0'.repeat(58)}`)).toBe(
      [first, second, first, first, first, first, first, first].join(' '),
    );
  });

  it('differ when the hash differs in its first 88 bits, and begin with the four of before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 87 }), (bit) => {
        const other = (1n << BigInt(255 - bit)).toString(16).padStart(64, '0');
        expect(fingerprint(other)).not.toBe(fingerprint(hash('0')));
      }),
    );
    expect(fingerprint(hash('3')).startsWith(`${fingerprint(hash('3'), 4)} `)).toBe(true);
  });
});

const links = (...hashes: readonly string[]) =>
  hashes.map((digit, seq) => ({
    seq,
    prev: seq === 0 ? hash('0') : hash(hashes[seq - 1] as string),
    hash: hash(digit),
  }));

describe('a ledger that I knew', () => {
  const ledger = links('a', 'b', 'c', 'd');
  const known: ChainHead = { seq: 1, hash: hash('b') };

  it('goes on from the head that I kept, also when I am sent only what is new', () => {
    expect(descends(known, ledger)).toBe(true);
    expect(descends(known, ledger.slice(2))).toBe(true);
    expect(descends(known, ledger.slice(0, 2))).toBe(true);
  });

  it.each([
    ['was taken back', ledger.slice(0, 1), 'The ledger ends before entry 1, which was there before.'],
    ['is empty', [], 'The ledger ends before entry 1, which was there before.'],
    ['has another entry there', links('a', 'x', 'c', 'd'), 'Entry 1 is not the one that was there before.'],
    [
      'goes on from another entry',
      links('a', 'x', 'c', 'd').slice(2),
      'Entry 2 does not follow from the entry 1 that was there before.',
    ],
    ['has a hole after it', ledger.slice(3), 'The entries after 1 are missing.'],
    ['has a hole later', [ledger[1], ledger[3]], 'Entry 3 does not follow from the one before it.'],
  ])('%s', (_what, entries, sentence) => {
    const broken = brokenDescent(known, entries as typeof ledger);
    expect(broken && plainText(broken)).toBe(sentence);
    expect(descends(known, entries as typeof ledger)).toBe(false);
  });
});

describe('a checkpoint', () => {
  const stands = new Map([
    ['stand:b', { place: 'board' }],
    ['stand:a', { place: 'reserve' }],
  ]);
  const poses = new Map([['stand:b', [1, 2, 3]]]);
  const shown = piecesAsShown('stand', stands, poses);

  it('is of all stands in the order of their ids, each with its pose', () => {
    expect(shown).toEqual([
      { id: 'stand:a', pose: null, stand: { place: 'reserve' } },
      { id: 'stand:b', pose: [1, 2, 3], stand: { place: 'board' } },
    ]);
    expect(checkpointOf(shown, (text) => text)).toBe(
      '[{"id":"stand:a","pose":null,"stand":{"place":"reserve"}},{"id":"stand:b","pose":[1,2,3],"stand":{"place":"board"}}]',
    );
  });

  it('does not depend on who came first, and changes with every pose', () => {
    const reversed = piecesAsShown('stand', new Map([...stands].reverse()), poses);
    expect(checkpointOf(reversed)).toBe(checkpointOf(shown));
    expect(checkpointOf(piecesAsShown('stand', stands, new Map([['stand:b', [1, 2, 4]]])))).not.toBe(
      checkpointOf(shown),
    );
  });
});
