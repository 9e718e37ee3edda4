import { msg, translated } from '@vexillum/ui/words';
import { type Profile, type TroopOption, troopTypeOf } from '../../rules/index.ts';

/** What a line of a list is called: its own words, otherwise its types. */
export const optionName = (profile: Profile, option: TroopOption): string =>
  option.description ||
  option.troopEntries
    .map(({ troopTypeCode }) => translated(troopTypeOf(profile, troopTypeCode)?.name ?? troopTypeCode))
    .join(` ${msg('or')} `);

/** "218 BC to 201 BC" */
export const yearText = (year: number): string => (year < 0 ? `${-year} ${msg('BC')}` : String(year));
