import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESENCE_PIECES, PRESENCE_POINTS } from './presence.ts';
import { readPresence } from './read-presence.ts';

/** As it comes off the wire. */
const read = (json: string) => readPresence(JSON.parse(json) as object);
const points = (count: number) => Array.from({ length: count }, (_, i) => [i, i]);
const drag = (count: number) => Object.fromEntries(points(count).map(([i]) => [`stand:${i}`, [0, 0, 0]]));

describe('presence that makes sense', () => {
  it.each([
    { cursor: [-5000, 36_000] },
    { cursor: null },
    { drag: { 'stand:k3f': [1, 2, 35_999] } },
    { drag: null },
    { price: [3900, 4000] },
    { price: [3900, null] },
    { price: null },
    { laser: points(PRESENCE_POINTS) },
    { laser: null },
    { ping: [1, 2] },
    { look: [1, 2] },
    { gather: [45_000, 18_000, 90_000] },
    { delay: 48 },
    { view: [45_000, 18_000, 20_000] },
    { view: null },
    { selection: ['stand:k3f'] },
    { selection: [] },
    { hover: 'terrain:w00d' },
    { hover: null },
    { ruler: points(2) },
    { ruler: null },
    { show: true },
    { drag: drag(PRESENCE_PIECES) },
  ])('is taken as it is: %j', (said) => {
    expect(readPresence(said)).toEqual(said);
  });

  it('has whole numbers and headings within a turn', () => {
    expect(readPresence({ cursor: [1.4, 2.6], drag: { s: [0.2, 0.7, -100.2] }, delay: 12.3 })).toEqual({
      cursor: [1, 3],
      drag: { s: [0, 1, 35_900] },
      delay: 12,
    });
  });
});

describe('junk', () => {
  it.each([
    ['a point that is a text', '{"cursor":"ab"}'],
    ['a point in three dimensions', '{"cursor":[1,2,3]}'],
    ['a point of texts', '{"ping":["1","2"]}'],
    ['a number that is none', '{"cursor":[null,2]}'],
    ['a number without end', '{"cursor":[1e999,2]}'],
    ['a point 200 MU off the board', '{"look":[-200001,0]}'],
    ['a point far on the other side', '{"look":[0,300001]}'],
    ['no point at all to look at', '{"look":null}'],
    ['a drag that is a list', '{"drag":[[1,2,3]]}'],
    ['a drag of something without a place', '{"drag":{"stand:1":null}}'],
    ['a drag with one bad pose among good ones', '{"drag":{"stand:1":[1,2,3],"stand:2":[1,2]}}'],
    ['a drag of everything', JSON.stringify({ drag: drag(PRESENCE_PIECES + 1) })],
    ['a drag of a prototype', '{"drag":{"__proto__":[1,2,3]}}'],
    ['a drag of what every object has', '{"drag":{"toString":[1,2,3]}}'],
    ['a drag of a constructor', '{"drag":{"constructor":[1,2,3]}}'],
    ['an id with blanks', '{"drag":{"a stand":[1,2,3]}}'],
    ['an id without letters', '{"hover":""}'],
    ['a text for a hover', JSON.stringify({ hover: 'x'.repeat(65) })],
    ['two kilobytes of text in a selection', JSON.stringify({ selection: ['x'.repeat(1900)] })],
    ['a sentence in a selection', '{"selection":["buy cheap stands at example.com/shop"]}'],
    ['things in a selection', '{"selection":[{"a":1}]}'],
    ['a selection of everything', JSON.stringify({ selection: Array(PRESENCE_PIECES + 1).fill('s') })],
    ['a laser that never ends', JSON.stringify({ laser: points(PRESENCE_POINTS + 1) })],
    ['a laser with a hole', '{"laser":[[1,2],null]}'],
    ['a ruler that is a number', '{"ruler":7}'],
    ['a negative price', '{"price":[-1,null]}'],
    ['a price without a budget', '{"price":[1]}'],
    ['a view of nothing', '{"view":[0,0,0]}'],
    ['a view of the whole world', '{"gather":[0,0,1000001]}'],
    ['nowhere to gather', '{"gather":null}'],
    ['a negative delay', '{"delay":-1}'],
    ['an hour’s delay', '{"delay":3600000}'],
    ['a show that is a number', '{"show":1}'],
    ['what only the server says', '{"seat":"umpire","from":"x","online":false,"taken":["stand:1"]}'],
    ['what is not known', '{"wallet":5,"__proto__":{"cursor":[1,2]},"constructor":{}}'],
  ])('is left out: %s', (_what, json) => {
    expect(read(json)).toEqual({});
  });

  it('does not take what is good beside it along', () => {
    expect(read('{"cursor":"ab","ping":[1,2],"seat":"umpire"}')).toEqual({ ping: [1, 2] });
  });

  it('never throws, and what is read once is read the same again', () => {
    const key = fc.constantFrom('cursor', 'drag', 'price', 'laser', 'gather', 'view', 'selection', 'ruler', 'from');
    const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, '5'));
    const value = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 50 }),
      fc.array(number, { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.array(number, { maxLength: 4 })),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value), (said) => {
        const once = readPresence(JSON.parse(JSON.stringify(said)) as object);
        expect(Object.keys(once).every((name) => Object.hasOwn(said, name) && name !== 'from')).toBe(true);
        const bytes = JSON.stringify(once);
        expect(JSON.stringify(readPresence(JSON.parse(bytes) as object))).toBe(bytes);
      }),
    );
  });
});
