import type { BattleEvent, BattleEventOf, Profile } from '@vexillum/triumph';
import type { TableNames } from '../../table/tell-table.ts';
import type { Tell } from '../../table/tell.ts';

/** By which rules a line is told. */
export interface Telling extends TableNames {
  readonly profile: Profile;
}

/** The sentences of a part of what can happen. */
export type TellSome<Kind extends BattleEvent['kind']> = Tell<BattleEventOf<Kind>, Telling>;
