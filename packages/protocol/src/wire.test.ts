import fc from 'fast-check';
import * as encoding from 'lib0/encoding';
import { describe, expect, it } from 'vitest';
import { closeCodes } from './close-codes.ts';
import {
  actionMessage,
  awarenessMessage,
  helloMessage,
  ledgerMessage,
  presenceMessage,
  queryAwarenessMessage,
  syncMessage,
} from './message-types.ts';
import { encoded, encodeJson, readJson, readType } from './wire.ts';

const ours = [ledgerMessage, actionMessage, presenceMessage, helloMessage];

describe('a message of ours', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ours), fc.jsonValue(), (sent, value) => {
        const { type, decoder } = readType(encodeJson(sent, JSON.stringify(value)));
        expect(type).toBe(sent);
        expect(readJson(decoder)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is its type, the length and the UTF-8 of one JSON text', () => {
    expect([...encodeJson(101, '"é"')]).toEqual([101, 4, 34, 0xc3, 0xa9, 34]);
  });

  it('has a type that is none of Yjs’s', () => {
    expect(new Set([...ours, syncMessage, awarenessMessage, queryAwarenessMessage, 2]).size).toBe(8);
  });

  it.each([
    ['nothing', new Uint8Array(), /Unexpected end/],
    ['a type that does not end', Uint8Array.of(255, 255), /Unexpected end/],
  ])('is not read from %s', (_what, bytes, why) => {
    expect(() => readType(bytes)).toThrow(why);
  });

  it.each([
    ['no payload', Uint8Array.of(101), /Unexpected end/],
    ['a payload that is cut short', encodeJson(101, '{"act":1}').slice(0, -2), /./],
    ['a payload that is no JSON', Uint8Array.of(101, 1, 123), /JSON/],
  ])('throws on %s, for the room to catch', (_what, bytes, why) => {
    expect(() => readJson(readType(bytes).decoder)).toThrow(why);
  });
});

describe('what is encoded', () => {
  const filled = (byte: number, length: number) => new Uint8Array(length).fill(byte);
  const written = (bytes: Uint8Array) => encoded((encoder) => encoding.writeUint8Array(encoder, bytes));

  it('stays as it was while others are encoded, short and long ones', () => {
    const lengths = [3, 0, 4096, 5000, 4097, 70_000, 1];
    const all = lengths.map((length, byte) => written(filled(byte, length)));
    for (const [byte, length] of lengths.entries()) expect(all[byte]).toEqual(filled(byte, length));
  });

  it('may be encoded in the middle of something else, which may fail', () => {
    const outer = encoded((encoder) => {
      encoding.writeUint8(encoder, 1);
      encoding.writeUint8Array(encoder, written(Uint8Array.of(2, 3)));
      expect(() =>
        encoded(() => {
          throw new Error('no');
        }),
      ).toThrow('no');
      encoding.writeUint8Array(encoder, written(Uint8Array.of(4)));
    });
    expect([...outer]).toEqual([1, 2, 3, 4]);
    expect([...written(Uint8Array.of(5))]).toEqual([5]);
  });
});

it('close codes that a fresh try cannot mend are final for the stock client, the others are not', () => {
  const { busy, restarting, ...final } = closeCodes;
  for (const code of Object.values(final)) expect(code >= 4400 && code < 4500).toBe(true);
  for (const code of [busy, restarting]) expect(code >= 4400 && code < 4500).toBe(false);
  expect(new Set(Object.values(closeCodes)).size).toBe(Object.keys(closeCodes).length);
});
