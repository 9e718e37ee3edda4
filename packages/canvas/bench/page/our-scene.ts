import { type BoardView, createScene, type LayerSet, type RendererChoice } from '../../src/index.ts';
import type { DrawnScene } from './drawn-scene.ts';

/** `more`: what the measured game draws. */
export const openOurs = async <View extends BoardView = BoardView>(
  host: HTMLElement,
  renderer: RendererChoice,
  more: readonly LayerSet<View>[] = [],
): Promise<DrawnScene<View>> => {
  const listener = { onFrame: (_milliseconds: number): void => {} };
  const scene = await createScene<View>(host, {
    theme: 'light',
    renderer,
    more,
    onFrame: (milliseconds) => listener.onFrame(milliseconds),
  });
  return Object.assign(listener, {
    renderer: scene.renderer,
    whole: async () => void (await scene.drawn()),
    show: (view: View) => scene.show(view),
    pan: (right: number, down: number) => scene.camera.pan(right, down),
    zoom: (factor: number) => scene.camera.zoom(factor),
    destroy: () => scene.destroy(),
  });
};
