import { msg, str, wordsText } from '@vexillum/ui/words';
import { isRefusal, type Json } from '@vexillum/model';
import type { OrderProblem } from '../../hand/index.ts';
import type { Battle } from '../battle.ts';
import type { BattleActions } from '../battle-actions.ts';
import type { Hand } from '../hand/hand.ts';
import type { Overlays } from '../board/overlays.ts';
import type { LiveTable } from '../live-table.ts';
import type { Pings } from '../hand/pings.ts';

/** What became of a typed line, in words. */
export type OrderAnswer =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'problem'; readonly said: string; readonly problem?: OrderProblem };

/** Who gives the order: their battle, and their hand. */
export interface Needs {
  readonly battle: Battle;
  readonly actions: BattleActions;
  readonly hand: Hand;
  readonly pings: Pings;
  readonly live: Pick<LiveTable, 'plan' | 'seat'>;
  readonly overlays: Pick<Overlays, '$combat'>;
}

export const done = (said: string): OrderAnswer => ({ kind: 'done', said });
export const problem = (said: string): OrderAnswer => ({ kind: 'problem', said });

export const act = async (by: Needs, name: string, args: Json, said: string): Promise<OrderAnswer> => {
  const answer = await by.actions.act(name, args);
  return isRefusal(answer) ? problem(wordsText(answer.words)) : done(said);
};

/** The first of them by name, and how many more. */
export const namesOf = (by: Needs, ids: readonly string[]): string => {
  const names = by.battle.names();
  const first = ids.slice(0, 4).map((id) => names.get(id)?.short ?? id);
  return ids.length > first.length
    ? msg(str`${first.join(', ')} and ${ids.length - first.length} more`)
    : first.join(', ');
};
