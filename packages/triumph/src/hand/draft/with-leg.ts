import type { Leg } from '@vexillum/geometry';

/** So many legs an action takes. */
export const MOST_LEGS = 8;

type March = Extract<Leg, { readonly kind: 'advance' | 'column' }>;

// What is written down is what is planned: thousandths of an MU and hundredths of a degree.
export const roundedLength = (value: number): number => Math.round(value * 1000) / 1000 + 0;
export const roundedTurn = (value: number): number => Math.round(value * 100) / 100 + 0;

const rounded = (leg: Leg): Leg => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return { ...leg, distance: roundedLength(leg.distance) };
    case 'wheel':
    case 'rotate':
      return { ...leg, degrees: roundedTurn(leg.degrees) };
    case 'column': {
      const { turn } = leg;
      const distance = roundedLength(leg.distance);
      if (!turn || roundedTurn(turn.degrees) === 0) return { kind: 'column', distance };
      return { kind: 'column', distance, turn: { ...turn, degrees: roundedTurn(turn.degrees) } };
    }
    case 'free':
    case 'about-face':
    case 'place':
      return leg;
  }
};

const isNothing = (leg: Leg): boolean => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return leg.distance === 0;
    case 'wheel':
      return leg.degrees === 0;
    case 'rotate':
      return leg.degrees % 360 === 0;
    case 'column':
      return leg.distance <= 0 && !leg.turn;
    case 'place':
      return Object.keys(leg.poses).length === 0;
    case 'free':
    case 'about-face':
      return false;
  }
};

/** A turn that is widened before anybody has marched on is one turn; a march after a turn is part of it; back is less far. */
const marchedOn = (last: March, next: March): Leg | undefined => {
  const turn = last.kind === 'column' ? last.turn : undefined;
  if (next.kind === 'column' && next.turn) {
    if (!turn || turn.side !== next.turn.side || last.distance !== 0) return undefined;
    return { ...next, turn: { side: turn.side, degrees: turn.degrees + next.turn.degrees } };
  }
  const distance = last.distance + next.distance;
  if (turn) return { kind: 'column', distance: Math.max(0, distance), turn };
  if (last.kind === next.kind) return { kind: last.kind, distance };
  // A column marches ahead only; a straight one goes back like any group.
  return { kind: distance > 0 ? 'column' : 'advance', distance };
};

type Turning = Extract<Leg, { readonly kind: 'rotate' }>;

const isSamePivot = (a: Turning['about'], b: Turning['about']): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.x === b.x && a.y === b.y);

/** Two legs of one kind as one; `undefined` where they stay two. */
const joined = (last: Leg, next: Leg): Leg | undefined => {
  if (last.kind === 'advance' || last.kind === 'column')
    return next.kind === 'advance' || next.kind === 'column' ? marchedOn(last, next) : undefined;
  if (last.kind === 'slide' && next.kind === 'slide') return { ...last, distance: last.distance + next.distance };
  if (last.kind === 'wheel' && next.kind === 'wheel' && last.side === next.side)
    return { ...last, degrees: last.degrees + next.degrees };
  if (last.kind === 'rotate' && next.kind === 'rotate' && isSamePivot(last.about, next.about))
    return { ...last, degrees: last.degrees + next.degrees };
  return undefined;
};

/** The legs with one more: one of the same kind as the last makes that one longer, and what comes to nothing is left out. */
export const withLeg = (legs: readonly Leg[], leg: Leg): readonly Leg[] => {
  const last = legs.at(-1);
  const one = last && joined(last, leg);
  const made = rounded(one ?? leg);
  const before = one ? legs.slice(0, -1) : legs;
  return isNothing(made) ? before : [...before, made];
};
