import { doBoxesMeet, type Body } from '../body.ts';
import { boxAround, type Box } from '../box.ts';
import { isOffBoard } from '../off-board.ts';
import { doPolygonsOverlap } from '../overlap.ts';
import { penetrationOf } from '../penetration.ts';
import { turnBetween } from '../placement.ts';
import type { Polygon } from '../polygon.ts';
import { CONTACT_TOLERANCE, HEADING_TOLERANCE } from '../tolerances.ts';
import type { World } from '../world.ts';
import { type GroupMove, groupMoves } from './group-moves.ts';
import type { Leg } from './leg.ts';
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
  | ({ readonly kind: 'not-by-groups' } & GroupMove)
  | { readonly kind: 'uneven-headings' }
  | { readonly kind: 'kinked' };

export interface Moved {
  readonly start: readonly Marcher[];
  readonly legs: readonly Leg[];
  readonly end: readonly Body[];
  /** Those near enough to be met. */
  readonly others: readonly Body[];
  readonly swept: readonly SweptStep[];
  readonly terrain: readonly TerrainTouch[];
  readonly total: number;
  readonly budget: number | undefined;
  readonly rules: MoveRules;
  readonly isKinked: boolean;
}

/** Half a stored unit: no move is over its budget by less than the table can store. */
const HAIR = 0.0005;

const budgetFlags = ({ total, budget, rules, terrain }: Moved): MoveFlag[] => [
  ...(budget !== undefined && total > budget + HAIR ? [{ kind: 'over-budget', by: total - budget } as const] : []),
  ...terrain.flatMap(({ piece }): MoveFlag[] => {
    const slower = rules.terrainBudgets?.[piece];
    return slower === undefined || slower >= (rules.budget ?? Number.POSITIVE_INFINITY)
      ? []
      : [{ kind: 'slowed', piece, budget: slower }];
  }),
];

const overlapFlags = ({ end, others }: Moved): MoveFlag[] => {
  const flags: MoveFlag[] = [];
  for (const body of end) {
    for (const other of others) {
      if (!doBoxesMeet(body.box, other.box)) continue;
      const depth = penetrationOf(body.corners, other.corners);
      if (depth > CONTACT_TOLERANCE) flags.push({ kind: 'overlap', stand: body.id, other: other.id, depth });
    }
  }
  return flags;
};

const passFlags = ({ swept, others, rules }: Moved): MoveFlag[] => {
  const passed = new Map<string, MoveFlag>();
  for (const { step, area, box } of swept) {
    let boxes: Box[] | undefined;
    for (const other of others) {
      if (!doBoxesMeet(other.box, box) || rules.passable?.includes(other.id)) continue;
      const key = `${step.stand.id}/${other.id}`;
      if (passed.has(key)) continue;
      const slices = (boxes ??= area.map((shape) => boxAround(shape) as Box));
      const isIn = (shape: Polygon, index: number): boolean =>
        doBoxesMeet(slices[index] as Box, other.box) && doPolygonsOverlap(shape, other.corners, CONTACT_TOLERANCE);
      if (area.some(isIn)) passed.set(key, { kind: 'passes-through', stand: step.stand.id, other: other.id });
    }
  }
  return [...passed.values()];
};

/** Whether stands that look apart move as one; those of a kinked column are expected to. */
const isUneven = ([first, ...rest]: readonly Marcher[]): boolean =>
  first !== undefined &&
  [first, ...rest].every(({ hinges }) => hinges.length === 0) &&
  rest.some(({ body }) => Math.abs(turnBetween(first.body.at.degrees, body.at.degrees)) > HEADING_TOLERANCE);

const groupFlags = ({ start, legs, swept, rules }: Moved): MoveFlag[] =>
  groupMoves(
    start,
    legs,
    swept.map(({ step }) => step),
    rules.groupMayNot ?? [],
  ).map((moved) => ({ kind: 'not-by-groups', ...moved }));

/** The flags of a move, in a fixed order. A stand that ends in another is said to overlap it, and no more to pass through it. */
export const moveFlags = (moved: Moved, world: World): MoveFlag[] => {
  const overlaps = overlapFlags(moved);
  const isSaid = (flag: MoveFlag): boolean =>
    flag.kind === 'passes-through' &&
    overlaps.some((said) => said.kind === 'overlap' && said.stand === flag.stand && said.other === flag.other);
  return [
    ...budgetFlags(moved),
    ...moved.end
      .filter((body) => isOffBoard(body, world.board))
      .map((body) => ({ kind: 'off-board', stand: body.id }) as const),
    ...overlaps,
    ...passFlags(moved).filter((flag) => !isSaid(flag)),
    ...groupFlags(moved),
    ...(isUneven(moved.start) ? [{ kind: 'uneven-headings' } as const] : []),
    ...(moved.isKinked ? [{ kind: 'kinked' } as const] : []),
  ];
};
