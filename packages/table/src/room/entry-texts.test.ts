import { canonicalJson, sealEntry } from '@vexillum/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryTextOf } from './entry-texts.ts';
import { encodeRecord } from './stored-record.ts';

const link = { seq: 1, prev: '0'.repeat(64), at: '2026-11-23T17:00:00.000Z' };

const json = fc.jsonValue().filter((value) => !/\d[.eE]/.test(JSON.stringify(value)));

it('an entry comes out of its record in canonical JSON, whatever is written in it', () => {
  fc.assert(
    fc.property(json, json, json, (args, changes, result) => {
      const body = { ...link, args, changes, seat: 'red-1', zeal: args };
      const { text } = sealEntry(body);
      const canonical = canonicalJson(JSON.parse(text));
      expect(entryTextOf(encodeRecord(text, {}))).toBe(canonical);
      expect(entryTextOf(encodeRecord(text, { result: result as never }))).toBe(canonical);
      // As it is stored where it came in a file.
      expect(entryTextOf(encodeRecord(canonical, { undid: 3 }))).toBe(canonical);
    }),
  );
});

it('and its keys stay in their order where they look like numbers', () => {
  const body = { ...link, changes: { log: { '9': [null, 1], '10': [null, 2] } } };
  const { text } = sealEntry(body);
  expect(entryTextOf(encodeRecord(text, { undid: 3 }))).toContain('{"10":[null,2],"9":[null,1]}');
});
