import type { SingleMove } from '@vexillum/geometry';
import { isSamePose, type Pose, THIS_TABLE } from '@vexillum/model';
import type { Edits, Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';
import type { Trail } from '../records/trail.ts';

/** What one stand does in a move. */
export interface Step {
  readonly id: string;
  readonly from: Pose;
  readonly to: Pose;
  /** In thousandths of an MU. */
  readonly cost: number;
  readonly budget?: number | undefined;
  /** How it went in a group that only single stands go. */
  readonly inGroup?: readonly SingleMove[] | undefined;
  /** The turns of its column that it has yet to pass afterwards. */
  readonly hinges?: Stand['hinges'] | undefined;
}

const smallest = (budgets: readonly (number | undefined)[]): { budget?: number } => {
  const known = budgets.filter((budget) => budget !== undefined);
  return known.length === 0 ? {} : { budget: Math.min(...known) };
};

const continued = (
  trail: Trail | undefined,
  stand: Stand | undefined,
  { from, cost, budget, inGroup = [] }: Step,
  now: string | undefined,
): Trail => {
  const phase = trail ? trail.phase : now;
  const { hinges } = trail ?? stand ?? {};
  const ways = [...new Set([...(trail?.inGroup ?? []), ...inGroup])].sort();
  return {
    from: trail?.from ?? from,
    cost: (trail?.cost ?? 0) + cost,
    ...smallest([trail?.budget, budget]),
    ...(phase ? { phase } : {}),
    ...(ways.length > 0 ? { inGroup: ways } : {}),
    ...(hinges ? { hinges } : {}),
  };
};

const isBack = (trail: Trail | undefined, { from, to }: Pick<Step, 'from' | 'to'>): boolean =>
  isSamePose(trail?.from ?? from, to);

/** Whether the step brings a stand that had moved back to where the turn began. */
export const isBackAtStart = (snapshot: Snapshot, step: Pick<Step, 'id' | 'from' | 'to'>): boolean => {
  const trail = snapshot.public.trail.get(step.id);
  return trail !== undefined && isBack(trail, step);
};

/** Adds a step to the stand's trail of this turn. Who is back where the turn began has not moved. Before the first turn: nothing. */
export const leaveTrail = (edits: Edits, snapshot: Snapshot, step: Step): void => {
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!turn) return;
  const trail = snapshot.public.trail.get(step.id);
  const stand = snapshot.public.stand.get(step.id);
  edits.put('trail', step.id, isBack(trail, step) ? null : continued(trail, stand, step, turn.phase));
};

const withHinges = (stand: Stand, hinges: Stand['hinges']): Stand => {
  const { hinges: _, ...others } = stand;
  return hinges ? { ...others, hinges } : others;
};

/** The stand without what only a stand on its way has, or one that has fallen. */
export const atRest = (stand: Stand): Stand => {
  const { fell: _, ...others } = stand;
  return withHinges(others, undefined);
};

/** The stand as it is lost: all keep in mind where it stood. */
export const asLost = (stand: Stand, pose: Pose | undefined): Stand => ({
  ...atRest(stand),
  place: 'lost',
  ...(pose ? { fell: pose } : {}),
});

const isSameList = (a: Stand['hinges'], b: Stand['hinges']): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Takes note of the turns that the stand has yet to pass: those that it had when the turn began, where it is back there; and of what `changed` makes of it. */
export const keepHinges = (
  edits: Edits,
  snapshot: Snapshot,
  step: Step,
  changed = (stand: Stand): Stand => stand,
): void => {
  const stand = snapshot.public.stand.get(step.id);
  if (!stand) return;
  const hinges = isBackAtStart(snapshot, step) ? snapshot.public.trail.get(step.id)?.hinges : step.hinges;
  const next = changed(stand);
  if (next !== stand || !isSameList(stand.hinges, hinges)) edits.put('stand', step.id, withHinges(next, hinges));
};
