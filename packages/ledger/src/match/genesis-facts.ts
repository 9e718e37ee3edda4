import { type Words, words } from '@vexillum/model';
import { type Anchors, isAnchors } from '../dice/dice-book.ts';
import { isHex32, isPlain, isText, type Plain } from '../shape.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { MatchFault } from './match-fault.ts';

/** What the first entry says about all the others. */
export interface GenesisFacts {
  /** The game's id: the id of the table where it began. In every commitment, every request for dice and every signature. */
  readonly gameId: string;
  /** The server's public Ed25519 key. */
  readonly key: string;
  readonly dice: Anchors;
  readonly versions: unknown;
  /** Which side's a seat is. */
  readonly sideOf: ReadonlyMap<string, string>;
}

/** Read from the arguments `{gameId, key, dice, versions, ...}` and from the seats among the changes. */
export const genesisFacts = (genesis: LedgerEntry): GenesisFacts | MatchFault => {
  const { args, changes } = genesis;
  const wrong = (says: Words): MatchFault => ({ seq: 0, kind: 'schema', says });
  if (!isPlain(args)) return wrong(words('The first entry does not say what is played.'));
  const { gameId, key, dice, versions } = args;
  if (!isText(gameId) || gameId === '') return wrong(words('The first entry does not name the game.'));
  if (!isHex32(key)) return wrong(words('The first entry has no key of the server.'));
  if (!isAnchors(dice)) return wrong(words('The first entry has no anchors of the dice.'));
  return { gameId, key, dice, versions, sideOf: sidesOf(changes) };
};

const sidesOf = (changes: Plain | undefined): ReadonlyMap<string, string> => {
  const seats = changes?.['seat'];
  const sides = new Map<string, string>();
  for (const [id, change] of Object.entries(isPlain(seats) ? seats : {})) {
    const after: unknown = Array.isArray(change) ? change[1] : undefined;
    if (isPlain(after) && isText(after['side'])) sides.set(id, after['side']);
  }
  return sides;
};
