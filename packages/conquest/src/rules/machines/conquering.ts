import { choiceOf } from '@vexillum/model';
import type { Asked } from '../bot/random-action.ts';
import { mayAttack, mayMoveIn } from '../choices/attacking.ts';
import { mayMove } from '../choices/moving.ts';
import { mayEndTurn } from '../choices/passing.ts';
import { mayPlaceRecruits } from '../choices/placing.ts';
import { mayTurnIn } from '../choices/recruiting.ts';
import { strongestWith } from './first-armies.ts';
import { bestOf, type Look, landAt, ownOf } from './look.ts';
import { attackWorth, bestFrom, standing, worthWith } from './plan-attack.ts';
import { isFront } from './position.ts';
import { urgency } from './urgency.ts';

/** A move that gains less is not worth a turn's only one. */
const LEAST_GAIN = 0.005;
/** Whoever rests after some conquests takes at least so many. */
const LEAST_CONQUESTS = 2;
/** Where time presses most, the lands taken before a rest are so many times more. */
const PRESSED = 3;

/** A turn of conquering: sets, recruits, attacks, and at last a move. */
export const conquer = (look: Look): Asked =>
  turnIn(look) ??
  placeRecruits(look) ??
  moveIn(look) ??
  attack(look) ??
  move(look) ?? { name: mayEndTurn.action, args: {} };

const turnIn = ({ snapshot, seat, game }: Look): Asked | undefined =>
  !game.hasAttacked && !game.move && choiceOf(mayTurnIn, snapshot, seat).ok
    ? { name: mayTurnIn.action, args: {} }
    : undefined;

/** All of them where most comes of it. */
const placeRecruits = (look: Look): Asked | undefined => {
  const choice = choiceOf(mayPlaceRecruits, look.snapshot, look.seat);
  if (!choice.ok) return undefined;
  const ids = ownOf(
    look,
    choice.targets().map((place) => place.territory),
  );
  const territory = strongestWith(look, look.game.recruits, ids);
  return territory === undefined ? undefined : { name: choice.action, args: { territory, assign: 'all' } };
};

/** All that may go, unless more comes of what stays. */
const moveIn = (look: Look): Asked | undefined => {
  const { game, snapshot, seat, temper, position } = look;
  if (!game.conquest || !choiceOf(mayMoveIn, snapshot, seat).ok) return undefined;
  const [from, to] = [landAt(look, game.conquest.from), landAt(look, game.conquest.to)];
  const stays = Math.max(bestFrom(look, from, temper.depth), bestFrom(look, to, temper.depth));
  const goes = worthWith(look, (position.armies[from] as number) - 1, to, from, temper.depth);
  return goes >= stays ? { name: mayMoveIn.action, args: { assign: 'all' } } : undefined;
};

const rests = ({ game, position, temper }: Look): boolean => {
  const share = temper.mostOfMap * (position.players / 2);
  const most = Math.max(LEAST_CONQUESTS, Math.round(share * position.ground.ids.length));
  return game.conquests >= most * (1 + PRESSED * urgency(position, game));
};

const attack = (look: Look): Asked | undefined => {
  const { snapshot, seat, temper } = look;
  if (rests(look)) return undefined;
  const best = bestOf(choiceOf(mayAttack, snapshot, seat).targets(), ({ from, to }) =>
    attackWorth(look, landAt(look, from), landAt(look, to), temper.depth),
  );
  if (!best || best.worth <= standing(look)) return undefined;
  return { name: mayAttack.action, args: { from: best.thing.from, to: best.thing.to } };
};

/** How many steps it is from each land of mine to where something can be attacked. */
const stepsToFront = ({ position }: Look): number[] => {
  const { ground, owner, me } = position;
  const isEdge = (land: number) => owner[land] === me && isFront(position, land);
  const steps = ground.ids.map((_, land) => (isEdge(land) ? 0 : Number.POSITIVE_INFINITY));
  const reached = steps.flatMap((far, land) => (far === 0 ? [land] : []));
  for (const land of reached)
    for (const from of ground.comesFrom[land] as readonly number[])
      if (owner[from] === me && steps[from] === Number.POSITIVE_INFINITY) {
        steps[from] = (steps[land] as number) + 1;
        reached.push(from);
      }
  return steps;
};

/** The strategic move: what stands behind comes nearer, and from one border to another only where that is worth it. */
const move = (look: Look): Asked | undefined => {
  const { snapshot, seat, game, position } = look;
  if (game.move) return undefined;
  const steps = stepsToFront(look);
  const gain = (from: number, to: number): number => {
    if (position.owner[to] !== position.me) return 0;
    const free = (position.armies[from] as number) - 1;
    if (steps[from] !== 0) return ((steps[from] as number) - (steps[to] as number)) * free;
    return steps[to] === 0 ? worthWith(look, free, to, from, 0) - standing(look) - LEAST_GAIN : 0;
  };
  const best = bestOf(choiceOf(mayMove, snapshot, seat).targets(), ({ from, to }) =>
    gain(landAt(look, from), landAt(look, to)),
  );
  if (!best || !(best.worth > 0)) return undefined;
  return { name: mayMove.action, args: { from: best.thing.from, to: best.thing.to, assign: 'all' } };
};
