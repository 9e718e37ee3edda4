import type { Body } from '../body.ts';
import { boxAroundAll, cornersOfBox } from '../box.ts';
import { hingeOf, storedHinge } from '../moves/column.ts';
import { freePrice, type Price } from '../moves/stroke.ts';
import { poseOf, type StoredPose } from '../placement.ts';
import type { Polygon } from '../polygon.ts';
import { CONTACT_TOLERANCE } from '../tolerances.ts';
import { bodiesNear, bodiesOf, type World } from '../world.ts';
import type { Leg } from './leg.ts';
import type { Marcher } from './leg-strokes.ts';
import { contactsAmong, type TouchingPair } from './contacts-at.ts';
import { moveFlags, type MoveFlag } from './move-flags.ts';
import type { MoveRules } from './move-rules.ts';
import { sweptSteps, terrainOfTrack, type SweptStep, type TerrainTouch } from './terrain-of-track.ts';
import { trackOf, type LegPrice } from './track.ts';

export interface MovePrice extends Price {
  readonly endpoint: number;
}

export interface Plan {
  /** By stand, as the table stores them. */
  readonly poses: Readonly<Record<string, StoredPose>>;
  readonly price: MovePrice & {
    readonly perStand: Readonly<Record<string, MovePrice>>;
    /** The price that counts. */
    readonly counted: number;
    /** With what was paid before in this turn: this is what the budget is for. */
    readonly total: number;
    /** What the move may cost, terrain considered. */
    readonly budget?: number;
  };
  readonly legs: readonly LegPrice[];
  readonly swept: readonly Polygon[];
  readonly contacts: readonly TouchingPair[];
  readonly terrain: readonly TerrainTouch[];
  /** The turns that members of a column have yet to pass; nobody has one unless the column is kinked. */
  readonly hinges: Readonly<Record<string, readonly StoredPose[]>>;
  readonly flags: readonly MoveFlag[];
}

const startOf = (world: World, ids: readonly string[]): Marcher[] =>
  bodiesOf(world, ids).map((body) => ({ body, hinges: world.stands.get(body.id)?.hinges?.map(hingeOf) ?? [] }));

const perStandOf = (start: readonly Marcher[], end: readonly Body[], legs: readonly LegPrice[]) =>
  Object.fromEntries(
    start.map(({ body }, index): [string, MovePrice] => {
      const total = (kind: 'arc' | 'chord'): number =>
        legs.reduce((sum, leg) => sum + (leg.perStand[body.id]?.[kind] ?? 0), 0);
      const endpoint = freePrice(body.at, (end[index] as Body).at, body.width);
      return [body.id, { arc: total('arc'), chord: total('chord'), endpoint }];
    }),
  );

const priceOf = (perStand: Readonly<Record<string, MovePrice>>, legs: readonly LegPrice[]): MovePrice => ({
  arc: legs.reduce((sum, leg) => sum + leg.arc, 0),
  chord: legs.reduce((sum, leg) => sum + leg.chord, 0),
  endpoint: Math.max(0, ...Object.values(perStand).map((price) => price.endpoint)),
});

const budgetOf = (rules: MoveRules, terrain: readonly TerrainTouch[]): number | undefined => {
  const slowed = terrain.flatMap((touch) => rules.terrainBudgets?.[touch.piece] ?? []);
  const all = rules.budget === undefined ? slowed : [rules.budget, ...slowed];
  return all.length === 0 ? undefined : Math.min(...all);
};

/** Those whom the move may meet on its way or at its end. */
const othersNear = (end: readonly Body[], swept: readonly SweptStep[], world: World): Body[] => {
  const box = boxAroundAll([...end.map((body) => body.corners), ...swept.map((step) => cornersOfBox(step.box))]);
  return box ? bodiesNear(world, box, CONTACT_TOLERANCE, new Set(end.map((body) => body.id))) : [];
};

/**
 * What a list of legs does to a group of the world's stands: where they end, what it costs, what they sweep, touch and cross. Refuses
 * nothing: what is doubtful is flagged. The same stands, legs, world and rules give the same bytes, in whatever order they are named.
 */
export const plan = (group: readonly string[], legs: readonly Leg[], world: World, rules: MoveRules): Plan => {
  const start = startOf(world, group);
  const track = trackOf(start, legs);
  const end = track.end.map((marcher) => marcher.body);
  const swept = sweptSteps(track.steps);
  const others = othersNear(end, swept, world);
  const terrain = terrainOfTrack(swept, world);
  const budget = budgetOf(rules, terrain);
  const perStand = perStandOf(start, end, track.legs);
  const price = priceOf(perStand, track.legs);
  const counted = price[rules.measure];
  const total = counted + (rules.spent ?? 0);
  const kinked = track.end.filter((marcher) => marcher.hinges.length > 0);
  return {
    poses: Object.fromEntries(end.map((body) => [body.id, poseOf(body.at)])),
    price: { ...price, perStand, counted, total, ...(budget === undefined ? {} : { budget }) },
    legs: track.legs,
    swept: swept.flatMap((step) => step.area),
    contacts: contactsAmong(end, others, world),
    terrain,
    hinges: Object.fromEntries(kinked.map((marcher) => [marcher.body.id, marcher.hinges.map(storedHinge)])),
    flags: moveFlags(
      { start, legs, end, others, swept, terrain, total, budget, rules, isKinked: kinked.length > 0 },
      world,
    ),
  };
};
