import { bodyOf, doBoxesMeetWithin, type Body, type TableStand } from './body.ts';
import { boxAround, type Box } from './box.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';
import { cornersOf, type Rectangle } from './rectangle.ts';

/** A terrain piece as it lies on the board. */
export interface TerrainPiece {
  readonly id: string;
  readonly polygon: Polygon;
}

/** A camp, wagon or other thing with edges to stand against. */
export interface Camp {
  readonly id: string;
  readonly side: string;
  readonly rectangle: Rectangle;
}

/**
 * A straight edge to stand along: a coast, which has its land at the right of the way from its one end to the other (as the board lies in
 * its border), or the side of a road.
 */
export interface TableEdge {
  readonly id: string;
  readonly kind: 'coast' | 'road';
  readonly from: Point;
  readonly to: Point;
}

/** Everything that a move may meet. */
export interface WorldParts {
  readonly stands: readonly TableStand[];
  readonly terrain: readonly TerrainPiece[];
  readonly camps: readonly Camp[];
  readonly board: Box;
  readonly edges?: readonly TableEdge[];
}

export interface World {
  readonly bodies: readonly Body[];
  readonly byId: ReadonlyMap<string, Body>;
  readonly stands: ReadonlyMap<string, TableStand>;
  readonly terrain: readonly (TerrainPiece & { readonly box: Box })[];
  readonly camps: readonly (Camp & { readonly corners: Polygon; readonly box: Box })[];
  readonly board: Box;
  readonly edges: readonly TableEdge[];
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** Made once per table, and asked at every pointer event. Sorted by id, so that no answer depends on the order of the stands. */
export const worldOf = ({ stands, terrain, camps, board, edges = [] }: WorldParts): World => {
  const bodies = stands.map(bodyOf).toSorted(byId);
  return {
    bodies,
    byId: new Map(bodies.map((body) => [body.id, body])),
    stands: new Map(stands.map((stand) => [stand.id, stand])),
    terrain: terrain.toSorted(byId).map((piece) => ({ ...piece, box: boxAround(piece.polygon) ?? board })),
    camps: camps.toSorted(byId).map((camp) => {
      const corners = cornersOf(camp.rectangle);
      return { ...camp, corners, box: boxAround(corners) as Box };
    }),
    board,
    edges: edges.toSorted(byId),
  };
};

/** The world's bodies of these stands, by id; ids that nobody has are left out, for a stand may be gone. */
export const bodiesOf = (world: World, ids: readonly string[]): Body[] =>
  [...new Set(ids)].flatMap((id) => world.byId.get(id) ?? []).toSorted(byId);

/** The bodies whose boxes come within `reach` MU of the box, but for those who move. Most of a table is not near a move. */
export const bodiesNear = (world: World, box: Box, reach: number, moving: ReadonlySet<string>): Body[] =>
  world.bodies.filter((body) => doBoxesMeetWithin(box, body.box, reach) && !moving.has(body.id));
