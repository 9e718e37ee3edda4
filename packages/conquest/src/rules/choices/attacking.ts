import { isRefusal, type Refusal, refuse, words } from '@vexillum/model';
import type { Assign } from '../play/armies-moved.ts';
import type { Way } from '../state/game-state.ts';
import {
  armiesFree,
  at,
  gameOn,
  known,
  type Land,
  landOf,
  lastArmyStays,
  nameOf,
  noBorder,
  owned,
  readyToAct,
  type Span,
} from './land.ts';
import { onTurn } from './may-act.ts';
import { isPartner } from '../state/teams.ts';
import type { Question, Snapshot } from '../records.ts';

export const mayAttack: Question<Way> = {
  action: 'attack-territory',
  mayAct: onTurn('conquer'),
  whyNot(snapshot, _seat, { from, to }) {
    const land = landOf(snapshot);
    const notNow = readyToAct(land.game) ?? (land.game.move ? noMoreAttacks() : undefined);
    if (notNow) return notNow;
    if (from === undefined) return land.board.territories.some((id) => isStart(land, id)) ? undefined : nobodyBeside();
    return owned(land, from, 'from') ?? (to === undefined ? notFrom(land, from) : notTo(land, from, to));
  },
  targets(snapshot, _seat, { from, to }) {
    const land = landOf(snapshot);
    const ways: Way[] = [];
    for (const start of from === undefined ? land.board.territories : [from])
      if (canLeave(land, start))
        for (const end of land.board.neighbours(start))
          if ((to === undefined || end === to) && isFoe(land, end)) ways.push({ from: start, to: end });
    return ways;
  },
};

const noMoreAttacks = () => refuse('moved-already', 'After a move there are no more attacks this turn.');

const nobodyBeside = () =>
  refuse('no-attack', 'None of your territories with two armies or more borders on another’s.');

const canLeave = (land: Land, from: string): boolean => {
  const { owner, armies } = at(land, from);
  return owner === land.game.mover && armiesFree(armies) > 0;
};

const isFoe = (land: Land, id: string): boolean => {
  const { owner } = at(land, id);
  return owner !== null && owner !== land.game.mover && !isPartner(land.snapshot, land.game.mover, owner);
};

const isStart = (land: Land, from: string): boolean => {
  if (!canLeave(land, from)) return false;
  for (const to of land.board.neighbours(from)) if (isFoe(land, to)) return true;
  return false;
};

const notFrom = (land: Land, from: string): Refusal | undefined => {
  const stays = lastArmyStays(land, from, 'from');
  if (stays || isStart(land, from)) return stays;
  return refuse('no-attack', words('{0} borders on nobody whom it could attack.', nameOf(land, from)), 'from');
};

const notTo = (land: Land, from: string, to: string): Refusal | undefined =>
  known(land, to, 'to') ??
  notOwn(land, to) ??
  (land.board.neighbours(from).has(to) ? lastArmyStays(land, from, 'from') : noBorder(land, from, to));

const notOwn = (land: Land, to: string): Refusal | undefined => {
  const { owner } = at(land, to);
  if (owner === null) return refuse('unclaimed', 'Nobody holds that territory.', 'to');
  if (isPartner(land.snapshot, land.game.mover, owner))
    return refuse('partners-territory', 'That territory is your partner’s: nobody attacks their own team.', 'to');
  return owner === land.game.mover ? refuse('own-territory', 'That territory is yours already.', 'to') : undefined;
};

/** The way that the last attack has conquered. */
export const justConquered = (snapshot: Snapshot): Way | Refusal =>
  gameOn(snapshot).conquest ?? refuse('no-conquest', 'You have not just conquered a territory.');

/** More troops for the territory that has just been conquered. */
export const mayMoveIn: Question<{ readonly assign: Assign }, Way & { readonly armies: Span }> = {
  action: 'move-in',
  mayAct: onTurn('conquer'),
  whyNot(snapshot) {
    const conquest = justConquered(snapshot);
    if (isRefusal(conquest)) return conquest;
    const land = landOf(snapshot);
    return readyToAct(land.game) ?? lastArmyStays(land, conquest.from, 'assign');
  },
  targets(snapshot) {
    const conquest = justConquered(snapshot);
    if (isRefusal(conquest)) return [];
    return [{ ...conquest, armies: { least: 1, most: armiesFree(at(landOf(snapshot), conquest.from).armies) } }];
  },
};
