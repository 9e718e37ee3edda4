import { msg, str } from '@vexillum/ui/words';
import { armiesFree, armiesMoved, type GameState, rulesOf, type Snapshot, territoryOf } from '../../rules/index.ts';
import { armiesText } from '../count-texts.ts';
import { territoryName } from '../names.ts';
import type { AttackProgress } from './attack-run.ts';
import { wayText } from './attack-words.ts';
import { oddsOf, percentText } from './odds.ts';
import { type Aim, mayFollow, targetsOf } from './touch.ts';

/** What is going on, and what the reader might do about it. */
export interface TurnWords {
  readonly now: string;
  /** What to do next; empty where there is nothing. */
  readonly next: string;
}

const shotWords = (snapshot: Snapshot, from: string, to: string): TurnWords => {
  const now = wayText(snapshot, { from, to });
  const [armies, against] = [territoryOf(snapshot, from).armies, territoryOf(snapshot, to).armies];
  const odds = rulesOf(snapshot).areOddsShown ? oddsOf(snapshot, from, to) : undefined;
  const next = odds
    ? msg(str`${armies} against ${against}: ${percentText(odds.conquers)} to take it.`)
    : msg(str`${armies} against ${against}.`);
  return { now, next };
};

const isAimed = (snapshot: Snapshot, game: GameState, from: string, target: string | undefined): target is string =>
  target !== undefined && targetsOf(snapshot, game, 'attack', from).includes(target);

const attackWords = (snapshot: Snapshot, game: GameState, from: string, target: string | undefined): TurnWords => {
  const name = territoryName(snapshot, from);
  if (isAimed(snapshot, game, from, target)) return shotWords(snapshot, from, target);
  if (targetsOf(snapshot, game, 'attack', from).length === 0)
    return { now: msg('Your turn'), next: msg(str`${name} can attack no more. Touch another territory of yours.`) };
  return { now: msg(str`Attack from ${name}`), next: msg('Now touch the territory to attack.') };
};

const moveWords = (snapshot: Snapshot, from: string, { assign }: Aim): TurnWords => {
  const left = armiesFree(territoryOf(snapshot, from).armies);
  const sent = armiesText(armiesMoved(assign, left));
  return {
    now: msg(str`Move from ${territoryName(snapshot, from)}`),
    next: msg(str`Touch where they go: ${sent} at a touch, of ${armiesText(left)}.`),
  };
};

/** Who can still follow into a territory that has just been taken; none where nobody can, or something else is meant. */
const followWords = (snapshot: Snapshot, game: GameState, aim: Aim): TurnWords | undefined => {
  const left = mayFollow(snapshot, game.mover, aim);
  const { conquest } = game;
  if (!conquest || left === 0) return undefined;
  const [from, to] = [territoryName(snapshot, conquest.from), territoryName(snapshot, conquest.to)];
  return {
    now: msg(str`${to} is yours`),
    next: msg(str`${armiesText(left)} can follow from ${from}: touch ${to} again. Or go on.`),
  };
};

/** What is chosen and aimed at, and what a touch comes to; none while nothing has been touched. */
export const aimWords = (
  snapshot: Snapshot,
  game: GameState,
  aim: Aim,
  target: string | undefined,
): TurnWords | undefined => {
  const { chosen, from } = aim;
  if (chosen === 'move' && from !== undefined) return moveWords(snapshot, from, aim);
  const follow =
    from !== undefined && isAimed(snapshot, game, from, target) ? undefined : followWords(snapshot, game, aim);
  if (follow || chosen === undefined || from === undefined) return follow;
  return attackWords(snapshot, game, from, target);
};

/** How a run of throws is going. */
export const runWords = (snapshot: Snapshot, { from, to, throws, began }: AttackProgress): TurnWords => {
  const [attackers, defenders] = [territoryOf(snapshot, from).armies, territoryOf(snapshot, to).armies];
  return {
    now: wayText(snapshot, { from, to }),
    next: msg(
      str`Throws so far: ${throws}. ${attackers} of ${began.attackers} armies against ${defenders} of ${began.defenders}.`,
    ),
  };
};
