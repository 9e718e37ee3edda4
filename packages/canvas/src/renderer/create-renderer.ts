import { Container, Graphics, type Renderer, Ticker, type WebGLRenderer } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import type { RendererChoice } from '../scene.ts';

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

type GraphicsHere = 'hardware' | 'software' | 'none';

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Who would draw WebGL here: asked of a bare context, before any of Pixi's code for it is loaded. Some drivers hide their name and pass
 * for hardware: then the frames are measured.
 */
const graphicsHere = (): GraphicsHere => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const naming = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && softwareNames.test(name) ? 'software' : 'hardware';
};

/** A frame of the trial picture on real graphics hardware takes under 5 ms; on the processor 50 to 200. */
const SLOW_FRAME = 30;
const FRAMES = 3;

const trialPicture = (width: number, height: number): Container => {
  const picture = new Container();
  for (let index = 0; index < 200; index += 1) {
    const left = (index * 37) % width;
    const top = (index * 53) % height;
    picture.addChild(new Graphics().rect(left, top, 40, 30).fill(0x808080).circle(left, top, 12).fill(0x404040));
  }
  return picture;
};

/** Draws a trial picture a few times and waits for each frame to be really there. */
const isSlow = (renderer: WebGLRenderer): boolean => {
  const { gl } = renderer;
  const picture = trialPicture(renderer.screen.width, renderer.screen.height);
  const pixel = new Uint8Array(4);
  const times: number[] = [];
  // The first frame compiles shaders and is not counted.
  for (let frame = 0; frame <= FRAMES; frame += 1) {
    const start = performance.now();
    renderer.render({ container: picture });
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    if (frame > 0) times.push(performance.now() - start);
  }
  picture.destroy({ children: true });
  return Math.min(...times) > SLOW_FRAME;
};
