import { poseOf, trackOf, wheelFor, type Body, type Leg, type MoveRules } from '@vexillum/geometry';
import type { SpokenLeg } from './order.ts';

/** Where the group is once these legs are done. */
const carried = (group: readonly Body[], legs: readonly Leg[]): Body[] =>
  trackOf(
    group.map((body) => ({ body, hinges: [] })),
    legs,
  ).end.map(({ body }) => body);

/** To hundredths, and down, so that a wheel never costs more than was said. */
const cut = (degrees: number): number => Math.floor(degrees * 100 + 1e-6) / 100;

const resolved = (spoken: SpokenLeg, group: readonly Body[], measure: MoveRules['measure']): Leg => {
  switch (spoken.kind) {
    case 'leg':
      return spoken.leg;
    case 'wheel-for':
      return { kind: 'wheel', side: spoken.side, degrees: cut(wheelFor(group, spoken.side, spoken.mu, measure)) };
    case 'free-to': {
      const lead = group.find((body) => body.id === spoken.stand) ?? group[0];
      const to = poseOf({ ...spoken.at, degrees: lead?.at.degrees ?? 0 });
      return { kind: 'free', to, stand: spoken.stand };
    }
  }
};

/**
 * The legs of a spoken move for these stands: how far a wheel of so many MU turns depends on the frontage, and where somebody who
 * keeps its heading looks, on the legs before.
 */
export const legsFrom = (
  spoken: readonly SpokenLeg[],
  group: readonly Body[],
  measure: MoveRules['measure'],
): Leg[] => {
  const sorted = group.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const legs: Leg[] = [];
  for (const one of spoken) legs.push(resolved(one, carried(sorted, legs), measure));
  return legs;
};
