import type { Container, Renderer } from 'pixi.js';
import { BoardScene } from '../board-scene.ts';
import type { LayerSet } from '../layers/layer-set.ts';
import type { BoardView } from '../view/board-view.ts';
import type { LittleBrowser } from './little-browser.ts';

/** A scene in a little browser that has shown this view and rests; `drawn` gets what is drawn from now on, a root for each frame. `isStill` as for one who wants no motion. */
export const openedScene = <View extends BoardView>(
  browser: LittleBrowser,
  view: View,
  more: readonly LayerSet<View>[] = [],
  isStill = false,
): { readonly scene: BoardScene<View>; readonly drawn: Container[] } => {
  const drawn: Container[] = [];
  const renderer = {
    name: 'canvas',
    resolution: 1,
    canvas: document.createElement('canvas'),
    resize: () => {},
    render: ({ container }: { container: Container }) => drawn.push(container),
    destroy: () => {},
  };
  const scene = new BoardScene<View>(browser.host(1280, 800), renderer as unknown as Renderer, {
    theme: 'light',
    more,
    isStill: () => isStill,
  });
  scene.show(view);
  browser.refresh(60);
  drawn.length = 0;
  return { scene, drawn };
};
