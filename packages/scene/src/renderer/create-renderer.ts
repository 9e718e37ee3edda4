import { Ticker, type Renderer } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import type { RendererChoice } from '../scene.ts';
import { graphicsHere } from './graphics-here.ts';
import { isSlow } from './is-slow.ts';

// Each renderer is a load of script of its own, and a table needs one of them.
const canvas = async (size: ScreenSize): Promise<Renderer> => (await import('./open-canvas.ts')).openCanvas(size);
const webGl = async (size: ScreenSize, isSoftware: boolean) =>
  (await import('./open-web-gl.ts')).openWebGl(size, isSoftware);

/** WebGL, unless its first frames show that the processor draws it under a name that nobody knows. */
const quickest = async (size: ScreenSize): Promise<Renderer> => {
  const renderer = await webGl(size, false);
  if (!isSlow(renderer)) return renderer;
  renderer.destroy({ removeView: true });
  return canvas(size);
};

const open = async (choice: RendererChoice, size: ScreenSize): Promise<Renderer> => {
  const graphics = graphicsHere();
  if (choice === 'canvas' || graphics === 'none') return canvas(size);
  if (choice === 'webgl') return webGl(size, graphics === 'software');
  return graphics === 'software' ? canvas(size) : quickest(size);
};

/** Pixi keeps a system ticker running that would wake a resting table sixty times a second. */
const stopTicking = () => {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
};

export const isCanvasRenderer = (renderer: Renderer): boolean => renderer.name === 'canvas';

/** A renderer of the wanted kind; `auto` takes WebGL where hardware draws it, and the canvas elsewhere, as all do where WebGL is missing. */
export const createRenderer = async (choice: RendererChoice, size: ScreenSize): Promise<Renderer> => {
  const renderer = await open(choice, size);
  stopTicking();
  return renderer;
};
