import type { GameDesk, GameScreen } from '@vexillum/frame/game-screen';
import * as listed from './games.ts';
import { withWords } from './with-words.ts';

export const screens: readonly GameScreen[] = Object.values<GameScreen>(listed).map(withWords);

export const screenOf = (game: string): GameScreen | undefined => screens.find(({ ids }) => ids.includes(game));

export const desks: readonly GameDesk[] = screens.flatMap((screen) => screen.desks ?? []);
