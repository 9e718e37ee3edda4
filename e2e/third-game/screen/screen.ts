import type { GameScreen } from '@vexillum/frame/game-screen';

/** What the web app knows of the game before anybody plays it. It has no card, so the start page does not name it. */
export const screen: GameScreen = {
  ids: ['noughts-and-crosses'],
  words: { de: () => import('../words/de.ts') },
  loadTable: () => import('./table.ts'),
  loadReplay: () => import('./replay.ts'),
};
