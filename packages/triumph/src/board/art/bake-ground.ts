import type { SoilPalette } from '../look/soil-palette.ts';
import type { Ink } from './ink.ts';
import { SOIL_PIXELS, soilPixels } from './soil.ts';
import { drawPaths, drawTurf, TURF, TURF_PIXELS } from './turf.ts';

const canvasOf = (width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly ink: Ink } => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser gives no 2d canvas to draw on.');
  return { canvas, ink };
};

/** The ground of a board of so many MU, with its worn ways. */
export const bakeSoil = (soil: SoilPalette, seed: number, width: number, depth: number): HTMLCanvasElement => {
  const [wide, deep] = [Math.round(width * SOIL_PIXELS), Math.round(depth * SOIL_PIXELS)];
  const { canvas, ink } = canvasOf(wide, deep);
  const image = ink.createImageData(wide, deep);
  image.data.set(soilPixels(soil, seed, width, depth));
  ink.putImageData(image, 0, 0);
  ink.scale(SOIL_PIXELS, SOIL_PIXELS);
  drawPaths(ink, soil, seed, width, depth);
  return canvas;
};

/** A square of grass and stones, to be laid side by side over the ground. */
export const bakeTurf = (soil: SoilPalette, seed: number): HTMLCanvasElement => {
  const { canvas, ink } = canvasOf(TURF * TURF_PIXELS, TURF * TURF_PIXELS);
  ink.scale(TURF_PIXELS, TURF_PIXELS);
  drawTurf(ink, soil, seed);
  return canvas;
};

/** Soil and turf as one picture, with so many pixels per MU. */
export const layGround = (
  soil: HTMLCanvasElement,
  turf: HTMLCanvasElement,
  width: number,
  depth: number,
  pixels: number,
): HTMLCanvasElement => {
  const { canvas, ink } = canvasOf(Math.round(width * pixels), Math.round(depth * pixels));
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(soil, 0, 0, canvas.width, canvas.height);
  const scale = pixels / TURF_PIXELS;
  ink.scale(scale, scale);
  ink.fillStyle = ink.createPattern(turf, 'repeat') ?? 'transparent';
  ink.fillRect(0, 0, canvas.width / scale, canvas.height / scale);
  return canvas;
};
