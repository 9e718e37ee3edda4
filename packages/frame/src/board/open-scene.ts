import { msg } from '@vexillum/ui/words';
import type { BoardView, createScene, LayerSet, Scene } from '@vexillum/canvas';
import type { VxElement } from '@vexillum/ui';
import { html, nothing } from 'lit';
import { $isStill } from '../comfort.ts';
import { $theme } from '../theme.ts';
import { freeRoom } from './free-room.ts';
import { rendererWish } from './renderer-wish.ts';

/** An element that shows a drawn board in its `.host`. */
export interface BoardHost extends VxElement {
  problem: string | undefined;
  isReady: boolean;
}

/** Loads a game's `board`, in one piece: what draws any board, and the layers that only this game has. */
export type LoadBoard<View extends BoardView> = () => Promise<{
  readonly createScene: typeof createScene;
  readonly more: readonly LayerSet<View>[];
}>;

/** Loads what draws, and draws into the element; `undefined` where it has gone meanwhile, or where nothing can be drawn: then it says so. */
export const openScene = async <View extends BoardView>(
  board: BoardHost,
  loadBoard: LoadBoard<View>,
): Promise<Scene<View> | undefined> => {
  try {
    const { createScene, more } = await loadBoard();
    const host = board.renderRoot.querySelector<HTMLElement>('.host');
    if (!host || !board.isConnected) return undefined;
    const options = { theme: $theme.get(), renderer: rendererWish(), isStill: () => $isStill.get(), more };
    const scene = await createScene<View>(host, options);
    if (board.isConnected) return scene;
    scene.destroy();
  } catch (error) {
    console.error(error);
    board.problem = msg('The board cannot be drawn in this browser: it offers neither WebGL nor a canvas.');
  }
  return undefined;
};

/** What lies over the board until it is drawn. */
export const boardState = ({ problem, isReady }: BoardHost) => {
  if (problem) return html`<p class="waiting" role="alert">${problem}</p>`;
  return html`${freeRoom}${isReady ? nothing : html`<p class="waiting">${msg('Laying out the board …')}</p>`}`;
};
