import 'pixi.js/unsafe-eval';
import { Assets, autoDetectRenderer, Ticker, type Renderer } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import type { RendererChoice } from '../scene.ts';
import { isSoftwareGraphics } from './is-software-graphics.ts';
import { isSlow } from './is-slow.ts';
import { screenResolution } from './screen-resolution.ts';

/** Where the processor draws, each picture more in a batch makes every pixel dearer: frames took four times as long with the usual sixteen. */
const BATCHED_BY_SOFTWARE = 4;

const create = async (preference: 'webgl' | 'canvas', size: ScreenSize, isSoftware: boolean): Promise<Renderer> => {
  const renderer = await autoDetectRenderer({
    preference: [preference, 'canvas'],
    ...size,
    backgroundAlpha: 0,
    antialias: !isSoftware,
    autoDensity: true,
    resolution: screenResolution(),
    // Pixi's own pointer handling and its Tab overlay stay out: tools and the table's own list of stands do that work.
    eventMode: 'none',
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  });
  if (isSoftware && 'limits' in renderer) renderer.limits.maxBatchableTextures = BATCHED_BY_SOFTWARE;
  // Else Pixi would set the cursor and listen to the pointer in our place; its own documentation takes null here.
  renderer.events?.setTargetElement(null as unknown as HTMLElement);
  stopTicking();
  return renderer;
};

/** Pixi keeps a system ticker running that would wake a resting table sixty times a second. */
const stopTicking = () => {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
};

export const isCanvasRenderer = (renderer: Renderer): boolean => renderer.name === 'canvas';

/** A renderer of the wanted kind; `auto` takes WebGL where hardware draws it, and the canvas elsewhere. */
export const createRenderer = async (choice: RendererChoice, size: ScreenSize): Promise<Renderer> => {
  // The page's security policy allows no workers from blobs.
  Assets.setPreferences({ preferWorkers: false });
  const isSoftware = isSoftwareGraphics();
  if (choice !== 'auto') return create(choice, size, isSoftware);
  if (isSoftware) return create('canvas', size, isSoftware);
  const renderer = await create('webgl', size, isSoftware);
  if (isCanvasRenderer(renderer) || !isSlow(renderer)) return renderer;
  renderer.destroy({ removeView: true });
  return create('canvas', size, isSoftware);
};
