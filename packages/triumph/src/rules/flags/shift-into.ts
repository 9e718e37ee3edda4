import { type Box, boxAround, type Point } from '@vexillum/geometry';

/** Half a stored unit: what is flush by its stored pose is inside. */
const HAIR = 0.0005;

export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** How far one stretch has to go to lie in another, in MU; undefined where it is too long. */
const along = (from: number, length: number, roomFrom: number, room: number): number | undefined => {
  if (length > room + HAIR) return undefined;
  if (from < roomFrom - HAIR) return roomFrom - from;
  const over = from + length - (roomFrom + room);
  return over > HAIR ? -over : 0;
};

/** The shortest way by which a shape comes to lie in a box with all of its corners; undefined where there is no room for it. */
export const shiftInto = (corners: readonly Point[], room: Box): Shift | undefined => {
  const box = boxAround(corners);
  if (!box) return undefined;
  const dx = along(box.x, box.width, room.x, room.width);
  const dy = along(box.y, box.depth, room.y, room.depth);
  return dx === undefined || dy === undefined ? undefined : { dx, dy };
};
