import type { BattleEvent, BattleEventOf, Profile } from '../rules/index.ts';
import type { TableNames } from '@vexillum/frame/table/tell-table';
import type { Tell } from '@vexillum/frame/table/tell';

/** By which rules a line is told. */
export interface Telling extends TableNames {
  readonly profile: Profile;
}

/** The sentences of a part of what can happen. */
export type TellSome<Kind extends BattleEvent['kind']> = Tell<BattleEventOf<Kind>, Telling>;
