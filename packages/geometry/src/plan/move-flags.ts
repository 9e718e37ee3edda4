import { doBoxesMeet, mayReach, type Body } from '../body.ts';
import { boxAround, isInBox, type Box } from '../box.ts';
import { doPolygonsOverlap } from '../overlap.ts';
import { penetrationOf } from '../penetration.ts';
import { turnBetween } from '../placement.ts';
import { CONTACT_TOLERANCE, HEADING_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import type { Marcher } from './leg-strokes.ts';
import type { MoveRules } from './move-rules.ts';
import type { SweptStep, TerrainTouch } from './terrain-of-track.ts';

/** What is remarkable about a move. Facts only: whether one is against the rules, a rule says. */
export type MoveFlag =
  | { readonly kind: 'over-budget'; readonly by: number }
  | { readonly kind: 'slowed'; readonly piece: string; readonly budget: number }
  | { readonly kind: 'off-board'; readonly stand: string }
  | { readonly kind: 'overlap'; readonly stand: string; readonly other: string; readonly depth: number }
  | { readonly kind: 'passes-through'; readonly stand: string; readonly other: string }
  | { readonly kind: 'uneven-headings' }
  | { readonly kind: 'kinked' };

export interface Moved {
  readonly start: readonly Marcher[];
  readonly end: readonly Body[];
  readonly swept: readonly SweptStep[];
  readonly terrain: readonly TerrainTouch[];
  readonly counted: number;
  readonly budget: number | undefined;
  readonly rules: MoveRules;
  readonly isKinked: boolean;
}

/** Half a stored unit: no move is over its budget by less than the table can store. */
const HAIR = 0.0005;

const budgetFlags = ({ counted, budget, rules, terrain }: Moved): MoveFlag[] => [
  ...(budget !== undefined && counted > budget + HAIR ? [{ kind: 'over-budget', by: counted - budget } as const] : []),
  ...terrain.flatMap(({ piece }): MoveFlag[] => {
    const slower = rules.terrainBudgets?.[piece];
    return slower === undefined || slower >= (rules.budget ?? Number.POSITIVE_INFINITY)
      ? []
      : [{ kind: 'slowed', piece, budget: slower }];
  }),
];

const isOffBoard = (body: Body, world: World): boolean => {
  const { x, y, width, depth } = world.board;
  const roomy = { x: x - HAIR, y: y - HAIR, width: width + 2 * HAIR, depth: depth + 2 * HAIR };
  return !body.corners.every((corner) => isInBox(roomy, corner));
};

const isNear = ({ center, radius }: Body, box: Box): boolean =>
  doBoxesMeet(box, { x: center.x - radius, y: center.y - radius, width: 2 * radius, depth: 2 * radius });

/** The others near enough to the move to be met by it; most of a table is not. */
const nearby = ({ swept, end }: Moved, world: World): Body[] => {
  const moving = new Set(end.map((body) => body.id));
  const boxes = swept.map((step) => step.box);
  const box = boxAround([
    ...boxes.flatMap(({ x, y, width, depth }) => [
      { x, y },
      { x: x + width, y: y + depth },
    ]),
    ...end.flatMap((body) => [...body.corners]),
  ]);
  if (!box) return [];
  return world.bodies.filter((body) => !moving.has(body.id) && isNear(body, box));
};

const overlapFlags = (moved: Moved, others: readonly Body[]): MoveFlag[] =>
  moved.end.flatMap((body) =>
    others.flatMap((other): MoveFlag[] => {
      if (!mayReach(body, other, 0)) return [];
      const depth = penetrationOf(body.corners, other.corners);
      return depth > CONTACT_TOLERANCE ? [{ kind: 'overlap', stand: body.id, other: other.id, depth }] : [];
    }),
  );

const passFlags = (moved: Moved, others: readonly Body[]): MoveFlag[] => {
  const passed = new Map<string, MoveFlag>();
  for (const { step, area, box } of moved.swept) {
    for (const other of others) {
      if (!isNear(other, box)) continue;
      const key = `${step.stand.id}/${other.id}`;
      if (passed.has(key) || !area.some((shape) => doPolygonsOverlap(shape, other.corners, CONTACT_TOLERANCE)))
        continue;
      passed.set(key, { kind: 'passes-through', stand: step.stand.id, other: other.id });
    }
  }
  return [...passed.values()];
};

/** Whether stands that look apart move as one; those of a kinked column are expected to. */
const isUneven = ([first, ...rest]: readonly Marcher[]): boolean =>
  first !== undefined &&
  [first, ...rest].every(({ hinges }) => hinges.length === 0) &&
  rest.some(({ body }) => Math.abs(turnBetween(first.body.at.degrees, body.at.degrees)) > HEADING_TOLERANCE);

/** The flags of a move, in a fixed order. A stand that ends in another is said to overlap it, and no more to pass through it. */
export const moveFlags = (moved: Moved, world: World): MoveFlag[] => {
  const others = nearby(moved, world);
  const overlaps = overlapFlags(moved, others);
  const isSaid = (flag: MoveFlag): boolean =>
    flag.kind === 'passes-through' &&
    overlaps.some((said) => said.kind === 'overlap' && said.stand === flag.stand && said.other === flag.other);
  return [
    ...budgetFlags(moved),
    ...moved.end
      .filter((body) => isOffBoard(body, world))
      .map((body) => ({ kind: 'off-board', stand: body.id }) as const),
    ...overlaps,
    ...passFlags(moved, others).filter((flag) => !isSaid(flag)),
    ...(isUneven(moved.start) ? [{ kind: 'uneven-headings' } as const] : []),
    ...(moved.isKinked ? [{ kind: 'kinked' } as const] : []),
  ];
};
