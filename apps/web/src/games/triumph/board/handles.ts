import { forwardOf, placementOf, type Point, rightOf } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { HandleView } from '@vexillum/scene';
import { ROTATE_HANDLE, rotateHandleOf, type ToolWorld } from '@vexillum/tools';
import type { Desk } from '../desk.ts';
import { cornersOfPiece } from './corners-of-piece.ts';

export const SIZE_HANDLE = 'size';

const onlyTerrain = (desk: Desk): string | undefined => {
  const [id, ...more] = desk.$selection.get();
  return id !== undefined && more.length === 0 && desk.kindOf(id) === 'terrain' && desk.mayHandle(id) ? id : undefined;
};

/** The knobs of what is selected: one to turn it, and one at its corner to resize terrain. */
export const handlesOf = (desk: Desk, world: ToolWorld): readonly HandleView[] => {
  const turn = isAnyTurnable(desk) ? rotateHandleOf(world) : undefined;
  const terrain = onlyTerrain(desk);
  const corner = terrain === undefined || !isResizable(desk, terrain) ? undefined : freeCorner(desk, terrain, turn?.at);
  return [
    ...(turn ? [{ id: ROTATE_HANDLE, ...turn }] : []),
    ...(corner ? [{ id: SIZE_HANDLE, at: corner, from: corner, does: 'resize' as const }] : []),
  ];
};

/** The corner farthest from the other knob: on a small piece the two would lie on each other. */
const freeCorner = (desk: Desk, id: string, from: Point | undefined): Point | undefined => {
  const corners = cornersOfPiece(desk, id) ?? [];
  const away = ({ x, y }: Point) => (from ? Math.round(Math.hypot(x - from.x, y - from.y) * 100) : 0);
  return corners.toSorted((a, b) => away(b) - away(a))[0];
};

const isResizable = (desk: Desk, id: string): boolean => {
  const code = desk.snapshot.public.terrain.get(id)?.type;
  const type = desk.profile.terrainTypes.rows.find((row) => row.code === code);
  return type !== undefined && type.smallest.some((length, at) => length < (type.largest[at] ?? length));
};

/** A marker has a point and no heading that matters. */
const isAnyTurnable = (desk: Desk): boolean => [...desk.$selection.get()].some((id) => desk.kindOf(id) !== 'marker');

export interface Sizing {
  readonly id: string;
  readonly size: readonly [width: number, depth: number];
}

/** The size that puts a corner of the selected terrain at a point, in quarter MU and within what its type allows. */
export const sizingTo = (desk: Desk, point: Point): Sizing | undefined => {
  const id = onlyTerrain(desk);
  const terrain = id === undefined ? undefined : desk.snapshot.public.terrain.get(id);
  const pose = id === undefined ? undefined : desk.snapshot.public.pose.get(id);
  const type = desk.profile.terrainTypes.rows.find(({ code }) => code === terrain?.type);
  if (id === undefined || !pose || !type) return undefined;
  const { x, y, degrees } = placementOf(pose);
  const across = rightOf(degrees);
  const ahead = forwardOf(degrees);
  const half = (axis: Point) => Math.abs((point.x - x) * axis.x + (point.y - y) * axis.y);
  const within = (length: number, at: 0 | 1) => {
    const largest = Math.max(type.largest[at], type.defaultSize[at]);
    return (Math.round(Math.min(largest, Math.max(type.smallest[at], length)) * 4) / 4) * MILLI_MU;
  };
  return { id, size: [within(2 * half(across), 0), within(2 * half(ahead), 1)] };
};
