import { type Words, type WordsValue, words } from '@vexillum/model';
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { mapPackShape } from '../map-pack-shape.ts';
import { type MapProblem, mapProblem } from '../map-problem.ts';
import { wantedWords } from './wanted-words.ts';

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
    problems.push(mapProblem('wrong-shape', wrongWords(placeText(value, field), error), field));
    if (problems.length === MOST) break;
  }
  return problems;
};

const wrongWords = (place: WordsValue, { type, schema }: ValueError): Words => {
  if (type === ValueErrorType.ObjectRequiredProperty) return words('{0} is missing.', place);
  if (type === ValueErrorType.ObjectAdditionalProperties) return words('{0} is nothing that a map has.', place);
  return words('{0} must be {1}.', place, wantedWords(schema));
};

/** The path, with the name of the territory or the region in it, so that nobody has to count to the 23rd. */
const placeText = (value: unknown, field: string): WordsValue => {
  if (field === '') return words('What the file holds');
  const [list = '', at = ''] = field.split('.');
  if (list !== 'territories' && list !== 'regions') return field;
  const name = (value as Record<string, Record<string, { name?: unknown }>>)[list]?.[at]?.name;
  return typeof name === 'string' && name.trim() !== '' ? `${field} (${name.slice(0, 60)})` : field;
};
