import { type Refusal, refuse, type SideId, Type, words } from '@vexillum/model';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/board-of.ts';
import { armiesLeftBehind } from '../data/rule-numbers.ts';
import type { GameState } from '../state/game-state.ts';
import { gameOf, territoryOf } from '../state/read.ts';
import { isSharedLand } from '../state/teams.ts';
import type { Territory } from '../state/territory.ts';
import type { Snapshot } from '../records.ts';

export const territoryArgument = Type.String({ minLength: 1, maxLength: 64 });

/** How many armies it may be done with. */
export type Span = { readonly least: number; readonly most: number };

/** The game that is on: asked about only by those who may act in it. */
export const gameOn = (snapshot: Snapshot): GameState => {
  const game = gameOf(snapshot);
  if (!game) throw new Error('no game is on');
  return game;
};

/** The map with who holds what on it, as whoever is on turn looks at it. */
export interface Land {
  readonly snapshot: Snapshot;
  readonly board: Board;
  readonly game: GameState;
}

export const landOf = (snapshot: Snapshot): Land => ({ snapshot, board: boardOf(snapshot), game: gameOn(snapshot) });

export const at = ({ snapshot }: Land, id: string): Territory => territoryOf(snapshot, id);

export const nameOf = ({ board }: Land, id: string): string => board.territory(id)?.name ?? id;

export const ownedBy = ({ snapshot, board }: Land, owner: SideId | null): string[] =>
  board.territories.filter((id) => territoryOf(snapshot, id).owner === owner);

export const known = ({ board }: Land, id: string, field: string): Refusal | undefined =>
  board.territory(id) ? undefined : refuse('no-such-territory', 'That territory is not on this map.', field);

export const isOwn = (land: Land, id: string): boolean => at(land, id).owner === land.game.mover;

/** Where armies of the mover may be put: on their own land, and on their partners' where that is shared. */
export const takesArmies = (land: Land, id: string): boolean => {
  const { owner } = at(land, id);
  return owner === land.game.mover || isSharedLand(land.snapshot, land.game.mover, owner);
};

export const owned = (land: Land, id: string, field: string): Refusal | undefined =>
  known(land, id, field) ??
  (isOwn(land, id) ? undefined : refuse('not-your-territory', 'That territory is not yours.', field));

/** How many armies may leave a territory with so many. */
export const armiesFree = (armies: number): number => Math.max(0, armies - armiesLeftBehind.value);

export const lastArmyStays = (land: Land, id: string, field: string): Refusal | undefined =>
  armiesFree(at(land, id).armies) > 0
    ? undefined
    : refuse(
        'not-enough-armies',
        words('The last army stays in {0}: it takes two to leave one behind.', nameOf(land, id)),
        field,
      );

export const noBorder = (land: Land, from: string, to: string): Refusal =>
  refuse('not-a-neighbour', words('No border leads from {0} to {1}.', nameOf(land, from), nameOf(land, to)), 'to');

/** All recruits have to be placed, and a forced set turned in, before anything else of a turn. */
export const readyToAct = (game: GameState): Refusal | undefined =>
  recruitsFirst(game) ??
  (game.mustTurnIn
    ? refuse('must-turn-in-set', 'With five flags or more you turn in a set first: RECRUIT.')
    : undefined);

export const recruitsFirst = ({ recruits }: GameState): Refusal | undefined => {
  if (recruits === 0) return undefined;
  return refuse(
    'recruits-left',
    words('{0, plural, =1 {Place your last recruit first.} other {Place your # recruits first.}}', recruits),
  );
};
