import type { Hand } from '../hand.ts';
import { isTaken } from '../holders.ts';
import { movableScenery } from '../holders.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { middleOf, posesOf, shiftedPoses, turnedPoses } from './group-poses.ts';

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const turns: Readonly<Record<string, number>> = { q: -1, e: 1 };

/** MU of one key press. */
const stepOf = (event: KeyToolEvent): number => (event.shift ? 1 : 0.1);

/** Degrees of one key press. */
const turnOf = (event: KeyToolEvent): number => (event.shift ? 5 : event.alt ? 0.1 : 1);

/** Arrows nudge the selected scenery, Q and E turn it; it is put down at once. Whether the key meant something. */
export const nudgeScenery = (hand: Hand, event: KeyToolEvent): boolean => {
  const arrow = arrows[event.key];
  const turn = turns[event.key.toLowerCase()];
  const ids = movableScenery(hand.world);
  const middle = middleOf(hand.world, ids);
  if (!middle || (!arrow && turn === undefined)) return false;
  if (isTaken(hand, ids)) return true;
  const start = posesOf(hand.world, ids);
  if (turn !== undefined) hand.emit({ kind: 'drop', poses: turnedPoses(start, middle, turn * turnOf(event)) });
  if (!arrow) return true;
  // "Up" is up on the screen, however the board lies turned on it.
  const step = stepOf(event);
  const { x, y } = hand.world.wayOnBoard(arrow[0] * step, arrow[1] * step);
  hand.emit({ kind: 'drop', poses: shiftedPoses(start, x, y) });
  return true;
};
