import {
  type Assign,
  boardOf,
  gameOf,
  type GameState,
  isConnected,
  type Land,
  rulesOf,
  territoryOf,
} from '@vexillum/conquest';
import type { Json, SideId, Snapshot } from '@vexillum/model';
import { standsStill } from '../../../clock/stands-still.ts';

/** The buttons under the board that ask for territories next. */
export type Chosen = 'attack' | 'move';

/** What a player has before him besides the table itself. */
export interface Aim {
  readonly chosen: Chosen | undefined;
  /** The territory that it starts from, once touched. */
  readonly from: string | undefined;
  readonly assign: Assign;
}

/** What a touch of a territory means now. */
export type Meaning =
  | { readonly kind: 'act'; readonly name: string; readonly args: { readonly [key: string]: Json } }
  | { readonly kind: 'from'; readonly id: string }
  | { readonly kind: 'nothing' };

const NOTHING: Meaning = { kind: 'nothing' };
const act = (name: string, args: { readonly [key: string]: Json }): Meaning => ({ kind: 'act', name, args });

/** What this side's touch of this territory would do; nothing where it is not its turn or the rules say no. */
export const meaningOfTouch = (snapshot: Snapshot, side: SideId | undefined, aim: Aim, id: string): Meaning => {
  const game = gameOf(snapshot);
  if (!game || side === undefined || game.mover !== side || standsStill(snapshot)) return NOTHING;
  const { owner } = territoryOf(snapshot, id);
  switch (game.phase) {
    case 'assignment':
      return owner === null ? act('claim-territory', { territory: id }) : NOTHING;
    case 'amassing':
      return owner === side ? act('place-army', { territory: id }) : NOTHING;
    case 'conquer':
      return inConquest(snapshot, game, aim, id);
    case 'over':
      return NOTHING;
    default:
      return game.phase satisfies never;
  }
};

const inConquest = (snapshot: Snapshot, game: GameState, aim: Aim, id: string): Meaning => {
  const isOwn = territoryOf(snapshot, id).owner === game.mover;
  if (game.recruits > 0) return isOwn ? act('place-recruits', { territory: id, assign: aim.assign }) : NOTHING;
  if (game.mustTurnIn) return NOTHING;
  if (game.conquest?.to === id && canLeave(snapshot, game.conquest.from) && isMovingIn(game.conquest.from, aim))
    return act('move-in', { assign: aim.assign });
  if (aim.chosen === 'attack' && !isOwn && aim.from !== undefined && canAttack(snapshot, game, aim.from, id))
    return act('attack-territory', { from: aim.from, to: id });
  if (
    aim.chosen === 'move' &&
    isOwn &&
    aim.from !== undefined &&
    aim.from !== id &&
    canMove(snapshot, game, aim.from, id)
  )
    return act('move-armies', { from: aim.from, to: id, assign: aim.assign });
  return asFrom(snapshot, game, aim, id);
};

/** Whoever has touched ATTACK or MOVE anew begins somewhere else: perhaps in the very territory that he has just taken. */
export const isMovingIn = (from: string, aim: Aim): boolean =>
  aim.chosen === undefined || (aim.chosen === 'attack' && aim.from === from);

const asFrom = (snapshot: Snapshot, game: GameState, { chosen }: Aim, id: string): Meaning =>
  chosen !== undefined && isStart(snapshot, game, chosen, id) ? { kind: 'from', id } : NOTHING;

const canLeave = (snapshot: Snapshot, id: string): boolean => territoryOf(snapshot, id).armies > 1;

const canAttack = (snapshot: Snapshot, game: GameState, from: string, to: string): boolean =>
  !game.move &&
  canLeave(snapshot, from) &&
  boardOf(snapshot).neighbours(from).has(to) &&
  ![null, game.mover].includes(territoryOf(snapshot, to).owner);

const canMove = (snapshot: Snapshot, game: GameState, from: string, to: string): boolean => {
  if (!canLeave(snapshot, from) || territoryOf(snapshot, to).owner !== game.mover || from === to) return false;
  if (game.move && (game.move.from !== from || game.move.to !== to)) return false;
  const isFar = rulesOf(snapshot).moveReach === 'connected';
  return isFar ? isConnected(landOf(snapshot), from, to) : boardOf(snapshot).neighbours(from).has(to);
};

const landOf = (snapshot: Snapshot): Land => ({
  board: boardOf(snapshot),
  territory: (id) => territoryOf(snapshot, id),
});

/** Where an attack or a move may start. */
export const startsOf = (snapshot: Snapshot, game: GameState, chosen: Chosen): ReadonlySet<string> =>
  new Set(boardOf(snapshot).territories.filter((id) => isStart(snapshot, game, chosen, id)));

/** Wherever a way leads, it leads to a neighbour first; only a move that has begun may go on to where it led before. */
const isStart = (snapshot: Snapshot, game: GameState, chosen: Chosen, id: string): boolean => {
  const { owner, armies } = territoryOf(snapshot, id);
  if (owner !== game.mover || armies < 2) return false;
  const can = chosen === 'attack' ? canAttack : canMove;
  const nearby = [...boardOf(snapshot).neighbours(id), ...(game.move ? [game.move.to] : [])];
  return nearby.some((to) => can(snapshot, game, id, to));
};

/** Where an attack or a move from there may lead. */
export const targetsOf = (snapshot: Snapshot, game: GameState, chosen: Chosen, from: string): readonly string[] => {
  const { territories } = boardOf(snapshot);
  const can = chosen === 'attack' ? canAttack : canMove;
  return canLeave(snapshot, from) ? territories.filter((to) => can(snapshot, game, from, to)) : [];
};
