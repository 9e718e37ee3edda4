import type { Hand } from './hand.ts';
import { middleOf, movableSelection, posesOf, shiftedPoses, turnedPoses } from './group-poses.ts';
import type { KeyToolEvent } from './tool-event.ts';

const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** MU of one key press. */
const stepOf = (event: KeyToolEvent): number => (event.shift ? 1 : 0.1);

/** Degrees of one key press. */
const turnOf = (event: KeyToolEvent): number => (event.shift ? 5 : event.alt ? 0.1 : 1);

const nudge = (hand: Hand, right: number, up: number): void => {
  const start = posesOf(hand.world, movableSelection(hand.world));
  if (start.size === 0) return;
  // "Up" is up on the screen, whoever sits at the bottom of it.
  const sign = hand.world.isFlipped() ? -1 : 1;
  hand.emit({ kind: 'drop', poses: shiftedPoses(start, right * sign, up * sign), gesture: 'nudge' });
};

const turn = (hand: Hand, degrees: number): void => {
  const ids = movableSelection(hand.world);
  const pivot = middleOf(hand.world, ids);
  if (!pivot) return;
  hand.emit({ kind: 'drop', poses: turnedPoses(posesOf(hand.world, ids), pivot, degrees), gesture: 'turn' });
};

/** Arrows nudge the selection, Q and E turn it, Escape lets it go. */
export const handleKey = (hand: Hand, event: KeyToolEvent): void => {
  if (event.ctrl) return;
  const arrow = arrows[event.key];
  const key = event.key.toLowerCase();
  if (arrow) nudge(hand, arrow[0] * stepOf(event), arrow[1] * stepOf(event));
  else if (key === 'q') turn(hand, -turnOf(event));
  else if (key === 'e') turn(hand, turnOf(event));
  else if (key === 'escape' && hand.world.selection().length > 0) hand.emit({ kind: 'select', ids: [] });
};
