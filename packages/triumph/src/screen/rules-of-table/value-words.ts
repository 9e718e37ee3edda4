import { msg, str, translated } from '@vexillum/ui/words';
import { type Profile, rowOf } from '../../rules/index.ts';
import { combatRowName, isCombatTable } from '../combat/row-names.ts';
import { labelOf } from './value-labels.ts';
import { patternOf } from './value-pattern.ts';
import { wordText } from './value-text.ts';

const moveClassName = (code: string): string => {
  switch (code) {
    case 'mounted':
      return msg('Mounted troops');
    case 'open-foot':
      return msg('Foot in open order');
    default:
      return msg('Foot in close order');
  }
};

/** What stands before the values of one row: a troop type, a card, a score. */
export const rowTitle = (profile: Profile, head: string, row: string): string => {
  if (head === 'terrainCounts') return msg(str`Terrain score ${row}`);
  if (head === 'difficultMoves') return moveClassName(row);
  if (head === 'topographies') return topographyName(row);
  if (isCombatTable(head)) return combatRowName(head, row);
  const cards =
    head === 'battleCards' ||
    head === 'cardTerms' ||
    head === 'cardLosses' ||
    head === 'cardPlays' ||
    head === 'terrainExemptions';
  return (cards ? msgOf(rowOf(profile.battleCards, row)?.name) : undefined) ?? wordText(profile, row);
};

const msgOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : translated(name));

const topographyName = (code: string): string => {
  switch (code) {
    case 'Arable':
      return msg('Arable');
    case 'Hilly':
      return msg('Hilly');
    case 'Delta':
      return msg('Delta');
    case 'Forest':
      return msg('Forest');
    case 'Marsh':
      return msg('Marshland');
    case 'Steppe':
      return msg('Steppe');
    default:
      return msg('Dry');
  }
};

/** A value's name without its row: `move`, `Rings round a general`. */
export const valueLabel = (path: string): string => labelOf(patternOf(path).pattern) ?? path;

/** A value's whole name: `Spear: move`, `Troops deploy this near to their base edge`. */
export const valueTitle = (profile: Profile, path: string): string => {
  const { head, row } = patternOf(path);
  return row === undefined ? valueLabel(path) : `${rowTitle(profile, head, row)}: ${valueLabel(path)}`;
};
