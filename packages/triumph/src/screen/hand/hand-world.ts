import {
  cornersOf,
  isInBox,
  placementOf,
  type Point,
  rectangleFromCenter,
  rectangleFromFront,
} from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { ToolWorld } from '../../hand/index.ts';
import { commandOf, moveRulesFor, terrainTypeOf } from '../../rules/index.ts';
import type { BoardPort } from '../board/board-port.ts';
import type { Battle } from '../battle.ts';
import { shapeOf } from '../view/shape-of.ts';

/** CSS pixels per MU where no board is drawn: only how far knobs are apart depends on it. */
const USUAL_SCALE = 16;
/** Half of what a knob takes up, under a mouse and under a finger: as the board draws them. */
const KNOB = 11;
const FINGER_KNOB = 22;

/** What the hand's tools may ask of this table and this screen. */
export const handWorld = (
  battle: Battle,
  selection: () => ReadonlySet<string>,
  port: () => BoardPort | undefined,
): ToolWorld => ({
  hitTest: (point, slop) => port()?.hitTest(point, slop),
  poseOf: (id) => battle.snapshot.public.pose.get(id),
  shapeOf: (id) => cornersOfPiece(battle, id),
  isStand: (id) => battle.kindOf(id) === 'stand',
  // Terrain lies still until it is selected: otherwise whoever pushes the table by a wood takes the wood along.
  mayMove: (id) => battle.mayHandle(id) && (battle.kindOf(id) !== 'terrain' || selection().has(id)),
  holderOf: (id) => battle.holderOf(id),
  selection: () => [...selection()],
  piecesIn: (box) =>
    [...battle.snapshot.public.stand.keys()].filter((id) => {
      const pose = battle.snapshot.public.pose.get(id);
      return pose && battle.mayHandle(id) && isInBox(box, { x: pose[0] / MILLI_MU, y: pose[1] / MILLI_MU });
    }),
  ownStands: () => readingOrder(battle, ownStands(battle)),
  geometry: () => battle.world(),
  rulesFor: (ids) => moveRulesFor(battle.snapshot, battle.profile, ids),
  conformSlide: () => battle.profile.conformSlideMu.value,
  turnStartOf: (id) => battle.snapshot.public.trail.get(id)?.from,
  sizeLimitsOf: (id) => sizeLimitsOf(battle, id),
  scale: () => port()?.scale ?? USUAL_SCALE,
  knobRadius: () => (globalThis.matchMedia?.('(pointer: coarse)').matches ? FINGER_KNOB : KNOB),
  wayOnBoard: (right, up) =>
    port()?.wayOnBoard(right, up) ?? (battle.side === 'blue' ? { x: -right, y: -up } : { x: right, y: up }),
});

const readingOrder = (battle: Battle, ids: readonly string[]): string[] => {
  const { snapshot } = battle;
  const sign = battle.side === 'blue' ? -1 : 1;
  const x = (id: string) => (snapshot.public.pose.get(id)?.[0] ?? 0) * sign;
  const command = (id: string) => commandOf(snapshot, id) ?? 4;
  return ids.toSorted((a, b) => command(a) - command(b) || x(a) - x(b));
};

export const ownStands = (battle: Battle): string[] =>
  [...battle.snapshot.public.stand].flatMap(([id, { place, side }]) =>
    place === 'board' && side === battle.side && battle.mayHandle(id) ? [id] : [],
  );

const sizeLimitsOf = (battle: Battle, id: string) => {
  const type = terrainTypeOf(battle.profile, battle.snapshot.public.terrain.get(id)?.type ?? '');
  if (!type || !type.smallest.some((length, at) => length < (type.largest[at] ?? length))) return undefined;
  const milli = ([width, depth]: readonly [number, number]) => [width * MILLI_MU, depth * MILLI_MU] as const;
  const [width, depth] = type.defaultSize;
  return {
    smallest: milli(type.smallest),
    largest: milli([Math.max(type.largest[0], width), Math.max(type.largest[1], depth)]),
  };
};

/** The corners of a piece where it lies. Stands are anchored at their front edge, everything else at its centre. */
export const cornersOfPiece = (battle: Battle, id: string): readonly Point[] | undefined => {
  const pose = battle.snapshot.public.pose.get(id);
  const shape = shapeOf(battle.snapshot, battle.profile, id);
  if (!pose || !shape) return undefined;
  const rectangle = battle.kindOf(id) === 'stand' ? rectangleFromFront : rectangleFromCenter;
  return cornersOf(rectangle(placementOf(pose), shape.width, shape.depth));
};
