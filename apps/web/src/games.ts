import type { GameDesk, GameScreen } from '@vexillum/frame/game-screen';
import { screen as conquest } from '@vexillum/conquest/screen';
import { screen as battles } from '@vexillum/triumph/screen';
import { withWords } from './with-words.ts';

/** The games that this app can show. The one place where they are named; those whose matches it checks are in verify/games.ts. */
export const screens: readonly GameScreen[] = [battles, conquest].map(withWords);

export const screenOf = (game: string): GameScreen | undefined => screens.find(({ ids }) => ids.includes(game));

export const desks: readonly GameDesk[] = screens.flatMap((screen) => screen.desks ?? []);
