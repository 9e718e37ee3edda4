import { UNIT } from '@vexillum/canvas/layers';

/** How many drawing units a CSS pixel has, in steps of half an octave, so that a zoom does not redraw everything at every frame. */
export const pixelStep = (scale: number): number => 2 ** (Math.round(Math.log2(UNIT / scale) * 2) / 2);
