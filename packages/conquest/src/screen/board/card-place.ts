import type { ScreenPoint } from '@vexillum/geometry';
import type { ScreenSize } from '@vexillum/canvas';

/** From the middle of a miniature to the card, in CSS pixels. */
const GAP = 34;
/** How far from its middle a miniature reaches. */
const REACH = 26;
/** The toolbar and the edge of the board. */
const MARGIN = 6;

/** What a card would hide: as if each hidden miniature counted, and a piece of the card outside the board far more. */
const costOf = (place: ScreenPoint, card: ScreenSize, room: ScreenSize, clear: readonly ScreenPoint[]): number => {
  const hidden = clear.filter(
    ({ left, top }) =>
      left > place.left - REACH &&
      left < place.left + card.width + REACH &&
      top > place.top - REACH &&
      top < place.top + card.height + REACH,
  ).length;
  const outside =
    Math.max(0, MARGIN - place.left) +
    Math.max(0, place.left + card.width + MARGIN - room.width) +
    Math.max(0, MARGIN - place.top) +
    Math.max(0, place.top + card.height + MARGIN - room.height);
  return hidden + outside;
};

/** Where a card about the thing at `at` goes: beside, below or above it, where it hides the fewest of what is to be kept clear. */
export const cardPlace = (
  at: ScreenPoint,
  card: ScreenSize,
  room: ScreenSize,
  clear: readonly ScreenPoint[],
): ScreenPoint => {
  const [before, middle, after] = [at.left - GAP - card.width, at.left - card.width / 2, at.left + GAP] as const;
  const [above, level, below] = [at.top - GAP - card.height, at.top - card.height / 2, at.top + GAP] as const;
  const places = [
    [after, below],
    [before, below],
    [after, above],
    [before, above],
    [after, level],
    [before, level],
    [middle, above],
    [middle, below],
  ].map(([left = 0, top = 0]) => ({ left, top }));
  const costs = places.map((place) => costOf(place, card, room, [at, ...clear]));
  const best = places[costs.indexOf(Math.min(...costs))] ?? at;
  return {
    left: Math.max(MARGIN, Math.min(best.left, room.width - card.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(best.top, room.height - card.height - MARGIN)),
  };
};
