import { plainText, words } from '@vexillum/model';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { howMany } from '@vexillum/model/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical-json.ts';
import { goodGame, goodMatch } from '../testing/index.ts';
import { copyOf, relink } from '../testing/relink.ts';
import { MATCH_LIMIT, matchText, readMatch } from './read-match.ts';
import { type MatchReport, verifyMatch } from './verify-match.ts';

const verified = (file: string | Uint8Array): MatchReport => verifyMatch(file, [goodGame()]);

const good = goodMatch();
const text = good.file();
const bytes = utf8ToBytes(text);

const withByte = (at: number, change: number): Uint8Array => {
  const changed = Uint8Array.from(bytes);
  changed[at] = (bytes[at] ?? 0) ^ change;
  return changed;
};

describe('a file with one byte changed', () => {
  it('never verifies, wherever the byte is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        expect(verified(withByte(at, change)).ok).toBe(false);
      }),
      { numRuns: howMany(100, 2000) },
    );
  });

  it('never verifies, at every single byte outside the entries', () => {
    const ledger = text.indexOf('"ledger":[');
    const after = text.indexOf('],"profile"');
    const secrets = text.indexOf('"secrets":');
    const places = Array.from({ length: bytes.length }, (_, at) => at).filter(
      (at) => at < ledger + 10 || (at >= after && at < secrets + 120),
    );
    expect(places.length).toBeGreaterThan(350);
    for (const at of places) expect([at, verified(withByte(at, 1)).ok]).toEqual([at, false]);
  });

  it('never verifies with a byte more or less', () => {
    const at = fc.integer({ min: 0, max: bytes.length - 1 });
    fc.assert(
      fc.property(at, fc.integer({ min: 0, max: 255 }), (place, byte) => {
        const shorter = Uint8Array.from([...bytes.subarray(0, place), ...bytes.subarray(place + 1)]);
        const longer = Uint8Array.from([...bytes.subarray(0, place), byte, ...bytes.subarray(place)]);
        expect([verified(shorter).ok, verified(longer).ok]).toEqual([false, false]);
      }),
      { numRuns: howMany(40, 500) },
    );
  });
});

const value = JSON.parse(text) as { readonly [key: string]: unknown };

describe('the same match written another way', () => {
  it.each<[string, string]>([
    ['with spaces', `${JSON.stringify(value, null, 1)}\n`],
    ['with a space at the end', `${text} `],
    ['with its keys in another order', `${JSON.stringify(Object.fromEntries(Object.entries(value).reverse()))}\n`],
    ['without the newline', text.slice(0, -1)],
    ['with two newlines', `${text}\n`],
    ['with the newline of another system', text.replace('\n', '\r\n')],
    ['with a byte order mark', `\ufeff${text}`],
    ['with an escaped letter', text.replace('red-captain', '\\u0072ed-captain')],
    ['with an escaped slash', text.replace('grand-triumph', 'grand\\/triumph')],
    ['with the key in capitals', text.replace(/"key":"([0-9a-f]{64})","ledger"/, capitals)],
    ['with the signature in capitals', text.replace(/"signature":"([0-9a-f]{128})"/, capitals)],
    ['with a salt in capitals', text.replace(/"salt":"([0-9a-f]{64})"/, capitals)],
    ['with a number as a fraction', text.replace('"vexillumMatch":1', '"vexillumMatch":1.0')],
    ['with a number as a power', text.replace('"vexillumMatch":1', '"vexillumMatch":1e0')],
    ['with a key that comes twice', text.replace('"vexillumMatch":1', '"vexillumMatch":2,"vexillumMatch":1')],
    ['with something more in it', text.replace('"vexillumMatch":1', '"vexillumMatch":1,"zero":0')],
    ['as nothing', ''],
    ['as a number', '1\n'],
    ['as a list', '[]\n'],
    ['nested without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}\n`],
  ])('%s, does not verify', (_how, other) => {
    expect(other).not.toBe(text);
    const report = verified(other);
    expect(report.ok).toBe(false);
    expect(report.faults[0] && plainText(report.faults[0].says)).toMatch(/^[A-Z].*\.$/);
  });

  it('says where the spelling is another', () => {
    expect(readMatch(`${text} `)).toEqual({
      kind: 'spelling',
      says: words(
        'The file is not spelt as a match is: {0}.',
        words('it differs from the canonical one at character {0}', text.length + 1),
      ),
    });
  });

  it('is refused when it is no text at all, or too large to look at', () => {
    expect(matchText(Uint8Array.of(0xff))).toEqual({
      kind: 'spelling',
      says: words('The file is not a text in UTF-8.'),
    });
    expect(matchText(new Uint8Array(MATCH_LIMIT + 1))).toEqual({
      kind: 'size',
      says: words('The file is larger than 32 MB.'),
    });
    expect(readMatch(' '.repeat(MATCH_LIMIT + 1))).toMatchObject({ kind: 'size' });
  });

  it('is refused when a part is missing or is something else', () => {
    for (const key of Object.keys(value)) {
      const { [key]: _gone, ...rest } = value;
      for (const other of [rest, { ...value, [key]: [null] }])
        expect([key, verified(`${canonicalJson(other)}\n`).ok]).toEqual([key, false]);
    }
  });
});

function capitals(match: string, hex: string): string {
  return match.replace(hex, hex.toUpperCase());
}

describe('entries that were taken, cut or put elsewhere', () => {
  const places = fc.integer({ min: 0, max: good.entries.length - 1 });
  const publicly = good.match('public');

  /** Once with all hashes left as they are, and once with hashes rebuilt but without the server's key. */
  const neither = (change: (ledger: unknown[]) => void): void => {
    const changed = copyOf(publicly);
    change(changed.ledger);
    const last = changed.ledger.at(-1);
    const head = { seq: last?.seq ?? 0, hash: last?.hash ?? '' };
    expect(verified(`${canonicalJson(changed)}\n`).ok).toBe(false);
    expect(verified(`${canonicalJson({ ...changed, head })}\n`).ok).toBe(false);
    expect(verified(relink(changed, good.gameId)).ok).toBe(false);
  };

  it('two that changed places do not verify', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        fc.pre(one !== other);
        neither((ledger) => ([ledger[one], ledger[other]] = [ledger[other], ledger[one]]));
      }),
      { numRuns: howMany(20, 200) },
    );
  });

  it('a ledger without its end, or without its beginning, does not verify', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: good.entries.length }), (count) => {
        neither((ledger) => ledger.splice(-count, count));
        neither((ledger) => ledger.splice(0, count));
      }),
      { numRuns: howMany(15, 100) },
    );
  });

  it('one left out, or one that comes twice, does not verify', () => {
    fc.assert(
      fc.property(places, (place) => {
        neither((ledger) => ledger.splice(place, 1));
        neither((ledger) => ledger.splice(place, 0, copyOf(publicly).ledger[place]));
      }),
      { numRuns: howMany(15, 100) },
    );
  });

  it('a ledger that was wound back and played on otherwise does not verify', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: good.entries.length - 1 }), (count) => {
        neither((ledger) => {
          const [last] = ledger.splice(-count, count);
          ledger.push({ ...(last as object), name: 'say', args: { text: 'otherwise' } });
        });
      }),
      { numRuns: howMany(15, 100) },
    );
  });
});
