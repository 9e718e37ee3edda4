import type { MatchRules } from '@vexillum/ledger';
import type { Game } from '@vexillum/model';
import {
  checkProfile,
  games as triumphGames,
  matchRules as triumphRules,
  profiles,
  useLaws as useTriumphLaws,
} from '@vexillum/triumph';

useTriumphLaws();

/** The games that this server runs. The one place where they are named. */
export const games: readonly Game[] = [...triumphGames];

/** What only a game knows of its matches, by the game's id; none for a game that cannot run its actions again. */
export const matchRulesOf = (game: string): MatchRules | undefined =>
  triumphGames.some(({ id }) => id === game) ? triumphRules : undefined;

/** Throws where the numbers of a game contradict themselves: no table could be played by them. */
export const checkGames = (): void => {
  for (const profile of profiles) {
    const [problem] = checkProfile(profile);
    if (problem) throw new Error(`the rules ${profile.id} are wrong at ${problem.field}: ${problem.message}`);
  }
};
