import type { TableStand } from '../body.ts';
import type { Point } from '../point.ts';
import type { Rectangle } from '../rectangle.ts';
import { worldOf, type World } from '../world.ts';
import { BOARD } from './some-world.ts';

/** The board seen in a mirror that stands at its side: red's left is at the right, and what turned clockwise turns back. */
export const mirroredPoint = ({ x, y }: Point): Point => ({ x: BOARD.width - x, y });

export const mirroredStand = (stand: TableStand): TableStand => ({
  ...stand,
  pose: [1000 * BOARD.width - stand.pose[0], stand.pose[1], (36000 - stand.pose[2]) % 36000],
});

const mirroredRectangle = ({ frontLeft, frontRight, rearRight, rearLeft }: Rectangle): Rectangle => ({
  frontLeft: mirroredPoint(frontRight),
  frontRight: mirroredPoint(frontLeft),
  rearRight: mirroredPoint(rearLeft),
  rearLeft: mirroredPoint(rearRight),
});

/** Everything of a world in the mirror. A coast keeps its land at the right of its way. */
export const mirroredWorld = (world: World): World =>
  worldOf({
    stands: [...world.stands.values()].map(mirroredStand),
    terrain: world.terrain.map(({ id, polygon }) => ({ id, polygon: polygon.map(mirroredPoint).toReversed() })),
    camps: world.camps.map(({ id, side, rectangle }) => ({ id, side, rectangle: mirroredRectangle(rectangle) })),
    edges: world.edges.map((edge) => ({ ...edge, from: mirroredPoint(edge.to), to: mirroredPoint(edge.from) })),
    board: world.board,
  });
