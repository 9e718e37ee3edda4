import type { Game } from '@vexillum/model';
import { games as triumphGames } from '@vexillum/triumph';

/** The games that this server runs. The one place where they are named. */
export const games: readonly Game[] = [...triumphGames];
