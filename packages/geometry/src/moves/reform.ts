import type { Body } from '../body.ts';
import { filesOf } from '../groups/files-of.ts';
import type { Placement } from '../placement.ts';
import { advance, slide } from './advance.ts';
import { freePrice } from './stroke.ts';
import type { WheelSide } from './wheel.ts';

/** Rank by rank from the front, each from that side on: the order in which a group is told off. */
const toldOff = (group: readonly Body[], from: WheelSide): Body[] => {
  const files = from === 'left' ? filesOf(group) : filesOf(group).toReversed();
  const deepest = Math.max(0, ...files.map((file) => file.length));
  return Array.from({ length: deepest }, (_, rank) => files.flatMap((file) => file[rank] ?? [])).flat();
};

const fileFronts = (front: readonly Body[], sign: 1 | -1, width: number | undefined): Placement[] => {
  const widthOf = (body: Body): number => width ?? body.width;
  let aside = 0;
  return front.map((body, index) => {
    const before = front[index - 1];
    if (before) aside += (widthOf(before) + widthOf(body)) / 2;
    return slide((front[0] as Body).at, sign * aside);
  });
};

/**
 * The same stands as a block of so many files: 1 is a column, as many as there are stands a line. The first of the front rank at that
 * side keeps its place, and all others their order (rank by rank, each from that side on): a column forms behind it, a line beside it.
 * Each file closes up on its own, so that stands of all depths touch; `width` is a file's in MU where it is not its first stand's.
 */
export const reform = (
  group: readonly Body[],
  files: number,
  width?: number,
  from: WheelSide = 'left',
): ReadonlyMap<string, Placement> => {
  const ordered = toldOff(group, from);
  const front = ordered.slice(0, Math.max(1, Math.floor(files)));
  const free = fileFronts(front, from === 'left' ? 1 : -1, width);
  const places = new Map<string, Placement>();
  for (const [index, body] of ordered.entries()) {
    const file = index % free.length;
    const at = free[file] as Placement;
    places.set(body.id, at);
    free[file] = advance(at, -body.depth);
  }
  return places;
};

/** What each stand's front corners travel to its new place, straight, in MU. */
export const expandPrices = (
  group: readonly Body[],
  places: ReadonlyMap<string, Placement>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(group.map((body) => [body.id, freePrice(body.at, places.get(body.id) ?? body.at, body.width)]));
