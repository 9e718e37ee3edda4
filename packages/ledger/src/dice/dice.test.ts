import { howMany } from '@vexillum/model/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoll, type RollFault, type RollToCheck } from './check-roll.ts';
import { CHAIN_LENGTH, diceChain } from './dice-chain.ts';
import { type Ask, type Asked, diceRequest, nonceOf } from './dice-request.ts';
import { rollWith } from './roll-with.ts';

const chain = diceChain(new Uint8Array(32).fill(7), 'g_test', 'red-1', 0);

const ask: Ask = {
  game: 'g_test',
  seat: 'red-1',
  chain: 0,
  k: 1,
  dice: [6, 6, 6, 6, 6],
  why: 'attack t12>t21',
  id: '00010203-0405-0607-0809-0a0b0c0d0e0f',
};
const request = diceRequest(ask);

const roll: RollToCheck = {
  previous: chain.anchor,
  k: 1,
  chain: 0,
  game: 'g_test',
  seat: 'red-1',
  id: ask.id,
  request,
  secret: chain.secret(1),
  values: [6, 3, 2, 3, 1],
};

describe('a seat’s dice', () => {
  it('are those of the design’s vector', () => {
    expect(chain.anchor).toBe('59038e845eeaee920cd5eca07963bdcb4a3db06dade9dbabeb98cee2accf1c39');
    expect(chain.secret(1)).toBe('41318700a939cdd9ea95b62e222066f45b0f0091e8800ad76050044039fc3e97');
    expect(request).toEqual({
      c: 0,
      d: [6, 6, 6, 6, 6],
      g: 'g_test',
      k: 1,
      n: '000102030405060708090a0b0c0d0e0f',
      seat: 'red-1',
      v: 1,
      why: 'attack t12>t21',
    });
    expect(rollWith(chain.secret(1), request)).toEqual([6, 3, 2, 3, 1]);
  });

  it('have 4096 secrets, and the anchor is none of them', () => {
    expect(chain.secret(CHAIN_LENGTH)).toMatch(/^[0-9a-f]{64}$/);
    for (const k of [0, CHAIN_LENGTH + 1, 1.5, -1]) expect(() => chain.secret(k)).toThrow(/no secret/);
  });

  it('differ from seat to seat, from game to game and from chain to chain', () => {
    const master = new Uint8Array(32).fill(7);
    const others = [
      diceChain(master, 'g_test', 'red-2', 0),
      diceChain(master, 'g_other', 'red-1', 0),
      diceChain(master, 'g_test', 'red-1', 1),
      diceChain(new Uint8Array(32).fill(8), 'g_test', 'red-1', 0),
    ];
    expect(new Set([chain, ...others].map(({ anchor }) => anchor)).size).toBe(5);
  });

  it('take the action’s id as it is, in one spelling', () => {
    expect(nonceOf(ask.id)).toBe('000102030405060708090a0b0c0d0e0f');
    expect(nonceOf(ask.id.toUpperCase())).toBeUndefined();
    expect(nonceOf('genesis:1')).toBeUndefined();
    expect(() => diceRequest({ ...ask, id: 'genesis:1' })).toThrow(/UUID/);
    expect(() => diceRequest({ ...ask, dice: [1] })).toThrow(/request/);
    expect(() => diceRequest({ ...ask, dice: [257] })).toThrow(/request/);
    expect(() => diceRequest({ ...ask, dice: [] })).toThrow(/request/);
  });
});

describe('whoever checks a roll', () => {
  it('finds nothing wrong with a good one', () => {
    expect(checkRoll(roll)).toBeUndefined();
    expect(checkRoll({ ...roll, k: 1, previous: chain.anchor })).toBeUndefined();
  });

  it.each<[string, Partial<RollToCheck>, RollFault['code']]>([
    ['a nicer roll', { values: [6, 6, 6, 6, 6] }, 'wrong-values'],
    ['a die too few', { values: [6, 3, 2, 3] }, 'wrong-values'],
    ['the next secret instead of this', { secret: chain.secret(2) }, 'wrong-secret'],
    ['no secret', { secret: 'abc' }, 'malformed'],
    ['a number left out', { k: 2 }, 'wrong-counter'],
    ['a number used twice', { k: 0 }, 'wrong-counter'],
    ['the dice of a neighbour', { seat: 'red-2' }, 'wrong-seat'],
    ['the dice of another game', { game: 'g_other' }, 'wrong-game'],
    ['the dice of an older chain', { chain: 1 }, 'wrong-chain'],
    ['another action', { id: '11111111-1111-4111-8111-111111111111' }, 'wrong-action'],
    ['another reason', { request: { ...request, why: 'attack t12>t22' } }, 'wrong-values'],
    ['a request that says more', { request: { ...request, at: 1 } as typeof request }, 'malformed'],
  ])('finds %s', (_what, other, code) => {
    expect(checkRoll({ ...roll, ...other })?.code).toBe(code);
  });
});

/** Every roll of a chain from its anchor on, checked as it comes. */
const rollOn = (rolls: number, dice: Asked): number[][] => {
  let previous = chain.anchor;
  return Array.from({ length: rolls }, (_, index) => {
    const k = index + 1;
    const id = `${k.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
    const asked = diceRequest({ ...ask, k, dice, id });
    const secret = chain.secret(k);
    const values = rollWith(secret, asked);
    expect(checkRoll({ ...roll, previous, k, id, request: asked, secret, values })).toBeUndefined();
    previous = secret;
    return values;
  });
};

/** How far counts are from being equal; of 5 degrees of freedom one in a thousand fair dice is above 20.5. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const countsOf = (values: readonly number[], kinds: number): number[] => {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe('laws of the dice', () => {
  it('a chain of 4,000 rolls verifies', () => {
    expect(rollOn(4000, [6])).toHaveLength(4000);
  });

  const thousands = howMany(100, 1000);
  it(`${thousands},000 dice show every number as often as chance would`, () => {
    const values = rollOn(
      thousands,
      Array.from({ length: 1000 }, () => 6),
    ).flat();
    expect(values).toHaveLength(thousands * 1000);
    expect(
      chiSquare(
        countsOf(
          values.map((value) => value - 1),
          6,
        ),
      ),
    ).toBeLessThan(20.5);
  });

  it('dice of a hundred sides are as fair: 99 degrees of freedom, one in a thousand above 148', () => {
    const values = rollOn(
      howMany(100, 500),
      Array.from({ length: 100 }, () => 100),
    ).flat();
    expect(
      chiSquare(
        countsOf(
          values.map((value) => value - 1),
          100,
        ),
      ),
    ).toBeLessThan(148);
  });

  it('a shuffle of three comes out in each of its six orders as often', () => {
    const orders = rollOn(4000, { shuffle: 3 }).map((order) => Number(order.join('')));
    const kinds = [12, 21, 102, 120, 201, 210];
    expect(
      chiSquare(
        countsOf(
          orders.map((order) => kinds.indexOf(order)),
          6,
        ),
      ),
    ).toBeLessThan(20.5);
  });

  it('any dice show numbers that they have, and any shuffle has everything once', () => {
    const sides = fc.array(fc.integer({ min: 2, max: 256 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: CHAIN_LENGTH }), (dice, n, k) => {
        const secret = chain.secret(k);
        const values = rollWith(secret, diceRequest({ ...ask, k, dice }));
        expect(values.every((value, index) => value >= 1 && value <= (dice[index] as number))).toBe(true);
        const order = rollWith(secret, diceRequest({ ...ask, k, dice: { shuffle: n } }));
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, index) => index));
      }),
    );
  });
});
