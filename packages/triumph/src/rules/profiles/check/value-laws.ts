import { type Json, words } from '@vexillum/model';
import type { Problem } from '../../armies/problem.ts';
import { type ProfileValue, profileValues } from '../house/profile-values.ts';
import type { Profile } from '../profile.ts';
import { boundsAt } from './bounds.ts';
import { choicesAt } from './choices.ts';
import { type Law, unless } from './law.ts';
import { codesAt } from './references.ts';

const itemsOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);

const checkWord = (profile: Profile, { path }: ProfileValue, word: string): readonly Problem[] => {
  const known = choicesAt(path) ?? codesAt(profile, path);
  return unless(
    known === undefined || known.includes(word),
    path,
    words('“{0}” is not one of {1}.', word, known?.join(', ')),
  );
};

const checkNumber = ({ path }: ProfileValue, number: number): readonly Problem[] => {
  const { least, most, isWhole } = boundsAt(path);
  return [
    ...unless(number >= least && number <= most, path, words('It is {0}; it can be {1} to {2}.', number, least, most)),
    ...unless(!isWhole || Number.isInteger(number), path, words('It is {0}; it must be a whole number.', number)),
  ];
};

const checkItem = (profile: Profile, value: ProfileValue, item: Json): readonly Problem[] => {
  if (typeof item === 'number') return checkNumber(value, item);
  return typeof item === 'string' ? checkWord(profile, value, item) : [];
};

const checkValue = (profile: Profile, value: ProfileValue): readonly Problem[] => [
  ...itemsOf(value.value).flatMap((item) => checkItem(profile, value, item)),
  ...unless(value.source.length > 5, value.path, words('It does not say where it comes from.')),
  ...unless(
    new Set(itemsOf(value.value)).size === itemsOf(value.value).length || typeof itemsOf(value.value)[0] === 'number',
    value.path,
    words('It names something twice.'),
  ),
];

/** Every number is one that can be played, every word one that is known, every value says where it comes from. */
export const valueLaw: Law = (profile) => profileValues(profile).flatMap((value) => checkValue(profile, value));
