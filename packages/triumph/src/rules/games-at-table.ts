import { guessedActions } from './actions/guessed-actions.ts';
import { eventOfWith, guessedTellers } from './events/guessed-event-of.ts';
import { battleGames } from './battle-games.ts';
import type { Game } from './records/table.ts';

const { triumph, grandTriumph } = battleGames({
  actions: guessedActions,
  eventOf: eventOfWith(guessedTellers),
});

/** The games as a browser needs them at a table: with the actions that it foresees, and without those that only the server runs. */
export const gamesAtTable: readonly Game[] = [grandTriumph, triumph];
