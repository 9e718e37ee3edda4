import type { Seat, SideId } from '@vexillum/model';
import type { Random } from '../bot/random-action.ts';
import type { Snapshot } from '../records.ts';
import type { GameState } from '../state/game-state.ts';
import { lockedness } from './urgency.ts';
import { isFront, type Position, positionOf } from './position.ts';
import type { Temper } from './temper.ts';

/** Whoever plans, in front of their table. */
export interface Look {
  readonly snapshot: Snapshot;
  readonly game: GameState;
  readonly seat: Seat;
  readonly random: Random;
  readonly position: Position;
  readonly temper: Temper;
  readonly locked: number;
}

export const lookAt = (
  snapshot: Snapshot,
  game: GameState,
  seat: Seat & { readonly side: SideId },
  temper: Temper,
  random: Random,
): Look => {
  const position = positionOf(snapshot, game, seat.side);
  return { snapshot, game, seat, random, position, temper, locked: lockedness(position) };
};

export const landAt = ({ position }: Look, id: string): number => position.ground.ids.indexOf(id);

/** Those of one's own: machines leave the land of partners to them. */
export const ownOf = ({ position }: Look, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => position.owner[position.ground.ids.indexOf(id)] === position.me);

/** Of these lands those with something to attack beside them, or all where there are none. */
export const frontsOf = (look: Look, ids: readonly string[]): readonly string[] => {
  const fronts = ids.filter((id) => isFront(look.position, landAt(look, id)));
  return fronts.length > 0 ? fronts : ids;
};

export interface Best<T> {
  readonly thing: T;
  readonly worth: number;
}

/** The best of these, the first of equals. */
export const bestOf = <T>(things: readonly T[], worthOf: (thing: T) => number): Best<T> | undefined => {
  let best: Best<T> | undefined;
  for (const thing of things) {
    const worth = worthOf(thing);
    if (!best || worth > best.worth) best = { thing, worth };
  }
  return best;
};
