import { standHalfPoints } from './draft-points.ts';
import type { ArmyDraft } from './army-draft.ts';
import { isReachable, mostReachable } from './reachable.ts';

/** How many stands of one type a line of the list gives, and takes. */
export interface LineFill {
  readonly option: number;
  readonly troopType: string;
  readonly min: number;
  readonly max: number;
  count: number;
}

const priced = (draft: ArmyDraft, line: LineFill) => standHalfPoints(draft.profile, { troopType: line.troopType });

const supplies = (draft: ArmyDraft, lines: readonly LineFill[], but?: LineFill) =>
  lines.map((line) => ({ price: priced(draft, line), left: line.max - line.count - (line === but ? 1 : 0) }));

/** How much of what a line offers above its minimum is taken already. */
const fullness = (line: LineFill): number => (line.count - line.min) / (line.max - line.min);

/**
 * Raises the counts from their minimums until the budget is spent, evenly over the lines, and to the last half-point where the list makes
 * that possible.
 */
export const fillLines = (draft: ArmyDraft, lines: readonly LineFill[], budget: number): void => {
  const fixed = lines.reduce((total, line) => total + line.count * priced(draft, line), 0);
  let left = mostReachable(budget - fixed, supplies(draft, lines));
  while (left > 0) {
    const next = lines
      .filter((line) => line.count < line.max)
      .sort((a, b) => fullness(a) - fullness(b))
      .find((line) => isReachable(left - priced(draft, line), supplies(draft, lines, line)));
    if (!next) return;
    next.count++;
    left -= priced(draft, next);
  }
};
