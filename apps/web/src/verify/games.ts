import { games as conquest } from '@vexillum/conquest';
import type { Game } from '@vexillum/model';
import { games as battles } from '@vexillum/triumph';

/** The games whose matches can be checked. Apart from their screens, so that the worker that checks matches loads none. */
export const games: readonly Game[] = [...battles, ...conquest];
