import type { HouseRule } from '@vexillum/model';

/** An option of the table, with what a menu needs to know of it. */
export interface ConquestRule extends HouseRule {
  /** The key of the rule that has to be on for this one to matter: menus show it only then. */
  readonly needs?: string;
  /** Whose it is to change: the host's alone, or every administrator's. */
  readonly changedBy: 'host' | 'administrators';
  /** Whether it can still be changed while a game is on. */
  readonly whileOn: boolean;
  /** Where in the menu it stands. */
  readonly group: 'start' | 'turn' | 'flags' | 'neutrals' | 'end' | 'absence' | 'table';
}
