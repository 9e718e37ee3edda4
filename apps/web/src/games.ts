import type { Game } from '@vexillum/model';

/** A game's table, loaded when somebody sits down at one. The element `vx-battle-table` takes the live table from there. */
export interface GameScreens {
  readonly games: readonly Game[];
}

/** The games that this app can show. The one place where they are named. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
  const { games } = await import('./games/triumph/table.ts');
  return games.find((game) => game.id === id);
};

/** Loads the element `vx-replay-table`, where this app knows the game. */
export const loadReplay = async (id: string): Promise<boolean> => {
  const game = await loadGame(id);
  if (game) await import('./games/triumph/replay/replay-table.ts');
  return game !== undefined;
};

/** Loads the element `vx-profile-values`, which tells a profile's values. */
export const loadProfileValues = () => import('./games/triumph/rules-of-table/profile-values.ts');

export const loadArmyScreen = () => import('./games/triumph/armies/armies-screen.ts');

export const loadMapScreen = () => import('./games/conquest/maps/maps-screen.ts');
