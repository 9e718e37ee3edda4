import type { MatchRules } from './verify-match.ts';

/** The rules of several games as one: each match is asked about by those of its own. */
export const rulesByGame = (rulesOf: (game: string) => MatchRules | undefined): MatchRules => ({
  replay: (entries, match) =>
    rulesOf(match.game)?.replay(entries, match) ?? [
      { seq: 0, kind: 'rules', says: 'The match is of a game that is not known here.' },
    ],
});
