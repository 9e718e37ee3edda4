import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';
import type { ScreenSize } from '../camera/camera-maths.ts';
import { opening } from './opening.ts';

/** Where the processor draws, each picture more in a batch makes every pixel dearer: frames took four times as long with the usual sixteen. */
const BATCHED_BY_SOFTWARE = 4;

export const openWebGl = async (size: ScreenSize, isSoftware: boolean): Promise<WebGLRenderer> => {
  const renderer = new WebGLRenderer();
  await renderer.init({ ...opening(size), antialias: !isSoftware });
  if (isSoftware) renderer.limits.maxBatchableTextures = BATCHED_BY_SOFTWARE;
  return renderer;
};
