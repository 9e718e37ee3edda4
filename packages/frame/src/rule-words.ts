import type { GameScreen, RuleWords } from './game-screen.ts';

/** Where a game has no words for them, or they have not come yet. */
export const asWritten: RuleWords = (_key, value) => String(value);

/** The words of each game; of a game that has none, or where they do not come, values as they are written. */
export const ruleWordsOf = async (screens: readonly GameScreen[]): Promise<(game: string) => RuleWords> => {
  const loaded = await Promise.all(
    screens.map(async ({ ids, loadRuleWords }) => {
      const words = await loadRuleWords?.().catch((error: unknown) => console.error(error));
      return words ? ids.map((id) => [id, words] as const) : [];
    }),
  );
  const byGame = new Map(loaded.flat());
  return (game) => byGame.get(game) ?? asWritten;
};
