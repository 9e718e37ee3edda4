import type { ConquestSitting } from '../conquest-sitting.ts';
import { territoryLine } from './territory-line.ts';
import { touchWords } from './touch-words.ts';

/** Where the keys stand and what they would do there, for those who hear the map; '' where they stand nowhere. */
export const focusText = (sitting: ConquestSitting): string => {
  const id = sitting.$focus.get();
  if (id === undefined) return '';
  const { snapshot, aim, rules } = sitting;
  const words = touchWords(snapshot, aim, id, sitting.meaningOf(id), rules.areOddsShown);
  const line = territoryLine(snapshot, id);
  return words === undefined ? line : `${line}. ${words}`;
};
