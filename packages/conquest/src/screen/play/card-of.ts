import { mayAttack, mayEndTurn } from '../../rules/index.ts';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { choiceFor, isMovingIn, mayFollow } from './touch.ts';

/** What the card under the buttons is about: throws that follow each other, an aimed attack, what may follow a conquest, where to go. */
type Card = 'run' | 'aimed' | 'follow' | 'targets' | 'move';

type Seen = Pick<ConquestSitting, 'game' | 'side' | 'isPaused' | 'snapshot' | 'aim' | 'targets' | '$target' | 'runner'>;

/** None while nothing is chosen, or something else has to be done first. */
export const cardOf = (sitting: Seen): Card | undefined => {
  const { snapshot, side, aim, targets } = sitting;
  if (sitting.isPaused || !choiceFor(mayEndTurn, snapshot, side).ok) return undefined;
  if (sitting.runner.$progress.get()) return 'run';
  const { chosen, from } = aim;
  if (chosen === 'move') return from === undefined ? undefined : 'move';
  if (targets.includes(sitting.$target.get() ?? '')) return 'aimed';
  if (mayFollow(snapshot, side, aim) > 0 || wayOn(sitting) !== undefined) return 'follow';
  return targets.length > 0 ? 'targets' : undefined;
};

/** The territory just taken, where the attack can go on from it. */
export const wayOn = ({ game, snapshot, side, aim }: Seen): string | undefined => {
  const way = game?.conquest;
  if (!way || !isMovingIn(way.from, aim)) return undefined;
  return choiceFor(mayAttack, snapshot, side).whyNot({ from: way.to }) ? undefined : way.to;
};
