import { games as conquestGames, matchRulesWith as conquestRulesWith } from '@vexillum/conquest';
import { commitTo, type MatchRules, rulesByGame } from '@vexillum/ledger';
import { byTheClock, plainClock } from '@vexillum/model';
import { games as triumphGames, matchRules as triumphRules } from '@vexillum/triumph';

const rules: ReadonlyMap<string, MatchRules> = new Map([
  ...triumphGames.map(({ id }) => [id, byTheClock(triumphRules, plainClock)] as const),
  ...conquestGames.map(({ id }) => [id, conquestRulesWith(commitTo)] as const),
]);

/** What the games know of a match. In a file of its own, so that the worker that checks matches loads no screens. */
export const matchRules: MatchRules = rulesByGame((game) => rules.get(game));
