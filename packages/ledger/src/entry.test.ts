import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { brokenLink, type ChainHead, type EntryBody, NO_PREDECESSOR, sealEntry } from './entry.ts';
import { bytesFromHex, hexFromBytes, saltedDigest, sha256Hex } from './sha256.ts';

type Entry = EntryBody & { readonly hash: string };

/** A chain of so many entries, each with a word of its own. */
const chain = (words: readonly string[]): Entry[] => {
  let head: ChainHead | undefined;
  return words.map((word, seq) => {
    const body = { seq, prev: head?.hash ?? NO_PREDECESSOR, at: '2026-01-01T00:00:00.000Z', word };
    const sealed = sealEntry(body);
    head = sealed.head;
    return JSON.parse(sealed.text) as Entry;
  });
};

const headOf = ({ seq, hash }: Entry): ChainHead => ({ seq, hash });
const [genesis, first, second] = chain(['genesis', 'first', 'second']) as [Entry, Entry, Entry];

describe('a chain of entries', () => {
  it('holds from the genesis on', () => {
    expect(brokenLink(genesis, undefined)).toBeUndefined();
    expect(brokenLink(first, headOf(genesis))).toBeUndefined();
    expect(brokenLink(second, headOf(first))).toBeUndefined();
  });

  it('hashes all but the hash, as canonical JSON', () => {
    const { hash, ...body } = genesis;
    expect(hash).toBe(
      sha256Hex(`{"at":"2026-01-01T00:00:00.000Z","prev":"${NO_PREDECESSOR}","seq":0,"word":"genesis"}`),
    );
    expect(sealEntry(body).text).toBe(
      `${JSON.stringify({ at: genesis.at, prev: genesis.prev, seq: 0, word: 'genesis' }).slice(0, -1)},"hash":"${hash}"}`,
    );
  });

  it.each<[string, Entry, ChainHead | undefined, string]>([
    ['an entry is missing', second, headOf(genesis), 'Entry 2 stands where entry 1 should.'],
    ['an entry comes twice', first, headOf(first), 'Entry 1 stands where entry 2 should.'],
    ['the genesis is missing', first, undefined, 'Entry 1 stands where entry 0 should.'],
    [
      'a word was changed',
      { ...first, word: 'forged' } as Entry,
      headOf(genesis),
      'Entry 1 does not match its own hash.',
    ],
    ['something was added', { ...first, more: 1 } as Entry, headOf(genesis), 'Entry 1 does not match its own hash.'],
    ['the hash was changed', { ...first, hash: second.hash }, headOf(genesis), 'Entry 1 does not match its own hash.'],
    [
      'it follows another story',
      first,
      { seq: 0, hash: second.hash },
      'Entry 1 does not follow from the one before it.',
    ],
    [
      'a genesis has a predecessor',
      { ...genesis, prev: first.hash },
      undefined,
      'Entry 0 does not follow from the one before it.',
    ],
  ])('is broken where %s', (_why, entry, head, sentence) => {
    const broken = brokenLink(entry, head);
    expect(broken && plainText(broken)).toBe(sentence);
  });
});

describe('digests', () => {
  it('the SHA-256 of a text is of its UTF-8 bytes (FIPS 180-4)', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('a salted digest is that of the salt’s bytes and then the text’s', () => {
    expect(saltedDigest(bytesFromHex('616263'), '')).toBe(sha256Hex('abc'));
    expect(saltedDigest(bytesFromHex('61'), 'bc')).toBe(sha256Hex('abc'));
    expect(hexFromBytes(bytesFromHex('00ff10'))).toBe('00ff10');
  });
});
