import { bytesFromHex, diceChain } from '@vexillum/ledger';
import type { Game } from '@vexillum/model';
import type { TableKeys } from './table-keys.ts';

/** The seats that throw dice: all but the spectators'. */
export const seatsWithDice = (game: Game): string[] =>
  game.seats.filter(({ kind }) => kind !== 'spectator').map(({ id }) => id);

/** The anchor of one of a seat's chains, the first for the genesis. Takes some 4 ms: a server makes a pause between two. */
export const diceAnchor = ({ master }: TableKeys, gameId: string, seat: string, chain = 0): string =>
  diceChain(bytesFromHex(master), gameId, seat, chain).anchor;
