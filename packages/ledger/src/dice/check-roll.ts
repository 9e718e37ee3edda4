import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { isHex32 } from '../shape.ts';
import { type DiceRequest, isDiceRequest, nonceOf } from './dice-request.ts';
import { rollWith } from './roll-with.ts';

export interface RollToCheck {
  /** The seat's secret before this one, or the anchor of its chain. */
  readonly previous: string;
  /** Which secret's turn it is. */
  readonly k: number;
  /** Where they are known, the request must name them too. */
  readonly chain?: number;
  readonly game?: string;
  readonly seat?: string;
  /** The action's id, a UUID. */
  readonly id?: string;
  readonly request: DiceRequest;
  readonly secret: string;
  readonly values: readonly number[];
}

export const rollFaults = [
  'malformed',
  'wrong-game',
  'wrong-seat',
  'wrong-chain',
  'wrong-counter',
  'wrong-action',
  'wrong-secret',
  'wrong-values',
] as const;

export interface RollFault {
  readonly code: (typeof rollFaults)[number];
  /** The end of a sentence that begins with "this roll". */
  readonly says: string;
}

const fault = (code: RollFault['code'], says: string): RollFault => ({ code, says });

/** What is wrong with a roll; `undefined` when nothing is. Anyone can ask, with what the ledger tells everyone. */
export const checkRoll = (roll: RollToCheck): RollFault | undefined => {
  const { request, secret, values, previous } = roll;
  if (!isDiceRequest(request) || !isHex32(secret)) return fault('malformed', 'is not written as a roll is');
  const misnamed = checkNames(roll);
  if (misnamed) return misnamed;
  if (bytesToHex(sha256(hexToBytes(secret))) !== previous)
    return fault('wrong-secret', 'was made with a secret that is not the next of the chain');
  const made = rollWith(secret, request);
  return made.length === values.length && made.every((value, index) => value === values[index])
    ? undefined
    : fault('wrong-values', `shows ${values.join(', ')} where the dice came to ${made.join(', ')}`);
};

const checkNames = ({ request, k, chain, game, seat, id }: RollToCheck): RollFault | undefined => {
  if (game !== undefined && request.g !== game) return fault('wrong-game', 'was asked in another game');
  if (seat !== undefined && request.seat !== seat) return fault('wrong-seat', `was asked by ${request.seat}`);
  if (chain !== undefined && request.c !== chain)
    return fault('wrong-chain', `is of chain ${request.c} where chain ${chain} is in use`);
  if (request.k !== k) return fault('wrong-counter', `is number ${request.k} of its chain where number ${k} is due`);
  if (id !== undefined && request.n !== nonceOf(id)) return fault('wrong-action', 'was made for another action');
  return undefined;
};
