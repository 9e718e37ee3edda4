import type { Body } from '../body.ts';
import { sideAsFront } from '../ranges/side-front.ts';
import type { World } from '../world.ts';
import { contactsAhead } from './first-contact.ts';
import { softStops, type SoftStop } from './soft-stops.ts';
import type { WheelSide } from './wheel.ts';

/** Where a slide to that side likes to rest, up to `reach` MU: a flank that goes first is met like a front that goes ahead. */
export const slideStops = (
  group: readonly Body[],
  side: WheelSide,
  world: World,
  budgetLeft: number,
  reach = 8,
): SoftStop[] => {
  const flanks = group.map((body) => sideAsFront(body, side));
  const contacts = contactsAhead(flanks, world, reach).map((contact) => contact.distance);
  return softStops(reach, budgetLeft, contacts);
};
