import { bodyAt, type Body } from '../body.ts';
import { strokeAt, strokePrice, type Price, type Stroke } from '../moves/stroke.ts';
import type { Placement } from '../placement.ts';
import type { Leg } from './leg.ts';
import { legStrokes, measuredIn, type Marcher } from './leg-strokes.ts';

/** One stroke of one stand, with where it began and what it had travelled before. */
export interface Step {
  readonly stand: Body;
  readonly leg: number;
  readonly from: Placement;
  readonly stroke: Stroke;
  readonly before: number;
  readonly price: Price;
}

export interface LegPrice extends Price {
  readonly kind: Leg['kind'];
  readonly perStand: Readonly<Record<string, Price>>;
}

/** A whole move, leg by leg, of everybody. */
export interface Track {
  readonly steps: readonly Step[];
  readonly legs: readonly LegPrice[];
  readonly end: readonly Marcher[];
}

const FREE: Price = { arc: 0, chord: 0 };
const sum = (a: Price, b: Price): Price => ({ arc: a.arc + b.arc, chord: a.chord + b.chord });
const largest = (prices: readonly Price[]): Price => ({
  arc: Math.max(0, ...prices.map((price) => price.arc)),
  chord: Math.max(0, ...prices.map((price) => price.chord)),
});

const march = (marcher: Marcher, strokes: readonly Stroke[], leg: number, travelled: number): Step[] => {
  let from = marcher.body.at;
  let before = travelled;
  return strokes.map((stroke) => {
    const price = strokePrice(from, marcher.body.width, stroke);
    const step: Step = { stand: marcher.body, leg, from, stroke, before, price };
    from = strokeAt(from, stroke);
    before += price.arc;
    return step;
  });
};

/** Carries everybody through the legs, always as floats from the start poses, so that nothing is rounded on the way. */
export const trackOf = (start: readonly Marcher[], legs: readonly Leg[]): Track => {
  const steps: Step[] = [];
  const prices: LegPrice[] = [];
  const travelled = new Map<string, number>();
  let group = start;
  legs.forEach((leg, index) => {
    const strokesOf = legStrokes(group, leg);
    const measured = measuredIn(group, leg);
    const perStand: Record<string, Price> = {};
    group = group.map((marcher) => {
      const { id } = marcher.body;
      const { strokes, hinges } = strokesOf(marcher);
      const marched = march(marcher, strokes, index, travelled.get(id) ?? 0);
      const last = marched.at(-1);
      steps.push(...marched);
      perStand[id] = marched.reduce((total, step) => sum(total, step.price), FREE);
      if (!last) return { ...marcher, hinges };
      travelled.set(id, last.before + last.price.arc);
      return { body: bodyAt(marcher.body, strokeAt(last.from, last.stroke)), hinges };
    });
    prices.push({ kind: leg.kind, ...largest([...measured].map((id) => perStand[id] ?? FREE)), perStand });
  });
  return { steps, legs: prices, end: group };
};
