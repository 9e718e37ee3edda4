import { isInBox } from '@vexillum/geometry';
import { commandOf, MILLI_MU } from '@vexillum/model';
import type { ToolWorld } from '@vexillum/tools';
import { moveRulesFor, terrainTypeOf } from '@vexillum/triumph';
import type { Desk } from '../desk.ts';
import type { BoardPort } from './board-port.ts';
import { cornersOfPiece } from './corners-of-piece.ts';

/** CSS pixels per MU where no board is drawn: only how far knobs are apart depends on it. */
const USUAL_SCALE = 16;

const readingOrder = (desk: Desk, ids: readonly string[]): string[] => {
  const { snapshot } = desk;
  const sign = desk.side === 'blue' ? -1 : 1;
  const x = (id: string) => (snapshot.public.pose.get(id)?.[0] ?? 0) * sign;
  const command = (id: string) => commandOf(snapshot, id) ?? 4;
  return ids.toSorted((a, b) => command(a) - command(b) || x(a) - x(b));
};

const ownStands = (desk: Desk): string[] =>
  [...desk.snapshot.public.stand].flatMap(([id, { place, side }]) =>
    place === 'board' && side === desk.side && desk.mayHandle(id) ? [id] : [],
  );

const sizeLimitsOf = (desk: Desk, id: string) => {
  const type = terrainTypeOf(desk.profile, desk.snapshot.public.terrain.get(id)?.type ?? '');
  if (!type || !type.smallest.some((length, at) => length < (type.largest[at] ?? length))) return undefined;
  const milli = ([width, depth]: readonly [number, number]) => [width * MILLI_MU, depth * MILLI_MU] as const;
  const [width, depth] = type.defaultSize;
  return {
    smallest: milli(type.smallest),
    largest: milli([Math.max(type.largest[0], width), Math.max(type.largest[1], depth)]),
  };
};

/** What the hand's tools may ask of this table and this screen. */
export const toolWorldOf = (desk: Desk, port: () => BoardPort | undefined): ToolWorld => ({
  hitTest: (point, slop) => port()?.hitTest(point, slop),
  poseOf: (id) => desk.snapshot.public.pose.get(id),
  shapeOf: (id) => cornersOfPiece(desk, id),
  isStand: (id) => desk.kindOf(id) === 'stand',
  // Terrain lies still until it is selected: else whoever pushes the table by a wood takes the wood along.
  mayMove: (id) => desk.mayHandle(id) && (desk.kindOf(id) !== 'terrain' || desk.$selection.get().has(id)),
  holderOf: (id) => desk.holderOf(id),
  selection: () => [...desk.$selection.get()],
  piecesIn: (box) =>
    [...desk.snapshot.public.stand.keys()].filter((id) => {
      const pose = desk.snapshot.public.pose.get(id);
      return pose && desk.mayHandle(id) && isInBox(box, { x: pose[0] / MILLI_MU, y: pose[1] / MILLI_MU });
    }),
  ownStands: () => readingOrder(desk, ownStands(desk)),
  geometry: () => desk.world(),
  rulesFor: (ids) => moveRulesFor(desk.snapshot, desk.profile, ids),
  conformSlide: () => desk.profile.conformSlideMu.value,
  turnStartOf: (id) => desk.snapshot.public.trail.get(id)?.from,
  sizeLimitsOf: (id) => sizeLimitsOf(desk, id),
  scale: () => port()?.scale ?? USUAL_SCALE,
  isFlipped: () => port()?.isFlipped ?? desk.side === 'blue',
});
