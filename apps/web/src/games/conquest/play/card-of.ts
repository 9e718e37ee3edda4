import type { ConquestDesk } from '../conquest-desk.ts';
import { mayFollow } from './armies-sent.ts';
import { isMovingIn, startsOf, targetsOf } from './touch.ts';

/** What the card under the buttons is about: throws that follow each other, an aimed attack, what may follow a conquest, where to go. */
type Card = 'run' | 'aimed' | 'follow' | 'targets' | 'move';

type Seen = Pick<ConquestDesk, 'game' | 'isMyTurn' | 'isPaused' | 'snapshot' | 'aim' | '$target' | 'runner'>;

/** None while nothing is chosen, or something else has to be done first. */
export const cardOf = (desk: Seen): Card | undefined => {
  const { game, snapshot, aim } = desk;
  if (!game || !desk.isMyTurn || desk.isPaused || game.phase !== 'conquer') return undefined;
  if (game.recruits > 0 || game.mustTurnIn) return undefined;
  if (desk.runner.$progress.get()) return 'run';
  const { chosen, from } = aim;
  if (chosen === 'move') return from === undefined ? undefined : 'move';
  const targets = chosen === 'attack' && from !== undefined ? targetsOf(snapshot, game, 'attack', from) : [];
  if (targets.includes(desk.$target.get() ?? '')) return 'aimed';
  if (mayFollow(snapshot, game, aim) > 0 || wayOn(desk) !== undefined) return 'follow';
  return targets.length > 0 ? 'targets' : undefined;
};

/** The territory just taken, where the attack can go on from it. */
export const wayOn = ({ game, snapshot, aim }: Seen): string | undefined => {
  const way = game?.conquest;
  if (!game || !way || !isMovingIn(way.from, aim)) return undefined;
  return startsOf(snapshot, game, 'attack').has(way.to) ? way.to : undefined;
};
