import type { Leg, WheelSide } from '@vexillum/geometry';
import { addLeg } from '../draft/add-legs.ts';
import { moversOfHand } from '../draft/movers-of.ts';
import { typeKey } from '../draft/typing.ts';
import type { Hand } from '../hand.ts';
import type { KeyToolEvent } from '../tool-event.ts';

/** What a key does, in its smallest usual step: 0.1 MU, or 1 degree. */
type Stroke =
  | { readonly kind: 'advance' | 'slide'; readonly sign: 1 | -1 }
  | { readonly kind: 'wheel'; readonly side: WheelSide }
  | { readonly kind: 'turn'; readonly sign: 1 | -1 };

/** "Up" is forward as the stands look, whatever is up on the screen. */
const strokes: Readonly<Record<string, Stroke>> = {
  arrowup: { kind: 'advance', sign: 1 },
  w: { kind: 'advance', sign: 1 },
  arrowdown: { kind: 'advance', sign: -1 },
  arrowright: { kind: 'slide', sign: 1 },
  d: { kind: 'slide', sign: 1 },
  arrowleft: { kind: 'slide', sign: -1 },
  a: { kind: 'slide', sign: -1 },
  q: { kind: 'wheel', side: 'left' },
  '[': { kind: 'wheel', side: 'left' },
  '{': { kind: 'wheel', side: 'left' },
  e: { kind: 'wheel', side: 'right' },
  ']': { kind: 'wheel', side: 'right' },
  '}': { kind: 'wheel', side: 'right' },
  z: { kind: 'turn', sign: -1 },
  x: { kind: 'turn', sign: 1 },
};

interface Held {
  readonly shift: boolean;
  readonly alt: boolean;
}

const stepOf = ({ shift, alt }: Held): number => (shift ? 1 : alt ? 0.01 : 0.1);
const turnOf = ({ shift, alt }: Held): number => (shift ? 5 : alt ? 0.1 : 1);

const legOf = (stroke: Stroke, held: Held, count: number): Leg => {
  switch (stroke.kind) {
    case 'advance':
    case 'slide':
      return { kind: stroke.kind, distance: stroke.sign * stepOf(held) };
    case 'wheel':
      return { kind: 'wheel', side: stroke.side, degrees: turnOf(held) };
    case 'turn':
      return { kind: 'rotate', degrees: stroke.sign * turnOf(held), about: count === 1 ? 'front' : 'center' };
  }
};

/** Shift with an arrow aside adds a neighbour to the selection: that is not steering. */
const isForSelection = ({ key, shift }: KeyToolEvent): boolean =>
  shift && (key === 'ArrowLeft' || key === 'ArrowRight');

/** Steers the open move, or the selected stands, by a key; whether the key was for that. */
export const steerByKey = (hand: Hand, event: KeyToolEvent): boolean => {
  if (event.ctrl || isForSelection(event)) return false;
  if (typeKey(hand, event)) return true;
  const stroke = strokes[event.key.toLowerCase()];
  if (!stroke) return false;
  const ids = moversOfHand(hand);
  if (ids.length > 0) addLeg(hand, ids, legOf(stroke, event, ids.length), 'keys');
  return ids.length > 0;
};
