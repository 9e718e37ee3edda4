import type { Body } from '../body.ts';
import type { World } from '../world.ts';
import { softStops, type SoftStop } from './soft-stops.ts';
import { wheelContacts, type WheelContact } from './wheel-contacts.ts';
import { wheelFor, wheelOf, wheelPrice, type WheelSide } from './wheel.ts';

/** A turn at which a wheel likes to rest; `distance` is its price in MU. */
export interface WheelStop extends SoftStop {
  readonly degrees: number;
  /** What is met there. */
  readonly contact?: WheelContact;
}

/**
 * Where a wheel about the front corner at that side likes to rest, up to `limit` degrees: where it costs a whole MU, where it costs all that
 * is left of the budget, and where the swept front first meets an enemy, a camp, terrain or the board's border. The least turn first.
 */
export const wheelStops = (
  group: readonly Body[],
  side: WheelSide,
  world: World,
  budgetLeft: number,
  measure: 'arc' | 'chord' | 'endpoint',
  limit = 90,
): WheelStop[] => {
  const frontage = wheelOf(group, side, 0)?.frontage ?? 0;
  const priceOf = (degrees: number): number => wheelPrice(frontage, degrees)[measure === 'arc' ? 'arc' : 'chord'];
  const contacts = new Map(
    wheelContacts(group, side, world, limit)
      .toReversed()
      .map((contact) => [priceOf(contact.degrees), contact]),
  );
  return softStops(priceOf(limit), budgetLeft, [...contacts.keys()]).map((stop) => {
    const contact = stop.kind === 'contact' ? contacts.get(stop.distance) : undefined;
    const degrees = contact?.degrees ?? wheelFor(group, side, stop.distance, measure);
    return { ...stop, degrees, ...(contact ? { contact } : {}) };
  });
};
