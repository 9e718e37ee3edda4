import type { Body } from '../body.ts';
import type { Polygon } from '../polygon.ts';
import type { World } from '../world.ts';
import { contactsWithin, frontsOf, type Reach } from './reach.ts';

export interface Threat extends Reach {
  readonly stand: string;
}

/** What a stand threatens with: itself, and what it may spend in MU, terrain and all considered. */
export interface ThreateningStand {
  readonly body: Body;
  readonly budget: number;
}

/** Fronts by what they depend on. Keep one per screen: a stand that has not moved is not worked out again, whoever else has. */
export type KnownFronts = Map<string, readonly Polygon[]>;

const keyOf = ({ at, width }: Body, budget: number, headings: number): string =>
  `${at.x}/${at.y}/${at.degrees}/${width}/${budget}/${headings}`;

/**
 * What a whole side may reach with one free move each, in the order given: twelve headings are enough to draw a side's area, and half the work
 * of a single stand's `reach`.
 */
export const threatOf = (
  stands: readonly ThreateningStand[],
  world: World,
  known: KnownFronts = new Map(),
  headings = 12,
): Threat[] =>
  stands.map(({ body, budget }) => {
    const key = keyOf(body, budget, headings);
    const fronts = known.get(key) ?? frontsOf(body, budget, headings);
    known.set(key, fronts);
    return { stand: body.id, fronts, contacts: contactsWithin(body, world, budget) };
  });
