import type { AboutFace, Leg, LegPrice, StoredPose, WheelSide } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';

/** What a leg travels along its corners' arcs, and straight from corner to corner, in thousandths of an MU. */
type StoredPrice = { readonly arc: number; readonly chord: number };

/** A leg without its price, flat: `mu`, `x` and `y` in thousandths of an MU, `turn` in hundredths of a degree. */
type BareLeg =
  | { readonly kind: 'advance' | 'slide' | 'push-back'; readonly mu: number }
  | { readonly kind: 'wheel'; readonly side: WheelSide; readonly turn: number }
  | { readonly kind: 'free'; readonly to: StoredPose; readonly stand?: string }
  | { readonly kind: 'rotate'; readonly turn: number; readonly about: 'front' | 'center' }
  | { readonly kind: 'rotate'; readonly turn: number; readonly x: number; readonly y: number }
  | { readonly kind: 'about-face'; readonly about: AboutFace }
  | { readonly kind: 'column'; readonly mu: number; readonly side?: WheelSide; readonly turn?: number }
  | { readonly kind: 'place' };

/** A leg as the ledger keeps it. Where a `place` brings everybody is kept with the moves (`moveArgsOf`), or is where the move ends. */
export type StoredLeg = BareLeg & StoredPrice;

/** How many legs a move may have in the ledger; a longer one is kept without. */
export const LEGS_LIMIT = 40;

/** How many legs one stand of it may have of its own. */
export const OWN_LEGS_LIMIT = 8;

/** The longest text in a stored leg. */
export const LEG_TEXT_LIMIT = 40;

const milli = (mu: number): number => Math.round(mu * MILLI_MU) + 0;
const hundredths = (degrees: number): number => Math.round(degrees * 100) + 0;

const bareLegOf = (leg: Leg): BareLeg => {
  switch (leg.kind) {
    case 'advance':
    case 'slide':
    case 'push-back':
      return { kind: leg.kind, mu: milli(leg.distance) };
    case 'wheel':
      return { kind: leg.kind, side: leg.side, turn: hundredths(leg.degrees) };
    case 'free': {
      const { kind, to, stand } = leg;
      return stand === undefined || stand.length > LEG_TEXT_LIMIT ? { kind, to } : { kind, to, stand };
    }
    case 'rotate': {
      const turn = hundredths(leg.degrees);
      return typeof leg.about === 'string'
        ? { kind: leg.kind, turn, about: leg.about }
        : { kind: leg.kind, turn, x: milli(leg.about.x), y: milli(leg.about.y) };
    }
    case 'about-face':
      return { kind: leg.kind, about: leg.about };
    case 'column': {
      const march = { kind: leg.kind, mu: milli(leg.distance) };
      return leg.turn ? { ...march, side: leg.turn.side, turn: hundredths(leg.turn.degrees) } : march;
    }
    case 'place':
      return { kind: leg.kind };
  }
};

/** The legs as they go into the ledger, each with its price out of the plan. */
export const storeLegs = (legs: readonly Leg[], prices: readonly LegPrice[]): StoredLeg[] =>
  legs.map((leg, index) => ({
    ...bareLegOf(leg),
    arc: milli(prices[index]?.arc ?? 0),
    chord: milli(prices[index]?.chord ?? 0),
  }));
