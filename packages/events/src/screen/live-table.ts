import type { LiveTable as LiveTableOf } from '@vexillum/table';
import type { EventKinds } from '../rules/index.ts';

/** The table of an event as one browser has it. */
export type LiveTable = LiveTableOf<EventKinds>;
