import type { Scene } from '@vexillum/scene';
import type { BoardPort } from './board-port.ts';

/** What the hand may ask of a drawn scene. */
export const portOf = (scene: Scene): BoardPort => {
  const { camera } = scene;
  return {
    hitTest: (point, slop) => scene.hitTest(point, { slop }),
    get scale() {
      return camera.scale;
    },
    get isFlipped() {
      return camera.isFlipped;
    },
    pan: (right, down) => camera.pan(right, down),
    zoomAt: (factor, at) => camera.zoomAt(factor, at),
    fit: () => camera.fit(),
    home: () => camera.home(),
    lookAt: (point) => camera.lookAt(point),
    seen: () => ({ middle: camera.state.center, span: camera.size.width / camera.scale }),
    see: (middle, span) => {
      camera.zoom(camera.size.width / span / camera.scale);
      camera.lookAt(middle);
    },
    showLoupe: (at) => scene.showLoupe(at),
  };
};
