import { isCleanText } from '../seals/sealable.ts';
import { hasKeys, isCount, isHex, isPlain, isText } from '../shape.ts';

/** Sides of each die; or how many things are to be put in another order. */
export type Asked = readonly number[] | { readonly shuffle: number };

/** What is asked of the dice. All of it goes into their making, and nothing else does. */
export interface DiceRequest {
  readonly v: 1;
  /** The game's id. */
  readonly g: string;
  readonly seat: string;
  /** Number of the seat's chain, from 0. */
  readonly c: number;
  /** Number of the secret in the chain, from 1. */
  readonly k: number;
  readonly d: Asked;
  readonly why: string;
  /** The action's id without its dashes: 32 hex digits that the client chose. */
  readonly n: string;
}

export interface Ask {
  readonly game: string;
  readonly seat: string;
  readonly chain: number;
  readonly k: number;
  readonly dice: Asked;
  readonly why: string;
  /** The action's id, a UUID in lower case. */
  readonly id: string;
}

/** A UUID's 32 hex digits; `undefined` when it is none. Upper case is none: there is one spelling. */
export const nonceOf = (id: string): string | undefined =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id) ? id.replaceAll('-', '') : undefined;

/** Throws where a caller did not check what it asks. */
export const diceRequest = ({ game, seat, chain, k, dice, why, id }: Ask): DiceRequest => {
  const n = nonceOf(id);
  if (n === undefined) throw new Error('dice need an action id that is a UUID in lower case');
  const request: DiceRequest = { v: 1, g: game, seat, c: chain, k, d: dice, why, n };
  if (!isDiceRequest(request)) throw new Error('not a request for dice');
  return request;
};

const MOST_SIDES = 256;
const MOST_THINGS = 4096;

export const isAsked = (value: unknown): value is Asked =>
  Array.isArray(value)
    ? value.length > 0 && value.every((sides) => isCount(sides) && sides >= 2 && sides <= MOST_SIDES)
    : isPlain(value) && hasKeys(value, ['shuffle']) && isCount(value['shuffle']) && value['shuffle'] <= MOST_THINGS;

export const isDiceRequest = (value: unknown): value is DiceRequest =>
  isPlain(value) &&
  hasKeys(value, ['v', 'g', 'seat', 'c', 'k', 'd', 'why', 'n']) &&
  value['v'] === 1 &&
  [value['g'], value['seat'], value['why']].every((text) => isText(text) && isCleanText(text)) &&
  isCount(value['c']) &&
  isCount(value['k']) &&
  value['k'] >= 1 &&
  isAsked(value['d']) &&
  isHex(value['n'], 16);
