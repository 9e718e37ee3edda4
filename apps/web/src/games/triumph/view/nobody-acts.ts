import type { BoardMoment } from './board-moment.ts';

/** A board where nobody has anything in hand, picks or points; always the same values, so that nothing is drawn anew for them. */
export const nobodyActs = {
  selection: new Set<string>(),
  hover: undefined,
  draft: undefined,
  ruler: undefined,
  laser: [],
  presence: new Map(),
  held: new Map(),
  pings: [],
  handles: [],
  marquee: undefined,
  sizing: undefined,
  carried: undefined,
  sketch: undefined,
  overlays: new Set(),
} satisfies Partial<BoardMoment>;
