import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { mapPackShape } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import { wantedText } from './wanted-text.ts';

/** More would not help whoever mends the file. */
const MOST = 20;

/** Members that are missing, too many, too long or of the wrong kind. */
export const shapeProblems = (value: unknown): MapProblem[] => {
  const problems: MapProblem[] = [];
  const named = new Set<string>();
  for (const error of Value.Errors(mapPackShape, value)) {
    const field = error.path.replace(/^\//, '').replaceAll('/', '.');
    // One mistake is reported for each member, not for everything that could have been expected there.
    if (named.has(field)) continue;
    named.add(field);
    problems.push(mapProblem('wrong-shape', `${placeText(value, field)} ${wrongText(error)}.`, field));
    if (problems.length === MOST) break;
  }
  return problems;
};

const wrongText = ({ type, schema }: ValueError): string => {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'is missing';
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'is nothing that a map has';
  return `must be ${wantedText(schema)}`;
};

/** The path, with the name of the territory or the region in it: nobody likes to count to the 23rd. */
const placeText = (value: unknown, field: string): string => {
  if (field === '') return 'What the file holds';
  const [list = '', at = ''] = field.split('.');
  if (list !== 'territories' && list !== 'regions') return field;
  const name = (value as Record<string, Record<string, { name?: unknown }>>)[list]?.[at]?.name;
  return typeof name === 'string' && name.trim() !== '' ? `${field} (${name.slice(0, 60)})` : field;
};
