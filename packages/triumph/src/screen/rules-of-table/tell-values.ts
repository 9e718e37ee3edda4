import type { Json } from '@vexillum/model';
import { fits, type Profile } from '../../rules/index.ts';
import { houseWords } from './house-words.ts';
import { valueText } from './value-text.ts';
import { valueTitle } from './value-words.ts';

/** `Points of a command at least: 20 points`, one after the other; '' for what is no value of this profile. */
export const tellValues = (values: Json | undefined, profile: Profile): string =>
  typeof values !== 'object' || values === null || Array.isArray(values)
    ? ''
    : Object.entries(values as { readonly [path: string]: Json })
        .filter(([path, value]) => fits(profile, path, value))
        .map(([path, value]) => `${valueTitle(profile, path)}: ${valueText(profile, path, value)}`)
        .join('; ');

houseWords.tell = tellValues;
