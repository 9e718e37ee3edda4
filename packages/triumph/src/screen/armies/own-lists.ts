import {
  type ArmyList,
  type FullAllyOption,
  isProblem,
  readAllyOptions,
  readArmyList,
  sampleAllyOptions,
  sampleLists,
} from '../../rules/index.ts';
import { alliesOf, type KeptList, keptLists, listById } from './list-memory.ts';

/** The invented lists that come with the app. */
export const ownLists: readonly ArmyList[] = sampleLists
  .map(readArmyList)
  .flatMap((list) => (isProblem(list) ? [] : [list]));

const sampleAllies = (): readonly FullAllyOption[] => {
  const read = readAllyOptions(sampleAllyOptions);
  return isProblem(read) ? [] : read;
};

/** All lists that can be chosen: those that were opened in this browser, and the invented ones. */
export const allLists = (): readonly KeptList[] => [...keptLists(), ...ownLists.map((list) => ({ list }))];

/** The allies of a list with their own lists: from a file that was opened beside it. The invented file belongs to the first invented list. */
export const knownAllies = (list: ArmyList): readonly FullAllyOption[] =>
  alliesOf(list) ?? (list.id !== null && list.id === ownLists[0]?.id ? sampleAllies() : []);

export const anyListById = (id: string | null): ArmyList | undefined =>
  listById(id) ?? ownLists.find((list) => id !== null && list.id === id);

/** Whether a list is what somebody looks for: words of its name, its keywords or themes, and a year in which it was. */
export const isLookedFor = ({ list, themes = [] }: KeptList, words: string, year: number | null): boolean => {
  const text = [list.name, list.extendedName, ...list.keywords, ...themes].join(' ').toLowerCase();
  const isInYear =
    year === null ||
    list.dateRanges.length === 0 ||
    list.dateRanges.some(({ startDate, endDate }) => startDate <= year && year <= endDate);
  return (
    isInYear &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
};
