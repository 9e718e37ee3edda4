import { bodyOf, type Body, type TableStand } from './body.ts';
import { boxAround, type Box } from './box.ts';
import type { Polygon } from './polygon.ts';
import type { Rectangle } from './rectangle.ts';

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

/** Everything that a move may meet. */
export interface WorldParts {
  readonly stands: readonly TableStand[];
  readonly terrain: readonly TerrainPiece[];
  readonly camps: readonly Camp[];
  readonly board: Box;
}

export interface World {
  readonly bodies: readonly Body[];
  readonly byId: ReadonlyMap<string, Body>;
  readonly stands: ReadonlyMap<string, TableStand>;
  readonly terrain: readonly (TerrainPiece & { readonly box: Box })[];
  readonly camps: readonly Camp[];
  readonly board: Box;
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** Made once per table, and asked at every pointer event. Sorted by id, so that no answer depends on the order of the stands. */
export const worldOf = ({ stands, terrain, camps, board }: WorldParts): World => {
  const bodies = stands.map(bodyOf).toSorted(byId);
  return {
    bodies,
    byId: new Map(bodies.map((body) => [body.id, body])),
    stands: new Map(stands.map((stand) => [stand.id, stand])),
    terrain: terrain.toSorted(byId).map((piece) => ({ ...piece, box: boxAround(piece.polygon) ?? board })),
    camps: camps.toSorted(byId),
    board,
  };
};

/** The world's bodies of these stands, by id; ids that nobody has are left out, for a stand may be gone. */
export const bodiesOf = (world: World, ids: readonly string[]): Body[] => {
  const wanted = new Set(ids);
  return world.bodies.filter((body) => wanted.has(body.id));
};
