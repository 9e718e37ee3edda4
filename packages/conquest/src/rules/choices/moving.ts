import { type Refusal, refuse, words } from '@vexillum/model';
import { rulesOf } from '../house-rules/rules-of.ts';
import type { Assign } from '../play/armies-moved.ts';
import type { GameState, Way } from '../state/game-state.ts';
import {
  armiesFree,
  at,
  isOwn,
  known,
  type Land,
  landOf,
  lastArmyStays,
  nameOf,
  noBorder,
  readyToAct,
  type Span,
  takesArmies,
} from './land.ts';
import { onTurn } from './may-act.ts';
import type { Question } from '../records.ts';

/** The strategic move: once a turn, one way; more armies may follow on the same way, and that is still the same move. */
export const mayMove: Question<Way & { readonly assign: Assign }, Way & { readonly armies: Span }> = {
  action: 'move-armies',
  mayAct: onTurn('conquer'),
  whyNot(snapshot, _seat, { from, to }) {
    const land = landOf(snapshot);
    const notNow = readyToAct(land.game);
    if (notNow) return notNow;
    if (from === undefined)
      return startsOf(land).some((id) => isStart(land, id)) ? undefined : nothingToMove(land.game);
    return ownLand(land, from, 'from') ?? (to === undefined ? notFrom(land, from) : notTo(land, from, to));
  },
  targets(snapshot, _seat, { from, to }) {
    const land = landOf(snapshot);
    const ways: (Way & { readonly armies: Span })[] = [];
    const takers = takersOf(land);
    for (const start of from === undefined ? startsOf(land) : [from]) {
      const { owner, armies } = at(land, start);
      if (owner !== land.game.mover || armiesFree(armies) === 0) continue;
      const span = { least: 1, most: armiesFree(armies) };
      for (const end of reachedFrom(land, start, takers))
        if ((to === undefined || end === to) && isEnd(land, start, end, takers))
          ways.push({ from: start, to: end, armies: span });
    }
    return ways;
  },
};

const ownLand = (land: Land, id: string, field: string): Refusal | undefined =>
  known(land, id, field) ??
  (isOwn(land, id)
    ? undefined
    : refuse('not-your-territory', 'Armies move between territories of your own only.', field));

const nothingToMove = ({ move }: GameState): Refusal =>
  move
    ? refuse('no-move', 'You have made your move, and no more can follow.')
    : refuse('no-move', 'No armies can move: one stays behind, and the way leads to your own land.');

/** Land that takes the mover's armies. Looked up once where many ways are asked about: there may be a quarter of a million. */
const takersOf = (land: Land): ReadonlySet<string> =>
  new Set(land.board.territories.filter((id) => takesArmies(land, id)));

/** What a way leads to from there through the mover's land, and their partners' where that is shared; itself too. */
const connectedWith = (land: Land, from: string, takers: ReadonlySet<string>): ReadonlySet<string> => {
  const seen = new Set([from]);
  for (const id of seen) for (const next of land.board.neighbours(id)) if (takers.has(next)) seen.add(next);
  return seen;
};

const isFar = ({ snapshot }: Land): boolean => rulesOf(snapshot).moveReach === 'connected';

const reachedFrom = (land: Land, from: string, takers?: ReadonlySet<string>): ReadonlySet<string> =>
  isFar(land) ? connectedWith(land, from, takers ?? takersOf(land)) : land.board.neighbours(from);

const startsOf = ({ board, game }: Land): readonly string[] => (game.move ? [game.move.from] : board.territories);

/** Whether armies from there may go on to what they reach. */
const isEnd = (land: Land, from: string, to: string, takers?: ReadonlySet<string>): boolean => {
  const { move } = land.game;
  if (from === to || (move && (move.from !== from || move.to !== to))) return false;
  return takers ? takers.has(to) : takesArmies(land, to);
};

const isStart = (land: Land, from: string): boolean => {
  const { owner, armies } = at(land, from);
  if (owner !== land.game.mover || armiesFree(armies) === 0) return false;
  // However far a way may lead, it leads to a neighbour first; where one way is left, it may be a far one.
  const reached = land.game.move ? reachedFrom(land, from) : land.board.neighbours(from);
  for (const to of reached) if (isEnd(land, from, to)) return true;
  return false;
};

const notFrom = (land: Land, from: string): Refusal | undefined => {
  const { move } = land.game;
  if (move && move.from !== from) return oneMove(land, move);
  const stays = lastArmyStays(land, from, 'from');
  if (stays || isStart(land, from)) return stays;
  return refuse('no-move', words('No territory of yours borders on {0}.', nameOf(land, from)), 'from');
};

const notTo = (land: Land, from: string, to: string): Refusal | undefined =>
  (land.board.territory(to) && takesArmies(land, to) ? undefined : ownLand(land, to, 'to')) ??
  (from === to ? refuse('same-territory', 'Those are one and the same territory.', 'to') : undefined) ??
  notOneWay(land, from, to) ??
  lastArmyStays(land, from, 'from') ??
  noWay(land, from, to);

const notOneWay = (land: Land, from: string, to: string): Refusal | undefined => {
  const { move } = land.game;
  if (!move || (move.from === from && move.to === to)) return undefined;
  return move.from === to && move.to === from
    ? refuse('one-way', 'A strategic move goes one way only.')
    : oneMove(land, move);
};

const oneMove = (land: Land, { from, to }: Way): Refusal =>
  refuse(
    'moved-already',
    words('There is one move a turn, and yours goes from {0} to {1}.', nameOf(land, from), nameOf(land, to)),
  );

const noWay = (land: Land, from: string, to: string): Refusal | undefined => {
  if (reachedFrom(land, from).has(to)) return undefined;
  if (!isFar(land)) return noBorder(land, from, to);
  const [start, end] = [nameOf(land, from), nameOf(land, to)];
  return refuse('not-a-neighbour', words('No way through your own land leads from {0} to {1}.', start, end), 'to');
};
