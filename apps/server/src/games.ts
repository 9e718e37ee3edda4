import { commitTo, type MatchRules } from '@vexillum/ledger';
import { byTheClock, type Game, type GameClock, plainClock } from '@vexillum/model';
import { games as conquestGames, matchRulesWith as conquestRulesWith } from '@vexillum/conquest';
import {
  checkProfile,
  games as triumphGames,
  matchRules as triumphRules,
  profiles,
  useLaws as useTriumphLaws,
} from '@vexillum/triumph';

useTriumphLaws();

/** Turns of a battle by the clock; a late one is passed as the umpire would. */
const battleClock: GameClock = {
  ...plainClock,
  late: () => ({ seat: 'umpire', name: 'begin-turn', args: {} }),
};

/** The games that this server runs. The one place where they are named. */
export const games: readonly Game[] = [
  ...triumphGames.map((game) => ({ ...game, clock: battleClock })),
  ...conquestGames,
];

const rules: ReadonlyMap<string, MatchRules> = new Map([
  ...triumphGames.map(({ id }) => [id, byTheClock(triumphRules, plainClock)] as const),
  ...conquestGames.map(({ id }) => [id, conquestRulesWith(commitTo)] as const),
]);

/** What only a game knows of its matches, by the game's id; none for a game that cannot run its actions again. */
export const matchRulesOf = (game: string): MatchRules | undefined => rules.get(game);

/** Throws where the numbers of a game contradict themselves: no table could be played by them. */
export const checkGames = (): void => {
  for (const profile of profiles) {
    const [problem] = checkProfile(profile);
    if (problem) throw new Error(`the rules ${profile.id} are wrong at ${problem.field}: ${problem.message}`);
  }
};
