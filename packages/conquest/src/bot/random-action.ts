import type { Json, SideId, Snapshot } from '@vexillum/model';
import { boardOf } from '../board/board-of.ts';
import { setOf } from '../flags/set-of.ts';
import type { GameState } from '../state/game-state.ts';
import { gameOf, territoryOf } from '../state/read.ts';

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
  readonly side: SideId;
  readonly own: readonly string[];
  readonly random: Random;
}

type Way = { readonly from: string; readonly to: string };

/** Ways over a border out of land with armies to spare, to land of others or to one's own. */
const ways = ({ snapshot, side, own }: Look, isToOwn: boolean): Way[] => {
  const board = boardOf(snapshot);
  return own
    .filter((from) => territoryOf(snapshot, from).armies > 1)
    .flatMap((from) =>
      [...board.neighbours(from)]
        .filter((to) => (territoryOf(snapshot, to).owner === side) === isToOwn)
        .map((to) => ({ from, to })),
    );
};

/** A move that is legal for this side now, with no plan behind it; `undefined` when it is not its turn. */
export const randomAction = (snapshot: Snapshot, side: SideId, random: Random): Asked | undefined => {
  const game = gameOf(snapshot);
  if (!game || game.phase === 'over' || game.mover !== side) return undefined;
  const board = boardOf(snapshot);
  const heldBy = (owner: SideId | null) => board.territories.filter((id) => territoryOf(snapshot, id).owner === owner);
  if (game.phase === 'assignment')
    return { name: 'claim-territory', args: { territory: oneOf(heldBy(null), random) ?? '' } };
  const look: Look = { snapshot, game, side, own: heldBy(side), random };
  if (game.phase === 'amassing') return { name: 'place-army', args: { territory: oneOf(look.own, random) ?? '' } };
  return conquerAction(look);
};

const conquerAction = (look: Look): Asked => {
  const { snapshot, game, side, own, random } = look;
  if (game.recruits > 0)
    return {
      name: 'place-recruits',
      args: { territory: placeFor(look), assign: oneOf([1, 5, 'all'] as const, random) ?? 'all' },
    };
  const isEarly = !game.hasAttacked && !game.move;
  if (isEarly && (game.mustTurnIn || random() < 0.5) && setOf(snapshot, side)) return { name: 'turn-in-set', args: {} };
  if (game.conquest && random() < 0.5 && territoryOf(snapshot, game.conquest.from).armies > 1)
    return { name: 'move-in', args: { assign: oneOf([1, 5, 'all'] as const, random) ?? 1 } };
  const attacks = game.move || own.length === 0 ? [] : ways(look, false);
  const target = random() < ATTACKS_ON ? oneOf(attacks, random) : undefined;
  if (target) return { name: 'attack-territory', args: { ...target } };
  return moveOrEnd(look);
};

/** Where a border is: armies in the middle of one's land serve nobody. */
const placeFor = ({ snapshot, side, own, random }: Look): string => {
  const board = boardOf(snapshot);
  const edge = own.filter((id) => [...board.neighbours(id)].some((to) => territoryOf(snapshot, to).owner !== side));
  return oneOf(edge.length > 0 ? edge : own, random) ?? '';
};

const moveOrEnd = (look: Look): Asked => {
  const { game, random } = look;
  const move = game.move || random() >= MOVES ? undefined : oneOf(ways(look, true), random);
  return move ? { name: 'move-armies', args: { ...move, assign: 'all' } } : { name: 'end-turn', args: {} };
};
