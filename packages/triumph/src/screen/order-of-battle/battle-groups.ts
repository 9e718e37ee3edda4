import type { SideId } from '@vexillum/model';
import type { StandReport } from '../../rules/index.ts';

/** Stands that are read under one heading. */
export interface BattleGroup {
  readonly key: string;
  readonly side: SideId;
  /** `null`: in none; `undefined`: the reader does not know. */
  readonly command: 1 | 2 | 3 | null | undefined;
  readonly stands: readonly StandReport[];
}

/** Splits the report at its headings; the order is the report's: the own commands first, then those in none, then the enemy. */
export const battleGroups = (reports: readonly StandReport[]): readonly BattleGroup[] => {
  const groups = new Map<string, BattleGroup>();
  for (const report of reports) {
    const { side, command } = report;
    const key = `${side} ${command ?? String(command)}`;
    const group = groups.get(key);
    groups.set(key, { key, side, command, stands: [...(group?.stands ?? []), report] });
  }
  return [...groups.values()];
};

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replace(/[\s-]/g, '');

/** Whether all the words that are sought are in the text; case, accents, spaces within a name and hyphens do not matter. */
export const isSought = (text: string, sought: string): boolean => {
  const all = folded(text);
  return sought.split(/\s+/).every((word) => all.includes(folded(word)));
};
