import type { Profile } from '../profiles/profile.ts';
import type { ArmyFile } from './army-file.ts';
import type { ArmyList, FullAllyOption } from './army-list.ts';
import { isProblem, type Problem } from './problem.ts';
import { readAllyOptions } from './read-ally-options.ts';
import { readArmyFile } from './read-army-file.ts';
import { readArmyList } from './read-army-list.ts';

export type Import =
  | { readonly kind: 'army'; readonly army: ArmyFile }
  | { readonly kind: 'list'; readonly list: ArmyList }
  | { readonly kind: 'allies'; readonly options: readonly FullAllyOption[] };

const has = (json: unknown, key: string): boolean => typeof json === 'object' && json !== null && key in json;

/** Reads whatever a player may bring as a file: an army, an army list, or the ally options beside a list. */
export const readImport = (json: unknown, profile: Profile): Import | Problem => {
  if (has(json, 'vexillumArmy')) {
    const army = readArmyFile(json, profile);
    return isProblem(army) ? army : { kind: 'army', army };
  }
  if (Array.isArray(json) && has(json[0], 'allyEntries')) {
    const options = readAllyOptions(json);
    return isProblem(options) ? options : { kind: 'allies', options };
  }
  const list = readArmyList(json);
  return isProblem(list) ? list : { kind: 'list', list };
};
