import { Value } from '@sinclair/typebox/value';
import { mapPackShape } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';

/** More would not help whoever mends the file. */
const MOST = 20;

/** Members that are missing, too many, too long or of the wrong kind. */
export const shapeProblems = (value: unknown): MapProblem[] => {
  const problems: MapProblem[] = [];
  const named = new Set<string>();
  for (const { path, message } of Value.Errors(mapPackShape, value)) {
    const field = path.replace(/^\//, '').replaceAll('/', '.');
    // One mistake is reported for each member, not for everything that could have been expected there.
    if (named.has(field)) continue;
    named.add(field);
    problems.push(mapProblem('wrong-shape', `${field || 'The map'}: ${message}.`, field));
    if (problems.length === MOST) break;
  }
  return problems;
};
