import { boxAroundAll, type Box } from '../box.ts';
import { doBoxesMeet } from '../body.ts';
import type { Point } from '../point.ts';
import type { Polygon } from '../polygon.ts';
import { touchOf } from '../swept/first-touch.ts';
import { passageOf, type Passage } from '../swept/passage.ts';
import { sweptArea } from '../swept/swept-area.ts';
import type { World } from '../world.ts';
import type { Step } from './track.ts';

/** A terrain piece that a move is in or through, and where it is first. */
export interface TerrainTouch {
  readonly piece: string;
  readonly stand: string;
  readonly leg: number;
  /** What that stand's front had travelled by then, along its arcs, in MU. */
  readonly travelled: number;
  readonly point: Point;
}

export interface SweptStep {
  readonly step: Step;
  readonly area: readonly Polygon[];
  readonly box: Box;
}

export const sweptSteps = (steps: readonly Step[]): SweptStep[] =>
  steps.map((step) => {
    const area = sweptArea(step.from, step.stand, step.stroke);
    return { step, area, box: boxAroundAll(area) as Box };
  });

/** The first touch of each piece that the swept area meets, in the world's order. */
export const terrainOfTrack = (swept: readonly SweptStep[], world: World): TerrainTouch[] => {
  const passages: Passage[] = [];
  const passage = (index: number, { from, stand, stroke }: Step): Passage =>
    (passages[index] ??= passageOf(from, stand, stroke));
  return world.terrain.flatMap(({ id, polygon, box }) => {
    let best: TerrainTouch | undefined;
    for (const [index, { step, box: stepBox }] of swept.entries()) {
      if (!doBoxesMeet(stepBox, box) || (best && step.leg > best.leg)) continue;
      if (best && step.leg === best.leg && step.before >= best.travelled) continue;
      const touch = touchOf(passage(index, step), { area: polygon, box });
      if (!touch) continue;
      const travelled = step.before + touch.part * step.price.arc;
      const isFirst = !best || step.leg < best.leg || travelled < best.travelled;
      if (isFirst) best = { piece: id, stand: step.stand.id, leg: step.leg, travelled, point: touch.point };
    }
    return best ?? [];
  });
};
