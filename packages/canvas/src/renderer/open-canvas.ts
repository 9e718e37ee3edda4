import { CanvasRenderer, type Renderer } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import { opening } from './opening.ts';

/** Pixi asks of every renderer that the page let it make functions of strings, which our policy does not and a canvas does not need. */
class BoardCanvas extends CanvasRenderer {
  override _unsafeEvalCheck(): void {}
}

export const openCanvas = async (size: ScreenSize): Promise<Renderer> => {
  const renderer = new BoardCanvas();
  await renderer.init(opening(size));
  return renderer;
};
