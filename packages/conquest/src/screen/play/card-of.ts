import { mayAttack, mayEndTurn } from '../../rules/index.ts';
import type { ConquestDesk } from '../conquest-desk.ts';
import { choiceFor, isMovingIn, mayFollow } from './touch.ts';

/** What the card under the buttons is about: throws that follow each other, an aimed attack, what may follow a conquest, where to go. */
type Card = 'run' | 'aimed' | 'follow' | 'targets' | 'move';

type Seen = Pick<ConquestDesk, 'game' | 'side' | 'isPaused' | 'snapshot' | 'aim' | 'targets' | '$target' | 'runner'>;

/** None while nothing is chosen, or something else has to be done first. */
export const cardOf = (desk: Seen): Card | undefined => {
  const { snapshot, side, aim, targets } = desk;
  if (desk.isPaused || !choiceFor(mayEndTurn, snapshot, side).ok) return undefined;
  if (desk.runner.$progress.get()) return 'run';
  const { chosen, from } = aim;
  if (chosen === 'move') return from === undefined ? undefined : 'move';
  if (targets.includes(desk.$target.get() ?? '')) return 'aimed';
  if (mayFollow(snapshot, side, aim) > 0 || wayOn(desk) !== undefined) return 'follow';
  return targets.length > 0 ? 'targets' : undefined;
};

/** The territory just taken, where the attack can go on from it. */
export const wayOn = ({ game, snapshot, side, aim }: Seen): string | undefined => {
  const way = game?.conquest;
  if (!way || !isMovingIn(way.from, aim)) return undefined;
  return choiceFor(mayAttack, snapshot, side).whyNot({ from: way.to }) ? undefined : way.to;
};
