import type { Leg } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import { leadOfColumn } from './stands-after.ts';
import { commitDraft } from './put-down.ts';
import type { Gesture } from './move-draft.ts';
import { takeUp } from './movers-of.ts';
import { setLegs } from './plan-draft.ts';
import { standsAfter } from './stands-after.ts';
import { MOST_LEGS, withLeg } from './with-leg.ts';

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** A column turns at its first stand's corner, and a kinked one goes ahead through its turns; it has no way back through them. */
const asMarched = (hand: Hand, ids: readonly string[], legs: readonly Leg[], leg: Leg): Leg => {
  if (leg.kind !== 'advance' && leg.kind !== 'wheel') return leg;
  const stands = standsAfter(hand.world.geometry(), ids, legs);
  if (leg.kind === 'wheel') {
    const isTurn = leg.degrees > 0 && leadOfColumn(stands) !== undefined;
    return isTurn ? { kind: 'column', distance: 0, turn: { side: leg.side, degrees: leg.degrees } } : leg;
  }
  return stands.some(({ hinges }) => hinges.length > 0) ? { kind: 'column', distance: leg.distance } : leg;
};

/** One leg more for these stands, which are mine; another's move, or one that is full, is put down first. */
export const addLeg = (hand: Hand, ids: readonly string[], leg: Leg, gesture: Gesture): void => {
  if (hand.draft && !areSame(hand.draft.ids, ids)) commitDraft(hand);
  const before = hand.draft?.legs ?? [];
  const made = asMarched(hand, ids, before, leg);
  const legs = withLeg(before, made);
  const isFull = legs.length > MOST_LEGS;
  if (isFull) commitDraft(hand);
  setLegs(hand, ids, isFull ? withLeg([], made) : legs, { gesture, isHeld: false });
};

/** Buttons and typed orders: legs for these stands, or for those of the open draft or the selection. */
export const addLegs = (hand: Hand, legs: readonly Leg[], ids?: readonly string[]): void => {
  const movers = takeUp(hand, ids ?? hand.draft?.ids ?? hand.world.selection());
  if (movers.length === 0) return;
  for (const leg of legs) addLeg(hand, movers, leg, 'keys');
};
