import { wheelOf, type Leg } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import { setLegs } from './set-legs.ts';
import { standsAfter } from './stands-after.ts';
import { wheelWithin } from './wheel-within.ts';
import { withLeg } from './with-leg.ts';

interface Typed {
  readonly value: number;
  readonly isDegrees: boolean;
}

const read = (text: string): Typed | undefined => {
  const found = /^(\d+\.?\d*|\.\d+)([d°]?)$/.exec(text);
  return found ? { value: Number(found[1]), isDegrees: found[2] !== '' } : undefined;
};

/** Whoever types a length while going back means so far back. */
const towards = (before: number, length: number): number => (before < 0 ? -length : length);

const wheelled = (hand: Hand, leg: Leg & { kind: 'wheel' }, before: readonly Leg[], typed: Typed): Leg | undefined => {
  const { ids, rules } = hand.draft ?? {};
  if (typed.isDegrees) return { ...leg, degrees: towards(leg.degrees, typed.value) };
  const bodies = standsAfter(hand.world.geometry(), ids ?? [], before).map(({ body }) => body);
  const frontage = wheelOf(bodies, leg.side, 0)?.frontage;
  if (frontage === undefined) return undefined;
  return { ...leg, degrees: towards(leg.degrees, wheelWithin(frontage, typed.value, rules?.measure ?? 'arc')) };
};

/** The leg with what was typed for it: MU for a length, `30d` or MU for a wheel, degrees for a turn. `undefined` where that makes no sense. */
export const typedLeg = (hand: Hand, leg: Leg, before: readonly Leg[], text: string): Leg | undefined => {
  const typed = read(text);
  if (!typed) return undefined;
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return typed.isDegrees ? undefined : { ...leg, distance: towards(leg.distance, typed.value) };
    case 'wheel':
      return wheelled(hand, leg, before, typed);
    case 'rotate':
      return { ...leg, degrees: towards(leg.degrees, typed.value) };
    case 'column':
      if (!typed.isDegrees) return { ...leg, distance: typed.value };
      return leg.turn ? { ...leg, turn: { ...leg.turn, degrees: typed.value } } : undefined;
    case 'free':
    case 'about-face':
    case 'place':
      return undefined;
  }
};

/** Makes what was typed the value of the last leg; whether anything had been typed. What cannot be read is forgotten. */
export const applyTyped = (hand: Hand): boolean => {
  const { draft } = hand;
  if (draft?.typed === undefined) return false;
  const before = draft.legs.slice(0, -1);
  const last = draft.legs.at(-1);
  const made = last && typedLeg(hand, last, before, draft.typed);
  const legs = made ? withLeg(before, made) : draft.legs;
  setLegs(hand, draft.ids, legs, { gesture: draft.gesture, isHeld: false });
  return true;
};
