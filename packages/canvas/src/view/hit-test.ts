import {
  cornersOf,
  distanceOfPoints,
  distanceToLine,
  distanceToPolygon,
  outlineOf,
  placed,
  placementOf,
  rectangleFromCenter,
  rectangleFromFront,
  type Point,
  type Polygon,
} from '@vexillum/geometry';
import { outlineOfStyle } from '../art/terrain-style.ts';
import type { BoardView, CampView, MarkerView, StandView, TerrainView } from './board-view.ts';

export const hitKinds = ['stand', 'marker', 'note', 'arrow', 'drawing', 'camp', 'terrain'] as const;
export type HitKind = (typeof hitKinds)[number];

/** Layers that a game hands in find kinds of their own. */
export interface Hit<Kind extends string = string> {
  readonly kind: Kind;
  readonly id: string;
}

export interface HitOptions {
  /** How far beside a piece still counts, in MU. */
  readonly slop?: number;
}

const NOTE_REACH = 0.6;

export const standShape = (stand: Pick<StandView, 'pose' | 'width' | 'depth'>): Polygon =>
  cornersOf(rectangleFromFront(placementOf(stand.pose), stand.width, stand.depth));

export const campShape = (camp: Pick<CampView, 'pose' | 'width' | 'depth'>): Polygon =>
  cornersOf(rectangleFromCenter(placementOf(camp.pose), camp.width, camp.depth));

const markerShape = (marker: MarkerView): Polygon => cornersOf(rectangleFromCenter(placementOf(marker.pose), 1.2, 1.2));

export const terrainShape = (terrain: TerrainView): Polygon =>
  placed(
    outlineOf(terrain.outline ?? outlineOfStyle(terrain.style), terrain.width, terrain.depth, terrain.variant),
    placementOf(terrain.pose),
  );

/** The nearest thing within reach; of several at the same distance the one on top (the last drawn). */
const nearest = <T extends { readonly id: string }>(
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

/** What lies under a board point, topmost first. Knobs are not found: whoever lays them out knows how near a finger must come. */
export const hitTest = (view: BoardView, point: Point, options: HitOptions = {}): Hit<HitKind> | undefined => {
  const slop = options.slop ?? 0;
  const finders: readonly (readonly [HitKind, () => string | undefined])[] = [
    ['stand', () => nearest(view.stands, slop, (stand) => distanceToPolygon(point, standShape(stand)))],
    ['marker', () => nearest(view.markers, slop, (marker) => distanceToPolygon(point, markerShape(marker)))],
    ['note', () => nearest(view.notes, slop + NOTE_REACH, (note) => distanceOfPoints(note.at, point))],
    ['arrow', () => nearest(view.arrows, slop + 0.3, (arrow) => distanceToLine(point, arrow.points))],
    ['drawing', () => nearest(view.drawings, slop + 0.15, (drawing) => distanceToLine(point, drawing.points))],
    ['camp', () => nearest(view.camps, slop, (camp) => distanceToPolygon(point, campShape(camp)))],
    ['terrain', () => nearest(view.terrain, 0, (terrain) => distanceToPolygon(point, terrainShape(terrain)))],
  ];
  for (const [kind, find] of finders) {
    const id = find();
    if (id !== undefined) return { kind, id };
  }
  return undefined;
};
