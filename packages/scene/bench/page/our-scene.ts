import { createScene, type RendererChoice, type SceneOptions } from '../../src/index.ts';
import type { DrawnScene } from './drawn-scene.ts';

/** `more`: what the scene can draw beside stands. */
export const openOurs = async (
  host: HTMLElement,
  renderer: RendererChoice,
  more: SceneOptions['more'] = [],
): Promise<DrawnScene> => {
  const listener = { onFrame: (_milliseconds: number): void => {} };
  const scene = await createScene(host, {
    theme: 'light',
    renderer,
    more,
    onFrame: (milliseconds) => listener.onFrame(milliseconds),
  });
  return Object.assign(listener, {
    renderer: scene.renderer,
    show: (view: Parameters<typeof scene.show>[0]) => scene.show(view),
    pan: (right: number, down: number) => scene.camera.pan(right, down),
    zoom: (factor: number) => scene.camera.zoom(factor),
    destroy: () => scene.destroy(),
  });
};
