import { type Opposite, isOpposite } from './opposite.ts';
import { hasKeys, isCount, isHex32, isListOf, isPlain, type Plain } from '../shape.ts';
import { type DiceRequest, isDiceRequest } from './dice-request.ts';

/** The dice of an entry: what was asked, what made them, and what they show. */
export interface DiceDraw {
  readonly req: DiceRequest;
  /** `a_k` as hex. */
  readonly secret: string;
  readonly values: readonly number[];
  /** At the last roll of a chain: the anchor of the seat's next. */
  readonly rekey?: { readonly seat: string; readonly c: number; readonly anchor: string };
  /** The part that an opposing device had in it, or why none had; missing where no server asked for one yet. */
  readonly opp?: Opposite;
}

/** Dice that were thrown on a real table and typed in. Counted apart; nobody can check them. */
export interface HandDraw {
  readonly manual: true;
  readonly values: readonly number[];
}

export type Draw = DiceDraw | HandDraw;

export const isHandDraw = (draw: Draw): draw is HandDraw => 'manual' in draw;

export const isDraw = (value: unknown): value is Draw =>
  isPlain(value) && isListOf(value['values'], isCount) && (isMadeDraw(value) || value['manual'] === true);

const isMadeDraw = (value: Plain): boolean =>
  hasKeys(value, ['req', 'secret', 'values'], ['rekey', 'opp']) &&
  isDiceRequest(value['req']) &&
  isHex32(value['secret']) &&
  (!Object.hasOwn(value, 'rekey') || isRekey(value['rekey'])) &&
  (!Object.hasOwn(value, 'opp') || isOpposite(value['opp']));

const isRekey = (value: unknown): boolean =>
  isPlain(value) &&
  hasKeys(value, ['seat', 'c', 'anchor']) &&
  typeof value['seat'] === 'string' &&
  isCount(value['c']) &&
  isHex32(value['anchor']);
