import { expect, it } from 'vitest';
import { countTogether } from './count-together.ts';
import { limitsOn } from './limits.ts';

const clock = { now: () => 0, after: () => () => undefined };

/** Two workers, each of which hears the other at once. */
const two = () => {
  const [one, other] = [limitsOn(clock), limitsOn(clock)];
  const atOne = countTogether(one, (counted) => atOther.hear({ ...counted, worker: 1 } as never));
  const atOther = countTogether(other, (counted) => atOne.hear({ ...counted, worker: 2 } as never));
  return { one, other, atOne, atOther };
};

it('an address that has made its cards at one worker makes none at another', () => {
  const { one, other } = two();
  for (let n = 0; n < 10; n++) expect((n % 2 ? one : other).newCards.take('10.0.0.1')).toBeUndefined();
  expect(one.newCards.take('10.0.0.1')).toBeGreaterThan(0);
  expect(other.newCards.take('10.0.0.1')).toBeGreaterThan(0);
  expect(other.newCards.take('10.0.0.2')).toBeUndefined();
});

it('connections at both count, until they or their worker end', () => {
  const { one, other, atOther } = two();
  for (let n = 0; n < 300; n++) (n % 2 ? one : other).socketsPerAddress.enter('10.0.0.1');
  expect(one.socketsPerAddress.isFull('10.0.0.1')).toBe(true);
  expect(other.socketsPerAddress.isFull('10.0.0.1')).toBe(true);
  other.socketsPerAddress.leave('10.0.0.1');
  expect(one.socketsPerAddress.isFull('10.0.0.1')).toBe(false);
  other.socketsPerAddress.enter('10.0.0.1');
  atOther.forget(1);
  expect(other.socketsPerAddress.isFull('10.0.0.1')).toBe(false);
});

it('one that begins anew hears what is open at the others', () => {
  const { one, atOne, other, atOther } = two();
  for (let n = 0; n < 300; n++) one.socketsPerAddress.enter('10.0.0.1');
  atOther.forget(1);
  expect(other.socketsPerAddress.isFull('10.0.0.1')).toBe(false);
  atOne.tellAll();
  expect(other.socketsPerAddress.isFull('10.0.0.1')).toBe(true);
});
