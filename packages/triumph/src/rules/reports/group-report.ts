import { type Body, forwardOf, rightOf, type Point } from '@vexillum/geometry';
import type { StandName } from '../names/stand-names.ts';
import type { GroupReport } from './stand-report.ts';

/** Less than half a base: files and ranks of one group are never nearer. */
const APART = 0.3;

const along = (body: Body, direction: Point): number => body.at.x * direction.x + body.at.y * direction.y;

/** Every value that is not the same as one before, ascending. */
const steps = (values: readonly number[]): number[] =>
  values.toSorted((a, b) => a - b).filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > APART);

const stepOf = (value: number, all: readonly number[]): number => all.findLastIndex((step) => step <= value) + 1;

/** Where a stand is in its group; `undefined` where it is alone. All of a group look the same way. */
export const groupReport = (
  body: Body,
  group: readonly Body[],
  names: ReadonlyMap<string, StandName>,
): GroupReport | undefined => {
  if (group.length < 2) return undefined;
  const [right, forward] = [rightOf(body.at.degrees), forwardOf(body.at.degrees)];
  const fileAxis = steps(group.map((member) => along(member, right)));
  const rankAxis = steps(group.map((member) => -along(member, forward)));
  const file = (member: Body): number => stepOf(along(member, right), fileAxis);
  const rank = (member: Body): number => stepOf(-along(member, forward), rankAxis);
  const others = group
    .filter((member) => member.id !== body.id)
    .toSorted((a, b) => rank(a) - rank(b) || file(a) - file(b))
    .flatMap(({ id }) => {
      const name = names.get(id);
      return name ? [{ id, name }] : [];
    });
  return { others, file: file(body), files: fileAxis.length, rank: rank(body), ranks: rankAxis.length };
};
