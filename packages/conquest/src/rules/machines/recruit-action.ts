import { choiceOf } from '@vexillum/model';
import type { Asked, Random } from '../bot/random-action.ts';
import { mayAttack, mayMoveIn } from '../choices/attacking.ts';
import { mayMove } from '../choices/moving.ts';
import { mayEndTurn } from '../choices/passing.ts';
import { mayClaim, mayPlaceArmy, mayPlaceRecruits } from '../choices/placing.ts';
import { mayTurnIn } from '../choices/recruiting.ts';
import { forecastOf } from './forecast.ts';
import { frontsOf, landAt, type Look, ownOf } from './look.ts';

/** Attacks with less than this chance are not begun. */
const DARES = 0.35;
/** How often a turn that could go on attacking does. */
const GOES_ON = 0.8;
/** How often a turn ends with a strategic move, and armies follow into conquered land. */
const MOVES = 0.5;

const oneOf = <T>(things: readonly T[], random: Random): T | undefined => things[Math.floor(random() * things.length)];

/** Plays without a plan: armies anywhere on the border, attacks on anything that looks weak. */
export const recruitAction = (look: Look): Asked | undefined => {
  const { snapshot, game, seat, random } = look;
  if (game.phase === 'conquer') return conquer(look);
  const question = game.phase === 'assignment' ? mayClaim : mayPlaceArmy;
  const ids = choiceOf(question, snapshot, seat)
    .targets()
    .map((place) => place.territory);
  const territory = oneOf(game.phase === 'assignment' ? ids : frontsOf(look, ownOf(look, ids)), random);
  return territory === undefined ? undefined : { name: question.action, args: { territory } };
};

const conquer = (look: Look): Asked => {
  const { snapshot, game, seat, random } = look;
  if (!game.hasAttacked && !game.move && choiceOf(mayTurnIn, snapshot, seat).ok)
    return { name: mayTurnIn.action, args: {} };
  const recruits = choiceOf(mayPlaceRecruits, snapshot, seat);
  if (recruits.ok) {
    const ids = ownOf(
      look,
      recruits.targets().map((place) => place.territory),
    );
    const territory = oneOf(frontsOf(look, ids), random) ?? '';
    return { name: recruits.action, args: { territory, assign: oneOf([1, 5, 'all'] as const, random) ?? 'all' } };
  }
  if (game.conquest && random() < MOVES && choiceOf(mayMoveIn, snapshot, seat).ok)
    return { name: mayMoveIn.action, args: { assign: 'all' } };
  return attack(look) ?? moveOrEnd(look);
};

const attack = (look: Look): Asked | undefined => {
  const { snapshot, seat, random } = look;
  if (random() >= GOES_ON) return undefined;
  const armies = (id: string) => look.position.armies[landAt(look, id)] as number;
  const ways = choiceOf(mayAttack, snapshot, seat).targets();
  const weak = ways.filter(({ from, to }) => forecastOf(armies(from), armies(to)).conquers >= DARES);
  const way = oneOf(weak, random);
  return way && { name: mayAttack.action, args: { from: way.from, to: way.to } };
};

const moveOrEnd = ({ snapshot, game, seat, random, position }: Look): Asked => {
  const mayGo = !game.move && random() < MOVES;
  const ways = mayGo ? choiceOf(mayMove, snapshot, seat).targets() : [];
  const way = oneOf(
    ways.filter(({ to }) => position.owner[position.ground.ids.indexOf(to)] === position.me),
    random,
  );
  return way
    ? { name: mayMove.action, args: { from: way.from, to: way.to, assign: 'all' } }
    : { name: mayEndTurn.action, args: {} };
};
