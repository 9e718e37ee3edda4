import { type Words, words } from '@vexillum/model';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { isHex32 } from '../shape.ts';
import { type DiceRequest, isDiceRequest, nonceOf } from './dice-request.ts';
import { joinedSecret } from './opposite.ts';
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
  /** What an opposing device added; whether it is that device's own, `LinkBook` knows. */
  readonly link?: string | undefined;
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
  readonly says: Words;
}

const fault = (code: RollFault['code'], says: Words): RollFault => ({ code, says });

/** What is wrong with a roll; `undefined` when nothing is. Anyone can ask, with what the ledger tells everyone. */
export const checkRoll = (roll: RollToCheck): RollFault | undefined => {
  const { request, secret, link, values, previous } = roll;
  if (!isDiceRequest(request) || !isHex32(secret) || (link !== undefined && !isHex32(link)))
    return fault('malformed', words('is not written as a roll is'));
  const misnamed = checkNames(roll);
  if (misnamed) return misnamed;
  if (bytesToHex(sha256(hexToBytes(secret))) !== previous)
    return fault('wrong-secret', words('was made with a secret that is not the next of the chain'));
  const made = rollWith(link === undefined ? secret : joinedSecret(secret, link), request);
  return made.length === values.length && made.every((value, index) => value === values[index])
    ? undefined
    : fault('wrong-values', words('shows {0} where the dice came to {1}', values.join(', '), made.join(', ')));
};

const checkNames = ({ request, k, chain, game, seat, id }: RollToCheck): RollFault | undefined => {
  if (game !== undefined && request.g !== game) return fault('wrong-game', words('was asked in another game'));
  if (seat !== undefined && request.seat !== seat) return fault('wrong-seat', words('was asked by {0}', request.seat));
  if (chain !== undefined && request.c !== chain)
    return fault('wrong-chain', words('is of chain {0} where chain {1} is in use', request.c, chain));
  if (request.k !== k)
    return fault('wrong-counter', words('is number {0} of its chain where number {1} is due', request.k, k));
  if (id !== undefined && request.n !== nonceOf(id)) return fault('wrong-action', words('was made for another action'));
  return undefined;
};
