import type { Leg, LegKind, LegPrice, SoftStop } from '@vexillum/geometry';
import type { MoveDraft } from './move-draft.ts';

/** What one leg is and costs, for the words under a label. */
export interface LegTag {
  readonly kind: LegKind;
  readonly unit: 'mu' | 'degrees' | 'none';
  /** In its unit; 0 where it has none. */
  readonly value: number;
  readonly side?: 'left' | 'right';
  /** By the measure that counts, in MU. */
  readonly price: number;
}

/** What a move costs, for its label: `3.00 / 4.00 MU`. */
export interface PriceTag {
  /** With what was paid before in this turn, in MU. */
  readonly total: number;
  /** Terrain considered. */
  readonly budget?: number;
  readonly tone: 'good' | 'near' | 'over';
  /** By how much it is over the budget. */
  readonly over?: number;
  readonly stop?: SoftStop['kind'];
  readonly text: string;
  readonly details: readonly LegTag[];
}

/** From this part of the budget on, the end of it is near. */
const NEAR = 0.9;
/** No move is over its budget by less than half of what the table can store. */
const HAIR = 0.0005;

const toneOf = (total: number, budget: number | undefined): PriceTag['tone'] => {
  if (budget === undefined) return 'good';
  if (total > budget + HAIR) return 'over';
  return total >= budget * NEAR - HAIR ? 'near' : 'good';
};

type Said = Pick<LegTag, 'unit' | 'value' | 'side'>;

const saidOf = (leg: Leg): Said => {
  switch (leg.kind) {
    case 'advance':
    case 'push-back':
      return { unit: 'mu', value: leg.distance };
    case 'slide':
      return { unit: 'mu', value: Math.abs(leg.distance), side: leg.distance < 0 ? 'left' : 'right' };
    case 'wheel':
      return { unit: 'degrees', value: leg.degrees, side: leg.side };
    case 'rotate':
      return { unit: 'degrees', value: Math.abs(leg.degrees), side: leg.degrees < 0 ? 'left' : 'right' };
    case 'column':
      return leg.turn
        ? { unit: 'degrees', value: leg.turn.degrees, side: leg.turn.side }
        : { unit: 'mu', value: leg.distance };
    case 'free':
    case 'about-face':
    case 'place':
      return { unit: 'none', value: 0 };
  }
};

const tagOf = (leg: Leg, price: LegPrice | undefined, measure: 'arc' | 'chord'): LegTag => ({
  kind: leg.kind,
  ...saidOf(leg),
  price: price?.[measure] ?? 0,
});

export const priceTag = ({ plan, legs, rules, stop }: MoveDraft): PriceTag => {
  const { total, budget } = plan.price;
  const tone = toneOf(total, budget);
  return {
    total,
    ...(budget === undefined ? {} : { budget }),
    tone,
    ...(tone === 'over' && budget !== undefined ? { over: total - budget } : {}),
    ...(stop ? { stop: stop.kind } : {}),
    text: budget === undefined ? `${total.toFixed(2)} MU` : `${total.toFixed(2)} / ${budget.toFixed(2)} MU`,
    details: legs.map((leg, index) => tagOf(leg, plan.legs[index], rules?.measure === 'arc' ? 'arc' : 'chord')),
  };
};
