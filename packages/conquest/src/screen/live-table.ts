import type { Timeline as TimelineOf } from '@vexillum/frame/replay/timeline';
import type { LiveTable as LiveTableOf } from '@vexillum/table';
import type { ConquestKinds } from '../rules/index.ts';

/** A table of Conquest as one browser has it. */
export type LiveTable = LiveTableOf<ConquestKinds>;

/** A match from its first entry to its last. */
export type Timeline = TimelineOf<ConquestKinds>;
