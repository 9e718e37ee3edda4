import { choiceOf, type Json, type Seat, type SideId } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { mayAttack, mayMoveIn } from '../choices/attacking.ts';
import { mayMove } from '../choices/moving.ts';
import { mayEndTurn } from '../choices/passing.ts';
import { mayClaim, mayPlaceArmy, mayPlaceRecruits } from '../choices/placing.ts';
import { mayTurnIn } from '../choices/recruiting.ts';
import type { GameState, Way } from '../state/game-state.ts';
import { gameOf, territoryOf } from '../state/read.ts';
import { seatOf } from '../state/sides.ts';
import type { Snapshot } from '../records.ts';

/** An action to ask for. */
export interface Asked {
  readonly name: string;
  readonly args: { readonly [key: string]: Json };
}

/** 0 up to 1. */
export type Random = () => number;

const oneOf = <T>(things: readonly T[], random: Random): T | undefined => things[Math.floor(random() * things.length)];

/** How often a turn that could go on attacking does. */
const ATTACKS_ON = 0.9;
/** How often a turn ends with a strategic move. */
const MOVES = 0.3;

interface Look {
  readonly snapshot: Snapshot;
  readonly game: GameState;
  readonly seat: Seat;
  readonly random: Random;
}

const wayOf = ({ from, to }: Way): Way => ({ from, to });

/** A move that is legal for this side now, with no plan behind it; `undefined` when it is not its turn. */
export const randomAction = (snapshot: Snapshot, side: SideId, random: Random): Asked | undefined => {
  const game = gameOf(snapshot);
  const seat = seatOf(side);
  if (!game || !seat || game.phase === 'over' || game.mover !== side) return undefined;
  const look: Look = { snapshot, game, seat, random };
  if (game.phase === 'assignment') return placing(look, mayClaim);
  return game.phase === 'amassing' ? placing(look, mayPlaceArmy) : conquerAction(look);
};

const placing = ({ snapshot, seat, random }: Look, question: typeof mayClaim): Asked | undefined => {
  const place = oneOf(choiceOf(question, snapshot, seat).targets(), random);
  return place && { name: question.action, args: place };
};

const conquerAction = (look: Look): Asked | undefined => {
  const { snapshot, game, seat, random } = look;
  const recruits = choiceOf(mayPlaceRecruits, snapshot, seat);
  if (recruits.ok) {
    const territory = placeFor(
      look,
      recruits.targets().map((place) => place.territory),
    );
    return { name: recruits.action, args: { territory, assign: oneOf([1, 5, 'all'] as const, random) ?? 'all' } };
  }
  const isEarly = !game.hasAttacked && !game.move;
  if (isEarly && (game.mustTurnIn || random() < 0.5) && choiceOf(mayTurnIn, snapshot, seat).ok)
    return { name: mayTurnIn.action, args: {} };
  if (game.conquest && random() < 0.5 && choiceOf(mayMoveIn, snapshot, seat).ok)
    return { name: mayMoveIn.action, args: { assign: oneOf([1, 5, 'all'] as const, random) ?? 1 } };
  const attack = random() < ATTACKS_ON ? oneOf(choiceOf(mayAttack, snapshot, seat).targets(), random) : undefined;
  return attack ? { name: mayAttack.action, args: wayOf(attack) } : moveOrEnd(look);
};

/** Where a border is: armies in the middle of one's land serve nobody. */
const placeFor = ({ snapshot, game, random }: Look, own: readonly string[]): string => {
  const board = boardOf(snapshot);
  const isEdge = (id: string) => [...board.neighbours(id)].some((to) => territoryOf(snapshot, to).owner !== game.mover);
  const edge = own.filter(isEdge);
  return oneOf(edge.length > 0 ? edge : own, random) ?? '';
};

const moveOrEnd = ({ snapshot, game, seat, random }: Look): Asked => {
  const move = game.move || random() >= MOVES ? undefined : oneOf(choiceOf(mayMove, snapshot, seat).targets(), random);
  return move
    ? { name: mayMove.action, args: { ...wayOf(move), assign: 'all' } }
    : { name: mayEndTurn.action, args: {} };
};
