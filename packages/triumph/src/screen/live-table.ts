import type { Timeline as TimelineOf } from '@vexillum/frame/replay/timeline';
import type { LiveTable as LiveTableOf } from '@vexillum/table';
import type { BattleKinds } from '../rules/index.ts';

/** A table of a battle as one browser has it. */
export type LiveTable = LiveTableOf<BattleKinds>;

/** A battle from its first entry to its last. */
export type Timeline = TimelineOf<BattleKinds>;
