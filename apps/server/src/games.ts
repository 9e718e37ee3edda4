import type { MatchRules } from '@vexillum/ledger';
import type { Game } from '@vexillum/model';
import { games as triumphGames, matchRules as triumphRules } from '@vexillum/triumph';

/** The games that this server runs. The one place where they are named. */
export const games: readonly Game[] = [...triumphGames];

/** What only a game knows of its matches, by the game's id; none for a game that cannot run its actions again. */
export const matchRulesOf = (game: string): MatchRules | undefined =>
  triumphGames.some(({ id }) => id === game) ? triumphRules : undefined;
