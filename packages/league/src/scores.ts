import type { Game, Result, SideId } from '@vexillum/model';

/** What each side has scored by the game's own measure; nothing where the game scores nobody. */
export const scoresOf = (game: Game, result: Result): { readonly [side: SideId]: number } => {
  const { scoring } = game;
  if (!scoring) return {};
  return Object.fromEntries(result.sides.map(({ side }) => [side, scoring.scoreOf(result, side)]));
};
