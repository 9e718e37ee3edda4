import type { ConquestDesk } from '../conquest-desk.ts';
import { territoryLine } from './territory-line.ts';
import { touchWords } from './touch-words.ts';

/** Where the keys stand and what they would do there, for those who hear the map; '' where they stand nowhere. */
export const focusText = (desk: ConquestDesk): string => {
  const id = desk.$focus.get();
  if (id === undefined) return '';
  const { snapshot, aim, rules } = desk;
  const words = touchWords(snapshot, aim, id, desk.meaningOf(id), rules.areOddsShown);
  const line = territoryLine(snapshot, id);
  return words === undefined ? line : `${line}. ${words}`;
};
