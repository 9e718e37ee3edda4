import { distanceOfPoints, distanceToLine, type Point } from '@vexillum/geometry';
import type { BoardView } from './board-view.ts';

/** What lies under a point. Layers that a game hands in find kinds of their own. */
export interface Hit<Kind extends string = string> {
  readonly kind: Kind;
  readonly id: string;
}

export interface HitOptions {
  /** How far beside a piece still counts, in MU. */
  readonly slop?: number;
}

/** A kind of thing, and how the id of the one that is hit is found. */
type Finder<Kind extends string> = readonly [kind: Kind, find: () => string | undefined];

/** Asks one after the other. */
export const firstHit = <Kind extends string>(finders: readonly Finder<Kind>[]): Hit<Kind> | undefined => {
  for (const [kind, find] of finders) {
    const id = find();
    if (id !== undefined) return { kind, id };
  }
  return undefined;
};

/** The nearest thing within reach; of several at the same distance the one on top (the last drawn). */
export const nearest = <T extends { readonly id: string }>(
  things: readonly T[],
  reach: number,
  distanceTo: (thing: T) => number,
): string | undefined => {
  let best: { id: string; distance: number } | undefined;
  for (const thing of things) {
    const distance = distanceTo(thing);
    if (distance <= reach && (best === undefined || distance <= best.distance)) best = { id: thing.id, distance };
  }
  return best?.id;
};

const NOTE_REACH = 0.6;

type InkKind = 'note' | 'arrow' | 'drawing';

/** What of notes and ink lies under a board point, topmost first. */
export const hitInk = (view: BoardView, point: Point, slop: number): Hit<InkKind> | undefined =>
  firstHit<InkKind>([
    ['note', () => nearest(view.notes, slop + NOTE_REACH, (note) => distanceOfPoints(note.at, point))],
    ['arrow', () => nearest(view.arrows, slop + 0.3, (arrow) => distanceToLine(point, arrow.points))],
    ['drawing', () => nearest(view.drawings, slop + 0.15, (drawing) => distanceToLine(point, drawing.points))],
  ]);
