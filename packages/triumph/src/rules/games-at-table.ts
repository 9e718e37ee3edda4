import { guessedActions } from './actions/guessed-actions.ts';
import { battleGames } from './battle-games.ts';
import type { Game } from './records/table.ts';

/** What happened is told by the server's log: a guess has no line, so nothing of it is loaded before the board. */
const { triumph, grandTriumph } = battleGames({ actions: guessedActions, eventOf: () => undefined });

/** The games as a browser needs them at a table: with the actions that it foresees, and without those that only the server runs. */
export const gamesAtTable: readonly Game[] = [grandTriumph, triumph];
