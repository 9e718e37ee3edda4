import { games as conquest } from '@vexillum/conquest';
import type { Game } from '@vexillum/model';
import { games as battles } from '@vexillum/triumph';

/** The games whose matches can be checked. The one place where they are named. */
export const games: readonly Game[] = [...battles, ...conquest];
