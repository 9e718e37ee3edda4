import {
  CONTACT_TOLERANCE,
  frontRankOf,
  plan,
  trackOf,
  wheelOf,
  type Body,
  type Leg,
  type LegPrice,
  type MoveRules,
  type Plan,
  type Point,
  type Price,
  type TerrainTouch,
  type World,
} from '@vexillum/geometry';
import type { ToolWorld } from '../tool-world.ts';
import type { MoveDraft } from './move-draft.ts';
import { standsAtStart } from './stands-after.ts';

/** A move to be explained, made or in the making. The world is the one in which it began. */
export interface PricedMove {
  readonly ids: readonly string[];
  readonly legs: readonly Leg[];
  readonly world: World;
  readonly rules: MoveRules;
}

/** A front corner's way, straight. */
export interface CornerWay {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The front of the one stand that is measured, because it was moved furthest. */
export interface MeasuredFront {
  readonly stand: string;
  readonly left: CornerWay;
  readonly right: CornerWay;
  /** The corner that went further. */
  readonly corner: 'left' | 'right';
}

/** How the far corner of a wheel went round. */
export interface WheelWay extends Price {
  readonly pivot: Point;
  readonly from: Point;
  readonly to: Point;
  /** From the pivot to the far front corner, in MU. */
  readonly frontage: number;
  readonly degrees: number;
}

export interface WhyLeg {
  readonly leg: Leg;
  readonly price: Price;
  /** Of the two prices the one that counts; none where only the start and the end of the whole move count. */
  readonly counted?: number;
  readonly measured?: MeasuredFront;
  readonly wheel?: WheelWay;
}

/** Where a move first touches a piece, and what the piece does to its budget. */
export interface WhyTerrain extends TerrainTouch {
  readonly budget?: number;
  /** Whether this piece's budget is the one that counts. */
  readonly isDeciding: boolean;
}

/** Everything that answers "why 3.98 MU?". */
export interface Why {
  readonly measure: MoveRules['measure'];
  /** How far apart corners may be and still touch, in MU. */
  readonly tolerance: number;
  readonly price: Plan['price'];
  readonly spent: number;
  /** What the move might cost if there were no terrain. */
  readonly openBudget?: number;
  readonly legs: readonly WhyLeg[];
  /** From the start straight to the end. */
  readonly endpoint?: MeasuredFront;
  readonly terrain: readonly WhyTerrain[];
}

const wayOf = (from: Point, to: Point): CornerWay => ({ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) });

const frontOf = (before: Body, after: Body): MeasuredFront => {
  const left = wayOf(before.rectangle.frontLeft, after.rectangle.frontLeft);
  const right = wayOf(before.rectangle.frontRight, after.rectangle.frontRight);
  return { stand: before.id, left, right, corner: right.length > left.length ? 'right' : 'left' };
};

const farthest = (before: readonly Body[], after: readonly Body[], price: (id: string) => number) => {
  const ids = before.map(({ id }) => id).toSorted((a, b) => price(b) - price(a));
  const [first, last] = [before, after].map((bodies) => bodies.find(({ id }) => id === ids[0]));
  return first && last ? frontOf(first, last) : undefined;
};

const wheelWay = (before: readonly Body[], leg: Leg): WheelWay | undefined => {
  if (leg.kind !== 'wheel') return undefined;
  const wheel = wheelOf(before, leg.side, leg.degrees);
  if (!wheel) return undefined;
  const { price, ...way } = wheel;
  return { ...way, ...price, degrees: leg.degrees };
};

const whyLeg = (
  before: readonly Body[],
  after: readonly Body[],
  leg: Leg,
  price: LegPrice,
  rules: MoveRules,
): WhyLeg => {
  const asked = leg.kind === 'wheel' ? frontRankOf(before) : before;
  const measured = farthest(asked, after, (id) => price.perStand[id]?.arc ?? 0);
  const wheel = wheelWay(before, leg);
  return {
    leg,
    price: { arc: price.arc, chord: price.chord },
    ...(rules.measure === 'endpoint' ? {} : { counted: price[rules.measure] }),
    ...(measured ? { measured } : {}),
    ...(wheel ? { wheel } : {}),
  };
};

const whyTerrain = ({ terrain, price }: Plan, { terrainBudgets }: MoveRules): WhyTerrain[] =>
  terrain.map((touch) => {
    const budget = terrainBudgets?.[touch.piece];
    return {
      ...touch,
      ...(budget === undefined ? {} : { budget }),
      isDeciding: budget !== undefined && budget === price.budget,
    };
  });

/** What a move costs and why: every leg with what was measured, from where to where, and the terrain that slowed it. */
export const why = ({ ids, legs, world, rules }: PricedMove): Why => {
  const start = standsAtStart(world, ids);
  const planned = plan(ids, legs, world, rules);
  const places = [...legs.keys(), legs.length].map((count) =>
    trackOf(start, legs.slice(0, count)).end.map(({ body }) => body),
  );
  const bodiesAt = (count: number): readonly Body[] => places[count] ?? [];
  const endpoint = farthest(bodiesAt(0), bodiesAt(legs.length), (id) => planned.price.perStand[id]?.endpoint ?? 0);
  return {
    measure: rules.measure,
    tolerance: CONTACT_TOLERANCE,
    price: planned.price,
    spent: rules.spent ?? 0,
    ...(rules.budget === undefined ? {} : { openBudget: rules.budget }),
    legs: legs.flatMap((leg, index) => {
      const price = planned.legs[index];
      return price ? [whyLeg(bodiesAt(index), bodiesAt(index + 1), leg, price, rules)] : [];
    }),
    ...(endpoint ? { endpoint } : {}),
    terrain: whyTerrain(planned, rules),
  };
};

/** The same of a move in the making. */
export const whyOfDraft = (world: ToolWorld, { ids, legs }: MoveDraft): Why =>
  why({ ids, legs, world: world.geometry(), rules: world.rulesFor(ids) });
