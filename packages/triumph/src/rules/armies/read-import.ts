import type { Profile } from '../profiles/profile.ts';
import type { ArmyFile } from './army-file.ts';
import type { ArmyList, FullAllyOption } from './army-list.ts';
import { isProblem, type Problem } from './problem.ts';
import { readAllyOptions } from './read-ally-options.ts';
import { readArmyFile } from './read-army-file.ts';
import { readArmyList } from './read-army-list.ts';
import { readThemes } from './read-themes.ts';

export type Import =
  | { readonly kind: 'army'; readonly army: ArmyFile }
  | { readonly kind: 'list'; readonly list: ArmyList }
  | { readonly kind: 'allies'; readonly options: readonly FullAllyOption[] }
  | { readonly kind: 'themes'; readonly names: readonly string[] }
  /** What comes beside a list that has no allies, or is of no theme. */
  | { readonly kind: 'nothing' };

const readNames = (json: readonly unknown[]): Import | Problem => {
  const names = readThemes(json);
  return isProblem(names) ? names : { kind: 'themes', names };
};

const has = (json: unknown, key: string): boolean => typeof json === 'object' && json !== null && key in json;

/** Reads whatever a player may bring as a file: an army, an army list, or the ally options and themes beside a list. */
export const readImport = (json: unknown, profile: Profile): Import | Problem => {
  if (has(json, 'vexillumArmy')) {
    const army = readArmyFile(json, profile);
    return isProblem(army) ? army : { kind: 'army', army };
  }
  if (Array.isArray(json) && has(json[0], 'allyEntries')) {
    const options = readAllyOptions(json);
    return isProblem(options) ? options : { kind: 'allies', options };
  }
  if (Array.isArray(json)) return json.length === 0 ? { kind: 'nothing' } : readNames(json);
  const list = readArmyList(json);
  return isProblem(list) ? list : { kind: 'list', list };
};
