import type { GameDesk, GameScreen } from '@vexillum/frame/game-screen';
import type { SetupOf } from '@vexillum/frame/new-table/table-wish';
import * as listed from './games.ts';
import { withWords } from './with-words.ts';

export const screens: readonly GameScreen[] = Object.values<GameScreen>(listed).map(withWords);

export const screenOf = (game: string): GameScreen | undefined => screens.find(({ ids }) => ids.includes(game));

/** Where it does not come, the page's own part has to do. */
export const setupOf: SetupOf = async (game) =>
  screenOf(game)
    ?.loadSetup?.()
    .catch((error: unknown) => {
      console.error(error);
      return undefined;
    });

export const desks: readonly GameDesk[] = screens.flatMap((screen) => screen.desks ?? []);
