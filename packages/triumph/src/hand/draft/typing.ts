import { wheelOf, type Leg, largestWheel } from '@vexillum/geometry';
import type { Hand } from '../hand.ts';
import type { KeyToolEvent } from '../tool-event.ts';
import { setLegs } from './plan-draft.ts';
import { standsAfter } from './stands-after.ts';
import { withLeg } from './with-leg.ts';

const LONGEST = 8;

/** The text typed for the last leg of the move in the making is now this; empty is none. */
export const type = (hand: Hand, text: string): void => {
  if (!hand.draft) return;
  const { typed: _before, ...draft } = hand.draft;
  hand.setDraft(text === '' ? draft : { ...draft, typed: text.slice(0, LONGEST) });
};

/** The character that a key adds to what is typed. A `d` is for degrees only after a number: before one it slides. */
const characterOf = (key: string, typed: string): string | undefined => {
  if (/^\d$/.test(key)) return key;
  if (key === '.' || key === ',') return typed.includes('.') ? undefined : '.';
  return /^[dD°]$/.test(key) && /\d$/.test(typed) ? 'd' : undefined;
};

/** Whether the key was typed into the last leg: digits, and then Backspace, Escape and Enter, which makes it the leg's value. */
export const typeKey = (hand: Hand, { key, ctrl }: KeyToolEvent): boolean => {
  if (!hand.draft || ctrl) return false;
  const { typed } = hand.draft;
  const character = characterOf(key, typed ?? '');
  if (character !== undefined) type(hand, (typed ?? '') + character);
  else if (typed === undefined) return false;
  else if (key === 'Backspace') type(hand, typed.slice(0, -1));
  else if (key === 'Escape') type(hand, '');
  else if (key === 'Enter') applyTyped(hand);
  else return false;
  return true;
};

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

/** The widest wheel of that front for so many MU, in hundredths of a degree as it is stored: it never costs more. */
export const wheelWithin = (frontage: number, mu: number, measure: 'arc' | 'chord' | 'endpoint'): number =>
  Math.floor(largestWheel(frontage, mu, measure === 'arc' ? 'arc' : 'chord') * 100 + 1e-6) / 100;
