import type { BoardView } from './view/board-view.ts';
import type { Scene, SceneOptions } from './scene.ts';
import { BoardScene } from './board-scene.ts';
import { createRenderer } from './renderer/create-renderer.ts';

/** Puts a board into the host element, which gives it its size. Rejects where nothing at all can draw. */
export const createScene = async <View extends BoardView = BoardView>(
  host: HTMLElement,
  options: SceneOptions<View>,
): Promise<Scene<View>> => {
  const size = { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
  const renderer = await createRenderer(options.renderer ?? 'auto', size);
  return new BoardScene(host, renderer, options);
};
