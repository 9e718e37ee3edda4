import { type Json, refuse, type Refusal, words } from '@vexillum/model';
import { checkProfile } from '../check/check-profile.ts';
import type { FullProfile } from '../full-profile.ts';
import { fits, type HouseValues, valueAt, withValues } from './with-values.ts';

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const checkShape = (played: FullProfile, path: string, value: unknown): Refusal | undefined => {
  if (fits(played, path, value)) return undefined;
  return valueAt(played, path) === undefined
    ? refuse(
        'no-such-value',
        words('The rules of this table have no value “{0}”.', path.slice(0, 80)),
        `values.${path.slice(0, 80)}`,
      )
    : refuse('bad-value', words('That cannot stand where the rules of this table have “{0}”.', path), `values.${path}`);
};

/** Why these values cannot be played at a table that plays by this profile; nothing where they can. */
export const checkValues = (played: FullProfile, values: { readonly [path: string]: unknown }): Refusal | undefined => {
  for (const [path, value] of Object.entries(values)) {
    const refusal = checkShape(played, path, value);
    if (refusal) return refusal;
  }
  const [problem] = checkProfile(withValues(played, values as HouseValues));
  return problem && refuse('contradiction', words('{0}: {1}', problem.field, problem.says), `values.${problem.field}`);
};

/** Whether any of these values is another than the table plays by. */
export const changesAnything = (played: FullProfile, values: HouseValues): boolean =>
  Object.entries(values).some(([path, value]) => !isSame(valueAt(played, path), value));
