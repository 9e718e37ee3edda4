import type { Json } from '@vexillum/model';
import { fits, fullProfileOf, type Profile } from '../../rules/index.ts';
import { houseWords } from './house-words.ts';
import { valueText } from './value-text.ts';
import { valueTitle } from './value-words.ts';

/** `Points of a command at least: 20 points`, one after the other; '' for what is no value of this profile. */
export const tellValues = (values: Json | undefined, profile: Profile): string => {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return '';
  // A table's profile knows nothing of combats.
  const full = { ...fullProfileOf(profile.id), ...profile };
  return Object.entries(values as { readonly [path: string]: Json })
    .filter(([path, value]) => fits(full, path, value))
    .map(([path, value]) => `${valueTitle(full, path)}: ${valueText(full, path, value)}`)
    .join('; ');
};

houseWords.tell = tellValues;
