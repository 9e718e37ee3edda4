import {
  cornersOf,
  distanceToPolygon,
  outlineOf,
  placed,
  placementOf,
  rectangleFromCenter,
  rectangleFromFront,
  type Point,
  type Polygon,
} from '@vexillum/geometry';
import { outlineOfStyle } from './land/terrain-style.ts';
import type { BattleView, CampView, MarkerView, StandView, TerrainView } from './battle-view.ts';
import { firstHit, nearest, type Hit } from '@vexillum/canvas/layers';

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

/** Which stand or marker lies under a board point. Knobs are not found: whoever lays them out knows how near a finger must come. */
export const hitPieces = (view: BattleView, point: Point, slop: number): Hit<'stand' | 'marker'> | undefined =>
  firstHit<'stand' | 'marker'>([
    ['stand', () => nearest(view.stands, slop, (stand) => distanceToPolygon(point, standShape(stand)))],
    ['marker', () => nearest(view.markers, slop, (marker) => distanceToPolygon(point, markerShape(marker)))],
  ]);

/** Which camp or piece of terrain: only where neither a piece nor ink lies on it. */
export const hitBelowInk = (view: BattleView, point: Point, slop: number): Hit<'camp' | 'terrain'> | undefined =>
  firstHit<'camp' | 'terrain'>([
    ['camp', () => nearest(view.camps, slop, (camp) => distanceToPolygon(point, campShape(camp)))],
    ['terrain', () => nearest(view.terrain, 0, (terrain) => distanceToPolygon(point, terrainShape(terrain)))],
  ]);
